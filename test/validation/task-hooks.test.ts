import { describe, expect, it } from 'vitest';
import {
  createConfidenceChecker,
  createGoalBackwardVerifier,
  createTaskHooks,
  type TaskHookEntry,
  type TaskHookOptions,
} from '../../src/validation/index.ts';

function hooks(options: TaskHookOptions = {}) {
  const log: TaskHookEntry[] = [];
  const sure = createConfidenceChecker({ items: [{ name: 'a', weight: 1, check: async () => false }] });
  const goal = createGoalBackwardVerifier({ folder: import.meta.dirname });
  return {
    log,
    ask: createTaskHooks({ confidence: sure, goal, log: (entry) => log.push(entry), ...options }),
  };
}

const task = { taskId: 'T-7', taskType: 'feature', description: 'x' };

describe('the hooks of an orchestrator', () => {
  it('SC7 what does not pass blocks, and says why', async () => {
    const { ask, log } = hooks();
    expect(await ask.beforeTask(task)).toMatchObject({ allowed: false, reasons: ['a'] });
    expect(await ask.afterTask('T-7', { testsPassed: true })).toMatchObject({
      allowed: false,
      reasons: ['tests_pass', 'requirements_met', 'evidence_exists'],
    });
    expect(await ask.endOfWorkflow({ description: 'goal', expectedPaths: ['none.ts'] })).toMatchObject({
      allowed: false,
      reasons: ['exists: none.ts is not there'],
    });
    expect(log.map(({ event, subject, allowed }) => [event, subject, allowed])).toEqual([
      ['before_task', 'T-7', false],
      ['after_task', 'T-7', false],
      ['end_of_workflow', 'goal', false],
    ]);
  });

  it('SC7 without blocking it is reported all the same', async () => {
    const { ask, log } = hooks({ block: false });
    expect(await ask.beforeTask(task)).toMatchObject({ allowed: true, result: { passed: false } });
    expect(log).toMatchObject([{ allowed: true, passed: false, reasons: ['a'] }]);
  });

  it('SC7 what passes is allowed without reasons', async () => {
    const evidence = {
      testOutput: 'Tests  3 passed (3)',
      testsPassed: true,
      requirementsList: [{ requirement: 'r', met: true }],
    };
    expect(await hooks().ask.afterTask('T-7', evidence)).toMatchObject({ allowed: true, reasons: [] });
  });
});
