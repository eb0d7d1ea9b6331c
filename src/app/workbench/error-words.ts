import { AssayError } from '../../contract/assay-error.ts';
import { foreseen } from '../../contract/trouble-at.ts';
import type { GraphEvents } from '../outside.ts';
import type { AskedChat } from './prepare-chat.ts';

/** What a client is told of an error: the sentence of one that was foreseen, and nothing of one that was not. */
export function errorWords(thrown: unknown): string {
  const error = foreseen(thrown);
  return error instanceof AssayError ? error.message : 'it failed for a reason that nobody foresaw';
}

/**
 * WB19: the same as one sentence with where and what to do, in the words of the request; what a provider says of itself stays
 * as it said it. Nobody's words: the bare sentence.
 */
export function errorInWords(
  thrown: unknown,
  { caller: { say }, lang }: Pick<AskedChat, 'caller' | 'lang'>,
): string {
  const error = foreseen(thrown);
  if (say === undefined) return errorWords(error);
  const why = say(errorWords(error), lang);
  if (!(error instanceof AssayError)) return why;
  const where = error.where === undefined ? '' : `${error.where}: `;
  const hint = error.hint === undefined ? '' : `; ${say(error.hint, lang)}`;
  return `${where}${why}${hint}`;
}

/** An error that nobody foresaw is told to who runs the server, for its client learns nothing of it. */
export function warnUnforeseen({ events }: { readonly events: GraphEvents }, error: unknown): void {
  if (foreseen(error) instanceof AssayError) return;
  events.onWarning?.(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}
