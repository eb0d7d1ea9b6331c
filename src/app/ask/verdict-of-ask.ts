import type { AskResult } from '../../contract/ask.ts';
import { ASK_CHECKERS } from '../../contract/checkers.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';
import { canonicalHash } from '../canonical-hash.ts';
import type { AskState } from './ask-state.ts';
import { exitOfAsk } from './result-of.ts';

/** The record of an ask: what the critics say of the answer that was given. */
export function verdictOfAsk({ identity, evidence, raised }: AskState, result: AskResult): VerdictRecord {
  const { question, language, asked_model, consent } = identity;
  const given = result.attempts.findLast(({ decision }) => decision === 'commit') ?? result.attempts.at(-1);
  const critiques = given?.critiques ?? [];
  const open = critiques.filter(({ verdict }) => verdict === 'warn');
  const failed = critiques.filter(({ verdict }) => verdict === 'fail');
  return {
    id: result.verdict_id,
    tenant_id: identity.tenant,
    part: 'ask',
    created_at: identity.started_at,
    subject: { id: result.message_id, kind: 'answer' },
    input_hash: canonicalHash({ question, language, model: asked_model, consent }),
    evidence_hash: canonicalHash(evidence),
    checkers: ASK_CHECKERS,
    outcome: result.status.toUpperCase(),
    exit: exitOfAsk(result),
    score: given?.score ?? null,
    counts: {
      items: critiques.length,
      checked: critiques.length - open.length,
      unchecked: open.length,
      failed: failed.length,
    },
    cost: { ms: result.ms, queries: result.rounds, tokens: tokensOf(result) },
    unchecked: open.map(({ critic }) => ({ item: critic, reason: 'ambiguous' })),
    messages: raised.map(({ id }) => ({ id, type: 'feedback.signal' })),
    report: result,
  };
}

function tokensOf({ steps }: AskResult): number | null {
  const counts = steps.flatMap(({ detail }) =>
    typeof detail['tokens'] === 'number' ? [detail['tokens']] : [],
  );
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}
