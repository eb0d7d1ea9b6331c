import { quoteEvidence } from '../../../core/correction/code/quote-evidence.ts';
import { passes } from '../../../core/correction/decide/decide.ts';
import type { AskState } from '../ask-state.ts';
import { EXTRACTIVE } from '../model-names.ts';
import type { Going } from '../step.ts';
import { attemptOf, criticise } from './critique.ts';

const PATIENCE_MS = 5000;

/** LP19: where no answer of a model passed: quotations of the same evidence, held to the same critics. */
export async function quoteInstead(going: Going): Promise<Partial<AskState>> {
  const { state, ports } = going;
  const { attempts, identity, evidence } = state;
  if (attempts.some(({ decision }) => decision === 'commit') || identity.asked_model === EXTRACTIVE)
    return {};
  const response = quoteEvidence(identity.question, evidence, identity.language);
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
