import type { Span } from '../../contract/span.ts';
import type { NameCandidate } from './name.ts';
import { stripParticles } from './particle.ts';
import { type Token, tokensOf } from './token.ts';

const MOST_WORDS = 6;
const ARTICLE = /^(?:the|an?)$/i;
const HAS_LETTER = /[\p{L}\p{N}]/u;

/**
 * Every run of 1 to 6 words that may be a name, by start and then the longest first: at most three forms of each
 * (as written, without the shortest and without the longest Korean particle). Runs end at punctuation, quotes and
 * brackets; no run begins with an article; words that begin inside a `skip` span end a run.
 */
export function nameCandidates(text: string, skip: readonly Span[] = []): NameCandidate[] {
  const tokens = tokensOf(text);
  const left = leftOut(tokens, skip);
  const found: NameCandidate[] = [];
  for (const [index, token] of tokens.entries()) {
    if (left[index] === true || ARTICLE.test(token.text) || !HAS_LETTER.test(token.text)) continue;
    let last = index;
    while (
      last + 1 < tokens.length &&
      last - index + 1 < MOST_WORDS &&
      tokens[last + 1]?.open === true &&
      left[last + 1] !== true
    )
      last++;
    for (; last >= index; last--) pushForms(found, text, token.start, tokens[last]);
  }
  return found;
}

function pushForms(found: NameCandidate[], text: string, start: number, last: Token | undefined): void {
  if (last === undefined || !HAS_LETTER.test(last.text)) return;
  for (const form of formsOf(last.text)) {
    const end = last.start + form.length;
    found.push({ start, end, name: text.slice(start, end) });
  }
}

function formsOf(word: string): readonly string[] {
  const possessive = /['’]s$/i.exec(word);
  if (possessive !== null) return [word.slice(0, possessive.index)];
  return [word, ...stripParticles(word).toReversed()];
}

/** One flag a token: true where it begins inside a span that is left out. Spans need not be sorted. */
function leftOut(tokens: readonly Token[], skip: readonly Span[]): readonly boolean[] {
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
