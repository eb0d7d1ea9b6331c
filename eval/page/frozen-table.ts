import type { FigureName } from '../figures.ts';
import type { Frozen } from '../frozen.ts';
import { figureOf, type SectionResult } from '../measure.ts';
import { percent } from './number.ts';
import type { Table } from './table.ts';

const COLUMNS: readonly (readonly [title: string, figure: FigureName])[] = [
  ['bal. acc.', 'balanced_accuracy'],
  ['AUC', 'auc'],
  ['F1', 'f1'],
  ['span F1', 'span_f1'],
  ['true VERIFIED', 'true_verified'],
  ['false VERIFIED', 'false_verified'],
  ['true contradicted', 'true_contradicted'],
  ['VERIFIED is right', 'verified_right'],
  ['contradicted is right', 'contradicted_right'],
  ['decided rightly', 'decided_rightly'],
];

function cell(before: number | undefined, now: number | null): string {
  if (before === undefined || now === null) return percent(now);
  const change = 100 * (now - before);
  return `${percent(before)} → ${percent(now)} (${change < 0 ? '' : '+'}${change.toFixed(1)})`;
}

/** Each set beside its frozen figures: frozen → this run (difference in points). */
export function frozenTable(results: readonly SectionResult[], frozen: Frozen): Table {
  const known = results.filter(({ name }) => frozen[name] !== undefined);
  return {
    head: ['set', ...COLUMNS.map(([title]) => title)],
    rows: known.map((result) => [
      result.name,
      ...COLUMNS.map(([, figure]) =>
        cell(frozen[result.name]?.[figure], figureOf(result, figure)?.value ?? null),
      ),
    ]),
  };
}

/** Sets whose binary answers are worse than the frozen ones, and by how many points. */
export function underFrozen(results: readonly SectionResult[], frozen: Frozen): string[] {
  return results.flatMap((result) => {
    const before = frozen[result.name]?.balanced_accuracy;
    const now = figureOf(result, 'balanced_accuracy')?.value ?? null;
    if (before === undefined || now === null || now >= before) return [];
    return [`${result.name}: ${(100 * (before - now)).toFixed(1)} points`];
  });
}
