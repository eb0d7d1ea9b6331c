import type { Command } from 'commander';
import { explainConfiguration } from '../app/configuration/explain-configuration.ts';
import { readConfiguration } from '../app/configuration/read-configuration.ts';
import { formatOption } from './common-options.ts';
import { showExplained, showIgnored, showSummary, shownTrust } from './config-text.ts';
import type { ConfigurationPorts } from './configuration-ports.ts';
import { tellTrust } from './tell-trust.ts';

interface ConfigOptions {
  readonly explain?: boolean;
  readonly config?: string;
  readonly format: 'text' | 'json';
}

async function runConfig(options: ConfigOptions, ports: ConfigurationPorts): Promise<void> {
  const { files, workingFolder, environment } = await ports.outside();
  const place = { explicit: options.config, workingFolder };
  const effective = await readConfiguration(await files(), place, environment);
  const { file, warnings, configuration, trust } = effective;
  tellTrust(effective, undefined, environment, ports.warn);
  const values = options.explain ? explainConfiguration(effective) : undefined;
  if (options.format === 'json') {
    ports.write(
      `${JSON.stringify({ file, warnings, ...(trust === null ? {} : { trust: shownTrust(trust) }), ...(values ? { values } : { configuration }) }, null, 2)}\n`,
    );
    return;
  }
  ports.write(showSummary(effective));
  if (values) ports.write(showExplained(values));
  if (values && trust !== null) ports.write(showIgnored(trust));
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
