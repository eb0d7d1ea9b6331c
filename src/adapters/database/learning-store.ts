import type { LearningStore } from '../../contract/ports/feedback-store.ts';
import type { EnqueueWithin } from '../../contract/ports/job-queue.ts';
import type { Database } from './database.ts';
import { gapStore } from './gap-store.ts';
import { regressionCaseStore } from './regression-case-store.ts';
import { repairStore } from './repair-store.ts';
import { suggestionStore } from './suggestion-store.ts';

/** What was learned: gaps, suggestions, repairs, questions that failed once; `within` as `feedbackStore` has it. */
export function learningStore(
  database: Database,
  tenant: string,
  within: () => Promise<EnqueueWithin>,
): LearningStore {
  return {
    ...gapStore(database, tenant),
    ...suggestionStore(database, tenant, within),
    ...repairStore(database, tenant),
    ...regressionCaseStore(database, tenant),
  };
}
