import type { GoalBackwardResult, GoalDefinition, IGoalBackwardVerifier } from '../contract/goal-backward.ts';
import { openWorkspace } from '../app/open-workspace.ts';
import { goalInFolder } from '../app/goal-in-folder.ts';

/** F003: is what a task was to make there, more than a stub, and connected to what is run? */
export class GoalBackwardVerifier implements IGoalBackwardVerifier {
  readonly #folder: string | undefined;

  constructor({ folder }: { readonly folder?: string } = {}) {
    this.#folder = folder;
  }

  async verify(goal: GoalDefinition): Promise<GoalBackwardResult> {
    return goalInFolder(goal, openWorkspace(this.#folder));
  }
}

/** F003; looks at `folder`, default: the working folder. */
export function createGoalBackwardVerifier(options?: { readonly folder?: string }): IGoalBackwardVerifier {
  return new GoalBackwardVerifier(options);
}
