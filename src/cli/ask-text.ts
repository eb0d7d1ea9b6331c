import type { Colors } from 'picocolors/types.js';
import { STEP_WORDS } from '../app/ask/step-words.ts';
import { REASON_WORDS } from '../app/feedback/reason-words.ts';
import type { AskAction, AskResult, AskStep } from '../contract/ask.ts';
import type { Language } from '../contract/language.ts';
import type { AnswerCitation } from '../contract/llm-response.ts';
import { ASK_WORDS } from './ask-words.ts';
import { plainText } from './plain-text.ts';
import { translate } from '../app/messages/translate.ts';

const NAME_WIDTH = 10;

/** One step as a line: what it is, what came of it, how long it took. */
export function stepText(step: AskStep, language: Language, colours: Colors): string {
  const name = ASK_WORDS[language].steps[step.name].padEnd(NAME_WIDTH);
  return `${colours.dim(`${step.round} ${name}`)} ${plainText(step.summary)} ${colours.dim(`${Math.round(step.ms)} ms`)}\n`;
}

/** What did not answer, `where: why`, in the language. */
function troubleText(trouble: string, language: Language): string {
  const whole = translate(trouble, language);
  const [, where, why] = /^(\S+(?: \S+){0,3}): (.+)$/s.exec(trouble) ?? [];
  if (whole !== trouble || where === undefined || why === undefined) return whole;
  return `${where}: ${translate(why, language)}`;
}

function citationText(citation: AnswerCitation): string {
  if (typeof citation === 'string') return plainText(citation);
  const { uri, start_line, end_line, source } = citation;
  const place = `${uri}:${start_line}-${end_line}`;
  return source === uri ? plainText(place) : `${plainText(place)}  ${plainText(source)}`;
}

function actionText(action: AskAction, language: Language): string {
  const words = ASK_WORDS[language];
  const { kind, params, state, outcome, detail, needs_consent } = action;
  const target = params['path'] ?? params['to'] ?? params['code_symbol'];
  const said = [
    words.states[state],
    ...(outcome === null ? [] : [words.outcomes[outcome]]),
    ...(detail === null ? [] : [troubleText(detail, language)]),
    ...(state === 'pending' && needs_consent ? [words.allow] : []),
  ];
  return plainText(`${kind}${typeof target === 'string' ? ` ${target}` : ''}: ${said.join(', ')}`);
}

function noted(title: string, lines: readonly string[], colours: Colors): string[] {
  return lines.length === 0
    ? []
    : [`${colours.dim(title)}  ${lines.join(`\n${' '.repeat(title.length)}  `)}`];
}

function openPoints({ attempts, status }: AskResult, language: Language): string[] {
  const given = attempts.findLast(({ decision }) => decision === 'commit');
  if (status === 'abstained' || given === undefined) return [];
  return given.critiques
    .filter(({ verdict }) => verdict === 'warn')
    .map(({ critic }) => `${ASK_WORDS[language].open}: ${STEP_WORDS[language].critic[critic]}`);
}

function newFilesText({ new_files: { count, paths } }: AskResult, language: Language): string {
  return ASK_WORDS[language].newFiles(count, paths.map(plainText));
}

/** LP32: whether quotations answer, and what of the question they do not hold. */
function relevanceText({ relevance }: AskResult, language: Language): readonly string[] {
  if (relevance === null) return [];
  const { verdict, missing, wanted, shown } = relevance;
  const words = ASK_WORDS[language].relevance;
  const said = [
    words[verdict],
    ...(missing.length === 0 ? [] : [words.missing(missing.map(plainText).join(', '))]),
    ...(shown || wanted === 'any' ? [] : [words.shows[wanted]]),
  ];
  return [said.join(' · ')];
}

/** LP31: what comes nearest, each with its place below it. */
function nearestText({ nearest }: AskResult, language: Language, colours: Colors): string {
  const told = nearest.map(({ text, title, path, start_line, end_line }) => {
    const place = citationText({ source: title, uri: path, start_line, end_line });
    return `- ${text.split('\n').map(plainText).join('\n  ')}\n  ${colours.dim(place)}`;
  });
  return told.length === 0 ? '' : [ASK_WORDS[language].nearest, ...told].join('\n');
}

/** The answer with its places, and below it how it came about. */
export function askText(result: AskResult, language: Language, colours: Colors): string {
  const words = ASK_WORDS[language];
  const { answer, citations, status, ended, model, rounds, ms, signals, actions, troubles, model_switched } =
    result;
  const answered = answer.split('\n').map((line) => plainText(line));
  const cited = citations.map((one, at) => `${colours.cyan(`[${at + 1}]`)} ${citationText(one)}`);
  const mark = status === 'answered' ? colours.green : colours.yellow;
  const summary = [
    mark(words.status[status]),
    words.ended[ended],
    plainText(model),
    ...(model_switched === null ? [] : [words.switched(plainText(model_switched.asked))]),
    words.rounds(rounds),
    `${Math.round(ms)} ms`,
    ...openPoints(result, language),
  ];
  const told = signals.map((reason) => REASON_WORDS[language][reason]);
  const repaired = actions.map((one) => actionText(one, language));
  const below = [
    ...noted(words.relevance.title, relevanceText(result, language), colours),
    ...noted(words.signals, told.length === 0 ? [] : [told.join(', ')], colours),
    ...noted(words.repairs, repaired, colours),
    ...noted(
      words.troubles,
      troubles.map((trouble) => plainText(troubleText(trouble, language))),
      colours,
    ),
    ...(result.new_files.count === 0 ? [] : [newFilesText(result, language)]),
    ...(result.gap_id === null ? [] : noted(words.gap, [result.gap_id], colours)),
    ...noted(words.verdict, [result.verdict_id], colours),
  ];
  const near = nearestText(result, language, colours);
  const parts = [answered.join('\n'), near, cited.join('\n'), [summary.join(' · '), ...below].join('\n')];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
