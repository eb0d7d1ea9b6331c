import type { ChatAnswer } from '../../app/workbench/chat.ts';
import type { Attempt } from '../../app/workbench/attempt.ts';
import type { ChatUsage } from '../../contract/ai-chat.ts';
import type { FinishReason } from '../../contract/ai-response.ts';
import type { OpenAIFields } from '../../contract/ports/model-provider.ts';
import { verdictOf } from './verdict-of.ts';

const FINISH: Readonly<Record<FinishReason, string>> = {
  stop: 'stop',
  length: 'length',
  content_filter: 'content_filter',
  error: 'stop',
  other: 'stop',
};

/** Why an answer ended, in OpenAI's words; one that is withheld was filtered. */
export function finishIn({ finish_reason }: Pick<Attempt, 'finish_reason'>, blocked: boolean): string {
  return blocked ? FINISH.content_filter : FINISH[finish_reason];
}

/** Tokens as OpenAI counts them; what a provider says beside the sums stays. */
export function usageIn(usage: ChatUsage | null, own: unknown): OpenAIFields | null {
  if (usage === null) return null;
  const { prompt_tokens, completion_tokens, total_tokens } = usage;
  return { ...(own as object | undefined), prompt_tokens, completion_tokens, total_tokens };
}

/** The first choice of an answer or a chunk, and what its words stand under. */
export function choiceOf({ choices }: OpenAIFields): OpenAIFields {
  const [first = {}] = Array.isArray(choices) ? (choices as OpenAIFields[]) : [];
  return first;
}

/** Made where the provider is of another form. */
function madeFor({ message_id, delivered }: ChatAnswer, created: number): OpenAIFields {
  const message = { role: 'assistant', content: delivered.text, refusal: null };
  const finish_reason = finishIn(delivered, false);
  return {
    id: `chatcmpl-${message_id}`,
    object: 'chat.completion',
    created,
    model: delivered.model,
    choices: [{ index: 0, message, logprobs: null, finish_reason }],
  };
}

/** The answer with the words that are let through in place of its own. Likelihoods were those of its own. */
function withContent(completion: OpenAIFields, content: string, blocked: boolean): OpenAIFields {
  const choice = choiceOf(completion);
  const message = { ...(choice['message'] as object), content };
  const ended = blocked ? { finish_reason: FINISH.content_filter } : {};
  return { ...completion, choices: [{ ...choice, message, logprobs: null, ...ended }] };
}

/** OA1: an answer in OpenAI's form: as the provider gave it, with the words that are let through and what is said of them. */
export function completionOf(answer: ChatAnswer, created: number): OpenAIFields {
  const { chat_id, message_id, body, delivered } = answer;
  const given = delivered.openai ?? madeFor(answer, created);
  const isOther = body.content !== delivered.text;
  const isBlocked = body.action?.action === 'block';
  const said = isOther ? withContent(given, body.content, isBlocked) : given;
  const usage = usageIn(body.usage, given['usage']);
  const assay = verdictOf({ chat_id, message_id }, body);
  return { ...said, ...(usage === null ? {} : { usage }), ...(assay === undefined ? {} : { assay }) };
}
