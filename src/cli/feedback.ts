import { type Command, Option } from 'commander';
import { giveFeedback } from '../app/feedback/give-feedback.ts';
import { signalPorts } from '../app/feedback/signal-ports.ts';
import { FeedbackKind, FeedbackReason } from '../contract/feedback-signal.ts';
import { jsonText } from './columns-text.ts';
import { type CommonOptions, countOf, withCommonOptions } from './common-options.ts';
import { feedbackListText, givenText, signalListText } from './feedback-text.ts';
import { openBench } from './open-bench.ts';
import { openStores } from './open-stores.ts';
import type { Terminal } from './terminal.ts';

interface ListOptions extends CommonOptions {
  readonly limit: number;
  readonly kind?: FeedbackKind;
}

interface SignalOptions extends CommonOptions {
  readonly limit: number;
  readonly reason?: FeedbackReason;
}

interface GiveOptions extends CommonOptions {
  readonly chat: string;
  readonly kind: FeedbackKind;
  readonly reason?: string;
}

async function runList({ limit, kind, ...options }: ListOptions, terminal: Terminal): Promise<void> {
  const { home, stores, language } = await openStores(options, terminal);
  const given = await stores.feedback(home.configuration.tenant_id).given({ limit, kind });
  terminal.write(options.format === 'json' ? jsonText(given) : feedbackListText(given, language));
}

async function runSignals({ limit, reason, ...options }: SignalOptions, terminal: Terminal): Promise<void> {
  const { home, stores, language } = await openStores(options, terminal);
  const signals = await stores.feedback(home.configuration.tenant_id).signals({ limit, reason });
  terminal.write(options.format === 'json' ? jsonText(signals) : signalListText(signals, language));
}

async function runGive(message_id: string, options: GiveOptions, terminal: Terminal): Promise<void> {
  const { bench, tenant, language } = await openBench(options, terminal);
  const { chat: chat_id, kind, reason = null, format } = options;
  const ports = await signalPorts(bench);
  const given = await giveFeedback(ports, { kind, chat_id, message_id, reason }, { tenant, key: null });
  terminal.write(format === 'json' ? jsonText(given) : givenText(given, language));
}

/** `assay feedback list|signals|give`: what people and programs say of answers. */
export function registerFeedbackCommands(program: Command, terminal: Terminal): void {
  const feedback = program.command('feedback').description('what people and programs say of answers');
  withCommonOptions(
    feedback.command('list').description('list thumbs and wishes for correction, newest first'),
  )
    .option('--limit <count>', 'at most so many', countOf, 20)
    .addOption(new Option('--kind <kind>', 'only of this kind').choices(FeedbackKind.options))
    .action((options: ListOptions) => runList(options, terminal));
  withCommonOptions(
    feedback.command('signals').description('list what was noticed to have gone wrong, newest first'),
  )
    .option('--limit <count>', 'at most so many', countOf, 20)
    .addOption(new Option('--reason <reason>', 'only for this reason').choices(FeedbackReason.options))
    .action((options: SignalOptions) => runSignals(options, terminal));
  withCommonOptions(feedback.command('give').description('say what an answer was like'))
    .argument('<message>', 'id of the answer, as `assay ask --format json` and X-Message-Id give it')
    .requiredOption('--chat <id>', 'id of its conversation (--session of an ask, X-Chat-Id)')
    .addOption(
      new Option('--kind <kind>', 'what it was like').choices(FeedbackKind.options).default('thumbs_down'),
    )
    .option('--reason <text>', 'why')
    .action((message: string, options: GiveOptions) => runGive(message, options, terminal));
}
