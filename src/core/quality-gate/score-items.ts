import type { QualityStatus } from '../../contract/quality.ts';

/** An item as far as the score needs it; `undefined` = not evaluated. */
export interface ScoredItem {
  readonly passed: boolean | null | undefined;
  readonly veto: boolean;
}

export interface Scored {
  readonly score: number;
  readonly passed: boolean;
  readonly status: QualityStatus;
}

const ROUNDING = 1e-9;

function points({ passed }: ScoredItem): number {
  if (passed === true) return 1;
  return passed === null ? 0.5 : 0;
}

/**
 * QG2: score = (met + 0.5 partly met) / all items. It fails where a veto item is not met or all that is open could not
 * lift it; it passes where nothing that is open could stop it.
 */
export function scoreItems(items: readonly ScoredItem[], minPassRatio: number): Scored {
  const total = items.length;
  const reached = items.reduce((sum, item) => sum + points(item), 0);
  const open = items.filter(({ passed }) => passed === undefined);
  const needed = minPassRatio * total - ROUNDING;
  const score = total === 0 ? 0 : reached / total;
  const vetoed = items.some(({ passed, veto }) => veto && passed === false);
  if (total === 0) return { score, passed: false, status: 'not_evaluated' };
  if (vetoed || reached + open.length < needed) return { score, passed: false, status: 'failed' };
  const passed = reached >= needed && !open.some(({ veto }) => veto);
  return { score, passed, status: passed ? 'passed' : 'not_evaluated' };
}
