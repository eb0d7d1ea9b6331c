/** What is wrong with an answer whose status is a success; `words` are those of the provider. */
export interface JsonFault {
  readonly fault: 'error' | 'no_choice' | 'withheld';
  readonly words: string;
}

/** Where each kind of provider puts its answers. */
const ANSWERS = ['choices', 'content', 'candidates'];

function wordsOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const { message } = (error ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' ? message : '';
}

/** Google gives no candidate of what it does not let pass. */
function isBlocked(feedback: unknown): boolean {
  const { blockReason } = (feedback ?? {}) as { readonly blockReason?: unknown };
  return typeof blockReason === 'string';
}

/** MR7: an error object, or a list of answers without any, in place of an answer; null for everything else. */
export function faultOfJson(text: string): JsonFault | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return null;
  const body = value as Readonly<Record<string, unknown>>;
  const lists = ANSWERS.map((name) => body[name]).filter((list) => Array.isArray(list));
  if (lists.some((list) => list.length > 0)) return null;
  const { error, stop_reason, promptFeedback } = body;
  // an answer without words that says why it ended
  if (typeof stop_reason === 'string') return null;
  if (isBlocked(promptFeedback)) return { fault: 'withheld', words: '' };
  if (error !== undefined && error !== null) return { fault: 'error', words: wordsOf(error) };
  return lists.length > 0 ? { fault: 'no_choice', words: '' } : null;
}
