import { stripVTControlCharacters } from 'node:util';
import type { Colors } from 'picocolors/types.js';
import type { Language } from '../contract/language.ts';
import type { RunReceipt } from '../contract/run-receipt.ts';
import type { TestRun } from '../contract/test-run.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import type { WorkQuestion, WorkReport } from '../contract/work-report.ts';
import { questionWords } from '../core/self-check/judge/question-words.ts';
import { untoldItems } from '../core/self-check/judge/untold-items.ts';
import { ranTests } from '../core/self-check/judge/work-questions.ts';
import { claimsText, limitationsText } from './claims-text.ts';
import { type CheckWords, checkWords } from './check-words.ts';
import { plainText } from './plain-text.ts';
import { reportWords } from './report-words.ts';
import { translate } from '../app/messages/translate.ts';

const NOTES_SHOWN = 20;
const SHORT = 10;
const LINES_SHOWN = 10;

interface Style {
  readonly words: CheckWords;
  readonly colours: Colors;
}

function markOf(passed: boolean | null, { green, red, yellow }: Colors): string {
  if (passed === null) return yellow('?');
  return passed ? green('✓') : red('✗');
}

function titleOf({ status, base, change }: WorkReport, { words, colours }: Style): string[] {
  const paint = { PASSED: colours.green, FAILED: colours.red, INCOMPLETE: colours.yellow }[status];
  const files = change.added.length + change.modified.length + change.deleted.length + change.renamed.length;
  const name = `${plainText(base.name)} ${base.commit.slice(0, SHORT)}`;
  const against = files === 0 ? words.nothingChanged : words.against(files, name, words.how[base.how]);
  return [`${paint(colours.bold(status))}  ${against}`, ''];
}

function questionText(
  { id, question, passed, evidence, unchecked }: WorkQuestion,
  report: WorkReport,
  style: Style,
) {
  const { reasons } = reportWords[report.metadata.language];
  const why = unchecked === undefined ? '' : ` · ${reasons[unchecked.reason]}`;
  return [
    `${markOf(passed, style.colours)} ${question}  ${style.colours.dim(id)}`,
    `    ${plainText(translate(evidence, report.metadata.language))}${why}`,
  ];
}

function findingText(finding: WorkReport['findings'][number], { words, colours }: Style): string[] {
  const { rule, severity, place, message, before, after, override, decided_by } = finding;
  const paint = { error: colours.red, warning: colours.yellow, info: colours.dim }[severity];
  const where = place === null ? '' : `${plainText(place.file)}:${place.line}  `;
  const weaker = decided_by === 'lines' ? `  (${words.weaker})` : '';
  const quoted = (label: string, text: string | null): string[] =>
    text === null ? [] : [colours.dim(`    ${label}: ${plainText(text)}`)];
  return [
    `${paint(words.severities[severity])}  ${where}${plainText(message)}  ${colours.dim(rule)}${weaker}`,
    ...quoted(words.before, before),
    ...quoted(words.after, after),
    ...(override === undefined
      ? []
      : [
          `    ${words.override(plainText(override.accepted_by), plainText(override.reason), override.expires)}`,
        ]),
  ];
}

function findingsText({ findings }: WorkReport, style: Style): string[] {
  const shown = findings.slice(0, NOTES_SHOWN).flatMap((finding) => findingText(finding, style));
  const left = findings.length - NOTES_SHOWN;
  return [...shown, ...(left > 0 ? [style.words.more(left)] : []), ...(shown.length > 0 ? [''] : [])];
}

function countsOf(result: TestRun | null, report: WorkReport): string {
  return result === null ? '' : `  ${questionWords[report.metadata.language].counts(result.counts)}`;
}

/** The end of what a run printed that gave no results: why no test ran stands there. */
function lastLines({ receipt, result }: WorkReport['runs'][number], { colours }: Style): string[] {
  if (ranTests(result)) return [];
  const lines = stripVTControlCharacters(receipt.output).split('\n').map(plainText);
  const said = lines.filter((line) => line.trim() !== '').slice(-LINES_SHOWN);
  return said.map((line) => colours.dim(`    | ${line.trim()}`));
}

/** Nothing is said where all held. */
function isolationText(
  { reason, not_held: lost = [] }: RunReceipt['isolation'],
  words: CheckWords,
): string[] {
  if (reason !== undefined) return [`${words.notIsolated}: ${reason}`];
  return lost.length === 0 ? [] : [`${words.notHeld}: ${lost.join(', ')}`];
}

function runsText(report: WorkReport, style: Style): string[] {
  const { words, colours } = style;
  const lines = report.runs.map((run) => {
    const { receipt, result } = run;
    const { tree, ended, exit_code, duration_ms, isolation, cached, command } = receipt;
    const code = ended === 'exit' ? ` ${exit_code ?? ''}` : '';
    const apart = isolationText(isolation, words);
    const more = [...(cached ? [words.cached] : []), ...apart]
      .map((text) => ` · ${plainText(text)}`)
      .join('');
    return [
      `  ${words.trees[tree]}: ${words.ended[ended]}${code}, ${(duration_ms / 1000).toFixed(1)} s${countsOf(result, report)}${more}`,
      colours.dim(`    $ ${plainText(command)}`),
      ...lastLines(run, style),
    ];
  });
  return lines.length === 0 ? [] : [`${words.runs}:`, ...lines.flat(), ''];
}

