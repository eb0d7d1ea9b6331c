import { describe, expect, it } from 'vitest';
import { Answer } from '../../../src/contract/answer.ts';
import { Configuration } from '../../../src/contract/configuration.ts';
import { verify } from '../../../src/core/verify.ts';
import { statements } from '../../support/read-statements.ts';

const TABLE =
  '| Light | Meaning |\n|---|---|\n| Blue | Heating |\n| White | Keeping warm |\n| Red | No water |\n';
const ports = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T09:00:00.000Z' },
  ids: { next: () => '01TEST' },
};

async function contradicted(text: string, prose: string, apart: boolean): Promise<boolean | undefined> {
  const data = apart ? [TABLE, prose] : [`${TABLE}\n${prose}`];
  const evidences = data.map((piece, at) => ({ evidence_id: `e${at}`, type: 'document', data: piece }));
  const answer = Answer.parse({ response_id: 'r', content: { text, evidences } });
  const report = await verify(answer, Configuration.parse({}), ports);
  return report.result.claim_validations[0]?.contradicted;
}

describe('a table beside running text', () => {
  const KEEPS = 'The kettle keeps water warm for 30 minutes.';

  it('GR47 what the text says word for word, its own table does not deny', async () => {
    expect(await contradicted(KEEPS, `Good to know. ${KEEPS} Enjoy.`, false)).toBe(false);
  });

  it('GR47 nothing changes where the sentence is only a part, or stands in another piece', async () => {
    const wrong = 'The white light means heating.';
    expect(await contradicted(wrong, 'Read the lights.', false)).toBe(true);
    expect(await contradicted(wrong, `It is a myth that ${wrong.toLowerCase()}`, false)).toBe(true);
    expect(await contradicted(wrong, wrong, true)).toBe(true);
  });
});
