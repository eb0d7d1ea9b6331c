import { parseArgs } from 'node:util';
import { type FittedModel, probabilityBy } from '../src/core/grounding/fitted-model.ts';
import { folded } from '../src/core/language/fold-text.ts';
import { readTerms } from '../src/core/language/read-terms.ts';
import { holdKoreanClaim } from '../src/core/grounding/passages/korean-held.ts';
import { preparePassages } from '../src/core/grounding/passages/prepare-passages.ts';
import { klueNli, xnliKo } from './datasets/entailment.ts';
import { writeFitted } from './fitted-file.ts';
import { FITTED_FILES } from './fitted-files.ts';
import { foldsOf, outOfFold } from './folds.ts';
import { balanced } from './judges/balanced.ts';
import { type Example, fitLogistic } from './logistic.ts';
import { auc } from './metrics/auc.ts';
import { once } from './metrics/statistic.ts';
import type { EvalRow } from './row.ts';
import { koreanCases, OWN_KOREAN } from './korean-cases.ts';

type Label = 'supported' | 'contradicted';

interface Item {
  readonly row: EvalRow;
  readonly signals: Example['signals'];
  /** For each difference the probability of a contradiction from which on it contradicts. */
  readonly needs: readonly number[];
}

interface Scores {
  readonly supported: readonly number[];
  readonly contradicted: readonly number[];
}

const L2 = 0.002;

function itemOf(row: EvalRow): Item {
  const texts = row.evidences.map(({ evidence_id, data }) => ({
    evidence_id,
    text: typeof data === 'string' ? folded(data) : '',
  }));
  const held = holdKoreanClaim(preparePassages(texts, readTerms), folded(row.answer));
  return { row, signals: held.signals(), needs: held.differences.map(({ needs }) => needs) };
}

/** In the own tables every difference contradicts: what a difference is worth is learnt from the labelled sets alone. */
function learntFrom(label: Label, set: string): boolean {
  return label === 'supported' || set !== OWN_KOREAN;
}

/** Every set counts the same, and in it both labels. */
function fitOn(items: readonly Item[], label: Label): FittedModel {
  const sets = [...new Set(items.map(({ row }) => row.dataset))].filter((set) => learntFrom(label, set));
  return fitLogistic(
    sets.flatMap((set) =>
      balanced(
        items
          .filter(({ row }) => row.dataset === set)
          .map(({ row, signals }) => ({ signals, label: row.end === label ? 1 : 0 })),
      ),
    ),
    L2,
  );
}

function outside(items: readonly Item[], label: Label): number[] {
  const folds = foldsOf(items.map(({ row }) => row.group));
  return outOfFold(
    items,
    folds,
    (some) => fitOn(some, label),
    (model, { signals }) => probabilityBy(model, signals),
  );
}

function share(part: number, whole: number): number {
  return whole === 0 ? Number.NaN : part / whole;
}

/** AUC, balanced accuracy at .5 and accuracy of the three ends, over the rows `at`. */
function figures(items: readonly Item[], { supported, contradicted }: Scores, at: readonly number[]): string {
  const is = (place: number, label: Label) => items[place]?.row.end === label;
  const scored = at.map((place) => ({ score: supported[place] ?? 0, positive: is(place, 'supported') }));
  const right = scored.filter(({ score, positive }) => positive && score >= 0.5).length;
  const refused = scored.filter(({ score, positive }) => !positive && score < 0.5).length;
  const positives = scored.filter(({ positive }) => positive).length;
  const both = (share(right, positives) + share(refused, scored.length - positives)) / 2;
  const ends = at.filter((place) => {
    const [p, q] = [supported[place] ?? 0, contradicted[place] ?? 0];
    const end = p >= 0.5 && p >= q ? 'supported' : q >= 0.5 ? 'contradicted' : 'not_found';
    return end === items[place]?.row.end;
  }).length;
  const area = auc(scored)(once(scored.length));
  return `AUC ${area.toFixed(3)}  balanced ${both.toFixed(3)}  three-way ${share(ends, at.length).toFixed(3)}`;
}

/** How many are accused as the product accuses, and how many of them rightly. */
function accusations(items: readonly Item[], contradicted: readonly number[], at: readonly number[]): string {
  const accused = at.filter((place) =>
    (items[place]?.needs ?? []).some((needs) => (contradicted[place] ?? 0) >= needs),
  );
  const right = accused.filter((place) => items[place]?.row.end === 'contradicted').length;
  return `${right} of ${accused.length} (${share(right, accused.length).toFixed(3)})`;
}

function report(items: readonly Item[], scores: Scores, what: string): void {
  for (const set of new Set(items.map(({ row }) => row.dataset))) {
    const at = items.flatMap(({ row }, place) => (row.dataset === set ? [place] : []));
    process.stdout.write(`${what} ${set}: ${figures(items, scores, at)}\n`);
    process.stdout.write(`  accused rightly: ${accusations(items, scores.contradicted, at)}\n`);
  }
}

function fit(folder: string): void {
  const rows = [klueNli, xnliKo].flatMap((set) => set.load(folder).rows);
  const items = [...rows, ...koreanCases()].map(itemOf);
  const models = { supported: fitOn(items, 'supported'), contradicted: fitOn(items, 'contradicted') };
  const inside = {
    supported: items.map(({ signals }) => probabilityBy(models.supported, signals)),
    contradicted: items.map(({ signals }) => probabilityBy(models.contradicted, signals)),
  };
  report(items, inside, 'in sample');
  const folds = { supported: outside(items, 'supported'), contradicted: outside(items, 'contradicted') };
  report(items, folds, 'out of fold');
  writeFitted(FITTED_FILES.korean, models);
}

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined) {
  process.stderr.write('fit-korean: --data DIR: name the folder of the labelled sets\n');
  process.exitCode = 2;
} else fit(values.data);
