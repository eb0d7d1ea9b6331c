import { seeded, shuffled } from '../../scripts/worlds/random.ts';
import { groupBy } from '../group-by.ts';
import type { EvalRow } from '../row.ts';

const SEED = 5;

/** The same answers without any evidence. */
export function withoutEvidence(rows: readonly EvalRow[]): EvalRow[] {
  return rows.map((row) => ({ ...row, evidences: [], graph: null }));
}

/**
 * The same answers, each with the evidence of a row of another source: sources in chance order, then moved on by the
 * size of the largest one, so that no row meets its own. Where one source holds half of the rows, some do.
 */
export function shuffleEvidence(rows: readonly EvalRow[]): EvalRow[] {
  const groups = shuffled(seeded(SEED), [...groupBy(rows, ({ group }) => group).values()]);
  const order = groups.flat();
  const largest = Math.max(0, ...groups.map(({ length }) => length));
  const given = new Map(order.map((row, at) => [row, order[(at + largest) % order.length]]));
  return rows.map((row) => {
    const { evidences = [], graph = null } = given.get(row) ?? {};
    return { ...row, evidences, graph };
  });
}
