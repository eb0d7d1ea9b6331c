import type { Language } from '../../../contract/language.ts';
import type { Span } from '../../../contract/span.ts';
import type { ClaimValidation } from '../../../contract/validation-report.ts';
import { deniedClaim, isDenied } from '../verified-claims.ts';
import { ACTION_WORDS } from './action-words.ts';
import type { HeldSentence } from './standing-sentences.ts';

const LONGEST = 120;

/** Text of others on one line, without the signs that a mark is made of. */
function onOneLine(text: string): string {
  const line = text.replaceAll(/[\s【】]+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

function markOf(claim: ClaimValidation, lang: Language): string {
  const words = ACTION_WORDS[lang];
  if (!isDenied(claim)) return words.open;
  const { actual, quote } = deniedClaim(claim);
  const value = actual ?? quote;
  return words.denied(value === null ? null : onOneLine(value));
}

function marksOf({ claims }: HeldSentence, lang: Language): string {
  const open = claims.filter(({ status }) => status !== 'VERIFIED');
  return [...new Set(open.map((claim) => markOf(claim, lang)))].join('');
}

/** Behind the sentence; in the last cell of a row. */
function placeOf(text: string, { kind, end }: HeldSentence): number {
  return kind === 'table_row' && text[end - 1] === '|' ? end - 1 : end;
}

/** OF7: a piece of a text, each sentence that does not stand with a mark behind it that shows what the evidence says. */
export function annotatedText(
  text: string,
  { start, end }: Span,
  held: readonly HeldSentence[],
  lang: Language,
): string {
  const parts: string[] = [];
  let from = start;
  for (const sentence of held) {
    const marks = marksOf(sentence, lang);
    if (marks === '') continue;
    const at = placeOf(text, sentence);
    parts.push(text.slice(from, at), text[at - 1] === ' ' ? marks : ` ${marks}`);
    from = at;
  }
  return [...parts, text.slice(from, end)].join('');
}
