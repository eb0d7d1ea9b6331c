// How the server is asked, and what is said where no answer comes.
import { language, words } from './words.ts';

export const headers = { 'Content-Type': 'application/json', 'Accept-Language': language };

/** What a problem of the server says and what to do about it, in its own words; ours where something else answered, or nothing. */
export function problemWords(problem: unknown): string {
  const { detail = null, hint = '' } = { ...(problem as { detail?: string; hint?: string } | null) };
  return detail === null ? words.unanswered : [detail, hint].filter((part) => part !== '').join(' — ');
}

/** Rejects with words to be shown. `T` is what the server gives at this address. */
export async function askServer<T>(path: string, body: unknown, signal: AbortSignal): Promise<T> {
  const asked = fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  const response = await asked.catch(() => null);
  const given: unknown = await response?.json().catch(() => null);
  if (response?.ok === true && given !== null) return given as T;
  throw new Error(problemWords(given));
}
