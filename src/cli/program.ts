import { Command } from 'commander';
import { registerConfigCommand } from './config.ts';
import { registerInitCommand } from './init.ts';
import type { Terminal } from './terminal.ts';
import { registerVerifyCommand } from './verify.ts';

/** The command `assay` with all that it can do. */
export function assayProgram(
  version: string,
  terminal: Terminal,
  process: Pick<NodeJS.Process, 'cwd' | 'env'>,
): Command {
  const program = new Command('assay')
    .description('Holds what an AI says against evidence that it fetches again by itself, and says why.')
    .version(version)
    .exitOverride();
  registerVerifyCommand(program, terminal);
  const ports = {
    files: async () => (await terminal.outside()).files(),
    workingFolder: process.cwd(),
    environment: process.env,
    write: terminal.write,
  };
  registerConfigCommand(program, ports);
  registerInitCommand(program, ports);
  return program;
}
