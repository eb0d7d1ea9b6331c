import { type Command, InvalidArgumentError, Option } from 'commander';
import { approveSuggestion } from '../app/feedback/approve-suggestion.ts';
import { type Decider, type DecisionPorts, decisionPorts } from '../app/feedback/decision-ports.ts';
import { editSuggestion } from '../app/feedback/edit-suggestion.ts';
import { findSuggestion } from '../app/feedback/find-suggestion.ts';
import { rejectSuggestion } from '../app/feedback/reject-suggestion.ts';
import { undoSuggestion } from '../app/feedback/undo-suggestion.ts';
import { FixSuggestion } from '../contract/knowledge-gap.ts';
import { jsonText } from './columns-text.ts';
import { type CommonOptions, countOf, withCommonOptions } from './common-options.ts';
import { openBench } from './open-bench.ts';
import { openStores } from './open-stores.ts';
import { suggestionListText, suggestionText } from './suggestion-text.ts';
import { SUGGESTION_WORDS } from './suggestion-words.ts';
import type { Terminal } from './terminal.ts';

interface ListOptions extends CommonOptions {
  readonly limit: number;
  readonly status?: FixSuggestion['status'];
}

interface DecideOptions extends CommonOptions {
  readonly seen?: number;
  readonly by?: string;
}

interface EditOptions extends DecideOptions {
  readonly set: readonly (readonly [name: string, value: string])[];
}

interface RejectOptions extends DecideOptions {
  readonly reason: string;
}

async function runList({ limit, status, ...options }: ListOptions, terminal: Terminal): Promise<void> {
  const { home, stores, language } = await openStores(options, terminal);
  const found = await stores.learning(home.configuration.tenant_id).suggestions({ limit, status });
  terminal.write(options.format === 'json' ? jsonText(found) : suggestionListText(found, language));
}

async function runShow(id: string, options: CommonOptions, terminal: Terminal): Promise<void> {
  const { home, stores, language } = await openStores(options, terminal);
  const found = await findSuggestion(stores.learning(home.configuration.tenant_id), id);
  terminal.write(options.format === 'json' ? jsonText(found) : suggestionText(found, language));
}

/** Decides as whoever is named, else as the user of this machine. */
async function decide(
  options: DecideOptions,
  terminal: Terminal,
  work: (ports: DecisionPorts, decider: Decider) => Promise<FixSuggestion>,
): Promise<void> {
  const { bench, tenant, language } = await openBench(options, terminal);
  const { environment } = bench.outside;
  const by = options.by ?? environment['USER'] ?? environment['USERNAME'] ?? 'local';
  const decided = await work(await decisionPorts(bench), { tenant, by, version: options.seen });
  const { id, status, version } = decided;
  const text = `${SUGGESTION_WORDS[language].decided(id, status, version)}\n`;
  terminal.write(options.format === 'json' ? jsonText(decided) : text);
}

/** The details as they were with what is set; a name that is set to nothing leaves. */
async function edited(
  { stores }: DecisionPorts,
  id: string,
  tenant: string,
  set: EditOptions['set'],
): Promise<FixSuggestion['details']> {
  const { suggestion } = await findSuggestion(stores.learning(tenant), id);
  const isLink = suggestion.action === 'schema.link.suggest';
  // what was found for another end is no matter of the new one
  const stale = isLink ? ['shared', ...set.flatMap(([name]) => staleBy(name))] : [];
  const kept = Object.entries(suggestion.details).filter(([name]) => !stale.includes(name));
  const given = set.map(([name, value]) => [name, valueOf(value)] as const);
  return Object.fromEntries([...kept, ...given].filter(([, value]) => value !== ''));
}

function staleBy(name: string): readonly string[] {
  if (name === 'code_symbol') return ['code_path', 'rel'];
  return name === 'schema_ref' ? ['schema_path', 'rel'] : [];
}

function valueOf(text: string): string | boolean {
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

function settingOf(text: string, before: EditOptions['set'] = []): EditOptions['set'] {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('expected name=value');
  return [...before, [text.slice(0, at), text.slice(at + 1)]];
}

function withDecision(command: Command): Command {
  return withCommonOptions(command)
    .argument('<id>', 'its id')
    .option(
      '--seen <version>',
      'the version that was seen; one that was changed since is left alone',
      countOf,
    )
    .option('--by <name>', 'who decides; default: the user of this machine');
}

function registerDecisions(suggestions: Command, terminal: Terminal): void {
  withDecision(suggestions.command('edit').description('change what a pending one says: a new version'))
    .requiredOption('--set <name=value>', 'a detail; several times for several', settingOf)
    .action((id: string, options: EditOptions) =>
      decide(options, terminal, async (ports, decider) =>
        editSuggestion(ports, id, await edited(ports, id, decider.tenant, options.set), decider),
      ),
    );
  withDecision(suggestions.command('approve').description('do what a pending one says')).action(
    (id: string, options: DecideOptions) =>
      decide(options, terminal, (ports, decider) => approveSuggestion(ports, id, decider)),
  );
  withDecision(suggestions.command('reject').description('turn a pending one down'))
    .requiredOption('--reason <text>', 'why')
    .action((id: string, options: RejectOptions) =>
      decide(options, terminal, (ports, decider) => rejectSuggestion(ports, id, options.reason, decider)),
    );
  withDecision(
    suggestions.command('undo').description('take back what an approval did, or a rejection'),
  ).action((id: string, options: DecideOptions) =>
    decide(options, terminal, (ports, decider) => undoSuggestion(ports, id, decider)),
  );
}

/** `assay suggestions list|show|edit|approve|reject|undo`: changes that a person decides on. */
export function registerSuggestionsCommands(program: Command, terminal: Terminal): void {
  const suggestions = program.command('suggestions').description('changes that wait for a person to decide');
  withCommonOptions(suggestions.command('list').description('list the suggestions, newest first'))
    .option('--limit <count>', 'at most so many', countOf, 20)
    .addOption(
      new Option('--status <status>', 'only of this status').choices(FixSuggestion.shape.status.options),
    )
    .action((options: ListOptions) => runList(options, terminal));
  withCommonOptions(suggestions.command('show').description('print a suggestion with its versions'))
    .argument('<id>', 'its id, as `assay suggestions list` shows it')
    .action((id: string, options: CommonOptions) => runShow(id, options, terminal));
  registerDecisions(suggestions, terminal);
}
