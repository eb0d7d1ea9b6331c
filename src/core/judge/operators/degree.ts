import type { Grade, Reading } from '../../lexicon/operator-words.ts';
import { DEGREES } from '../../lexicon/operators.ts';
import { isOfNone } from '../facts/korean/kind-heads.ts';
import type { Token } from '../../statement/token.ts';
import { namesOf, ofDay, placesOf } from './question.ts';

function turned(reading: Reading): Reading {
  return { ...reading, side: reading.side === 'up' ? 'down' : 'up' };
}

function readingsIn(grade: Grade, tokens: readonly Token[]): readonly (readonly Reading[])[] {
  return tokens.flatMap((token) => {
    const found = namesOf(token).flatMap((name) => DEGREES[grade].get(name) ?? []);
    return found.length === 0 ? [] : [found];
  });
}

/**
 * What the words of degree of a claim say, as comparative or as superlative: dearer, more expensive, 더 비싸, 가장 비싸.
 * Empty where there is none, or more than one.
 */
export function degreeOf(
  grade: 'more' | 'most',
  tokens: readonly Token[],
  isRanked = false,
): readonly Reading[] {
  const isOfDay = ofDay(tokens) >= 0;
  const own = readingsIn(grade, tokens).map((some) =>
    isOfDay ? some.filter(({ dimension }) => dimension === 'clock') : some,
  );
  const plain = readingsIn('plain', tokens);
  if (plain.length > 1 || own.length > 1) return [];
  const [base] = plain;
  if (base === undefined) return own[0] ?? [];
  const [up, down] = grade === 'more' ? (['more', 'less'] as const) : (['most', 'least'] as const);
  if (placesOf(down, tokens).length > 0) return base.map(turned);
  const isKorean =
    (grade === 'more' || isRanked) && tokens.some(({ inflection }) => inflection !== undefined);
  return isKorean || placesOf(up, tokens).length > 0 ? base : [];
}

/** What may stand before it: In 2022, no flat … */
const WHEN: ReadonlySet<string> = new Set(['ADP', 'NUM', 'PUNCT']);

/** No flat is smaller than A: of what A has the most; empty where the claim says nothing of the kind. */
export function beyondNone(tokens: readonly Token[]): readonly Reading[] {
  const [none] = placesOf('none', tokens);
  const isFirst = none !== undefined && tokens.slice(0, none).every(({ upos }) => WHEN.has(upos));
  return (isFirst || isOfNone(tokens)) && placesOf('than', tokens).length > 0 ? degreeOf('more', tokens) : [];
}
