import { parseArgs } from 'node:util';
import { claimsOf } from '../src/core/claims/claims-of.ts';
import { answerProbabilityBy, readAnswer } from '../src/core/grounding/answer-probability.ts';
import type { FittedModel } from '../src/core/grounding/fitted-model.ts';
import type { ValidationReport } from '../src/contract/validation-report.ts';
import { beginWow, summedits, wice } from './datasets/documents.ts';
import { klueNli, xnliKo } from './datasets/entailment.ts';
import { ragtruth } from './datasets/ragtruth.ts';
import { writeFitted } from './fitted-file.ts';
import { FITTED_FILES } from './fitted-files.ts';
import { foldsOf, outOfFold } from './folds.ts';
import { groupBy } from './group-by.ts';
import { answerOf, reportJudge } from './judge.ts';
import { balanced } from './judges/balanced.ts';
import { fitOffset } from './logistic-offset.ts';
import { mappings } from './mappings.ts';
import { balancedAccuracy } from './metrics/confusion.ts';
import { once } from './metrics/statistic.ts';
import type { EvalRow } from './row.ts';
import { sectionsOf } from './sections.ts';
import { spread } from './spread.ts';

/** Sets that a fit may use; of ragtruth the rows of its train split alone. */
const SETS = [ragtruth, wice, summedits, beginWow, klueNli, xnliKo];

interface Answer {
  readonly row: EvalRow;
  readonly label: 1 | 0;
  readonly section: string;
  readonly claims: readonly number[];
}

function probabilitiesIn({ result }: ValidationReport): number[] {
  return result.claim_validations.flatMap(({ grounding, unchecked }) =>
    grounding === undefined || (grounding.end === 'undecided' && unchecked === undefined)
      ? []
      : [grounding.probability],
  );
}

/** Of one claim its claim alone speaks. */
function mayFit(row: EvalRow): boolean {
  const isTest = row.dataset === 'ragtruth' && row.official_test !== false;
  return row.label !== null && !isTest && claimsOf(answerOf(row).content).claims.length > 1;
}

async function answersIn(folder: string, limit: number): Promise<Answer[]> {
  const judge = reportJudge(mappings());
  const answers: Answer[] = [];
  for (const { name, rows } of SETS.flatMap((set) => sectionsOf(set.name, set.load(folder).rows)))
    for (const row of spread(rows.filter(mayFit), limit)) {
      const claims = probabilitiesIn(await judge(row));
      if (row.label !== null && claims.length > 1)
        answers.push({ row, label: row.label, section: name, claims });
    }
  return answers;
}

type Model = Pick<FittedModel, 'weights'>;
const LEAST: Model = { weights: {} };

function fit(answers: readonly Answer[], l2: number): FittedModel {
  const examples = [...groupBy(answers, ({ section }) => section).values()].flatMap((some) =>
    balanced(some).map(({ claims, label, weight }) => {
      const { least, signals } = readAnswer(claims);
      return { signals, label, weight, offset: least };
    }),
  );
  return { bias: 0, weights: fitOffset(examples, l2) };
}

function figure(answers: readonly Answer[], said: readonly number[]): string {
  const guesses = answers.map(({ label }, at) => ({ positive: label === 0, flagged: (said[at] ?? 0) < 0.5 }));
  return (100 * balancedAccuracy(guesses)(once(guesses.length))).toFixed(1);
}

function report(answers: readonly Answer[], l2: number): string {
  const folds = foldsOf(answers.map(({ row }) => row.group));
  const held = outOfFold(
    answers,
    folds,
    (some) => fit(some, l2),
    (model, { claims }) => answerProbabilityBy(model, claims),
  );
  const least = answers.map(({ claims }) => answerProbabilityBy(LEAST, claims));
  const lines = [...new Set(answers.map(({ section }) => section))].map((section) => {
    const at = answers.flatMap((one, place) => (one.section === section ? [place] : []));
    const some = at.map((place) => answers[place]).filter((one) => one !== undefined);
    const of = (all: readonly number[]): string =>
      figure(
        some,
        at.map((place) => all[place] ?? 0),
      );
    return `${section}: ${some.length} answers of several claims, balanced accuracy by the weakest ${of(least)}, fitted out of fold ${of(held)}\n`;
  });
  return lines.join('');
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    l2: { type: 'string', default: '0.01' },
    /** Answers of each set at most, evenly spread. */
    limit: { type: 'string', default: '240' },
    write: { type: 'boolean', default: false },
  },
});

if (values.data === undefined) throw new Error('--data DIR: name the folder of the labelled sets');
const l2 = Number(values.l2);
const answers = await answersIn(values.data, Number(values.limit));
const model = fit(answers, l2);
process.stdout.write(report(answers, l2));
for (const [name, weight] of Object.entries(model.weights))
  process.stdout.write(`${name} ${weight.toFixed(4)}\n`);
if (values.write) writeFitted(FITTED_FILES.answer, model);
