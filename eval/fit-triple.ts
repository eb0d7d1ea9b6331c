import { parseArgs } from 'node:util';
import { type FittedModel, probabilityBy } from '../src/core/grounding/fitted-model.ts';
import type { Signals } from '../src/core/grounding/held.ts';
import { tripleHolder } from '../src/core/grounding/records/triples/triple-holder.ts';
import { triplesOf } from '../src/core/grounding/records/triples/triples-of-records.ts';
import { recordsOfTable } from '../src/core/grounding/records/records-of-table.ts';
import { sentences } from '../src/core/language/sentences.ts';
import { termsOf } from '../src/core/language/terms.ts';
import { webnlg } from './datasets/tables.ts';
import { writeFitted } from './fitted-file.ts';
import { FITTED_FILES } from './fitted-files.ts';
import { foldsOf, outOfFold } from './folds.ts';
import { type Example, fitLogistic } from './logistic.ts';
import { auc, aucWithin } from './metrics/auc.ts';
import { once } from './metrics/statistic.ts';
import type { EvalRow } from './row.ts';
import { shown } from './shown.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    l2: { type: 'string', default: '0.1' },
    /** Writes the weights. */
    write: { type: 'boolean', default: false },
  },
});

/** A labelled text with the signals of the whole and of each sentence. */
interface Item extends Example {
  readonly row: EvalRow;
  readonly label: 1 | 0;
  readonly parts: readonly Signals[];
}

function itemOf(row: EvalRow): Item[] {
  const [evidence] = row.evidences;
  const triples = triplesOf(recordsOfTable('triples', evidence?.data, {}));
  if (row.label === null || triples === null) return [];
  const whole = tripleHolder('triples', triples, termsOf).next({ text: row.answer, query: null });
  const holder = tripleHolder('triples', triples, termsOf);
  const parts = sentences(row.answer).map(
    ({ start, end }) => holder.next({ text: row.answer.slice(start, end), query: null }).signals,
  );
  return parts.length === 0 ? [] : [{ row, label: row.label, signals: whole.signals, parts }];
}

function report(name: string, items: readonly Item[], scores: readonly number[]): void {
  const ranked = items.map(({ label }, at) => ({ positive: label === 1, score: scores[at] ?? 0.5 }));
  const pairs = items.map(({ row }) => row.pair ?? '');
  shown(`${name}: AUC`, auc(ranked)(once(ranked.length)));
  shown(`${name}: AUC within a triple set`, aucWithin(ranked, pairs)(once(ranked.length)));
}

if (values.data === undefined) throw new Error('--data DIR: name the folder of the labelled sets');
const fit = (items: readonly Item[]): FittedModel => fitLogistic(items, Number(values.l2));
const started = performance.now();
const items = webnlg.load(values.data).rows.flatMap(itemOf);
shown('texts a second', (items.length * 1000) / (performance.now() - started));
const model = fit(items);
report(
  'in sample',
  items,
  items.map(({ signals }) => probabilityBy(model, signals)),
);
const folds = foldsOf(items.map(({ row }) => row.group));
report(
  'out of fold, whole text',
  items,
  outOfFold(items, folds, fit, (fitted, { signals }) => probabilityBy(fitted, signals)),
);
report(
  'out of fold, weakest sentence',
  items,
  outOfFold(items, folds, fit, (fitted, { parts }) =>
    Math.min(...parts.map((part) => probabilityBy(fitted, part))),
  ),
);
for (const [name, weight] of Object.entries(model.weights)) shown(`  ${name}`, weight);
if (values.write) writeFitted(FITTED_FILES.triple, model);
