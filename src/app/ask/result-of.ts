import type { AskResult } from '../../contract/ask.ts';
import { chooseQuoted } from '../../core/correction/code/quote-evidence.ts';
import { nearestPassages } from '../../core/correction/code/nearest-passages.ts';
import { type AskIdentity, type AskState, spentMs } from './ask-state.ts';
import { deliveredOf } from './delivered.ts';
import { EXTRACTIVE } from './model-names.ts';

/** Of asks that were kept by an older version nothing is known. */
function switchedAt({
  asked_model,
  began_with = asked_model,
}: Partial<AskIdentity> & Pick<AskIdentity, 'asked_model'>): AskResult['model_switched'] {
  return began_with === asked_model ? null : { asked: asked_model, to: began_with };
}

/** What an ask gives once it came to its end. */
export function resultOf(state: AskState): AskResult {
  const {
    identity,
    evidence,
    attempts,
    raised,
    actions,
    causes,
    retrieval,
    steps,
    troubles,
    gap_id,
    new_files,
    round,
  } = state;
  const delivered = deliveredOf(state);
  const isNone = delivered.status === 'abstained';
  return {
    id: identity.id,
    session_id: identity.session_id,
    message_id: identity.message_id,
    question: identity.written ?? identity.question,
    language: identity.language,
    ...delivered,
    relevance:
      isNone || delivered.model !== EXTRACTIVE
        ? null
        : (chooseQuoted(identity.question, evidence, true)?.relevance ?? null),
    nearest: isNone ? nearestPassages(identity.question, evidence) : [],
    model_switched: switchedAt(identity),
    rounds: round,
    attempts: [...attempts],
    steps: [...steps],
    signals: raised.map(({ reason }) => reason),
    causes: [...causes],
    actions: [...actions],
    ended: state.ended ?? 'failed',
    troubles: [...troubles],
    retrieval,
    gap_id,
    new_files,
    verdict_id: identity.id,
    ms: Math.round(spentMs(state) * 10) / 10,
  };
}

/**
 * LP21: 0: answered, and all critics let it pass; 1: answered with something that could not be decided, quotations in place
 * of an answer, or none; 2: nothing could be asked.
 */
export function exitOfAsk({ status, ended, attempts, model }: AskResult): 0 | 1 | 2 {
  if (ended === 'failed' && status === 'abstained') return 2;
  if (status !== 'answered') return 1;
  const delivered = attempts.findLast((one) => one.decision === 'commit' && one.model === model);
  return delivered?.critiques.every(({ verdict }) => verdict === 'pass') === true ? 0 : 1;
}
