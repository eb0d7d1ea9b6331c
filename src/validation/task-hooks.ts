import type { ConfidenceCheckResult, IConfidenceChecker } from '../contract/confidence.ts';
import type { GoalBackwardResult, IGoalBackwardVerifier } from '../contract/goal-backward.ts';
import type { ISelfCheckProtocol, SelfCheckResult } from '../contract/self-check.ts';
import type { TaskDecision, TaskHookEntry, TaskHooks } from '../contract/task-hooks.ts';
import { createDefaultConfidenceChecker } from './confidence-checker.ts';
import { createGoalBackwardVerifier } from './goal-backward-verifier.ts';
import { createDefaultSelfCheckProtocol } from './self-check-protocol.ts';

export interface TaskHookOptions {
  readonly confidence?: IConfidenceChecker;
  readonly selfCheck?: ISelfCheckProtocol;
  readonly goal?: IGoalBackwardVerifier;
  /** False only reports. Default: what does not pass blocks. */
  readonly block?: boolean;
  /** Default: a line of JSON to standard error. */
  readonly log?: (entry: TaskHookEntry) => void;
}

interface Asked<Result> {
  readonly event: TaskHookEntry['event'];
  readonly subject: string;
  readonly ask: () => Promise<Result>;
  readonly reasonsOf: (result: Result) => readonly string[];
}

function toStandardError(entry: TaskHookEntry): void {
  process.stderr.write(`${JSON.stringify(entry)}\n`);
}

function openItems({ items }: ConfidenceCheckResult): readonly string[] {
  return items
    .filter(({ passed, unchecked }) => !passed && unchecked?.reason !== 'not_applicable')
    .map(({ name, detail, unchecked }) => [name, unchecked?.detail ?? detail].filter(Boolean).join(': '));
}

function openQuestions({ questions, dangerSignals, unchecked }: SelfCheckResult): readonly string[] {
  return [
    ...questions.filter(({ passed }) => !passed).map(({ id, unchecked: why }) => why?.detail ?? id),
    ...dangerSignals.filter(({ found }) => found).map(({ signal }) => signal),
    ...(unchecked === undefined ? [] : [unchecked.detail]),
  ];
}

function openStages({ stages, unchecked }: GoalBackwardResult): readonly string[] {
  const failed = stages.filter(({ passed }) => !passed).map(({ stage, details }) => `${stage}: ${details}`);
  return unchecked === undefined ? failed : [...failed, unchecked.detail];
}

/**
 * The three places where an orchestrator asks: confidence before a task, self-check after it, the goal at the end of a
 * workflow. What does not pass blocks, unless `block` is false; each decision is logged as one object.
 */
export function createTaskHooks(options: TaskHookOptions = {}): TaskHooks {
  const { block = true, log = toStandardError } = options;
  const confidence = options.confidence ?? createDefaultConfidenceChecker();
  const selfCheck = options.selfCheck ?? createDefaultSelfCheckProtocol();
  const goalVerifier = options.goal ?? createGoalBackwardVerifier();
  async function decide<Result extends { readonly passed: boolean }>(
    asked: Asked<Result>,
  ): Promise<TaskDecision<Result>> {
    const start = performance.now();
    const result = await asked.ask();
    const { event, subject } = asked;
    const { passed } = result;
    const reasons = passed ? [] : asked.reasonsOf(result);
    const allowed = passed || !block;
    log({ event, subject, allowed, passed, reasons, duration_ms: Math.round(performance.now() - start) });
    return { allowed, result, reasons };
  }
  return {
    beforeTask: (context) =>
      decide({
        event: 'before_task',
        subject: context.taskId,
        ask: () => confidence.check(context),
        reasonsOf: openItems,
      }),
    afterTask: (taskId, evidence) =>
      decide({
        event: 'after_task',
        subject: taskId,
        ask: () => selfCheck.check(evidence),
        reasonsOf: openQuestions,
      }),
    endOfWorkflow: (goal) =>
      decide({
        event: 'end_of_workflow',
        subject: goal.description,
        ask: () => goalVerifier.verify(goal),
        reasonsOf: openStages,
      }),
  };
}
