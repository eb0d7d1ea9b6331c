import { type Command, Option } from 'commander';
import { closeGap, findGap } from '../app/feedback/find-gap.ts';
import { forgetCase, keepCases } from '../app/feedback/keep-cases.ts';
import { replayCases } from '../app/feedback/replay-cases.ts';
import { KnowledgeGap } from '../contract/knowledge-gap.ts';
import { jsonText } from './columns-text.ts';
import { type CommonOptions, countOf, withCommonOptions } from './common-options.ts';
import { endSignal } from './end-signal.ts';
import { caseListText, gapListText, gapText, replayedText } from './gap-text.ts';
import { GAP_WORDS } from './gap-words.ts';
import { openBench } from './open-bench.ts';
import { type OpenedStores, openStores } from './open-stores.ts';
import type { Terminal } from './terminal.ts';
import { translate } from '../app/messages/translate.ts';

interface ListOptions extends CommonOptions {
  readonly limit: number;
  readonly status?: KnowledgeGap['status'];
}

interface KeepOptions extends CommonOptions {
  readonly question?: readonly string[];
  readonly path?: readonly string[];
}

interface ReplayOptions extends CommonOptions {
  readonly allowEmpty?: boolean;
}

async function open(
  options: CommonOptions,
  terminal: Terminal,
): Promise<OpenedStores & { readonly learning: ReturnType<OpenedStores['stores']['learning']> }> {
  const opened = await openStores(options, terminal);
  return { ...opened, learning: opened.stores.learning(opened.home.configuration.tenant_id) };
}

async function runList(options: ListOptions, terminal: Terminal): Promise<void> {
  const { learning, language } = await open(options, terminal);
  const gaps = await learning.gaps({ limit: options.limit, status: options.status });
  terminal.write(options.format === 'json' ? jsonText(gaps) : gapListText(gaps, language));
}

async function runShow(id: string, options: CommonOptions, terminal: Terminal): Promise<void> {
  const { learning, language } = await open(options, terminal);
  const gap = await findGap(learning, id);
  terminal.write(options.format === 'json' ? jsonText(gap) : gapText(gap, language));
}

async function runClose(id: string, options: CommonOptions, terminal: Terminal): Promise<void> {
  const { learning, language, outside } = await open(options, terminal);
  const gap = await closeGap(learning, id, (await outside.clock()).now());
  terminal.write(options.format === 'json' ? jsonText(gap) : `${GAP_WORDS[language].closed(id)}\n`);
}

async function runKeep(id: string, options: KeepOptions, terminal: Terminal): Promise<void> {
  const { learning, language, outside } = await open(options, terminal);
  const [clock, ids] = await Promise.all([outside.clock(), outside.ids()]);
  const wanted = { questions: options.question, expected_paths: options.path ?? [] };
  const cases = await keepCases(learning, id, wanted, { clock, ids });
  const text = `${GAP_WORDS[language].kept(cases.length)}\n`;
  terminal.write(options.format === 'json' ? jsonText(cases) : text);
}

async function runCases(options: CommonOptions, terminal: Terminal): Promise<void> {
  const { learning, language } = await open(options, terminal);
  const cases = await learning.cases();
  terminal.write(options.format === 'json' ? jsonText(cases) : caseListText(cases, language));
}

async function runForget(id: string, options: CommonOptions, terminal: Terminal): Promise<void> {
  const { learning, language } = await open(options, terminal);
  await forgetCase(learning, id);
  const text = `${GAP_WORDS[language].forgotten(id)}\n`;
  terminal.write(options.format === 'json' ? jsonText({ forgotten: id }) : text);
}

async function runReplay(options: ReplayOptions, terminal: Terminal): Promise<void> {
  const { bench, tenant, language } = await openBench(options, terminal);
  const left = new AbortController();
  void endSignal().then(() => left.abort());
  const caller = { tenant, user_id: null, token: null, lang: language, say: translate };
  const isText = options.format === 'text';
  const replayed = await replayCases(
    bench,
    caller,
    (one) => isText && terminal.write(replayedText(one, language)),
    left.signal,
  );
  const passed = replayed.filter((one) => one.passed).length;
  const words = GAP_WORDS[language];
  const isEmpty = replayed.length === 0;
  const summary = isEmpty ? words.noCases : words.summary(passed, replayed.length);
  terminal.write(isText ? `${summary}\n` : jsonText(replayed));
  if (isEmpty) return terminal.setExit(options.allowEmpty === true ? 0 : 2);
  terminal.setExit(passed === replayed.length ? 0 : 1);
}

function registerCases(gaps: Command, terminal: Terminal): void {
  withCommonOptions(gaps.command('keep').description('keep the questions of a gap as regression cases'))
    .argument('<id>', 'its id')
    .option('--question <text...>', 'these of its questions alone')
    .option('--path <file...>', 'files of which an answer must cite one; default: any')
    .action((id: string, options: KeepOptions) => runKeep(id, options, terminal));
  withCommonOptions(gaps.command('cases').description('list the regression cases')).action(
    (options: CommonOptions) => runCases(options, terminal),
  );
  withCommonOptions(gaps.command('forget').description('drop a regression case'))
    .argument('<id>', 'its id, as `assay gaps cases` shows it')
    .action((id: string, options: CommonOptions) => runForget(id, options, terminal));
  withCommonOptions(
    gaps
      .command('replay')
      .description(
        'ask the regression cases again, and keep nothing of it; exit 0 all passed, 1 some failed again, 2 not asked',
      ),
  )
    .option('--allow-empty', 'no case at all passes')
    .action((options: ReplayOptions) => runReplay(options, terminal));
}

/** `assay gaps list|show|close|keep|cases|forget|replay`: what could not be answered. */
export function registerGapsCommands(program: Command, terminal: Terminal): void {
  const gaps = program.command('gaps').description('what could not be answered, and must not fail again');
  withCommonOptions(gaps.command('list').description('list the gaps, what most callers fell into first'))
    .option('--limit <count>', 'at most so many', countOf, 20)
    .addOption(
      new Option('--status <status>', 'only of this status').choices(KnowledgeGap.shape.status.options),
    )
    .action((options: ListOptions) => runList(options, terminal));
  withCommonOptions(gaps.command('show').description('print a gap with its questions'))
    .argument('<id>', 'its id, as `assay gaps list` shows it')
    .action((id: string, options: CommonOptions) => runShow(id, options, terminal));
  withCommonOptions(gaps.command('close').description('close a gap for good'))
    .argument('<id>', 'its id')
    .action((id: string, options: CommonOptions) => runClose(id, options, terminal));
  registerCases(gaps, terminal);
}
