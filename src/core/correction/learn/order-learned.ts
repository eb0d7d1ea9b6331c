import type { LearnedRepair } from '../../../contract/knowledge-gap.ts';
import type { RepairAction } from '../../../contract/repair.ts';

/** How surely something helps of which nothing is known. */
const UNKNOWN = 0.5;

/** FB12: (successes + 1) / (tries + 2). */
export function certainty({
  successCount,
  failureCount,
}: Pick<LearnedRepair, 'successCount' | 'failureCount'>): number {
  return (successCount + 1) / (successCount + failureCount + 2);
}

function lessonFor(
  { kind, cause }: Pick<RepairAction, 'kind' | 'cause'>,
  learned: readonly LearnedRepair[],
): LearnedRepair | undefined {
  return learned.find(({ solution, errorType }) => solution === kind && errorType === cause);
}

/** LP25: repairs in the order in which they helped most surely against the same failure; else as they were planned. */
export function orderLearned(
  planned: readonly RepairAction[],
  learned: readonly LearnedRepair[],
): readonly RepairAction[] {
  const sure = (one: RepairAction): number => {
    const lesson = lessonFor(one, learned);
    return lesson === undefined ? UNKNOWN : certainty(lesson);
  };
  return planned.toSorted((one, other) => sure(other) - sure(one));
}

/** What is known of what is planned, in its order, each once. */
export function lessonsOf(
  planned: readonly RepairAction[],
  learned: readonly LearnedRepair[],
): readonly LearnedRepair[] {
  return [...new Set(planned.flatMap((one) => lessonFor(one, learned) ?? []))];
}
