import { execPath } from 'node:process';
import type { CheckSettings } from '../../contract/check-settings.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type {
  CommandOutcome,
  CommandSpec,
  Sandbox,
  TreeCopy,
  TreeSpec,
} from '../../contract/ports/sandbox.ts';
import type { WorkTree } from '../../contract/ports/work-tree.ts';
import type { RunReceipt } from '../../contract/run-receipt.ts';
import type { ReportingCommand } from '../../core/self-check/commands/with-reporter.ts';
import { withServices } from '../../core/self-check/commands/with-services.ts';

/** What a copy was made for, run to its end. */
export interface RanTree {
  readonly tests: CommandOutcome | null;
  /** Other commands by their line. */
  readonly commands: ReadonlyMap<string, RunReceipt>;
}

export interface RunOrder {
  readonly tree: WorkTree;
  readonly spec: TreeSpec;
  readonly settings: CheckSettings;
  /** Null: the tests are not run in this copy. */
  readonly tests: CommandSpec | null;
  /** Lines for the shell, run after the tests. */
  readonly commands: readonly string[];
  readonly abort: AbortSignalLike | undefined;
}

/** Tells what runs in a copy that it does, so that a repository whose tests check its work does not do so without end. */
const IN_A_CHECK = { ASSAY_CHECK: '1' };

/** The tests' command with the limits of the settings. */
export function testCommandSpec(
  command: ReportingCommand,
  { test, services, network, unenclosed }: CheckSettings,
): CommandSpec {
  return {
    command: withServices(command.command, services, execPath),
    shown: command.shown,
    folder: command.folder,
    environment: { ...IN_A_CHECK, ...command.environment },
    timeout_ms: test.timeout,
    output_bytes: test.output_limit,
    reads: [],
    streams: command.reports.flatMap(({ path, events }) => (events === undefined ? [path] : [path, events])),
    given: Object.fromEntries(
      command.reports.flatMap(({ module }) => (module === undefined ? [] : [[module.path, module.text]])),
    ),
    network,
    unenclosed,
  };
}

/** A line for the shell at the root of a copy, with the copy's programs first, under the limits of the settings. */
export function lineSpec(line: string, { test, network, unenclosed }: CheckSettings): CommandSpec {
  const programs = 'export PATH="$PWD/node_modules/.bin:$PWD/.venv/bin:$PWD/venv/bin:$PATH"';
  return {
    command: `${programs}\n${line}`,
    shown: line,
    folder: '.',
    environment: { CI: '1', ...IN_A_CHECK, ...test.environment },
    timeout_ms: test.timeout,
    output_bytes: test.output_limit,
    reads: [],
    network,
    unenclosed,
  };
}

async function runLine(copy: TreeCopy, line: string, { settings, abort }: RunOrder): Promise<RunReceipt> {
  return (await copy.run(lineSpec(line, settings), abort)).receipt;
}

/** Makes a copy, runs what is ordered in it one after the other, and removes it. */
export async function runTree(sandbox: Sandbox, order: RunOrder): Promise<RanTree> {
  const copy = await sandbox.copy(order.tree, order.spec, order.abort);
  try {
    const tests = order.tests === null ? null : await copy.run(order.tests, order.abort);
    const commands = new Map<string, RunReceipt>();
    for (const line of order.commands) commands.set(line, await runLine(copy, line, order));
    return { tests, commands };
  } finally {
    await copy.remove();
  }
}
