import { parseArgs } from 'node:util';
import { type FittedModel, probabilityBy } from '../src/core/grounding/fitted-model.ts';
import { folded } from '../src/core/language/fold-text.ts';
import { readTerms } from '../src/core/language/read-terms.ts';
import { align } from '../src/core/grounding/passages/alignment.ts';
import { preparePassages } from '../src/core/grounding/passages/prepare-passages.ts';
import { textSignals } from '../src/core/grounding/passages/text-signals.ts';
import { klueNli, xnliKo } from './datasets/entailment.ts';
import { writeFitted } from './fitted-file.ts';
import { FITTED_FILES } from './fitted-files.ts';
import { foldsOf, outOfFold } from './folds.ts';
import { balanced } from './judges/balanced.ts';
import { type Example, fitLogistic } from './logistic.ts';
import { auc } from './metrics/auc.ts';
import { once } from './metrics/statistic.ts';
import type { EvalRow } from './row.ts';
import { koreanCases } from './korean-cases.ts';

interface Item {
  readonly row: EvalRow;
  readonly signals: Example['signals'];
}

const L2 = 0.002;

function itemOf(row: EvalRow): Item {
  const texts = row.evidences.map(({ evidence_id, data }) => ({
    evidence_id,
    text: typeof data === 'string' ? folded(data) : '',
  }));
  const passages = preparePassages(texts, readTerms);
  const alignment = align(passages, { text: folded(row.answer), query: null });
  return { row, signals: alignment === null ? {} : textSignals(alignment, 'ko') };
}

/** Every set counts the same, and in it both labels. */
function fitOn(items: readonly Item[]): FittedModel {
  const sets = [...new Set(items.map(({ row }) => row.dataset))];
  return fitLogistic(
    sets.flatMap((set) =>
      balanced(
        items
          .filter(({ row }) => row.dataset === set)
          .map(({ row, signals }) => ({ signals, label: row.label === 1 ? 1 : 0 })),
      ),
    ),
    L2,
  );
}

function outside(items: readonly Item[]): number[] {
  const folds = foldsOf(items.map(({ row }) => row.group));
  return outOfFold(items, folds, fitOn, (model, { signals }) => probabilityBy(model, signals));
}

function share(part: number, whole: number): number {
  return whole === 0 ? Number.NaN : part / whole;
}

/** AUC and balanced accuracy at .5, over the rows `at`. */
function figures(items: readonly Item[], scores: readonly number[], at: readonly number[]): string {
  const scored = at.map((place) => ({
    score: scores[place] ?? 0,
    positive: items[place]?.row.label === 1,
  }));
  const right = scored.filter(({ score, positive }) => positive && score >= 0.5).length;
  const refused = scored.filter(({ score, positive }) => !positive && score < 0.5).length;
  const positives = scored.filter(({ positive }) => positive).length;
  const both = (share(right, positives) + share(refused, scored.length - positives)) / 2;
  return `AUC ${auc(scored)(once(scored.length)).toFixed(3)}  balanced ${both.toFixed(3)}`;
}

function report(items: readonly Item[], scores: readonly number[], what: string): void {
  for (const set of new Set(items.map(({ row }) => row.dataset))) {
    const at = items.flatMap(({ row }, place) => (row.dataset === set ? [place] : []));
    process.stdout.write(`${what} ${set}: ${figures(items, scores, at)}\n`);
  }
}

function fit(folder: string): void {
  const rows = [klueNli, xnliKo].flatMap((set) => set.load(folder).rows);
  const items = [...rows, ...koreanCases()].map(itemOf);
  const model = fitOn(items);
  report(
    items,
    items.map(({ signals }) => probabilityBy(model, signals)),
    'in sample',
  );
  report(items, outside(items), 'out of fold');
  writeFitted(FITTED_FILES.korean, model);
}

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined) {
  process.stderr.write('fit-korean: --data DIR: name the folder of the labelled sets\n');
  process.exitCode = 2;
} else fit(values.data);