function requirementsText({ requirements }: WorkReport, { words, colours }: Style): string[] {
  const lines = requirements.map(({ id, text, met, shown_by }) => {
    const by = shown_by.map(({ what }) => plainText(what)).join(', ');
    return `  ${markOf(met, colours)} ${plainText(id)}: ${plainText(text)}${by === '' ? '' : colours.dim(`  (${by})`)}`;
  });
  return lines.length === 0 ? [] : [`${words.requirements}:`, ...lines, ''];
}

function goalText({ goal, metadata }: WorkReport, { words, colours }: Style): string[] {
  if (goal === null) return [];
  const artefacts = goal.artefacts.map(
    ({ path, state, detail }) =>
      `  ${markOf(state === 'VERIFIED', colours)} ${plainText(path)}: ${state}  ${colours.dim(plainText(translate(detail, metadata.language)))}`,
  );
  const truths = goal.truths.map((truth) => `  ? ${plainText(truth)}`);
  return [
    ...(artefacts.length === 0 ? [] : [`${words.artefacts}:`, ...artefacts, '']),
    ...(truths.length === 0 ? [] : [`${words.truths}:`, ...truths, '']),
  ];
}

function probesText({ probes = [], metadata }: WorkReport, { words, colours }: Style): string[] {
  const lines = probes.map(({ probe, holds, unchecked }) => {
    const why = unchecked === undefined ? '' : ` (${translate(unchecked.detail, metadata.language)})`;
    return `  ${markOf(holds, colours)} ${plainText(probe)}${colours.dim(plainText(why))}`;
  });
  return lines.length === 0 ? [] : [`${words.probes}:`, ...lines, ''];
}

/** What of the tests that turned green was asked outside of them. */
function productText({ product, metadata }: WorkReport, { words, colours }: Style): string[] {
  if (product === undefined) return [];
  const { turned_green: all, asked, unchecked } = product;
  const why = unchecked === undefined ? '' : ` (${translate(unchecked.detail, metadata.language)})`;
  return [colours.dim(plainText(`${words.askedAgain(asked.length, all)}${why}`)), ''];
}

function reportsText({ reports = [], metadata }: WorkReport, { words }: Style): string[] {
  const lines = reports.map(({ path, counts, coverage, older_by_ms: age }) => {
    const said = [
      ...(counts === null ? [] : [questionWords[metadata.language].counts(counts)]),
      ...(coverage === null ? [] : [words.covered(coverage.covered, coverage.lines)]),
      ...(age === null || age <= 0 ? [] : [words.olderBy(Math.ceil(age / 1000))]),
    ];
    return `  ${plainText(path)}: ${said.join(', ')}`;
  });
  return lines.length === 0 ? [] : [`${words.reports}:`, ...lines, ''];
}

/** A point about something unchecked is its name and why. */
function sayPoint(point: string, language: Language): string {
  const [item = '', ...why] = point.split(': ');
  return why.length === 0 ? point : `${item}: ${translate(why.join(': '), language)}`;
}

const ASKED_FOR: readonly string[] = ['expected_value_changed', 'snapshot_changed', 'base_tests_fail'];

/** How other expectations are allowed, where they block. */
function askedText({ findings }: WorkReport, { words, colours }: Style): string[] {
  const blocking = findings.some(
    ({ rule, severity, override }) =>
      severity === 'error' && override === undefined && ASKED_FOR.includes(rule),
  );
  return blocking ? [colours.dim(words.askedFor), ''] : [];
}

function openText({ open_points, metadata }: WorkReport, { words, colours }: Style): string[] {
  const lines = open_points.flatMap(({ point, command }, at) => [
    `  ${at + 1}. ${plainText(sayPoint(point, metadata.language))}`,
    ...(command === null ? [] : [colours.bold(`     $ ${plainText(command)}`)]),
  ]);
  return lines.length === 0 ? [] : [`${words.open}:`, ...lines, ''];
}

/** What was not looked at although the work passes. */
function untoldText(report: WorkReport, { words }: Style): string[] {
  const { language } = report.metadata;
  const { reasons } = reportWords[language];
  const lines = untoldItems(report).map(
    ({ item, reason, detail }) =>
      `  ? ${plainText(`${item}: ${translate(detail, language)}`)} · ${reasons[reason]}`,
  );
  return lines.length === 0 ? [] : [`${words.untold}:`, ...lines, ''];
}

/** The report of finished work, to be read: the four questions, what speaks against it, what ran, what is open. */
export function checkText(verdict: VerdictRecord, report: WorkReport, colours: Colors): string {
  const style: Style = { words: checkWords[report.metadata.language], colours };
  const { verdict: word } = reportWords[report.metadata.language];
  const lines = [
    ...titleOf(report, style),
    ...limitationsText(report, colours),
    ...report.questions.flatMap((question) => questionText(question, report, style)),
    '',
    ...findingsText(report, style),
    ...claimsText(report, colours),
    ...requirementsText(report, style),
    ...probesText(report, style),
    ...goalText(report, style),
    ...runsText(report, style),
    ...productText(report, style),
    ...reportsText(report, style),
    ...report.notes.map((note) => colours.dim(`! ${style.words.notes[note]}`)),
    ...openText(report, style),
    ...untoldText(report, style),
    ...askedText(report, style),
    colours.dim(`${word} ${verdict.id} · ${verdict.created_at}`),
  ];
  return `${lines.join('\n')}\n`;
}
