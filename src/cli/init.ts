import { join } from 'node:path';
import type { Command } from 'commander';
import { configurationTemplate } from '../app/configuration/configuration-template.ts';
import type { ConfigurationPorts } from './configuration-ports.ts';

interface InitOptions {
  readonly force?: boolean;
}

async function runInit(options: InitOptions, ports: ConfigurationPorts): Promise<void> {
  const { workingFolder, environment, ...outside } = await ports.outside();
  const files = await outside.files();
  const target = join(workingFolder, 'assay.config.yaml');
  const path = await files.write(target, configurationTemplate, { overwrite: options.force ?? false });
  const at = new Date().toISOString();
  await files.trust([{ path, text: configurationTemplate }], at, environment);
  ports.write(`wrote ${path}\n`);
}

/** `assay init`: writes and trusts a commented configuration into the working folder, never over one that is there. */
export function registerInitCommand(program: Command, ports: ConfigurationPorts): void {
  program
    .command('init')
    .description('write a commented assay.config.yaml into this folder')
    .option('--force', 'write over the one that is there')
    .action((options: InitOptions) => runInit(options, ports));
}
