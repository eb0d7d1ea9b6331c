import type { Span } from '../../contract/span.ts';
import { lastWord } from '../language/last-word.ts';
import type { Period } from '../language/period.ts';
import { hasHangul } from '../language/script.ts';
import { PLAIN_PREPOSITIONS } from '../lexicon/query-words.ts';

const GLUED = /^[가-힣]*/u;
const SIDE_BEHIND = /^(?:\s?(?:이후|이전|후|전))?[가-힣]*/u;

/** 2024년에, in 2024, after 2024: a time with the particle or the noun behind it, or the preposition before it. */
export function withMark(text: string, { start, end, bound }: Pick<Period, 'start' | 'end' | 'bound'>): Span {
  const before = text.slice(0, start).trimEnd();
  const word = lastWord(before, before.length);
  const isMark =
    before.length < start &&
    (bound !== 'at' || PLAIN_PREPOSITIONS.has(word.toLowerCase())) &&
    !hasHangul(word);
  const from = isMark ? before.length - word.length : start;
  const isFirst = text.slice(0, from).trim() === '';
  const behind = text.slice(end);
  const glued = (bound === 'at' ? GLUED : SIDE_BEHIND).exec(behind)?.[0] ?? '';
  const comma = isFirst && behind.startsWith(',', glued.length) ? 1 : 0;
  return { start: from, end: end + glued.length + comma };
}
