import type { ConfidenceCheckResult, TaskContext } from './confidence.ts';
import type { GoalBackwardResult, GoalDefinition } from './goal-backward.ts';
import type { SelfCheckResult } from './self-check.ts';
import type { WorkEvidence } from './work-evidence.ts';

/** One line of the structured log of an orchestrator. */
export interface TaskHookEntry {
  readonly event: 'before_task' | 'after_task' | 'end_of_workflow';
  /** Id of the task, or the description of the goal. */
  readonly subject: string;
  readonly allowed: boolean;
  readonly passed: boolean;
  /** What stands against it, empty where nothing does. */
  readonly reasons: readonly string[];
  /** Milliseconds. */
  readonly duration_ms: number;
}

/** Whether the orchestrator may go on, and why not. */
export interface TaskDecision<Result> {
  /** False blocks: the task is not begun, not closed, the workflow not ended. */
  readonly allowed: boolean;
  readonly result: Result;
  readonly reasons: readonly string[];
}

/** Where an orchestrator asks: before a task, after it, at the end of a workflow. */
export interface TaskHooks {
  beforeTask(context: TaskContext): Promise<TaskDecision<ConfidenceCheckResult>>;
  afterTask(taskId: string, evidence: WorkEvidence): Promise<TaskDecision<SelfCheckResult>>;
  endOfWorkflow(goal: GoalDefinition): Promise<TaskDecision<GoalBackwardResult>>;
}
