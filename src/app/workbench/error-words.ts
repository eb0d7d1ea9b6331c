import { AssayError } from '../../contract/assay-error.ts';

/** What a client is told of an error: the sentence of one that was foreseen, and nothing of one that was not. */
export function errorWords(error: unknown): string {
  return error instanceof AssayError ? error.message : 'the answer failed for a reason that nobody foresaw';
}
