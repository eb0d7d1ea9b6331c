import type { VerdictRecord } from '../../src/contract/verdict-record.ts';

/** A verdict that passed, save for what is given. */
export function aVerdict(id: string, given: Partial<VerdictRecord> = {}): VerdictRecord {
  return {
    id,
    tenant_id: 'default',
    part: 'verify',
    created_at: '2026-03-01T12:00:00.000Z',
    subject: { id: 'A', kind: 'answer' },
    input_hash: '0',
    evidence_hash: '0',
    checkers: {},
    outcome: 'PASSED',
    exit: 0,
    score: 1,
    counts: { items: 1, checked: 1, unchecked: 0, failed: 0 },
    cost: { ms: 1, queries: 0, tokens: null },
    unchecked: [],
    messages: [],
    report: {},
    ...given,
  };
}
