import type { Language } from '../../../contract/language.ts';
import type { DeniedClaim } from '../../../contract/verified-claims.ts';
import { findCitations, withoutCitations } from '../../language/citations.ts';
import { citation } from '../quote/write-quotations.ts';
import { withMark } from './with-mark.ts';

const NOTE = /^note-(\d+)$/u;

function mended({ text, expected, actual, evidence_id }: DeniedClaim, language: Language): string | null {
  const note = NOTE.exec(evidence_id ?? '')?.[1];
  if (expected === null || actual === null || note === undefined) return null;
  if (text.split(expected).length !== 2) return null;
  const bare = withoutCitations(
    text,
    findCitations(text, () => false),
  );
  return withMark(
    bare.replace(expected, () => actual),
    citation(Number(note), language),
  );
}

/** FB37: the answer with the value of its source in place of each that is denied; null where not each has one. */
export function exchangeValues(
  answer: string,
  denied: readonly DeniedClaim[],
  language: Language,
): string | null {
  let text = answer;
  for (const claim of denied) {
    const sentence = mended(claim, language);
    if (sentence === null || !text.includes(claim.text)) return null;
    text = text.replace(claim.text, () => sentence);
  }
  return denied.length === 0 ? null : text;
}
