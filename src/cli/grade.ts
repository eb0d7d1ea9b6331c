import { type Command, InvalidArgumentError } from 'commander';
import picocolors from 'picocolors';
import { AssayError } from '../contract/assay-error.ts';
import { FeatureType } from '../contract/feature.ts';
import type { Language } from '../contract/language.ts';
import { OwnChecklist } from '../contract/quality.ts';
import { checkValue } from '../app/check-value.ts';
import { parseJson } from '../app/parse-json.ts';
import { suggest } from '../app/configuration/nearest-word.ts';
import { TASK_CHECKLISTS } from '../core/quality-gate/checklists.ts';
import type { NamedText } from '../app/answer-from-text.ts';
import { type GradedAnswer, gradeAnswer, gradePorts } from '../app/grade-answer.ts';
import { textHere } from '../app/verify-thread/text-here.ts';
import { configOption, formatOption, languageOption, outputOption } from './common-options.ts';
import { type Output, outputsOf } from './formats/form-of-output.ts';
import { gradeText } from './grade-text.ts';
import { readHome } from './home.ts';
import { plainText } from './plain-text.ts';
import { readInput } from './read-input.ts';
import { reportWords } from './report-words.ts';
import type { Terminal } from './terminal.ts';
import { translate } from '../app/messages/translate.ts';
import { writeOutput } from './write-output.ts';
import { languageByScript } from '../core/language/script.ts';

interface Options {
  readonly task: string;
  readonly request?: string;
  readonly requestFile?: string;
  readonly notes?: readonly string[];
  readonly keywords?: string;
  readonly checklist?: string;
  readonly judge?: string;
  readonly votes?: number;
  readonly lang?: Language;
  readonly outputs: readonly Output<'text' | 'json'>[];
  readonly config?: string;
  readonly keep: boolean;
}

/** The options as the command line gives them. */
interface Given extends Omit<Options, 'outputs'> {
  readonly format: 'text' | 'json';
  readonly output?: readonly string[];
}

const LARGEST_TEXT = 4 * 1024 * 1024;
const MOST_VOTES = 9;
const BYTE_ORDER_MARK = /^\ufeff/u;

async function named(path: string, terminal: Terminal): Promise<NamedText> {
  const text = await readInput(path, terminal.stdin, LARGEST_TEXT);
  return { name: path === '-' ? 'standard input' : path, text: text.replace(BYTE_ORDER_MARK, '') };
}

function refuse(file: string, { request, requestFile, notes = [], checklist }: Options): void {
  if (request !== undefined && requestFile !== undefined)
    throw new AssayError('usage', 'the request is given twice', {
      where: '--request, --request-file',
      hint: 'name one of the two',
    });
  if ([file, requestFile, checklist, ...notes].filter((path) => path === '-').length > 1)
    throw new AssayError('usage', 'standard input is named twice', {
      where: '-',
      hint: 'read one of the two from a file',
    });
}

/** A task that nobody knows has no checklist that could be meant; `summarize` is known, and has none. */
function checkTask({ task }: Options): void {
  const known: readonly string[] = FeatureType.options;
  if (known.includes(task)) return;
  throw new AssayError('usage', `there is no such task${suggest(task, known)}`, {
    where: `--task ${task}`,
    hint: `tasks with a checklist: ${Object.keys(TASK_CHECKLISTS).join(', ')}`,
  });
}

async function requestOf({ request, requestFile }: Options, terminal: Terminal): Promise<string> {
  if (request !== undefined) return request;
  return requestFile === undefined ? '' : (await named(requestFile, terminal)).text;
}

async function checklistOf({ checklist }: Options, terminal: Terminal): Promise<OwnChecklist | undefined> {
  if (checklist === undefined) return undefined;
  const { name, text } = await named(checklist, terminal);
  const hint = 'write {"items": ["…"], "min_pass_ratio": 0.75}';
  return checkValue(OwnChecklist, parseJson(text, name), { place: name, hint });
}

async function show(
  graded: GradedAnswer,
  lang: Language,
  { outputs }: Options,
  terminal: Terminal,
): Promise<void> {
  const { quality, unchecked, verdict, notKept } = graded;
  for (const { path, form } of outputs) {
    const colours = picocolors.createColors(terminal.colour && path === null);
    const text =
      form === 'json'
        ? `${JSON.stringify(quality ?? { quality: null, unchecked }, null, 2)}\n`
        : gradeText(verdict, graded, lang, colours);
    if (path === null) terminal.write(text);
    else await writeOutput(path, text);
  }
  if (notKept !== null) {
    const why = `${plainText(notKept.where ?? '')}: ${plainText(translate(notKept.message, lang))}`;
    terminal.warn(`assay: ${reportWords[lang].notKept}: ${why}\n`);
  }
  terminal.setExit(verdict.exit);
}

async function runGrade(file: string, options: Options, terminal: Terminal): Promise<void> {
  refuse(file, options);
  checkTask(options);
  const outside = await terminal.outside();
  const answer = await named(file, terminal);
  const request = await requestOf(options, terminal);
  const notes = options.notes && (await Promise.all(options.notes.map((path) => named(path, terminal))));
  const inputFile = file === '-' ? undefined : file;
  const home = await readHome(terminal, { config: options.config, lang: options.lang, inputFile });
  const { language } = home.configuration;
  const lang = options.lang ?? language ?? languageByScript(answer.text);
  const { task, judge, votes, keywords, keep } = options;
  const checklist = await checklistOf(options, terminal);
  const more = { checklist, ...(keywords === undefined ? {} : { options: { keywords } }) };
  const asked = { task, answer, request, notes: notes ?? null, lang, judge, votes, keep, ...more };
  await show(
    await gradeAnswer(asked, home, gradePorts(home, outside, textHere(outside))),
    lang,
    options,
    terminal,
  );
}

function votesOf(text: string): number {
  const votes = Number(text);
  if (Number.isInteger(votes) && votes >= 1 && votes <= MOST_VOTES) return votes;
  throw new InvalidArgumentError(`expected a whole number from 1 to ${MOST_VOTES}`);
}

/** `assay grade FILE --task TASK`: is an answer good enough for its task? */
export function registerGradeCommand(program: Command, terminal: Terminal): void {
  program
    .command('grade')
    .description(
      'is an answer good enough for its task? holds it against the checklist; exit 0 passed, 1 failed, 2 not evaluated',
    )
    .argument('<file>', 'the answer, text or Markdown; - for standard input')
    .requiredOption('--task <task>', 'insight, search_qa, writing, spellcheck or template')
    .option('--request <text>', 'what was asked for; of a spelling check the original text')
    .option('--request-file <file>', 'the same, from a file')
    .option('--notes <files...>', 'what was found for the request, in the order that [Note n] counts')
    .option('--keywords <list>', 'keywords that a text is to contain, with commas between')
    .option('--checklist <file>', 'items of your own in place of those of the task, as JSON')
    .option('--judge <model>', 'the model that judges; default: models.judge, else rules alone')
    .option('--votes <count>', 'ask it so many times and take what most say', votesOf)
    .addOption(languageOption())
    .addOption(formatOption())
    .addOption(
      outputOption(
        'write the report to a file, whole or not at all; may be repeated, its ending says the format',
      ),
    )
    .addOption(configOption())
    .option('--no-keep', 'keep no verdict')
    .action((file: string, given: Given, command: Command) => {
      const { output = [], format, ...options } = given;
      const outputs = outputsOf(output, { format, forms: ['text', 'json'] as const }, command);
      return runGrade(file, { ...options, outputs }, terminal);
    });
}
