import { type Command, InvalidArgumentError } from 'commander';
import picocolors from 'picocolors';
import { ask, resume } from '../app/ask/ask.ts';
import { nothingIndexed } from '../app/ask/nothing-indexed.ts';
import { exitOfAsk } from '../app/ask/result-of.ts';
import type { AskEvents } from '../app/ask/run-ask.ts';
import type { Home } from '../app/outside.ts';
import { textHere } from '../app/verify-thread/text-here.ts';
import { openWorkbench } from '../app/workbench/open-workbench.ts';
import type { Workbench } from '../app/workbench/workbench.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { AskResult } from '../contract/ask.ts';
import type { Language } from '../contract/language.ts';
import { askText, stepText } from './ask-text.ts';
import { ASK_WORDS } from './ask-words.ts';
import { type CommonOptions, withCommonOptions } from './common-options.ts';
import { compileDatabaseOnce } from './compile-less.ts';
import { graphEvents } from './graph-events.ts';
import { readHome } from './home.ts';
import { asLanguage, messageLanguage } from './message-language.ts';
import type { Terminal } from './terminal.ts';
import { translate } from '../app/messages/translate.ts';
import { languageByScript } from '../core/language/script.ts';

interface Options extends CommonOptions {
  readonly model?: string;
  readonly consent?: boolean;
  readonly session?: string;
  readonly temperature?: number;
  readonly maxTokens?: number;
  readonly resume?: string;
  readonly steps?: boolean;
}

function refuse(asked: string | undefined, options: Options): void {
  const question = asked?.trim() === '' ? undefined : asked;
  if ((question === undefined) !== (options.resume === undefined)) return;
  const both = question !== undefined;
  throw new AssayError('usage', both ? 'a question and --resume exclude each other' : 'nothing is asked', {
    hint: 'assay ask "…", or assay ask --resume ID',
  });
}

async function openBench(home: Home, terminal: Terminal, language: Language): Promise<Workbench> {
  const { events, done } = graphEvents(terminal, language);
  try {
    return await openWorkbench(home, await terminal.outside(), events, textHere);
  } finally {
    done();
  }
}

/** Steps are drawn on standard error as they are done: on a terminal, or where they are asked for. */
function drawn(terminal: Terminal, language: Language, options: Options): AskEvents {
  const isShown = options.steps ?? (terminal.interactive && options.format === 'text');
  if (!isShown) return {};
  const colours = picocolors.createColors(terminal.interactive && terminal.colour);
  return {
    onBegin: ({ id }) => terminal.warn(`${colours.dim(ASK_WORDS[language].resume(id))}\n`),
    onStep: (step) => terminal.warn(stepText(step, language, colours)),
  };
}

/** The language that is asked for, else that of the question. */
function languageOf(
  question: string | undefined,
  { lang }: Options,
  home: Home,
  environment: Workbench['outside']['environment'],
): Language {
  if (lang !== undefined) return lang;
  if (question !== undefined) return languageByScript(question);
  return messageLanguage(asLanguage(lang), home.configuration.language, environment);
}

async function runAskCommand(
  question: string | undefined,
  options: Options,
  terminal: Terminal,
): Promise<void> {
  compileDatabaseOnce();
  refuse(question, options);
  const outside = await terminal.outside();
  const home = await readHome(terminal, options);
  const language = languageOf(question, options, home, outside.environment);
  // a question makes no database
  if (!outside.hasDatabase(home)) throw nothingIndexed();
  const bench = await openBench(home, terminal, language);
  const caller = {
    tenant: home.configuration.tenant_id,
    user_id: null,
    token: null,
    lang: language,
    say: translate,
  };
  const events = drawn(terminal, language, options);
  const { signal } = new AbortController();
  const { model, consent, session, temperature, maxTokens } = options;
  const result: AskResult =
    options.resume === undefined
      ? await ask(
          bench,
          {
            question: question ?? '',
            ...(options.lang === undefined ? {} : { lang: options.lang }),
            ...(model === undefined ? {} : { model }),
            ...(consent === undefined ? {} : { consent }),
            ...(session === undefined ? {} : { session_id: session }),
            ...(temperature === undefined ? {} : { temperature }),
            ...(maxTokens === undefined ? {} : { max_tokens: maxTokens }),
          },
          caller,
          events,
          signal,
        )
      : await resume(bench, options.resume, caller, events, signal);
  const colours = picocolors.createColors(terminal.colour);
  terminal.write(
    options.format === 'json' ? `${JSON.stringify(result, null, 2)}\n` : askText(result, language, colours),
  );
  terminal.setExit(exitOfAsk(result));
}

function numberIn(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() !== '' && value >= least && value <= most && (most <= 2 || Number.isInteger(value)))
      return value;
    throw new InvalidArgumentError(`expected a number from ${least} to ${most}`);
  };
}

/** `assay ask "…"`: a cited answer about what is indexed. */
export function registerAskCommand(program: Command, terminal: Terminal): void {
  withCommonOptions(
    program
      .command('ask')
      .description(
        'ask about the indexed code and documents; exit 0 answered, 1 quotations or nothing that supports an answer, 2 not asked',
      )
      .argument('[question]', 'in Korean or English'),
  )
    .option('--model <model>', 'the model that answers; default: models.default, else quotations')
    .option('--consent', 'costly repairs may be done: another model, following imports through')
    .option(
      '--session <id>',
      'the conversation that question and answer are kept in; the model is shown its earlier turns',
    )
    .option('--temperature <number>', 'of the model, 0 to 2; default 0', numberIn(0, 2))
    .option('--max-tokens <count>', 'of its answer; default 2048', numberIn(1, 200_000))
    .option('--resume <id>', 'take up an ask that was interrupted')
    .option('--steps', 'print the steps as they are done, on standard error; default on a terminal')
    .action((question: string | undefined, options: Options) => runAskCommand(question, options, terminal));
}
