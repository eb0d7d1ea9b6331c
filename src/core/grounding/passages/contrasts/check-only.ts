import type { ClaimTerm } from '../claim-terms.ts';
import type { CheckedText } from '../difference.ts';
import { allPlaces, type Beside, heldAt, meetsAt, placesIn, saidIn } from './beside.ts';

/** Behind it, or before it, stands the one thing that is meant. */
const BEFORE =
  /(?:^|[.;,] )only (?:the )?(\p{L}+)|\bonly (?:by|in|with|via|for|to|on|at|from) (?:the |an? )?(\p{L}+)/iu;
const SAID = /\bonly (?:(?:by|in|with|via|for|to|on|at|from) )?(?:the |an? )?(\p{L}+)/iu;
const BEHIND = /([\p{L}]+) (?:only|alone)\b(?=[.,;]|$)/iu;
const TURNED = /\b(?:only|not|no|never|none|cannot|except|unless|alone|but|nobody|just)\b|n't\b/iu;
const COUNT =
  /\b(?:only|just) (?:\d|one|two|three|four|five|six|once|twice|if|when|after|before|until|because|about|a few)\b/iu;
const AGREED = 0.7;

/** GR27: the clause gives to another what the sentence says of one only; or to one only what it says of two. */
export function checkOnly(beside: Beside): CheckedText[] {
  return TURNED.test(beside.said) ? onlyOne(beside) : anotherToo(beside);
}

/** `Only residents may use the gate`: visitors may not. */
function anotherToo(beside: Beside): CheckedText[] {
  const place = onlyPlace(beside, beside.there);
  if (place === null || /\bnot only\b/iu.test(beside.there)) return [];
  const all = allPlaces(beside);
  const said = saidIn(beside);
  const strange = said.filter((item) => !all.some((at) => meetsAt(beside, item, at)));
  const known = said.filter((item) => !strange.includes(item));
  const named = known.find((item) => meetsAt(beside, item, place));
  const others = strange.filter(({ term }) => term.kind !== 'number' && !term.surface.endsWith('ly'));
  const [other] = others;
  if (other === undefined || others.length > 2) return [];
  if (known.filter((item) => item !== named).length < (named === undefined ? 2 : 1)) return [];
  if (named !== undefined && !isJoined(beside, named.term.end, other.term.start)) return [];
  const isAlso = /\b(?:also|too|as well)\b/iu.test(beside.said);
  if (named === undefined && other.word < 0 && !isAlso) return [];
  const { start, end, surface } = other.term;
  const actual = beside.there.trim();
  return [
    {
      rule: 'GR27',
      outcome: 'contradicted',
      place: { start, end },
      reading: surface,
      actual,
      code: 'TERM_MISMATCH',
    },
  ];
}

/** `by card or in cash`. */
function isJoined({ alignment }: Beside, from: number, to: number): boolean {
  const between = alignment.text.slice(from, to);
  return from <= to && between.length < 24 && /\b(?:or|and|as well as)\b/iu.test(between);
}

/** `only in English`, where the sentence has English and French. */
function onlyOne(beside: Beside): CheckedText[] {
  const place = onlySaid(beside);
  if (place === null) return [];
  const { terms, base, there } = beside;
  const met = allPlaces(beside).find((at) => meetsAt(beside, place, at));
  const term = terms[met ?? -1];
  if (met === undefined || term === undefined || /\bonly\b/iu.test(there)) return [];
  const rest = saidIn(beside).filter((item) => item !== place);
  if (heldAt(beside, rest, allPlaces(beside)).share < AGREED || rest.length === 0) return [];
  const joined =
    /^,? (?:and|as well as|or)(?: (?:also|in|by|with|for|the|to))* (\p{L}+)/iu.exec(
      there.slice(term.end - base),
    ) ??
    /(\p{L}+),? (?:and|as well as)(?: (?:also|in|by|with|for|the|to))* $/iu.exec(
      there.slice(0, term.start - base),
    );
  const other = joined?.[1];
  if (other === undefined || beside.said.toLowerCase().includes(other.toLowerCase())) return [];
  const { start, end, surface } = place.term;
  return [
    {
      rule: 'GR27',
      outcome: 'contradicted',
      place: { start, end },
      reading: `only ${surface}`,
      actual: `${surface}, ${other}`,
      code: 'STRENGTH_MISMATCH',
    },
  ];
}

function onlyPlace(beside: Beside, text: string): number | null {
  if (!/\b(?:only|alone)\b/iu.test(text) || COUNT.test(text)) return null;
  const found = BEHIND.exec(text) ?? BEFORE.exec(text);
  const word = found?.[1] ?? found?.[2];
  if (found === null || word === undefined) return null;
  const start = found.index + found[0].lastIndexOf(word);
  return placesIn(beside, { start, end: start + word.length })[0] ?? null;
}

function onlySaid(beside: Beside): ClaimTerm | null {
  const text = beside.said;
  if (!/\b(?:only|alone)\b/iu.test(text) || COUNT.test(text)) return null;
  const found = BEHIND.exec(text) ?? SAID.exec(text);
  const word = found?.[1];
  if (found === null || word === undefined) return null;
  const start = found.index + found[0].lastIndexOf(word);
  return saidIn(beside, { start, end: start + word.length })[0] ?? null;
}
