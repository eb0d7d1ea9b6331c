import { describe, expect, it } from 'vitest';
import { Configuration } from '../../../src/contract/configuration.ts';
import type { VerifyPorts } from '../../../src/core/verify/route.ts';
import { verify } from '../../../src/core/verify.ts';
import { statements } from '../../support/read-statements.ts';
import { documents } from '../../support/seen-claim.ts';

const PORTS: VerifyPorts = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' },
  ids: { next: () => '0' },
};
const EVIDENCE = documents('The fee is 40 euros. The deposit is 80 euros. The hall opens at nine.');

async function named(text: string, citations?: string): Promise<string[]> {
  const configuration = Configuration.parse(citations === undefined ? {} : { grounding: { citations } });
  const report = await verify(
    { response_id: 'r', content: { text, evidences: EVIDENCE } },
    configuration,
    PORTS,
  );
  return report.result.claim_validations
    .filter(({ issues }) => issues.some(({ code }) => code === 'CITATION_MISSING'))
    .map((claim) => claim.text);
}

const [FEE, DEPOSIT, HALL] = ['The fee is 40 euros.', 'The deposit is 80 euros.', 'The hall opens at nine.'];

describe('sentences without a citation', () => {
  it.each([
    ['an answer that cites nothing', `${FEE} ${DEPOSIT}`, []],
    ['one that cites for one of two paragraphs', `${FEE} [1]\n\n${DEPOSIT}`, [DEPOSIT]],
    ['a citation behind the next sentence stands for both', `${FEE} ${DEPOSIT} [1]`, []],
    ['but not for a third', `${FEE} ${DEPOSIT} ${HALL} [1]`, [FEE]],
    ['a citation before does not', `${FEE} [1] ${DEPOSIT}`, [DEPOSIT]],
    ['items of a list stand for themselves', `- ${FEE}\n- ${DEPOSIT} [1]`, [FEE]],
    ['numbered ones too', `1. ${FEE}\n2. ${DEPOSIT} [1]`, [FEE]],
    [
      'a link that leads to no evidence is no custom of citing',
      `${FEE} See [it](https://a.example/b).\n\n${HALL}`,
      [],
    ],
    ['a list of sources at the end needs none', `${FEE} [1]\n\nSources:\n[1] Price list`, []],
    ['an abstention needs none', `${FEE} [1]\n\nThe documents do not mention the rent.`, []],
  ])('CT4 %s', async (_, text, expected) => {
    expect(await named(text)).toEqual(expected);
  });

  it('CT4 the configuration decides: always, or never', async () => {
    expect(await named(`${FEE} ${DEPOSIT}`, 'required')).toEqual([FEE, DEPOSIT]);
    expect(await named(`${FEE} [1]\n\n${DEPOSIT}`, 'ignored')).toEqual([]);
  });

  it('CT4 marks in code are no citations', async () => {
    expect(await named(`${FEE}\n\n\`\`\`\nfees[1]\n\`\`\`\n\n${DEPOSIT} It is \`fees[1]\`.`)).toEqual([]);
  });
});
