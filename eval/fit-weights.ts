import { type FittedModel, probabilityBy } from '../src/core/grounding/fitted-model.ts';
import type { ClaimExample } from './claim-example.ts';
import { foldsOf, outOfFold } from './folds.ts';
import { groupBy } from './group-by.ts';
import { balanced } from './judges/balanced.ts';
import { type Example, fitLogistic } from './logistic.ts';
import { auc, aucWithin } from './metrics/auc.ts';
import { once } from './metrics/statistic.ts';
import type { Fitted } from './page/fit-table.ts';

/** A model for each verifier and language. */
export type Models = Readonly<Record<string, Readonly<Record<string, FittedModel>>>>;

/** Every set counts the same, and in it both labels. */
function weighted(examples: readonly ClaimExample[]): Example[] {
  const known = examples.flatMap((one) => (one.label === null ? [] : [{ ...one, label: one.label }]));
  return [...groupBy(known, ({ set }) => set).values()].flatMap((some) => balanced(some));
}

function keyOf({ verifier, language }: ClaimExample): string {
  return `${verifier} ${language}`;
}

/** One model for each verifier and language, over the claims of all sets. */
export function fitModels(examples: readonly ClaimExample[], l2: number): Models {
  const models: Record<string, Record<string, FittedModel>> = {};
  for (const some of groupBy(examples, keyOf).values()) {
    const [first] = some;
    if (first === undefined) continue;
    (models[first.verifier] ??= {})[first.language] = fitLogistic(weighted(some), l2);
  }
  return models;
}

/** Probability by the model of the claim's verifier and language; .5 where none was fitted. */
export function say(models: Models, { verifier, language, signals }: ClaimExample): number {
  const model = models[verifier]?.[language];
  return model === undefined ? 0.5 : probabilityBy(model, signals);
}

function value(number: number): number | null {
  return Number.isNaN(number) ? null : number;
}

function aucOfClaims(
  claims: readonly ClaimExample[],
  scores: ReadonlyMap<ClaimExample, number>,
): number | null {
  const known = claims.filter(({ label }) => label !== null);
  const items = known.map((claim) => ({ score: scores.get(claim) ?? 0.5, positive: claim.label === 1 }));
  return value(auc(items)(once(items.length)));
}

/** AUC of answers: the weakest claim speaks for its answer. */
function aucOfAnswers(
  claims: readonly ClaimExample[],
  scores: ReadonlyMap<ClaimExample, number>,
): number | null {
  const answers = [...groupBy(claims, ({ row }) => String(row)).values()].map((some) => ({
    score: Math.min(...some.map((claim) => scores.get(claim) ?? 0.5)),
    positive: some[0]?.answer_label === 1,
    key: some[0]?.key ?? '',
  }));
  const keys = answers.map(({ key }) => key);
  return value(aucWithin(answers, keys)(once(answers.length)));
}

/** Scores by models that never saw the set of the claim. */
function unseenSet(examples: readonly ClaimExample[], l2: number): Map<ClaimExample, number> {
  const sets = [...new Set(examples.map(({ set }) => set))];
  return new Map(
    sets.flatMap((set) => {
      const models = fitModels(
        examples.filter((one) => one.set !== set),
        l2,
      );
      return examples.filter((one) => one.set === set).map((one) => [one, say(models, one)] as const);
    }),
  );
}

/** How well the models do on each set: on the rows they were fitted on, out of fold, and fitted on the other sets. */
export function measureModels(examples: readonly ClaimExample[], models: Models, l2: number): Fitted[] {
  const inSample = new Map(examples.map((one) => [one, say(models, one)]));
  const folds = foldsOf(examples.map(({ group }) => group));
  const said = outOfFold(examples, folds, (some) => fitModels(some, l2), say);
  const outside = new Map(examples.map((one, at) => [one, said[at] ?? 0.5]));
  const unseen = unseenSet(examples, l2);
  return [...groupBy(examples, ({ set }) => set)].map(([set, claims]) => ({
    dataset: set,
    claims: claims.length,
    not_supported: claims.filter(({ label }) => label === 0).length,
    claims_in_sample: aucOfClaims(claims, inSample),
    claims_out_of_fold: aucOfClaims(claims, outside),
    answers_in_sample: aucOfAnswers(claims, inSample),
    answers_out_of_fold: aucOfAnswers(claims, outside),
    answers_other_sets: aucOfAnswers(claims, unseen),
  }));
}
