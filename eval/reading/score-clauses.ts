import type { LabelledClause } from './korean-clauses.ts';

/** Shares, 0 … 1, of labelled clauses: predicates found, roles (F1), and of the found ones polarity and mood. */
export interface ClauseScore {
  readonly predicates: number;
  readonly roles: number;
  readonly polarity: number;
  readonly mood: number;
}

export interface ReadClauses {
  readonly labelled: readonly LabelledClause[];
  readonly read: readonly LabelledClause[];
}

interface Pair {
  readonly wanted: LabelledClause;
  readonly own: LabelledClause | undefined;
}

function pairsOf({ labelled, read }: ReadClauses): Pair[] {
  return labelled.map((wanted) => ({
    wanted,
    own: read.find(({ predicate }) => predicate === wanted.predicate),
  }));
}

function rightRoles({ wanted, own }: Pair): number {
  const keys = new Set(own?.roles.map((role) => role.join('=')));
  return wanted.roles.filter((role) => keys.has(role.join('='))).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** How much of what people say that sentences say was read. */
export function scoreClauses(sentences: readonly ReadClauses[]): ClauseScore {
  const pairs = sentences.flatMap(pairsOf);
  const found = pairs.flatMap(({ wanted, own }) => (own === undefined ? [] : [{ wanted, own }]));
  const right = sum(pairs.map(rightRoles));
  const wanted = sum(pairs.map((pair) => pair.wanted.roles.length));
  const read = sum(found.map(({ own }) => own.roles.length));
  const agree = (key: 'negative' | 'mood'): number =>
    found.filter((pair) => pair.own[key] === pair.wanted[key]).length / found.length;
  return {
    predicates: found.length / pairs.length,
    roles: (2 * right) / (wanted + read),
    polarity: agree('negative'),
    mood: agree('mood'),
  };
}
