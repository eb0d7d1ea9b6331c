import { temporaryCopies } from '../../src/adapters/workspace/sandbox/copies.ts';
import { gitWorkTrees } from '../../src/adapters/workspace/git/work-tree-reader.ts';
import type { CommandOutcome, CommandSpec, TreeCopy, TreeSpec } from '../../src/contract/ports/sandbox.ts';

const COMMAND: CommandSpec = {
  command: 'true',
  shown: 'true',
  folder: '',
  environment: {},
  timeout_ms: 20_000,
  output_bytes: 1_000_000,
  reads: [],
  network: false,
  unenclosed: true,
};

const WORK: TreeSpec = { tree: 'work', side: 'work', fromOther: [], without: [] };

export function commandSpec(command: string, more: Partial<CommandSpec> = {}): CommandSpec {
  return { ...COMMAND, command, shown: command, ...more };
}

/** A copy of the work tree at `root`, removed after `use`. */
export async function withCopy<Result>(
  root: string,
  use: (copy: TreeCopy) => Promise<Result>,
  spec: Partial<TreeSpec> = {},
  base?: string,
): Promise<Result> {
  const tree = await gitWorkTrees.open(root, { base });
  const copy = await temporaryCopies.copy(tree, { ...WORK, ...spec });
  try {
    return await use(copy);
  } finally {
    await copy.remove();
  }
}

/** Runs one command in a copy of the work tree at `root`. */
export function runIn(
  root: string,
  command: string,
  more: Partial<CommandSpec> = {},
): Promise<CommandOutcome> {
  return withCopy(root, (copy) => copy.run(commandSpec(command, more)));
}
