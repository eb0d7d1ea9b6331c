import { probabilityBy } from '../../src/core/grounding/fitted-model.ts';
import type { Signals } from '../../src/core/grounding/held.ts';
import { findNegations } from '../../src/core/language/negation.ts';
import { foldsOf, outOfFold } from '../folds.ts';
import { fitLogistic } from '../logistic.ts';
import type { EvalRow, Prediction } from '../row.ts';
import { balanced } from './balanced.ts';

/** What can be seen of an answer without its evidence. */
export function surfaceOf(answer: string): Signals {
  const words = answer.split(/\s+/).filter((word) => word !== '').length;
  return {
    length: Math.log1p(answer.length),
    words: Math.log1p(words),
    numbers: Math.log1p(answer.match(/\d+/g)?.length ?? 0),
    number_share: words === 0 ? 0 : (answer.match(/\d+/g)?.length ?? 0) / words,
    negations: findNegations(answer).length,
  };
}

interface Seen {
  readonly row: EvalRow;
  readonly signals: Signals;
}

function fit(items: readonly Seen[]) {
  const labelled = items.flatMap(({ row: { label }, signals }) =>
    label === null ? [] : [{ label, signals }],
  );
  return fitLogistic(balanced(labelled));
}

/** A judge that never sees the evidence: how far length, numbers and negations alone lead, out of fold. */
export function claimOnly(rows: readonly EvalRow[]): Prediction[] {
  const seen = rows.map((row) => ({ row, signals: surfaceOf(row.answer) }));
  const folds = foldsOf(rows.map(({ group }) => group));
  return outOfFold(seen, folds, fit, (model, { row, signals }) => {
    const score = probabilityBy(model, signals);
    const verdict = score >= 0.5 ? ('supported' as const) : ('not_found' as const);
    return { dataset: row.dataset, id: row.id, score, verdict, spans: [] };
  });
}
