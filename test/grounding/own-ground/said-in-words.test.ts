import { describe, expect, it } from 'vitest';
import { Answer } from '../../../src/contract/answer.ts';
import { Configuration } from '../../../src/contract/configuration.ts';
import { verify } from '../../../src/core/verify.ts';
import { statements } from '../../support/read-statements.ts';

const TABLE =
  '| Light | Meaning |\n|---|---|\n| Blue | Heating |\n| White | Keeping warm |\n| Red | No water |\n';
const DEPOTS = '| Depot | Staff |\n|---|---|\n| Northgate | 42 |\n| Redhill | 61 |\n';
const ports = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T09:00:00.000Z' },
  ids: { next: () => '01TEST' },
};

async function contradicted(text: string, prose: string, table = TABLE): Promise<boolean | undefined> {
  const evidences = [{ evidence_id: 'e', type: 'document', data: `${table}\n${prose}` }];
  const answer = Answer.parse({ response_id: 'r', content: { text, evidences } });
  const report = await verify(answer, Configuration.parse({}), ports);
  return report.result.claim_validations[0]?.contradicted;
}

describe('a table beside running text', () => {
  const KEEPS = 'The kettle keeps water warm for 30 minutes.';

  it('GR47 what the text says word for word, its own table does not deny', async () => {
    expect(await contradicted(KEEPS, `Good to know. ${KEEPS} Enjoy.`)).toBe(false);
  });

  it('GR47 nothing changes where the sentence is only a part', async () => {
    const wrong = 'Northgate has a staff of 61.';
    expect(await contradicted(wrong, 'Read the lights.', DEPOTS)).toBe(true);
    expect(await contradicted(wrong, `It is a myth that ${wrong.toLowerCase()}`, DEPOTS)).toBe(true);
  });
});
