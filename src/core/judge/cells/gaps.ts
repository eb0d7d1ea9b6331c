import { GAP, GREATER, SMALLER } from '../../lexicon/korean-sums.ts';
import { gapOf, isSaid } from './amounts.ts';
import type { Cell } from './cell.ts';
import { type CellsFound, NO_CELLS } from './cells-found.ts';
import { byScene, choices, type Computing, says } from './computing.ts';
import { isOneOf } from './is-one-of.ts';
import { hasParticle, wordsIn } from './scene.ts';
import { isTold, shareTold } from './told.ts';

const DIRECTED = [GREATER, SMALLER, GAP];

/** Between a value and the word that compares stand no more words: `3만 원 정도 더 비싸다`. */
const NEAR = 4;

/** The claim says by how much the second is above the first; of a gap either may be. */
function between(first: Cell, second: Cell, computing: Computing): CellsFound {
  const { claim, value, means } = computing;
  const [lower, upper] = says(claim, SMALLER) ? [second, first] : [first, second];
  const cells = [first, second];
  if (isSaid(value, gapOf(lower, upper), means)) return { match: 'supported', cells };
  if (!isSaid(value, gapOf(upper, lower), means)) return NO_CELLS;
  return { match: says(claim, GAP) ? 'supported' : 'contradicted', cells };
}

function firstFound(pairs: readonly (readonly [Cell, Cell])[], computing: Computing): CellsFound {
  const held = pairs.map(([one, other]) => between(one, other, computing));
  return held.find(({ match }) => match !== null) ?? NO_CELLS;
}

/** `V9이 V7보다 60W 더 강하다`, `A와 B의 차이는 2만 원이다`. */
function ofNames(computing: Computing): CellsFound {
  const { claim, groups, means } = computing;
  const than = claim.tokens.filter((token) => hasParticle(token, '보다'));
  const base = wordsIn(than, claim.values, means);
  const isBase = ({ own, topic }: Cell): boolean =>
    base.some((word) => isTold(word, [...own, ...topic], means));
  const pairs = choices(groups).flatMap(([one, other]) => {
    if (one === undefined || other === undefined) return [];
    if (!says(claim, GAP) && isBase(one) === isBase(other)) return [];
    return isBase(other) ? [[other, one] as const] : [[one, other] as const];
  });
  return firstFound(pairs, computing);
}

const HALF = 0.5;

/** `2.4초에서 1.5초로`: two that one sentence about it has behind each other. */
function ofOneSentence(computing: Computing): CellsFound {
  const { claim, cells, means } = computing;
  const wanted = claim.words.filter(
    ({ word }) => !DIRECTED.some((words) => words.has(word)) && !means.words.light.has(word),
  );
  const pairs = [...byScene(cells)].flatMap(([{ words, about }, some]) => {
    const isAbout = wanted.length > 0 && shareTold(wanted, [...words, ...about], means) >= HALF;
    return isAbout
      ? some.slice(1).flatMap((cell, at) => (some[at] === undefined ? [] : [[some[at], cell] as const]))
      : [];
  });
  return firstFound(pairs, computing);
}

/** `A는 B보다 3만 원 비싸다`: its value is neither that of A nor that of B. */
export function saysGap({ claim }: Computing): boolean {
  const isThan = claim.tokens.some((token) => hasParticle(token, '보다'));
  return isThan && (says(claim, GREATER) || says(claim, SMALLER));
}

/** `3만 원 비싸다`, `3만 원 더 비싸다`: the value is by how much; `1년 만기는 … 높다` speaks of something else. */
function isByHowMuch({ claim, value }: Computing): boolean {
  const end = claim.values.find((one) => one.value === value)?.end ?? 0;
  const behind = claim.tokens.filter((token) => token.end > end && token.upos !== 'PUNCT').slice(0, NEAR);
  return behind.some((token) => DIRECTED.some((words) => isOneOf(token, words)));
}

/**
 * JD62: by how much two labelled values differ, and which of them is more. Where the claim compares with something that
 * labels none of them, their order in the sentence does not tell which is which.
 */
export function gaps(computing: Computing): CellsFound {
  const { claim, groups } = computing;
  if (!DIRECTED.some((words) => says(claim, words))) return NO_CELLS;
  const compares = claim.tokens.some((token) => hasParticle(token, '보다'));
  if (compares && !isByHowMuch(computing)) return NO_CELLS;
  const named = groups.length === 2 && (compares || says(claim, GAP)) ? ofNames(computing) : NO_CELLS;
  const isNamed = groups.length > 1 && (compares || says(claim, GAP));
  if (named.match !== null || isNamed) return named;
  const found = ofOneSentence(computing);
  return compares && found.match === 'contradicted' ? NO_CELLS : found;
}
