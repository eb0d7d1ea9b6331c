import type {
  ConfidenceCheckItem,
  ConfidenceCheckResult,
  IConfidenceChecker,
  TaskContext,
} from '../contract/confidence.ts';
import { openWorkspace } from '../app/open-workspace.ts';
import { confidenceItems } from '../core/self-check/confidence/confidence-items.ts';
import { confidenceResult } from '../core/self-check/confidence/confidence-result.ts';

/** F001: how sure one may be before a task is begun. Without items nothing is looked at, and the score is 0. */
export class ConfidenceChecker implements IConfidenceChecker {
  #items: readonly ConfidenceCheckItem[];

  constructor({ items = [] }: { readonly items?: ConfidenceCheckItem[] } = {}) {
    this.#items = items;
  }

  async check(context: TaskContext): Promise<ConfidenceCheckResult> {
    return confidenceResult(this.#items, context);
  }

  setItems(items: ConfidenceCheckItem[]): void {
    this.#items = items;
  }
}

/** F001. Without options it has no items. */
export function createConfidenceChecker(options?: {
  readonly items?: ConfidenceCheckItem[];
}): IConfidenceChecker {
  return new ConfidenceChecker(options);
}

/** F001 with its five items, which look at `folder`; default: the working folder. */
export function createDefaultConfidenceChecker(folder?: string): IConfidenceChecker {
  const { workspace, index } = openWorkspace(folder);
  return createConfidenceChecker({ items: confidenceItems(workspace, index) });
}
