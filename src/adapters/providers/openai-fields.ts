import type { FinishReason, TokenUsage } from '../../contract/ai-response.ts';
import type { OpenAIFields } from '../../contract/ports/model-provider.ts';

/** Where the words of a choice stand: of a whole answer, or of a chunk. */
type Said = 'message' | 'delta';

function isFields(value: unknown): value is OpenAIFields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function fieldsAt(of: OpenAIFields, name: string): OpenAIFields {
  const value = of[name];
  return isFields(value) ? value : {};
}

/** A completion, or a chunk of one. Throws for what is none. */
export function readFields(text: string): OpenAIFields {
  const value: unknown = JSON.parse(text);
  if (isFields(value)) return value;
  throw new SyntaxError('is no object');
}

/** The first choice; none is an object without fields. */
export function firstChoice({ choices }: OpenAIFields): OpenAIFields {
  const [first] = Array.isArray(choices) ? (choices as unknown[]) : [];
  return isFields(first) ? first : {};
}

export function wordsOf(choice: OpenAIFields, said: Said): string {
  const { content } = fieldsAt(choice, said);
  return typeof content === 'string' ? content : '';
}

/** `{ acts: true }` where the choice calls tools, or refuses in a field of its own. */
export function actsIn(choice: OpenAIFields, said: Said): { readonly acts?: true } {
  const { tool_calls, function_call, refusal } = fieldsAt(choice, said);
  const isCalling = (Array.isArray(tool_calls) && tool_calls.length > 0) || isFields(function_call);
  return isCalling || (typeof refusal === 'string' && refusal !== '') ? { acts: true } : {};
}

/** A part of a chunk that brings several things at once: each goes on by itself. */
export function partOf(chunk: OpenAIFields, part: 'words' | 'rest' | 'end'): OpenAIFields {
  const choice = firstChoice(chunk);
  const { content, ...rest } = fieldsAt(choice, 'delta');
  const own = {
    words: { delta: { content }, finish_reason: null },
    rest: { delta: rest, finish_reason: null },
    end: { delta: {} },
  };
  return { ...chunk, choices: [{ ...choice, ...own[part] }] };
}

const REASONS: Readonly<Record<string, FinishReason>> = {
  stop: 'stop',
  length: 'length',
  content_filter: 'content_filter',
};

/** Null where the choice has not ended. */
export function finishOf({ finish_reason: reason }: OpenAIFields): FinishReason | null {
  return typeof reason === 'string' ? (REASONS[reason] ?? 'other') : null;
}

function count(of: OpenAIFields, name: string): number {
  const value = of[name];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

/** Null where nothing was counted. */
export function usageIn(of: OpenAIFields): TokenUsage | null {
  if (!isFields(of['usage'])) return null;
  const { usage } = of as { usage: OpenAIFields };
  const prompt_tokens = count(usage, 'prompt_tokens');
  const completion_tokens = count(usage, 'completion_tokens');
  const total_tokens = count(usage, 'total_tokens') || prompt_tokens + completion_tokens;
  return { prompt_tokens, completion_tokens, total_tokens };
}

/** What a provider says in the middle of its stream: an error in place of a chunk. Null for a chunk. */
export function errorIn({ error }: OpenAIFields): Error | null {
  if (error === undefined || error === null) return null;
  const said = isFields(error) ? error['message'] : error;
  return Object.assign(new Error(typeof said === 'string' ? said : ''), { name: 'AI_StreamProviderError' });
}
