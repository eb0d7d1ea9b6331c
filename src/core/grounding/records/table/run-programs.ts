import type { ClaimReading } from './claim-reading.ts';
import type { PreparedTable } from './prepared-table.ts';
import type { Program } from './program.ts';
import { runAggregate, runDifference } from './run-aggregate.ts';
import { runComparison, runSame } from './run-comparison.ts';
import { runCount } from './run-count.ts';
import { runLookUp } from './run-look-up.ts';
import { runOnly, runQuantifiers } from './run-quantifier.ts';
import { runSuperlative } from './run-superlative.ts';
import { type Held, held } from './scope.ts';
import { type Weighed, weigh, wordWeights } from './weigh.ts';

const RUNNERS: readonly ((context: Held) => Program[])[] = [
  runLookUp,
  runCount,
  runSuperlative,
  runComparison,
  runSame,
  runAggregate,
  runDifference,
  runOnly,
  runQuantifiers,
];

/** Every plausible reading of the claim, done and weighed, the likeliest first. */
export function runPrograms(claim: ClaimReading, table: PreparedTable): Weighed[] {
  const context = held(claim, table);
  const weights = wordWeights(claim);
  return RUNNERS.flatMap((run) => run(context))
    .map((program) => weigh(program, weights))
    .sort((a, b) => a.cost - b.cost);
}
