import type { Command } from 'commander';
import { explainConfiguration } from '../app/configuration/explain-configuration.ts';
import { readConfiguration } from '../app/configuration/read-configuration.ts';
import { formatOption } from './common-options.ts';
import { showExplained, showSummary } from './config-text.ts';
import type { ConfigurationPorts } from './configuration-ports.ts';

interface ConfigOptions {
  readonly explain?: boolean;
  readonly config?: string;
  readonly format: 'text' | 'json';
}

async function runConfig(options: ConfigOptions, ports: ConfigurationPorts): Promise<void> {
  const place = { explicit: options.config, workingFolder: ports.workingFolder };
  const effective = await readConfiguration(await ports.files(), place, ports.environment);
  const { file, warnings, configuration } = effective;
  const values = options.explain ? explainConfiguration(effective) : undefined;
  if (options.format === 'json') {
    ports.write(
      `${JSON.stringify({ file, warnings, ...(values ? { values } : { configuration }) }, null, 2)}\n`,
    );
    return;
  }
  ports.write(showSummary(effective));
  if (values) ports.write(showExplained(values));
}

/** `assay config`: checks the configuration that holds here; `--explain` shows where each value came from. */
export function registerConfigCommand(program: Command, ports: ConfigurationPorts): void {
  program
    .command('config')
    .description('check the configuration that holds here, and show where each value came from')
    .option('--explain', 'list every effective value with its origin')
    .option('--config <file>', 'the configuration file; default: the nearest assay.config.yaml upward')
    .addOption(formatOption())
    .action((options: ConfigOptions) => runConfig(options, ports));
}
