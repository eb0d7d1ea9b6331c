import type { Language } from '../../../contract/language.ts';
import type { ToldPoint } from '../../../contract/turn-state.ts';
import type { WorkReport } from '../../../contract/work-report.ts';
import { GoalRule, ReportRule } from '../../../contract/work-rule.ts';
import { REPORT_FILE } from '../report/report-finding.ts';
import { type EndDecision, MOST_BLOCKS } from './decide-end.ts';
import { mendedPoints, toldPoints } from './told-points.ts';

type Finding = WorkReport['findings'][number];

interface ToldWords {
  readonly head: (count: number, id: string) => string;
  readonly settledBy: string;
  /** What to show of a point that no command settles: of a requirement, of words of the message, of anything else. */
  readonly toShow: Readonly<Record<'goal' | 'words' | 'other', string>>;
  readonly more: (count: number) => string;
  readonly foot: (told: number, id: string) => string;
  readonly letGo: (count: number, id: string) => string;
  readonly mended: string;
  readonly notes: Readonly<Record<Noted, (about: string) => string>>;
}

type Noted = Exclude<NonNullable<EndDecision['why']>, 'told_enough'> | 'lost';

const WORDS: Readonly<Record<Language, ToldWords>> = {
  ko: {
    head: (count, id) => `Assay: 아직 끝나지 않았습니다. 맞지 않는 것 ${count}개 (${id})`,
    settledBy: '확인',
    toShow: {
      goal: '보일 것: 이것을 보여 주는 테스트나 파일, 또는 최종 메시지에 남은 일로 적기',
      words: '보일 것: 여기서 실행한 명령의 출력, 또는 최종 메시지의 그 말을 사실대로 고치기',
      other: '보일 것: 고친 코드나 테스트, 또는 최종 메시지에 남은 일로 적기',
    },
    more: (count) => `외 ${count}개`,
    foot: (told, id) =>
      `고치거나, 남은 것을 최종 메시지에 그대로 적으세요. 테스트나 검사를 약하게 만드는 것은 해결이 아닙니다. 알림 ${told}/${MOST_BLOCKS}, 전체: assay show ${id}`,
    letGo: (count, id) =>
      `Assay: ${MOST_BLOCKS}번 알렸고 더는 붙잡지 않습니다. 다시 확인하니 ${count}개가 남아 있습니다. 전체: assay show ${id}`,
    mended: '고쳐진 것',
    notes: {
      unjudged: (why) => `Assay: 이번 턴은 확인하지 못했습니다 (${why}). 통과로 보지 마세요.`,
      lost: (root) =>
        `Assay: 이번 턴에 ${root}의 .git이 지워졌거나 새로 만들어졌습니다. 턴이 시작될 때의 상태가 남아 있지 않아, 이 턴이 무엇을 바꿨는지 알 수 없습니다. 통과로 보지 마세요.`,
      mended: (id) => `Assay: ${MOST_BLOCKS}번 알린 뒤 다시 확인했습니다. 남은 것이 없습니다 (${id}).`,
      told_before: (id) => `Assay: 같은 것을 이미 알렸습니다. 남은 것: assay show ${id}`,
      unread: (id) =>
        `Assay: 에이전트의 최종 메시지에서 읽어 낸 주장이 없어 붙잡지 않았습니다. 맞지 않는 것이 남아 있습니다: assay show ${id}`,
    },
  },
  en: {
    head: (count, id) =>
      `Assay: not done yet, ${count} ${count === 1 ? 'point stands' : 'points stand'} (${id})`,
    settledBy: 'settled by',
    toShow: {
      goal: 'to show: a test or file that does it, or say in the final message that it is open',
      words: 'to show: the output of a command that runs here, or say in the final message what is so',
      other: 'to show: the mended code or test, or say in the final message that it is open',
    },
    more: (count) => `${count} more`,
    foot: (told, id) =>
      `Mend it, or say in the final message what stays open. Weakening a test or a check settles nothing. Told ${told} of ${MOST_BLOCKS} times; all of it: assay show ${id}`,
    letGo: (count, id) =>
      `Assay: told ${MOST_BLOCKS} times, and lets it go. Checked again, ${count} ${count === 1 ? 'point stands' : 'points stand'}; all of it: assay show ${id}`,
    mended: 'mended',
    notes: {
      unjudged: (why) => `Assay: this turn could not be checked (${why}). That is no pass.`,
      lost: (root) =>
        `Assay: .git of ${root} was removed or made anew in this turn. The state at its start is gone, so nothing tells what the turn changed. That is no pass.`,
      mended: (id) => `Assay: checked again after ${MOST_BLOCKS} times: nothing stands any more (${id}).`,
      told_before: (id) => `Assay: the same was told before. What stands: assay show ${id}`,
      unread: (id) =>
        `Assay: no claim could be read in the agent's final message, so it was not held. What stands: assay show ${id}`,
    },
  },
};

const SHOWN = 5;
const LONGEST = 400;

/** On one line, without control characters. */
function inLine(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** A file and line of the work; of the message, the words that the finding is about. */
function whereOf({ place, after, message }: Finding): string {
  if (place === null) return '';
  if (place.file !== REPORT_FILE) return `${inLine(place.file)}:${place.line} `;
  return after === null || message.includes(after) ? '' : `“${inLine(after)}” `;
}

function toShow({ rule, place }: Finding, { toShow: ways }: ToldWords): string {
  if (GoalRule.options.some((one) => one === rule)) return ways.goal;
  return place?.file === REPORT_FILE || ReportRule.options.some((one) => one === rule)
    ? ways.words
    : ways.other;
}

function pointText(finding: Finding, at: number, { open_points }: WorkReport, words: ToldWords): string {
  const command = open_points.find(({ point }) => point === finding.message)?.command ?? null;
  const line = `${at + 1}. ${whereOf(finding)}${inLine(finding.message)}`;
  const way = command === null ? toShow(finding, words) : `${words.settledBy}: ${inLine(command)}`;
  return `${line}\n   ${way}`;
}

/** What the agent is told: each point that stands, with the command that would settle it. `told`: how often, with this. */
export function toldText(standing: readonly Finding[], report: WorkReport, told: number): string {
  const words = WORDS[report.metadata.language];
  const id = report.check_id;
  const left = standing.length - SHOWN;
  return [
    words.head(standing.length, id),
    ...standing.slice(0, SHOWN).map((finding, at) => pointText(finding, at, report, words)),
    ...(left > 0 ? [words.more(left)] : []),
    words.foot(told, id),
  ].join('\n');
}

/** What the person is told where the end is let go after the last time: what still stands, and what was mended. */
export function letGoText(
  standing: readonly Finding[],
  report: WorkReport,
  told: readonly ToldPoint[],
): string {
  const words = WORDS[report.metadata.language];
  const mended = mendedPoints(told, toldPoints(standing)).slice(0, SHOWN);
  const left = standing.length - SHOWN;
  return [
    words.letGo(standing.length, report.check_id),
    ...standing
      .slice(0, SHOWN)
      .map((finding, at) => `${at + 1}. ${whereOf(finding)}${inLine(finding.message)}`),
    ...(left > 0 ? [words.more(left)] : []),
    ...mended.map(({ text }) => `${words.mended}: ${inLine(text)}`),
  ].join('\n');
}

/** What the person at the screen is told where an end is let go. `about`: the id of the check that was told, or why there is none. */
export function noteText(why: Noted, about: string, language: Language): string {
  return WORDS[language].notes[why](inLine(about));
}
