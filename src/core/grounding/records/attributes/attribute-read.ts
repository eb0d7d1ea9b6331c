import { koreanTermsOf } from '../../../language/korean-terms.ts';
import type { TermReader } from '../../../language/term.ts';

/** Reads Korean with the Korean reader and everything else with the one given. */
export function readerOf(read: TermReader): TermReader {
  return (text) => (/[가-힣]/.test(text) ? koreanTermsOf(text) : read(text));
}
