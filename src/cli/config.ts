import type { Command } from 'commander';
import { explainConfiguration } from '../app/configuration/explain-configuration.ts';
import { lookAtNamed, type LookedAt } from '../app/configuration/look-at-named.ts';
import type { Language } from '../contract/language.ts';
import { formatOption, languageOption } from './common-options.ts';
import { showExplained, showIgnored, showLookedAt, showSummary, shownTrust } from './config-text.ts';
import { homeOf, readEffective } from './home.ts';
import { messageLanguage } from './message-language.ts';
import type { Terminal } from './terminal.ts';

interface ConfigOptions {
  readonly explain?: boolean;
  readonly config?: string;
  readonly format: 'text' | 'json';
  readonly lang?: Language;
}

function shownLooks(looked: readonly LookedAt[]): readonly object[] {
  return looked.map(({ path, named, trouble }) => ({ path, named, problem: trouble?.message ?? null }));
}

async function runConfig(options: ConfigOptions, terminal: ConfigTerminal): Promise<void> {
  const outside = await terminal.outside();
  const effective = await readEffective(terminal, options);
  const { file, warnings, configuration, trust } = effective;
  const language = messageLanguage(options.lang, configuration.language, outside.environment);
  const looked = await lookAtNamed(homeOf(effective, outside), outside);
  const troubles = looked.filter(({ trouble }) => trouble !== null).length;
  if (troubles > 0) terminal.setExit(2);
  const values = options.explain ? explainConfiguration(effective) : undefined;
  if (options.format === 'json') {
    const held = trust === null ? {} : { trust: shownTrust(trust) };
    const what = values ? { values } : { configuration };
    const named = shownLooks(looked);
    terminal.write(`${JSON.stringify({ file, warnings, ...held, named, ...what }, null, 2)}\n`);
    return;
  }
  terminal.write(showSummary(effective, troubles, language));
  terminal.write(showLookedAt(looked, language));
  if (values) terminal.write(showExplained(values));
  if (values && trust !== null) terminal.write(showIgnored(trust));
}

type ConfigTerminal = Pick<Terminal, 'outside' | 'write' | 'warn' | 'setExit'>;

/** `assay config`: checks the configuration that holds here and what it names; `--explain` shows where each value came from. */
export function registerConfigCommand(program: Command, terminal: ConfigTerminal): void {
  program
    .command('config')
    .description(
      'check the configuration that holds here, and the files and models that it names; exit 2 where one is wrong',
    )
    .option('--explain', 'list every effective value with its origin')
    .option('--config <file>', 'the configuration file; default: the nearest assay.config.yaml upward')
    .addOption(formatOption())
    .addOption(languageOption())
    .action((options: ConfigOptions) => runConfig(options, terminal));
}
