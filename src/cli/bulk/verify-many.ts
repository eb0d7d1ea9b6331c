import picocolors from 'picocolors';
import type { Answer } from '../../contract/answer.ts';
import { AssayError } from '../../contract/assay-error.ts';
import type { BulkResult } from '../../contract/bulk-result.ts';
import type { Language } from '../../contract/language.ts';
import { type BulkItem } from '../../app/bulk/answers-of.ts';
import { type BulkSummary, NOTHING, withResult } from '../../app/bulk/bulk-summary.ts';
import { runBulk } from '../../app/bulk/run-bulk.ts';
import { openedOnce } from '../../app/opened-once.ts';
import type { Home } from '../../app/outside.ts';
import { textHere } from '../../app/verify-thread/text-here.ts';
import type { Format } from '../formats/format.ts';
import { messageLanguage } from '../message-language.ts';
import { tellMissingEvidence } from '../tell-missing-evidence.ts';
import { plainText } from '../plain-text.ts';
import { reportWords } from '../report-words.ts';
import type { Terminal } from '../terminal.ts';
import { bulkProgress } from './bulk-progress.ts';
import { errorOf, hintOf, resultText } from './bulk-text.ts';
import { BULK_WORDS } from './bulk-words.ts';
import { openOutputs, type Outputs, shownAs } from './outputs.ts';
import type { Sink } from './sink.ts';

/** How many answers are verified. */
export interface ManyOptions {
  /** Where the answers are, as they were named. */
  readonly files: readonly string[];
  readonly format: Format;
  readonly output: readonly string[];
  readonly lang?: Language;
  readonly referenceDate?: string;
  readonly allowEmpty?: boolean;
  readonly resume?: boolean;
  readonly retryErrors?: boolean;
  readonly explain?: string;
}

function refuse({ format, explain }: ManyOptions): void {
  if (explain === undefined && format !== 'sarif') return;
  throw new AssayError('usage', 'is of one answer, and many are named', {
    where: explain === undefined ? '--format sarif' : '--explain',
    hint: 'name one file with one answer',
  });
}

/** The answers with what the command line says of all of them. */
async function* asked(
  items: AsyncIterable<BulkItem>,
  { lang, referenceDate }: ManyOptions,
): AsyncGenerator<BulkItem> {
  const more: Partial<Answer> = {
    ...(lang === undefined ? {} : { language: lang }),
    ...(referenceDate === undefined ? {} : { reference_date: referenceDate }),
  };
  for await (const one of items) yield 'answer' in one ? { ...one, answer: { ...one.answer, ...more } } : one;
}

/** Lines for a person: each answer where no file is named, the sum always. */
function forPerson({ write, colour }: Terminal, language: Language, each: boolean): Sink {
  const colours = picocolors.createColors(colour);
  return {
    async take({ result }) {
      if (each) write(resultText(result, language, colours));
    },
    async end(sum) {
      write(`${each ? '\n' : ''}${BULK_WORDS[language].summary(sum)}\n`);
    },
    abort: () => Promise.resolve(),
  };
}

function screenOf(options: ManyOptions, terminal: Terminal, language: Language): Sink {
  const { format, output } = options;
  if (output.length > 0 || format === 'text' || format === 'sarif')
    return forPerson(terminal, language, output.length === 0);
  return shownAs(format === 'json' ? 'jsonl' : format, language, terminal);
}

function checkAny({ answers }: BulkSummary, { files }: ManyOptions): void {
  if (answers > 0) return;
  throw new AssayError('malformed', 'there are no answers to verify', {
    where: files.join(', '),
    hint: 'name files of answers: a text each, or JSON lines or CSV with an answer a row',
  });
}

/** What is told of a run at its end. */
interface Noted {
  /** The first answer that nothing was given for to hold it against. */
  bare: Answer | null;
  /** Evidence that is one of the answers. */
  readonly leftOut: Set<string>;
}

async function* noting(items: AsyncIterable<BulkItem>, noted: Noted): AsyncGenerator<BulkItem> {
  for await (const one of items) {
    if ('answer' in one) {
      if (one.answer.content.evidences.length === 0) noted.bare ??= one.answer;
      for (const name of one.leftOut) noted.leftOut.add(name);
    }
    yield one;
  }
}

function firstFailure(result: BulkResult, language: Language): string {
  const hint = hintOf(result, language);
  return `${result.at}: ${errorOf(result, language)}${hint === null ? '' : `\n  ${hint}`}`;
}

/** Verifies answers one after another and gives each result to all that is to show or keep it. */
export async function verifyMany(
  items: AsyncIterable<BulkItem>,
  home: Home,
  options: ManyOptions,
  terminal: Terminal,
  version: string,
): Promise<void> {
  refuse(options);
  const { resume = false, retryErrors = false, allowEmpty = false } = options;
  const outside = await terminal.outside();
  const language = messageLanguage(options.lang, home.configuration.language, outside.environment);
  const outputs: Outputs = await openOutputs(options.output, language, { resume, retryErrors });
  const sinks = [...outputs.sinks, screenOf(options, terminal, language)];
  const progress = bulkProgress(terminal, language);
  const run = { home, texts: textHere(openedOnce(outside)), allowEmpty, version };
  let sum = NOTHING;
  const told: Noted = { bare: null, leftOut: new Set() };
  let failed: string | null = null;
  const noted = noting(asked(items, options), told);
  try {
    const how = { earlier: outputs.earlier, retryErrors };
    for await (const step of runBulk(noted, run, how)) {
      sum = withResult(sum, step.result, step.reused);
      if (step.result.exit === 2) failed ??= firstFailure(step.result, language);
      progress.clear();
      for (const sink of sinks) await sink.take(step);
      progress.show(sum);
    }
    progress.clear();
    checkAny(sum, options);
    for (const sink of sinks) await sink.end(sum);
  } catch (error) {
    for (const sink of sinks) await sink.abort();
    throw error;
  }
  if (failed !== null && outputs.sinks.length > 0)
    terminal.warn(`${BULK_WORDS[language].retry(sum.errors, failed)}\n`);
  for (const name of told.leftOut) terminal.warn(`! ${reportWords[language].leftOut}: ${plainText(name)}\n`);
  if (told.bare !== null) tellMissingEvidence(told.bare, home, outside, { language, warn: terminal.warn });
  terminal.setExit(sum.exit);
}
