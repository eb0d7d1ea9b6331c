import { quoteEvidence } from '../../../core/correction/code/quote-evidence.ts';
import { passes } from '../../../core/correction/decide/decide.ts';
import type { AskState } from '../ask-state.ts';
import { EXTRACTIVE } from '../model-names.ts';
import type { Going } from '../step.ts';
import { attemptOf, criticise } from './critique.ts';

const PATIENCE_MS = 5000;

/**
 * LP19: where no answer of a model passed: quotations of the same evidence, held to the same critics. Without a model those
 * that may answer, which are marked as open (LP32).
 */
export async function quoteInstead(going: Going): Promise<Partial<AskState>> {
  const { state, ports } = going;
  const { attempts, identity, evidence } = state;
  if (attempts.some(({ decision }) => decision === 'commit')) return {};
  // without a model what plainly answers was quoted before: now what may
  const mayBeLikely = identity.asked_model === EXTRACTIVE;
  const response = quoteEvidence(identity.question, evidence, identity.language, mayBeLikely);
  if (mayBeLikely && response.citations.length === 0) return {};
  const generated = {
    tries: [{ model: EXTRACTIVE, read: { kind: 'valid' as const, response } }],
    cut: false,
    tokens: null,
  };
  // quotations are what is left when the time is up: they get a little of their own
  const critiqued = await criticise({ ...going, left: Math.max(going.left, PATIENCE_MS) }, generated);
  if (!passes(critiqued.findings, critiqued.abstained)) return {};
  const attempt = attemptOf(state, generated, critiqued, ports.verify.ids.next());
  return { attempts: [...attempts, attempt] };
}
