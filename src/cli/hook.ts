import { Argument, type Command } from 'commander';
import { AGENT_HOSTS, type AgentHost } from '../contract/agent-event.ts';
import type { Language } from '../contract/language.ts';
import { askPerson } from './ask-person.ts';
import { formatOption, languageOption } from './common-options.ts';
import { alignColumns } from './config-columns.ts';
import type { Faces, HooksFace } from './faces.ts';
import { messageLanguage } from './message-language.ts';
import { plainText } from './plain-text.ts';
import type { Terminal } from './terminal.ts';
import { trustInForce } from './trust-in-force.ts';

interface Options {
  readonly user?: boolean;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly format?: 'text' | 'json';
  readonly lang?: Language;
}

const WIDEST_COLUMN = 60;

async function runChange(
  change: 'install' | 'uninstall',
  host: AgentHost,
  options: Options,
  terminal: Terminal,
  faces: Faces,
): Promise<void> {
  const { workingFolder, environment } = await terminal.outside();
  const language = messageLanguage(options.lang, undefined, environment);
  const face = await faces.hooks();
  const run = change === 'install' ? face.installHook : face.uninstallHook;
  const place = { workingFolder, environment, user: options.user ?? false };
  const wanted = { yes: options.yes ?? false, dryRun: options.dryRun ?? false };
  const exit = await run(host, place, wanted, { write: terminal.write, language, ask: askPerson });
  if (change === 'install' && exit === 0 && !wanted.dryRun && !place.user)
    await trustInForce(terminal, language);
  terminal.setExit(exit);
}

function statusText(
  statuses: ReturnType<HooksFace['hookStatus']>,
  words: HooksFace['statusWords'][Language],
): string {
  const rows = statuses.map(({ host, scope, state, path, command }) => [
    host,
    words[scope],
    words[state],
    plainText(path),
    plainText(command ?? ''),
  ]);
  return alignColumns([words.head, ...rows], WIDEST_COLUMN)
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

async function runStatus(
  host: AgentHost | undefined,
  options: Options,
  terminal: Terminal,
  faces: Faces,
): Promise<void> {
  const { workingFolder, environment } = await terminal.outside();
  const language = messageLanguage(options.lang, undefined, environment);
  const { hookStatus, statusWords } = await faces.hooks();
  const statuses = hookStatus(host === undefined ? AGENT_HOSTS : [host], { workingFolder, environment });
  terminal.write(
    options.format === 'json'
      ? `${JSON.stringify(statuses, null, 2)}\n`
      : statusText(statuses, statusWords[language]),
  );
}

function hostArgument(required: boolean): Argument {
  return new Argument(required ? '<host>' : '[host]', "the agent's host").choices(AGENT_HOSTS);
}

/** `assay hook install|uninstall|status|run`: Assay where an agent ends its turn. */
export function registerHookCommands(program: Command, terminal: Terminal, faces: Faces): void {
  const hook = program.command('hook').description('hooks of coding agents: the end of a turn is checked');
  for (const change of ['install', 'uninstall'] as const)
    hook
      .command(change)
      .description(
        change === 'install'
          ? "put Assay's hooks into a host's settings; shows the change first, and keeps all that is there"
          : "take Assay's hooks, and nothing else, out of a host's settings",
      )
      .addArgument(hostArgument(true))
      .option('--user', 'in the settings of the home, for all projects')
      .option('--yes', 'do not ask')
      .option('--dry-run', 'show the change, write nothing')
      .addOption(languageOption())
      .action((host: AgentHost, options: Options) => runChange(change, host, options, terminal, faces));
  hook
    .command('status')
    .description('where the hooks are installed')
    .addArgument(hostArgument(false))
    .addOption(formatOption())
    .addOption(languageOption())
    .action((host: AgentHost | undefined, options: Options) => runStatus(host, options, terminal, faces));
  hook
    .command('run')
    .description('answer one call of a hook: its JSON on standard input; exit 0 always')
    .argument('<host>')
    .option('--limit <seconds>', 'give a check up after so long')
    .action(() => terminal.setExit(0));
}
