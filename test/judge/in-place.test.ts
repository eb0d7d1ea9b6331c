import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/in-place.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { verify } from '../../src/core/verify.ts';
import { statementJudge } from '../../src/core/verify/statement-judge.ts';
import { stillClock } from '../support/verify-world.ts';

const evidence: Readonly<Record<string, string>> = data.evidence;
const statements = statementJudge(packagedReader);
const ports = { graph: null, sources: null, statements, clock: stillClock, ids: { next: () => '0' } };

async function endsOf(answer: string, name: string): Promise<string[]> {
  const evidences = [{ evidence_id: 'e1', type: 'document' as const, data: evidence[name] ?? '' }];
  const content = { text: answer, evidences };
  const report = await verify({ response_id: 'r', content }, Configuration.parse({}), ports);
  return report.result.claim_validations.map(({ status, contradicted }) => {
    if (contradicted) return 'contradicted';
    return status === 'VERIFIED' ? 'supported' : 'undecided';
  });
}

describe('the sentences of an answer in their place', () => {
  it.each(data.cases)('JD80 of $evidence: $answer', async ({ evidence: name, answer, ends }) => {
    expect(await endsOf(answer, name)).toEqual(ends);
  });
});
