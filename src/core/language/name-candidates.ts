import type { Span } from '../../contract/span.ts';
import type { NameCandidate } from './name.ts';
import { isHangul, stripParticles } from './particle.ts';
import { type Token, tokensOf } from './token.ts';

const MOST_WORDS = 6;
const ARTICLE = /^(?:the|an?)$/i;
const HAS_LETTER = /[\p{L}\p{N}]/u;
/** Small words in which no name begins or ends. */
const IDLE = new Set(
  'of in on at by to for from with and or is are was were has had have that than as its it be'.split(' '),
);
const POSSESSIVE = /['’]s$/i;

/**
 * Every run of 1 to 6 words that may be a name, by start and then the longest first: at most three forms of each
 * (as written, without the shortest and without the longest Korean particle). Runs end at punctuation, quotes and
 * brackets; no run begins with an article, or begins or ends with a small function word; words that begin inside a `skip` span end a run.
 */
export function nameCandidates(text: string, skip: readonly Span[] = []): NameCandidate[] {
  const tokens = tokensOf(text);
  const left = leftOut(tokens, skip);
  const endings = tokens.map(endingsOf);
  const found: NameCandidate[] = [];
  for (const [index, { start, text: word }] of tokens.entries()) {
    if (left[index] === true || endings[index]?.length === 0 || isArticle(word)) continue;
    for (let last = lastOfRun(tokens, left, index); last >= index; last--) {
      for (const end of endings[last] ?? []) found.push({ start, end, name: text.slice(start, end) });
    }
  }
  return found;
}

function isArticle(word: string): boolean {
  return word.length <= 3 && ARTICLE.test(word);
}

function lastOfRun(tokens: readonly Token[], left: readonly boolean[], first: number): number {
  const end = Math.min(tokens.length, first + MOST_WORDS);
  let next = first + 1;
  while (next < end && tokens[next]?.open === true && left[next] !== true) next++;
  return next - 1;
}

/** Where a name may end in a word, at most three places; nowhere in one without letters or digits. */
function endingsOf({ start, end, text: word }: Token): readonly number[] {
  if (word.length <= 4 && IDLE.has(word)) return [];
  if (!isPlain(word.charCodeAt(0)) && !HAS_LETTER.test(word)) return [];
  const possessive = word.endsWith('s') || word.endsWith('S') ? POSSESSIVE.exec(word) : null;
  if (possessive !== null) return [start + possessive.index];
  const ends = [end];
  const stems = stripParticles(word);
  for (let at = stems.length - 1; at >= 0; at--) ends.push(start + (stems[at]?.length ?? 0));
  return ends;
}

/** A letter or digit, the most frequent ones. */
function isPlain(code: number): boolean {
  return isHangul(code) || (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
}

/** One flag a token, or none at all: true where it begins inside a span that is left out. Spans need not be sorted. */
function leftOut(tokens: readonly Token[], skip: readonly Span[]): readonly boolean[] {
  if (skip.length === 0) return [];
  const spans = [...skip].sort((a, b) => a.start - b.start);
  let next = 0;
  let covered = 0;
  return tokens.map(({ start }) => {
    for (; next < spans.length && (spans[next]?.start ?? 0) <= start; next++) {
      covered = Math.max(covered, spans[next]?.end ?? 0);
    }
    return start < covered;
  });
}
