import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ClaimExample } from './claim-example.ts';
import { collectClaims } from './collect-claims.ts';
import { beginWow, summedits, wice } from './datasets/documents.ts';
import { healthver } from './datasets/entailment.ts';
import { ragtruth } from './datasets/ragtruth.ts';
import { writeFitted } from './fitted-file.ts';
import { FITTED_FILES } from './fitted-files.ts';
import { foldsOf, outOfFold } from './folds.ts';
import { groupBy } from './group-by.ts';
import { aucWithin } from './metrics/auc.ts';
import { once } from './metrics/statistic.ts';
import { fitPassages, type PassageModels, sayPassage } from './passage-model.ts';
import { sectionsOf } from './sections.ts';
import { seenClaims } from './seen-claims.ts';

const SETS = [ragtruth, wice, summedits, beginWow, healthver];

function claimsIn(folder: string): ClaimExample[] {
  const sections = SETS.flatMap((set) => sectionsOf(set.name, set.load(folder).rows));
  return collectClaims(sections, seenClaims).filter(
    ({ verifier, language }) => verifier === 'passages' && language === 'en',
  );
}

interface Scored {
  readonly score: number;
  readonly positive: boolean;
  readonly key: string;
}

/** AUC of answers by their weakest claim, and their balanced accuracy at the threshold .5. */
function figures(claims: readonly ClaimExample[], scores: ReadonlyMap<ClaimExample, number>): string {
  const answers = [...groupBy(claims, ({ row }) => String(row)).values()].map((some): Scored => {
    const [first] = some;
    const score = Math.min(...some.map((claim) => scores.get(claim) ?? 0.5));
    return { score, positive: first?.answer_label === 1, key: first?.key ?? '' };
  });
  const keys = answers.map(({ key }) => key);
  const area = aucWithin(answers, keys)(once(answers.length));
  const right = (positive: boolean): number => {
    const some = answers.filter((answer) => answer.positive === positive);
    return some.filter(({ score }) => score >= 0.5 === positive).length / some.length;
  };
  return `AUC ${area.toFixed(3)}, balanced accuracy at .5 ${(50 * (right(true) + right(false))).toFixed(1)}`;
}

function report(claims: readonly ClaimExample[], models: PassageModels, l2: number): string {
  const folds = foldsOf(claims.map(({ group }) => group));
  const said = outOfFold(claims, folds, (some) => fitPassages(some, l2), sayPassage);
  const inside = new Map(claims.map((claim) => [claim, sayPassage(models, claim)]));
  const outside = new Map(claims.map((claim, at) => [claim, said[at] ?? 0.5]));
  return [...groupBy(claims, ({ set }) => set)]
    .map(
      ([set, some]) => `${set}: in sample ${figures(some, inside)}; out of fold ${figures(some, outside)}\n`,
    )
    .join('');
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    l2: { type: 'string', default: '0.005' },
    out: { type: 'string' },
  },
});

try {
  if (values.data === undefined) throw new Error('--data DIR: name the folder of the labelled sets');
  const claims = claimsIn(values.data);
  if (claims.length === 0) throw new Error(`--data ${values.data}: no labelled claim was found`);
  const models = fitPassages(claims, Number(values.l2));
  process.stdout.write(report(claims, models, Number(values.l2)));
  const path = values.out === undefined ? FITTED_FILES.english.path : resolve(values.out);
  writeFitted({ ...FITTED_FILES.english, path }, models);
} catch (error) {
  process.stderr.write(`fit-passages: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
