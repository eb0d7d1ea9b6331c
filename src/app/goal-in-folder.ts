import { isAbsolute, relative } from 'node:path';
import type { GoalBackwardResult, GoalDefinition } from '../contract/goal-backward.ts';
import { isTestMaterial } from '../core/self-check/commands/test-file.ts';
import { makeGround } from '../core/self-check/goal/make-ground.ts';
import { verifyGoal } from '../core/self-check/goal/verify-goal.ts';
import type { OpenWorkspace } from './open-workspace.ts';

function inFolder(folder: string): (path: string) => string {
  return (path) =>
    (isAbsolute(path) ? relative(folder, path) : path).replaceAll('\\', '/').replace(/^\.\//, '');
}

/** Holds a goal against the files of a folder. Paths of the goal may be absolute. */
export async function goalInFolder(
  goal: GoalDefinition,
  { folder, workspace, index }: OpenWorkspace,
): Promise<GoalBackwardResult> {
  const plain = inFolder(folder);
  const asked: GoalDefinition = {
    ...goal,
    expectedPaths: (goal.expectedPaths ?? []).map(plain),
    expectedTests: (goal.expectedTests ?? []).map(plain),
    expectedConnections: (goal.expectedConnections ?? []).map((link) => ({
      ...link,
      from: plain(link.from),
      to: plain(link.to),
    })),
  };
  const ground = await makeGround({
    files: await workspace.files(),
    readMany: (paths) => Promise.all(paths.map((path) => workspace.read(path))),
    index,
    isTest: (path) => isTestMaterial(path, []),
    entryPoints: [],
    parse: [...asked.expectedPaths, ...(asked.expectedTests ?? [])],
  });
  return verifyGoal(asked, ground);
}
