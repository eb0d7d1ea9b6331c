import { AssayError } from '../../contract/assay-error.ts';
import { type RetryCritique, retryMessages } from '../../core/quality-gate/retry/retry-messages.ts';
import type { AIMessage } from '../../contract/ai-message.ts';
import type { RouterCall } from '../models/model-router.ts';
import { type Attempt, attemptOfAnswer } from './attempt.ts';
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

/** OA7: a request that goes on as it came says the same behind its own messages, and is answered in words. */
function askedAgain(call: RouterCall, messages: readonly AIMessage[]): RouterCall {
  const again = { ...call, messages: [...messages] };
  if (call.openai === undefined) return again;
  const { messages: own, tools } = call.openai;
  const added = messages.slice(call.messages.length).map(({ role, content }) => ({ role, content }));
  const inWords = tools === undefined || tools === null ? {} : { tool_choice: 'none' };
  return { ...again, openai: { ...call.openai, messages: [...(own as object[]), ...added], ...inWords } };
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
  const asking = router.chat(askedAgain(call, messages), budget.signal);
  const second = attemptOfAnswer(await untilAborted(asking, budget.signal));
  budget.spend(second.usage);
  return second;
}
