import type { VerdictRecord } from '../../contract/verdict-record.ts';
import type { WorkReport } from '../../contract/work-report.ts';
import { untoldItems } from '../../core/self-check/judge/untold-items.ts';
import { checkWords } from '../check-words.ts';
import { claimsWords } from '../claims-words.ts';
import { reportWords } from '../report-words.ts';
import { translate } from '../../app/messages/translate.ts';
import { FORMAT_WORDS } from './format-words.ts';
import { mdCode, mdMarker, mdSection, mdText } from './markdown.ts';

type Finding = WorkReport['findings'][number];

const COMMIT = 10;
const MARKS = { true: '✓', false: '✗', null: '?' } as const;

function blocks({ severity, override }: Finding): boolean {
  return severity === 'error' && override === undefined;
}

function headOf({ status, base, change, metadata }: WorkReport): string {
  const words = checkWords[metadata.language];
  const files = change.added.length + change.modified.length + change.deleted.length + change.renamed.length;
  const name = `${mdText(base.name)} ${mdCode(base.commit.slice(0, COMMIT))}`;
  const against = files === 0 ? words.nothingChanged : words.against(files, name, words.how[base.how]);
  return `### ${status} · Assay: ${against}`;
}

function questionsOf({ questions, metadata }: WorkReport): string[] {
  const { language } = metadata;
  const words = FORMAT_WORDS[language];
  const rows = questions.map(
    ({ passed, question, evidence }) =>
      `| ${MARKS[`${passed}`]} | ${mdText(question)} | ${mdText(translate(evidence, language))} |`,
  );
  return ['', `| | ${words.question} | ${words.shownBy} |`, '|---|---|---|', ...rows];
}

function findingLines({ place, message, rule, before, after }: Finding, language: 'ko' | 'en'): string[] {
  const words = checkWords[language];
  const where = place === null ? '' : `${mdCode(`${place.file}:${place.line}`)} `;
  const quoted = (label: string, text: string | null): string[] =>
    text === null || text.trim() === '' ? [] : [`- ${label}: ${mdCode(text)}`];
  return [
    `${where}${mdText(message)} (${mdCode(rule)})`,
    ...quoted(words.before, before),
    ...quoted(words.after, after),
  ];
}

function openOf({ open_points, metadata }: WorkReport): string[][] {
  const { language } = metadata;
  return open_points.map(({ point, command }) => {
    const [item = '', ...why] = point.split(': ');
    const said = why.length === 0 ? point : `${item}: ${translate(why.join(': '), language)}`;
    return command === null
      ? [mdText(said)]
      : [mdText(said), `- ${FORMAT_WORDS[language].settledBy}: ${mdCode(command)}`];
  });
}

function untoldOf(report: WorkReport): string[][] {
  return untoldItems(report).map(({ item, detail }) => [
    mdText(`${item}: ${translate(detail, report.metadata.language)}`),
  ]);
}

function claimsOf({ claims = [], metadata }: WorkReport): string[][] {
  const words = claimsWords[metadata.language];
  return claims
    .filter(({ verdict }) => verdict !== 'BACKED')
    .map(({ verdict, text, message }) => [`${words.verdicts[verdict]}: ${mdText(text)}: ${mdText(message)}`]);
}

function furtherOf({ findings, metadata }: WorkReport): string[] {
  const { language } = metadata;
  const all = findings.filter((finding) => !blocks(finding));
  if (all.length === 0) return [];
  const title = FORMAT_WORDS[language].further(all.length);
  const items = all.map((finding) => findingLines(finding, language).slice(0, 1));
  const list = mdSection(title, items, checkWords[language].more);
  return ['', `<details><summary>${title}</summary>`, ...list.slice(2), '', '</details>'];
}

/** CI6: a check in Markdown, for a comment or a summary. Text of others calls nobody and draws nothing. */
export function mdOfCheck(verdict: VerdictRecord, report: WorkReport): string {
  const { language } = report.metadata;
  const words = FORMAT_WORDS[language];
  const { more, open, untold } = checkWords[language];
  const lines = [
    mdMarker('check'),
    headOf(report),
    ...questionsOf(report),
    ...mdSection(
      words.blocks,
      report.findings.filter(blocks).map((finding) => findingLines(finding, language)),
      more,
    ),
    ...mdSection(open, openOf(report), more),
    ...mdSection(untold, untoldOf(report), more),
    ...mdSection(words.claims, claimsOf(report), more),
    ...furtherOf(report),
    '',
    `${reportWords[language].verdict} ${mdCode(verdict.id)} · ${verdict.created_at}`,
  ];
  return `${lines.join('\n')}\n`;
}
