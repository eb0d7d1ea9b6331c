import { parseArgs } from 'node:util';
import { type FittedModel, probabilityBy } from '../src/core/grounding/fitted-model.ts';
import { entityMeasures } from '../src/core/grounding/records/entities/entity-probability.ts';
import { collectClaims } from './collect-claims.ts';
import { rotowire } from './datasets/rotowire.ts';
import { writeFitted } from './fitted-file.ts';
import { FITTED_FILES } from './fitted-files.ts';
import { foldsOf, outOfFold } from './folds.ts';
import { balanced } from './judges/balanced.ts';
import { type Example, fitLogistic } from './logistic.ts';
import { auc } from './metrics/auc.ts';
import { once } from './metrics/statistic.ts';
import { sectionsOf } from './sections.ts';
import { seenClaims } from './seen-claims.ts';
import { shown } from './shown.ts';

/** A sentence of which the records say something, with whether a marked mistake lies in it. */
interface Sentence extends Example {
  readonly group: string;
}

function sentencesIn(folder: string): Sentence[] {
  const { rows, found } = rotowire.load(folder);
  if (!found) throw new Error(`--data ${folder}: no labelled reports on records were found`);
  return collectClaims(sectionsOf(rotowire.name, rows), seenClaims).flatMap(({ group, label, signals }) => {
    const measures = entityMeasures(signals);
    return measures === null || label === null ? [] : [{ group, label, signals: measures }];
  });
}

function fit(some: readonly Sentence[], l2: number): FittedModel {
  return fitLogistic(balanced(some), l2);
}

function report(name: string, sentences: readonly Sentence[], scores: readonly number[]): void {
  const scored = sentences.map(({ label }, at) => ({ positive: label === 1, score: scores[at] ?? 0.5 }));
  const right = (positive: boolean): number => {
    const some = scored.filter((one) => one.positive === positive);
    return some.filter(({ score }) => score >= 0.5 === positive).length / some.length;
  };
  shown(`${name}: AUC of sentences`, auc(scored)(once(scored.length)));
  shown(`${name}: balanced accuracy at .5`, (right(true) + right(false)) / 2);
}

function run(folder: string, l2: number, write: boolean): void {
  const sentences = sentencesIn(folder);
  const model = fit(sentences, l2);
  const say = (fitted: FittedModel, { signals }: Sentence): number => probabilityBy(fitted, signals);
  const folds = foldsOf(sentences.map(({ group }) => group));
  shown('sentences', sentences.length);
  report(
    'in sample',
    sentences,
    sentences.map((sentence) => say(model, sentence)),
  );
  report(
    'out of fold',
    sentences,
    outOfFold(sentences, folds, (some) => fit(some, l2), say),
  );
  for (const [name, weight] of Object.entries(model.weights)) shown(`  ${name}`, weight);
  shown('  bias', model.bias);
  if (write) writeFitted(FITTED_FILES.entity, model);
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    l2: { type: 'string', default: '0.01' },
    /** Writes the weights. */
    write: { type: 'boolean', default: false },
  },
});

try {
  if (values.data === undefined) throw new Error('--data DIR: name the folder of the labelled sets');
  run(values.data, Number(values.l2), values.write);
} catch (error) {
  process.stderr.write(`fit-entity: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
