import type { NotJudged } from './not-judged.ts';

/**
 * A task before it is begun. F001; `rootCause`, `documentsRead` and `references` are Assay's own additions: what only
 * whoever plans the task can tell, to be looked at and not believed.
 */
export interface TaskContext {
  taskId: string;
  taskType: 'feature' | 'bugfix' | 'refactor' | (string & {});
  description: string;
  files?: string[];
  dependencies?: string[];
  complexity?: 'simple' | 'moderate' | 'complex';
  /** Why the fault happens, in a sentence. */
  rootCause?: string;
  /** Paths or addresses of documents that were read. */
  documentsRead?: string[];
  /** Paths or addresses of existing work that it follows. */
  references?: string[];
}

/** What looking came to, where yes or no is not all: `not_applicable` leaves the score, another reason counts 0. */
export interface Looked {
  readonly passed: boolean;
  /** What was found. */
  readonly detail?: string;
  readonly unchecked?: NotJudged;
}

/** One thing to be sure of before a task. Weights lie in 0..1 and sum to 1. F001. */
export interface ConfidenceCheckItem {
  name: string;
  weight: number;
  check: (context: TaskContext) => Promise<boolean | Looked>;
  description?: string;
}

/** F001. `score` is 0..100. */
export interface ConfidenceCheckResult {
  score: number;
  passed: boolean;
  threshold: number;
  items: { name: string; passed: boolean; weight: number; detail?: string; unchecked?: NotJudged }[];
  recommendation: 'proceed' | 'alternatives' | 'stop';
  explanation?: string;
}

/** F001. */
export interface IConfidenceChecker {
  check(context: TaskContext): Promise<ConfidenceCheckResult>;
  setItems(items: ConfidenceCheckItem[]): void;
}
