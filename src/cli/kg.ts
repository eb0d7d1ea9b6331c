import type { Command } from 'commander';
import { AssayError } from '../contract/assay-error.ts';
import type { Language } from '../contract/language.ts';
import type { LoadResult } from '../contract/ports/knowledge-graph-writer.ts';
import type { Home, OpenGraph } from '../app/outside.ts';
import { type Shown, showEntity } from '../app/show-entity.ts';
import { type CommonOptions, withCommonOptions } from './common-options.ts';
import { candidatesText, entityText } from './entity-text.ts';
import { graphEvents } from './graph-events.ts';
import { readHome } from './home.ts';
import { kgWords } from './kg-words.ts';
import { messageLanguage } from './message-language.ts';
import type { Terminal } from './terminal.ts';

interface Opened {
  readonly home: Home;
  readonly graph: OpenGraph;
  readonly language: Language;
}

async function openGraph(
  options: CommonOptions,
  terminal: Terminal,
  place: 'anywhere' | 'database',
): Promise<Opened> {
  const outside = await terminal.outside();
  const home = await readHome(terminal, options);
  const language = messageLanguage(options.lang, home.configuration.language, outside.environment);
  if (!outside.hasGraph(home))
    throw new AssayError('usage', 'no graph is configured', {
      where: options.config ?? home.folder,
      hint: 'name its files under graph.load in assay.config.yaml; `assay init` writes one',
    });
  const { events, done } = graphEvents(terminal, language);
  const graph = await outside.openGraph(home, events, place).finally(done);
  return { home, graph, language };
}

function loadLine(load: LoadResult, language: Language): string {
  const words = kgWords[language];
  const counts = words.loaded(load.rows, load.entities, load.facts, load.relations);
  return `${load.file}: ${counts}${load.unchanged ? ` · ${words.unchanged}` : ''}\n`;
}

async function runLoad(options: CommonOptions, terminal: Terminal): Promise<void> {
  const { graph, language } = await openGraph(options, terminal, 'database');
  for (const { file, dangling } of graph.loads) {
    if (dangling.count === 0) continue;
    const ids = `${dangling.ids.join(', ')}${dangling.count > dangling.ids.length ? ' …' : ''}`;
    terminal.warn(`assay: ${kgWords[language].dangling(file, dangling.count, ids)}\n`);
  }
  terminal.write(
    options.format === 'json'
      ? `${JSON.stringify(graph.loads, null, 2)}\n`
      : graph.loads.map((load) => loadLine(load, language)).join(''),
  );
}

function shownText(name: string, shown: Shown, { home, language }: Opened): string {
  const words = kgWords[language];
  if (shown.kind === 'entity')
    return entityText(shown.entity, home.configuration.graph?.types ?? {}, language);
  if (shown.kind === 'ambiguous')
    return `${words.ambiguous(name, shown.candidates.length)}\n${candidatesText(shown.candidates)}`;
  const similar = shown.similar.length === 0 ? '' : `${words.similar}:\n${candidatesText(shown.similar)}`;
  return `${words.unknown(name)}\n${similar}`;
}

async function runShow(name: string, options: CommonOptions, terminal: Terminal): Promise<void> {
  const opened = await openGraph(options, terminal, 'anywhere');
  const shown = await showEntity(opened.graph, name, opened.home.configuration.reference_date);
  terminal.write(
    options.format === 'json' ? `${JSON.stringify(shown, null, 2)}\n` : shownText(name, shown, opened),
  );
  if (shown.kind !== 'entity') terminal.setExit(1);
}

/** `assay kg load` and `assay kg show NAME`: the knowledge graph, loaded and looked at. */
export function registerKgCommands(program: Command, terminal: Terminal): void {
  const kg = program.command('kg').description('the knowledge graph: load its files, look at what it holds');
  withCommonOptions(kg.command('load').description('bring the files of graph.load into the database')).action(
    (options: CommonOptions) => runLoad(options, terminal),
  );
  withCommonOptions(kg.command('show').description('show what the graph holds under a name or id'))
    .argument('<name>', 'a name, alias or id')
    .action((name: string, options: CommonOptions) => runShow(name, options, terminal));
}
