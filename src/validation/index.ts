/**
 * `assay/validation`: F001 (before a task), F002 (after it) and F003 (at the end of a workflow), under the names of
 * their sources. A result has `passed: boolean`, and `unchecked` beside it where a thing could not be judged.
 */
export {
  ConfidenceChecker,
  createConfidenceChecker,
  createDefaultConfidenceChecker,
} from './confidence-checker.ts';
export {
  createDefaultSelfCheckProtocol,
  createSelfCheckProtocol,
  SelfCheckProtocol,
} from './self-check-protocol.ts';
export { createGoalBackwardVerifier, GoalBackwardVerifier } from './goal-backward-verifier.ts';
export { createTaskHooks } from './task-hooks.ts';
export type { TaskHookOptions } from './task-hooks.ts';

export { SELF_CHECK_QUESTIONS } from '../core/self-check/questions/self-check-questions.ts';
export { DANGER_SIGNALS, EXTENDED_DANGER_SIGNALS } from '../core/self-check/signals/danger-signals.ts';

export { VerificationStage } from '../contract/goal-backward.ts';
export type { GoalBackwardResult, GoalDefinition, IGoalBackwardVerifier } from '../contract/goal-backward.ts';
export type {
  ConfidenceCheckItem,
  ConfidenceCheckResult,
  IConfidenceChecker,
  Looked,
  TaskContext,
} from '../contract/confidence.ts';
export type {
  DangerSignal,
  ISelfCheckProtocol,
  SelfCheckQuestion,
  SelfCheckResult,
} from '../contract/self-check.ts';
export type { TaskDecision, TaskHookEntry, TaskHooks } from '../contract/task-hooks.ts';
export type { NotJudged } from '../contract/not-judged.ts';
export type { WorkEvidence as Evidence } from '../contract/work-evidence.ts';
