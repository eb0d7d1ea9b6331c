import type { LearningStore } from '../../contract/ports/feedback-store.ts';
import type { Database } from './database.ts';
import { gapStore } from './gap-store.ts';
import { regressionCaseStore } from './regression-case-store.ts';
import { repairStore } from './repair-store.ts';
import { suggestionStore } from './suggestion-store.ts';

/** What was learned: gaps, suggestions, repairs, questions that failed once. */
export function learningStore(database: Database, tenant: string): LearningStore {
  return {
    ...gapStore(database, tenant),
    ...suggestionStore(database, tenant),
    ...repairStore(database, tenant),
    ...regressionCaseStore(database, tenant),
  };
}
