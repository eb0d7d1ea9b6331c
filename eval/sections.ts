import { groupBy } from './group-by.ts';
import type { EvalRow } from './row.ts';

/** Among which pairs of rows scores are compared. */
export type Pairing = 'all' | 'within model' | 'within triple set';

/** Rows that make one line of the table. */
export interface Section {
  /** Name of the set, with the task where it is split by task. */
  readonly name: string;
  readonly dataset: string;
  readonly task: string | null;
  readonly rows: readonly EvalRow[];
  readonly pairing: Pairing;
}

const PAIRINGS: Readonly<Record<string, Pairing>> = { ragtruth: 'within model', webnlg: 'within triple set' };
/** Sets whose tasks have evidence of different kinds. */
const BY_TASK = new Set(['ragtruth', 'own', 'worlds']);

/** The lines of the table for one set: whole, or a line a task. */
export function sectionsOf(dataset: string, rows: readonly EvalRow[]): Section[] {
  const pairing = PAIRINGS[dataset] ?? 'all';
  if (rows.length === 0) return [];
  if (!BY_TASK.has(dataset)) return [{ name: dataset, dataset, task: null, rows, pairing }];
  const tasks = [...groupBy(rows, ({ task }) => task ?? '')];
  return tasks.map(([task, some]) => ({ name: `${dataset} ${task}`, dataset, task, rows: some, pairing }));
}

/** The key that rows must share for their scores to be compared; undefined = all are. */
export function pairingKey(pairing: Pairing): ((row: EvalRow) => string) | undefined {
  if (pairing === 'within model') return ({ generator, task }) => `${generator} ${task}`;
  return pairing === 'within triple set' ? ({ pair }) => pair ?? '' : undefined;
}
