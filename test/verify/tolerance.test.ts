import { describe, expect, it } from 'vitest';
import cases from '../../cases/verify/tolerance.json' with { type: 'json' };
import { Configuration } from '../../src/contract/configuration.ts';
import { growAnswer } from '../../src/core/verify/grow-answer.ts';
import { verify } from '../../src/core/verify.ts';
import { statements } from '../support/read-statements.ts';
import { stillClock } from '../support/verify-world.ts';

const PORTS = { graph: null, sources: null, statements, clock: stillClock, ids: { next: () => '0' } };

const rows = cases.flatMap(({ ends, ...row }) =>
  Object.entries(ends).map(([tolerance, end]) => ({ ...row, tolerance: Number(tolerance), end })),
);

describe('numeric_tolerance, against running text', () => {
  it.each(rows)('GR54 $claim with $tolerance: $end', async ({ evidence, claim, tolerance, end }) => {
    const evidences = [{ evidence_id: 'e', type: 'document' as const, data: evidence }];
    const configuration = Configuration.parse({ validation: { numeric_tolerance: tolerance } });
    const answer = { response_id: 'r', content: { text: claim, evidences } };
    const at = async () => (await verify(answer, configuration, PORTS)).result.grounding?.end;
    const growing = growAnswer({ response_id: 'r', content: { evidences } }, configuration, PORTS);
    await growing.write(claim);
    expect([await at(), (await growing.end()).result.grounding?.end]).toEqual([end, end]);
  });
});
