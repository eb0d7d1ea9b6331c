import { AssayError } from '../../contract/assay-error.ts';
import type { GraphEvents } from '../outside.ts';

/** What a client is told of an error: the sentence of one that was foreseen, and nothing of one that was not. */
export function errorWords(error: unknown): string {
  return error instanceof AssayError ? error.message : 'it failed for a reason that nobody foresaw';
}

/** An error that nobody foresaw is told to who runs the server, for its client learns nothing of it. */
export function warnUnforeseen({ events }: { readonly events: GraphEvents }, error: unknown): void {
  if (error instanceof AssayError) return;
  events.onWarning?.(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}
