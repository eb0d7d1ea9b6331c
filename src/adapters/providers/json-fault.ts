/** What is wrong with an answer whose status is a success; `words` are those of the provider. */
export interface JsonFault {
  readonly fault: 'error' | 'no_choice';
  readonly words: string;
}

/** Where each kind of provider puts its answers. */
const ANSWERS = ['choices', 'content', 'candidates'];

function wordsOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const { message } = (error ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' ? message : '';
}

/** MR7: an error object, or a list of answers without any, in place of an answer; null for everything else. */
export function faultOfJson(text: string): JsonFault | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return null;
  const body = value as Readonly<Record<string, unknown>>;
  const lists = ANSWERS.map((name) => body[name]).filter((list) => Array.isArray(list));
  if (lists.some((list) => list.length > 0)) return null;
  const { error } = body;
  if (error !== undefined && error !== null) return { fault: 'error', words: wordsOf(error) };
  return lists.length > 0 ? { fault: 'no_choice', words: '' } : null;
}
