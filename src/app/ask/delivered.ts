import type { AskResult } from '../../contract/ask.ts';
import { NOT_IN_INDEX } from '../../core/correction/code/quote-words.ts';
import { betterAttempt } from '../../core/correction/decide/better-attempt.ts';
import { renumbered } from '../../core/correction/critics/renumbered.ts';
import type { AskState } from './ask-state.ts';
import { EXTRACTIVE } from './model-names.ts';

type Delivered = Pick<AskResult, 'status' | 'answer' | 'citations' | 'confidence' | 'model'>;

/** LP16, LP19: the better of the answers that passed; else that there is none. */
export function deliveredOf({ attempts, identity, evidence, mode }: AskState): Delivered {
  const best = betterAttempt(attempts.filter(({ decision }) => decision === 'commit'));
  if (best === null) {
    const answer = NOT_IN_INDEX[identity.language];
    return { status: 'abstained', answer, citations: [], confidence: 0, model: mode.model };
  }
  const isQuoted = best.model === EXTRACTIVE && identity.asked_model !== EXTRACTIVE;
  const { answer, citations } = renumbered(best, evidence);
  const { confidence, model } = best;
  return { status: isQuoted ? 'quoted' : 'answered', answer, citations: [...citations], confidence, model };
}
