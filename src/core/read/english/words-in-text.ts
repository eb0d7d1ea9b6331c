import { ABBREVIATIONS, BEFORE_FIGURES, JOINED, PREFIXES } from './word-lists.ts';

const LETTERS = /[\p{L}\p{M}\p{N}_]+(?:['’`ʼ­][\p{L}\p{M}\p{N}_]+)*/uy;
const POINTED = /\p{L}(?:\.\p{L}(?![\p{L}\p{N}]))+\.?/uy;
const INITIALS_JOINED = /\p{Lu}{1,3}&\p{Lu}{1,3}(?![\p{L}\p{N}])/uy;
const JOINED_BY_POINT = /\.(?=[\p{Ll}\p{N}])|(?<=\p{Lu})\.(?=\p{Lu})/uy;
const HYPHEN = /[-‐‑](?=[\p{L}\p{N}])/uy;
const CLITIC = /(?:n['’`ʼ]t|['’`ʼ](?:s|re|ve|ll|d|m))$/iu;
/** `I'd've` */
const MOST_CLITICS = 2;
const OTHERS_APOSTROPHE = /^(?:y|d|l)['’](?=all$)/iu;

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** With its point where that is not the end of the sentence: an initial, an abbreviation. */
function endOfPoint(text: string, at: number, stop: number): number {
  if (text[stop] !== '.') return stop;
  const word = text.slice(at, stop).toLowerCase();
  if (stop + 1 >= text.length) return stop;
  const isKnown = ABBREVIATIONS.has(word) || /^\p{Lu}$/u.test(text.slice(at, stop));
  const isBefore = BEFORE_FIGURES.has(word) && /^\.\s?[0-9]/u.test(text.slice(stop, stop + 3));
  return isKnown || isBefore ? stop + 1 : stop;
}

/** Where the word that begins at `at` ends: with hyphens behind a prefix, points of an abbreviation or a file name. */
export function endOfWord(text: string, at: number, end: number): number {
  for (const pattern of [INITIALS_JOINED, POINTED]) {
    const stop = endOf(pattern, text, at);
    if (stop > at) return Math.min(end, stop);
  }
  let stop = endOf(LETTERS, text, at);
  const isPrefix = PREFIXES.has(text.slice(at, stop).toLowerCase());
  const joined = isPrefix ? endOf(HYPHEN, text, stop) : stop;
  if (joined > stop) return Math.min(end, endOf(LETTERS, text, joined));
  const pointed = endOfPoint(text, at, stop);
  if (pointed > stop) return pointed;
  for (;;) {
    const point = endOf(JOINED_BY_POINT, text, stop);
    if (point === stop) return Math.min(end, stop);
    stop = Math.max(point, endOf(LETTERS, text, point));
  }
}

/** The places at which a word is cut: before its clitic, inside what is written as one. */
export function cutWord(text: string, at: number, end: number): readonly number[] {
  const word = text.slice(at, end);
  const inside = JOINED.get(word.toLowerCase());
  if (inside !== undefined) return [at + inside, end];
  const [first] = OTHERS_APOSTROPHE.exec(word) ?? [];
  if (first !== undefined) return [at + first.length, end];
  const cuts = [end];
  for (let rest = word; cuts.length <= MOST_CLITICS; ) {
    const { index = 0 } = CLITIC.exec(rest) ?? {};
    if (index === 0) break;
    cuts.unshift(at + index);
    rest = rest.slice(0, index);
  }
  return cuts;
}
