import type { Carried, Pair } from './here.ts';
import { meet } from './scopes.ts';
import { type Clause, type Ground, stretchOf } from './sentence.ts';
import { without } from './row-sets.ts';
import { matchesOf } from '../../../language/matches-of.ts';

const THAN =
  /\bthan\b|\b(?:compared|relative) (?:to|with)\b|\bovert(?:ook|akes?|aken)\b|\b(?:exceed(?:s|ed)?|surpass(?:es|ed)?|outnumber(?:s|ed)?|outsold|beat|beats|ahead of|behind)\b/giu;
const KOREAN_THAN = /보다|에 비해|와 비교하면|과 비교하면/u;
const KOREAN_OVERTOOK = /앞질렀|앞질러|앞섰|넘어섰|제쳤|웃돌/u;

function english(clause: Clause): number | null {
  for (const match of matchesOf(clause.said, THAN)) {
    const base = clause.words[clause.from]?.start ?? 0;
    const place = stretchOf(clause.words, base + match.index, base + match.index + match[0].length);
    if (place !== null && clause.words[place.from]?.kind !== 'number') return place.from;
  }
  return null;
}

/** The two sides of a comparison: what stands behind `than` or before 보다, and the rest, or what was spoken of before. */
export function pairOf(clause: Clause, carried: Carried, ground: Ground): Pair | null {
  const { table } = ground;
  const than = english(clause) ?? daysBeside(clause);
  const behind = than === null ? koreanOthers(clause) : clause.names.filter(({ from }) => from > than);
  if (behind.length === 0 && ANY_OTHER.test(clause.said)) return againstAll(clause, carried, table);
  if (behind.length === 0) return thanTheMost(clause, than, carried, table) ?? betweenTwo(clause, ground);
  const before = clause.names.filter((name) => !behind.includes(name));
  const others = meet(behind, table);
  const own = before.length > 0 ? meet(before, table).rows : (carried.rows ?? []);
  const one = without(own, others.rows);
  return one.length === 0 || others.rows.length === 0 || others.torn
    ? null
    : { one, others: others.rows, cue: null };
}

/** `ten days after`: where the other date is named. */
function daysBeside({ words, from, to }: Clause): number | null {
  for (let at = from + 1; at < to; at++)
    if (
      /^(?:after|before)$/u.test(words[at]?.lower ?? '') &&
      /^(?:days?|weeks?)$/u.test(words[at - 1]?.lower ?? '')
    )
      return at;
  return null;
}

const ANY_OTHER = /\bthan (?:any|every|all|each)(?: of)?(?: the)? others?\b/iu;

/** `more than any other`: against all other rows. */
function againstAll(clause: Clause, carried: Carried, table: Ground['table']): Pair | null {
  const one = clause.names.length > 0 ? meet(clause.names, table).rows : (carried.rows ?? []);
  const others = without([...table.rows.keys()], one);
  return one.length === 0 || others.length === 0 ? null : { one, others, cue: null };
}

/** `more than the cheapest`: who that is, the reader of superlatives finds. */
function thanTheMost(
  clause: Clause,
  than: number | null,
  carried: Carried,
  table: Ground['table'],
): Pair | null {
  const cue =
    than === null ? undefined : clause.cues.find(({ kind, from }) => kind === 'superlative' && from > than);
  const one = clause.names.length > 0 ? meet(clause.names, table).rows : carried.rows;
  return cue === undefined || one === null ? null : { one, others: [], cue };
}

/** `the difference between A and B`: two names of one column, neither said to be more. */
function betweenTwo(clause: Clause, { table }: Ground): Pair | null {
  const [one, other, more] = clause.names;
  if (
    !/\b(?:difference|differ|gap)\b|차이|격차/iu.test(clause.said) ||
    one === undefined ||
    other === undefined ||
    more !== undefined
  )
    return null;
  const [left, right] = [meet([one], table).rows, meet([other], table).rows];
  return left.length === 1 && right.length === 1 ? { one: left, others: right, cue: null } : null;
}

function koreanOthers(clause: Clause): Clause['names'] {
  const { names, words, text } = clause;
  const found = names.filter(({ to }) => {
    const end = words[to - 1];
    return (
      end !== undefined &&
      (KOREAN_THAN.test(end.lower) || /^\s?(?:보다|에 비해)/u.test(text.slice(end.end, end.end + 5)))
    );
  });
  if (found.length > 0) return found;
  if (!KOREAN_OVERTOOK.test(clause.said)) return [];
  return names.filter(({ to }) => /[을를]$/u.test(words[to - 1]?.lower ?? ''));
}

export function compares(said: string): boolean {
  return new RegExp(THAN.source, 'iu').test(said) || KOREAN_THAN.test(said) || KOREAN_OVERTOOK.test(said);
}

/** Verbs that say the first is more. */
export function overtakes(said: string): boolean {
  return (
    /\bovert(?:ook|akes?|aken)\b|\bexceed|\bsurpass|\boutnumber|\boutsold|\bahead of/iu.test(said) ||
    KOREAN_OVERTOOK.test(said)
  );
}
