import { Readable } from 'node:stream';
import { openOutside } from '../../src/app/open-outside.ts';
import { runCommand } from '../../src/cli/run-command.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import { childEnvironment } from './child-environment.ts';
import type { Run, RunOptions } from './run-assay.ts';

const absent = (): Promise<never> => Promise.reject(new Error('a test starts this face as a process'));
const faces = { server: absent, hooks: absent, mcp: absent, mcpOverHttp: absent };

/**
 * A command in this process: its arguments, its real outside and all that it prints, without the start of a process.
 * Signals and what is left when a process ends are seen with `runAssay` alone.
 */
export async function callAssay(
  args: readonly string[],
  { cwd = process.cwd(), env, input = '' }: Pick<RunOptions, 'cwd' | 'env' | 'input'> = {},
): Promise<Run> {
  const environment = childEnvironment(env);
  const before = process.cwd();
  let [code, stdout, stderr] = [0, '', ''];
  let opened: ReturnType<typeof openOutside> | undefined;
  const terminal: Terminal = {
    outside: () => (opened ??= openOutside({ workingFolder: cwd, environment })),
    write: (text) => void (stdout += text),
    warn: (text) => void (stderr += text),
    stdin: () => Readable.from([Buffer.from(input)]),
    colour: false,
    interactive: false,
    setExit: (now) => {
      code = now;
    },
  };
  process.chdir(cwd);
  try {
    await runCommand(args, terminal, faces, environment);
  } finally {
    await (await opened)?.close();
    process.chdir(before);
  }
  return { code, signal: null, stdout, stderr };
}
