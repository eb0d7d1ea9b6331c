import type { ClaimReading } from './claim-reading.ts';
import { silentOperations } from './joined.ts';
import type { PreparedTable } from './prepared-table.ts';
import type { Program } from './program.ts';
import { runAggregate, runDifference } from './run-aggregate.ts';
import { runComparison } from './run-comparison.ts';
import { runCount } from './run-count.ts';
import { runGroups } from './run-group.ts';
import { runLookUp } from './run-look-up.ts';
import { runOnly, runQuantifiers } from './run-quantifier.ts';
import { runSame } from './run-same.ts';
import { runSuperlative } from './run-superlative.ts';
import { clausesOf, joinParts } from './run-clauses.ts';
import { type Context, contextOf } from './scope.ts';
import { type Weighed, weigh, wordWeights } from './weigh.ts';

const RUNNERS: readonly ((context: Context) => Program[])[] = [
  runLookUp,
  runCount,
  runSuperlative,
  runGroups,
  runComparison,
  runSame,
  runAggregate,
  runDifference,
  runOnly,
  runQuantifiers,
];

/** Doubt beyond which nothing is denied. */
const NO_PROOF = 1;

function doubted(program: Program): Program {
  return { ...program, doubt: program.doubt + NO_PROOF };
}

function runWhole(claim: ClaimReading, table: PreparedTable, weights: Float64Array): Weighed[] {
  const context = contextOf(claim, table);
  const isSilent = silentOperations(context);
  return RUNNERS.flatMap((run) => run(context))
    .map((program) => (program.holds || !isSilent(program) ? program : doubted(program)))
    .map((program) => weigh(program, weights))
    .sort((a, b) => a.cost - b.cost);
}

function runPart(claim: ClaimReading, table: PreparedTable, from: number, to: number): Weighed | undefined {
  const weights = wordWeights(claim).map((weight, at) => (at >= from && at < to ? weight : 0));
  return runWhole(claim, table, weights)[0];
}

const PARTED = 0.1;

/** The claim as two parts, each read by itself. */
function runParts(claim: ClaimReading, table: PreparedTable, weights: Float64Array): Weighed[] {
  const parts = clausesOf(claim);
  if (parts === null) return [];
  const [left, right] = parts;
  const one = runPart(left.reading, table, 0, left.to);
  const other = runPart(right.reading, table, right.from, claim.words.length);
  if (one === undefined || other === undefined) return [];
  const both = joinParts(one, other);
  const silent = !both.holds && silentOperations(contextOf(claim, table))(both);
  return [weigh({ ...both, doubt: both.doubt + (silent ? NO_PROOF : PARTED) }, weights)];
}

/** Every plausible reading of the claim, done and weighed, the likeliest first. */
export function runPrograms(claim: ClaimReading, table: PreparedTable): Weighed[] {
  const weights = wordWeights(claim);
  return [...runWhole(claim, table, weights), ...runParts(claim, table, weights)].sort(
    (a, b) => a.cost - b.cost,
  );
}
