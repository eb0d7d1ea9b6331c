import type { WorkReport } from '../../contract/work-report.ts';
import { untoldItems } from '../../core/self-check/judge/untold-items.ts';
import { section, type Writing } from './writing.ts';

type Finding = WorkReport['findings'][number];

const COMMIT = 10;

function headOf({ status, base, change }: WorkReport, { words, plain }: Writing): string {
  const files = change.added.length + change.modified.length + change.deleted.length + change.renamed.length;
  return `${status} · ${words.against(files, `${plain(base.name)} ${base.commit.slice(0, COMMIT)}`)}`;
}

function placeOf(finding: Finding | undefined, { plain }: Writing): string {
  if (finding === undefined) return '';
  const { place, rule } = finding;
  return place === null ? `  [${rule}]` : `  ${plain(place.file)}:${place.line} [${rule}]`;
}

function excerpt(mark: string, text: string | null | undefined, { plain }: Writing): string[] {
  return text === null || text === undefined ? [] : [`${mark} ${plain(text)}`];
}

/** Each open point with where it stands and the command that settles it. */
function openItems({ open_points, findings }: WorkReport, writing: Writing): string[][] {
  return open_points.map(({ point, command }) => {
    const finding = findings.find(({ message, severity }) => message === point && severity === 'error');
    const said = finding === undefined ? sayPoint(point, writing) : point;
    return [
      `${writing.plain(said)}${placeOf(finding, writing)}`,
      ...excerpt('-', finding?.before, writing),
      ...excerpt('+', finding?.after, writing),
      ...(command === null ? [] : [`${writing.words.settle}: ${writing.plain(command)}`]),
    ];
  });
}

/** A point about something unchecked is its name and why. */
function sayPoint(point: string, { wording, language }: Writing): string {
  const [item = '', ...why] = point.split(': ');
  return why.length === 0 ? point : `${item}: ${wording.say(why.join(': '), language)}`;
}

function untold(report: WorkReport, { wording, language, plain }: Writing): string[][] {
  return untoldItems(report).map(({ item, detail }) => [plain(`${item}: ${wording.say(detail, language)}`)]);
}

function warnings({ findings }: WorkReport, writing: Writing): string[][] {
  return findings
    .filter(({ severity, override }) => severity === 'warning' || (severity === 'error' && override))
    .map((finding) => [`${writing.plain(finding.message)}${placeOf(finding, writing)}`]);
}

function claims({ claims: all = [] }: WorkReport, { plain }: Writing): string[][] {
  return all
    .filter(({ verdict }) => verdict !== 'BACKED')
    .map(({ verdict, text, message }) => [`${verdict} “${plain(text)}”: ${plain(message)}`]);
}

function questions({ questions: all }: WorkReport, { wording, language, plain }: Writing): string[][] {
  return all.map(({ id, passed, evidence }) => {
    const mark = passed === null ? '?' : passed ? '✓' : '✗';
    return [`${mark} ${id}: ${plain(wording.say(evidence, language))}`];
  });
}

/** The verdict first, then what is open with the command that settles it, then what else was seen. */
export function checkText(report: WorkReport, writing: Writing): string[] {
  const { words, plain } = writing;
  const open = openItems(report, writing);
  const limits = (report.limitations ?? []).map(({ text }) => [`“${plain(text)}”`]);
  return [
    headOf(report, writing),
    ...(open.length === 0 ? ['', words.notOpen] : section(words.open, open, writing)),
    ...section(words.untold, untold(report, writing), writing),
    ...section(words.messageClaims, claims(report, writing), writing),
    ...section(words.leftOpen, limits, writing),
    ...section(words.seen, warnings(report, writing), writing),
    ...section(words.questions, questions(report, writing), writing),
  ];
}
