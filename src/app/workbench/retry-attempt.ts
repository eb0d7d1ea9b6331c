import { AssayError } from '../../contract/assay-error.ts';
import { type RetryCritique, retryMessages } from '../../core/quality-gate/retry/retry-messages.ts';
import type { Attempt } from './attempt.ts';
import type { Budget } from './budget.ts';
import type { PreparedChat } from './prepare-chat.ts';
import { untilAborted } from './until-aborted.ts';
import type { Workbench } from './workbench.ts';

const CHARACTERS_PER_TOKEN = 2;

/** Tokens that a second attempt takes at least: about as many as the first, beside its messages. */
function tokensNeeded({ call }: PreparedChat, { usage, text }: Attempt): number {
  if (usage !== null) return usage.total_tokens;
  const asked = call.messages.reduce((sum, { content }) => sum + content.length, 0);
  return Math.ceil((asked + text.length) / CHARACTERS_PER_TOKEN);
}

/** WB11: asks once more, with what the first answer does not meet. Rejects where the model does, or the budget has no room for it. */
export async function retryAttempt(
  { router }: Workbench,
  prepared: PreparedChat,
  first: Attempt,
  critique: RetryCritique,
  budget: Budget,
): Promise<Attempt> {
  const left = budget.tokens();
  if (left !== null && left < tokensNeeded(prepared, first))
    throw new AssayError('refused', 'the budget has no tokens left for a second attempt');
  const { call, lang } = prepared;
  const messages = retryMessages(call.messages, first.text, critique, lang);
  const asking = router.chat({ ...call, messages }, budget.signal);
  const { content, model, provider, usage, finish_reason } = await untilAborted(asking, budget.signal);
  budget.spend(usage ?? null);
  return { text: content, model, provider, usage: usage ?? null, finish_reason };
}
