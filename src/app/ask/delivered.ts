import type { AskResult } from '../../contract/ask.ts';
import { moreTies, NOT_IN_INDEX } from '../../core/correction/code/quote-words.ts';
import { betterAttempt } from '../../core/correction/decide/better-attempt.ts';
import { renumbered } from '../../core/correction/critics/renumbered.ts';
import type { AskState } from './ask-state.ts';
import { EXTRACTIVE } from './model-names.ts';

type Delivered = Pick<AskResult, 'status' | 'answer' | 'citations' | 'confidence' | 'model'>;

/** LP16, LP19: the better of the answers that passed, with how many ties it was not told of (LP26); else that there is none. */
export function deliveredOf({ attempts, identity, evidence, mode, ties }: AskState): Delivered {
  const best = betterAttempt(attempts.filter(({ decision }) => decision === 'commit'));
  if (best === null) {
    const answer = NOT_IN_INDEX[identity.language];
    return { status: 'abstained', answer, citations: [], confidence: 0, model: mode.model };
  }
  const isOpen = best.critiques.some(({ critic, verdict }) => critic === 'relevance' && verdict !== 'pass');
  const isQuoted = best.model === EXTRACTIVE && (identity.asked_model !== EXTRACTIVE || isOpen);
  const { answer: own, citations } = renumbered(best, evidence);
  const answer = [own, ...(ties.all > ties.shown ? [moreTies(ties, identity.language)] : [])].join('\n\n');
  const { confidence, model } = best;
  return { status: isQuoted ? 'quoted' : 'answered', answer, citations: [...citations], confidence, model };
}
