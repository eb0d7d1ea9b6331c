import { findCitations } from '../../language/citations.ts';
import { citation } from '../quote/write-quotations.ts';
import type { Blame } from './blame.ts';
import { withMark } from './with-mark.ts';

/** FB37: an answer that stands and names no source, with the note behind each claim; null where it is none. */
export function withSources({ answer, supported, language }: Blame): string | null {
  if (supported.length === 0 || findCitations(answer, () => false).length > 0) return null;
  let text = answer;
  for (const claim of supported) {
    if (!text.includes(claim.text)) return null;
    const cited = withMark(claim.text, citation(claim.note, language));
    text = text.replace(claim.text, () => cited);
  }
  return text;
}
