import { AIMS, type Aim } from '../aims.ts';
import type { Interval } from '../metrics/interval.ts';
import { figureOf, type SectionResult } from '../measure.ts';
import { fraction, percent, withBounds } from './number.ts';
import type { Table } from './table.ts';

/** An aim and what became of it; `met` is null where it was not measured. */
export interface Reached {
  readonly aim: Aim;
  readonly found: Interval | undefined;
  readonly met: boolean | null;
}

function isMet({ atLeast, atMost }: Aim, value: number): boolean {
  return (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
}

/** Each aim beside what was found. */
export function reached(results: readonly SectionResult[]): Reached[] {
  return AIMS.map((aim) => {
    const result = results.find(({ name }) => name === aim.section);
    const found = result === undefined ? undefined : figureOf(result, aim.figure);
    const value = found?.value ?? null;
    return { aim, found, met: value === null ? null : isMet(aim, value) };
  });
}

const MET = new Map([
  [true, 'met'],
  [false, '**missed**'],
  [null, 'not measured'],
]);

const TITLES: Readonly<Record<string, string>> = {
  auc: 'AUC',
  auc_all: 'AUC, all pairs',
  span_f1: 'F1 of spans',
  span_recall: 'recall of mistakes',
  span_precision: 'precision of mistakes',
  balanced_accuracy: 'balanced accuracy',
  accuracy: 'accuracy',
  recall: 'detection',
  f1: 'F1',
  false_alarms: 'correct ones refused',
  verified_balanced: 'VERIFIED or not, balanced accuracy',
  verified_right: 'VERIFIED is right',
  contradicted_right: 'contradicted is right',
  true_verified: 'of the true VERIFIED',
  false_verified: 'of the false VERIFIED',
  true_contradicted: 'of the true contradicted',
  false_contradicted: 'of the false contradicted',
  decided_rightly: 'decided rightly',
};

/** The aims with what was found. */
export function aimTable(aims: readonly Reached[]): Table {
  return {
    head: ['set', 'figure', 'aim', 'this run', ''],
    rows: aims.map(({ aim, found, met }) => {
      const show = aim.figure.startsWith('auc') ? fraction : percent;
      const bound = aim.atMost === undefined ? `≥ ${show(aim.atLeast)}` : `≤ ${show(aim.atMost)}`;
      return [
        aim.section,
        TITLES[aim.figure] ?? aim.figure,
        bound,
        withBounds(found, show),
        MET.get(met) ?? '',
      ];
    }),
  };
}
