import type { RunCache, RunKey } from '../../contract/ports/run-cache.ts';
import type { CommandOutcome, CommandSpec, TreeSpec } from '../../contract/ports/sandbox.ts';
import type { WorkTree } from '../../contract/ports/work-tree.ts';

/** Results of earlier runs of the same tree and command. */
export interface KeptRuns {
  find(copy: TreeSpec, command: CommandSpec): Promise<CommandOutcome | null>;
  keep(copy: TreeSpec, command: CommandSpec, outcome: CommandOutcome): Promise<void>;
}

/** What is kept of a work tree. `fresh`: nothing is taken from it; what is run is still kept. */
export async function keptRuns(tree: WorkTree, cache: RunCache, fresh: boolean): Promise<KeptRuns> {
  const [base_hash, work_hash] = [await tree.hash('base'), await tree.hash('work')];
  const keyOf = (copy: TreeSpec, command: CommandSpec): RunKey => ({
    base_hash,
    work_hash: copy.tree === 'base' ? '' : work_hash,
    copy,
    command,
  });
  return {
    find: async (copy, command) => (fresh ? null : cache.get(keyOf(copy, command))),
    keep: (copy, command, outcome) => cache.put(keyOf(copy, command), outcome),
  };
}
