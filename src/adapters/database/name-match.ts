import type { EntityCandidate, NameMatch } from '../../contract/entity.ts';
import type { NameKeys } from '../../contract/ports/knowledge-graph-writer.ts';

/** A name of the graph that answers to the name asked at place `at`, counted from 1. */
export interface NameRow {
  readonly at: number;
  readonly type: string;
  readonly id: string;
  readonly matched: string;
  readonly shown: string;
}

/** Exact before normalised; an entity once a name, by its best match. */
export function nameMatches(names: readonly string[], rows: readonly NameRow[]): readonly NameMatch[] {
  return names.map((name, index) => {
    const own = rows.filter((row) => row.at === index + 1);
    const exact = own.filter((row) => row.matched === name).map((row) => candidate(row, 'exact', 1));
    const normalised = own
      .filter((row) => row.matched !== name)
      .map((row) => candidate(row, 'normalised', 1));
    return { name, candidates: onceEach([...exact, ...normalised]) };
  });
}

/** The most similar first; an entity once a name, by its most similar name. */
export function similarMatches(
  names: readonly string[],
  rows: readonly NameRow[],
  limit: number,
  keys: NameKeys,
): readonly NameMatch[] {
  return names.map((name, index) => {
    const scored = rows
      .filter((row) => row.at === index + 1)
      .map((row) => candidate(row, 'fuzzy', keys.similarity(name, row.matched)))
      .filter(({ score }) => score > 0)
      .sort(bestFirst);
    return { name, candidates: onceEach(scored).slice(0, limit) };
  });
}

function candidate(row: NameRow, how: EntityCandidate['how'], score: number): EntityCandidate {
  return { entity: { type: row.type, id: row.id, name: row.shown }, how, score, matched_name: row.matched };
}

function bestFirst(a: EntityCandidate, b: EntityCandidate): number {
  return b.score - a.score || order(a.matched_name, b.matched_name) || order(a.entity.id, b.entity.id);
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function onceEach(candidates: readonly EntityCandidate[]): readonly EntityCandidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ entity }) => {
    const key = JSON.stringify([entity.type, entity.id]);
    return !seen.has(key) && seen.add(key);
  });
}
