import { type FittedModel, probabilityBy } from '../src/core/grounding/fitted-model.ts';
import type { ClaimExample } from './claim-example.ts';
import { type Directions, fitSigned } from './fit-signed.ts';
import { groupBy } from './group-by.ts';
import type { Example } from './logistic.ts';

/** One model for evidence of a sentence or two, one for all longer evidence. */
export type PassageModels = Readonly<Record<'short' | 'long', FittedModel>>;

const UP = ['coverage_squared', 'full_coverage'];
const EITHER_WAY = ['hedge_added', 'negation_lost'];
const ROUNDS = 4;
/** How much the weakest claim of an answer, under the label of the whole, counts beside the claims with their own labels. */
const WEAKEST = 0.8;
/** Sets whose labels hang on what words cannot show count less. */
const SET_WEIGHT: Readonly<Record<string, number>> = { healthver: 0.3 };

function directionsOf(examples: readonly ClaimExample[]): Directions {
  const names = Object.keys(examples[0]?.signals ?? {}).filter((name) => !EITHER_WAY.includes(name));
  return Object.fromEntries(names.map((name) => [name, UP.includes(name) ? 1 : -1]));
}

function isShort({ signals }: ClaimExample): boolean {
  return signals['short_evidence'] === 1;
}

/** Signals that the model reads; what chooses the model is none. */
function readable({ signals }: ClaimExample): Example['signals'] {
  const { short_evidence: _, ...rest } = signals;
  return rest;
}

/** Probability that the claim is supported. */
export function sayPassage(models: PassageModels, claim: ClaimExample): number {
  return probabilityBy(isShort(claim) ? models.short : models.long, claim.signals);
}

interface AnswerRow {
  readonly claims: readonly ClaimExample[];
  readonly weight: number;
}

/** The answers with how much each counts: every set the same, and in it both labels. */
function rowsOf(claims: readonly ClaimExample[]): AnswerRow[] {
  return [...groupBy(claims, ({ set }) => set)].flatMap(([set, some]) => {
    const rows = [...groupBy(some, ({ row }) => String(row)).values()];
    const byLabel = groupBy(rows, ([first]) => String(first?.answer_label));
    const total = (SET_WEIGHT[set] ?? 1) / 2;
    return [...byLabel.values()].flatMap((same) =>
      same.map((row) => ({ claims: row, weight: total / same.length })),
    );
  });
}

/** The claim of each answer that the model holds least supported; all claims before there is a model. */
function isWeakest(
  row: readonly ClaimExample[],
  models: PassageModels | null,
): (claim: ClaimExample) => boolean {
  if (models === null) return () => true;
  const said = new Map(row.map((claim) => [claim, sayPassage(models, claim)]));
  const least = Math.min(...said.values());
  return (claim) => said.get(claim) === least;
}

function examplesOf(
  row: readonly ClaimExample[],
  weight: number,
  models: PassageModels | null,
): Map<ClaimExample, Example[]> {
  const weakest = isWeakest(row, models);
  const own = models === null ? 1 : 1 - WEAKEST;
  return new Map(
    row.map((claim) => {
      const signals = readable(claim);
      const made: Example[] = [];
      if (claim.label !== null)
        made.push({ signals, label: claim.label, weight: (weight * own) / row.length });
      if (weakest(claim)) made.push({ signals, label: claim.answer_label, weight: weight * WEAKEST });
      return [claim, made];
    }),
  );
}

/** Fits both models on all claims first, then on the weakest claim of each answer, as the product judges it. */
export function fitPassages(claims: readonly ClaimExample[], l2: number): PassageModels {
  const directions = directionsOf(claims);
  const rows = rowsOf(claims);
  let models: PassageModels | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const examples = new Map(rows.flatMap((row) => [...examplesOf(row.claims, row.weight, models)]));
    const fit = (some: readonly ClaimExample[]): FittedModel =>
      fitSigned(
        some.flatMap((claim) => examples.get(claim) ?? []),
        directions,
        l2,
      );
    models = { short: fit(claims.filter(isShort)), long: fit(claims.filter((claim) => !isShort(claim))) };
  }
  return models as PassageModels;
}
