import type { TreeSpec } from '../../../contract/ports/sandbox.ts';
import type { TreeSide } from '../../../contract/ports/work-tree.ts';
import type { WorkChange } from '../../../contract/work-change.ts';
import { planTrees } from './plan-trees.ts';

/** A copy to make and to run the tests in. */
export interface RunPlan {
  readonly spec: TreeSpec;
  /** Sides whose hashes, with the command, decide the result: what was kept under them may be used again. */
  readonly decidedBy: readonly TreeSide[];
}

/** The runs that the check needs, in the order in which they tell most. */
export function planRuns(change: WorkChange, globs: readonly string[]): readonly RunPlan[] {
  return planTrees(change, globs).map((spec) => ({
    spec,
    decidedBy: spec.fromOther.length > 0 ? ['base', 'work'] : [spec.side],
  }));
}
