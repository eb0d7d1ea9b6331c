import { REASON_WORDS } from '../app/feedback/reason-words.ts';
import { FeedbackReason } from '../contract/feedback-signal.ts';
import { JobState } from '../contract/job.ts';
import type { Language } from '../contract/language.ts';
import type { Status } from '../contract/status.ts';
import { alignColumns } from './config-columns.ts';
import { JOB_WORDS } from './job-words.ts';
import { plainText } from './plain-text.ts';
import { STATUS_WORDS } from './status-words.ts';

const WIDEST_COLUMN = 30;
const PARTS = ['params', 'returns', 'fields', 'lines'] as const;

function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)}%`;
}

/** The words of what was counted, without what there is none of. */
function listed(counts: readonly (readonly [string, number])[], none: string): string {
  const there = counts.filter(([, count]) => count > 0).map(([word, count]) => `${word} ${count}`);
  return there.length === 0 ? none : there.join(', ');
}

function indexRows({ index }: Status, language: Language): (readonly [string, string])[] {
  const words = STATUS_WORDS[language];
  if (index.roots.length === 0) return [[words.index, words.noIndex]];
  const shares = PARTS.map((part) => `${words.parts[part]} ${percent(index.coverage[part])}`);
  return [
    [words.index, words.counts(index.files, index.objects, index.documents)],
    [words.coverage, shares.join(', ')],
    [words.ioGate, percent(index.io_gate)],
    ...index.roots.map(({ root, at, finished }): [string, string] => [
      words.lastIndex,
      [plainText(root === '' ? '.' : root), at, finished ? '' : words.brokenOff].join(' ').trimEnd(),
    ]),
  ];
}

/** The status in rows; `by` is the server that runs here. */
export function statusText(status: Status, language: Language, by: string | null): string {
  const words = STATUS_WORDS[language];
  const { states } = JOB_WORDS[language];
  const { asks, signals } = status.last_day;
  const told = by === null ? '' : ` (${words.by(plainText(by))})`;
  const rows: (readonly [string, string])[] = [
    [words.database, `${words.databases[status.database]}${told}`],
    ...indexRows(status, language),
    [
      words.jobs,
      listed(
        JobState.options.map((state) => [states[state], status.jobs[state]]),
        words.noJobs,
      ),
    ],
    [words.workers, String(status.workers)],
    [words.gaps, String(status.gaps_open)],
    [words.suggestions, String(status.suggestions_pending)],
    [
      words.signals,
      listed(
        FeedbackReason.options.map((reason) => [REASON_WORDS[language][reason], signals[reason]]),
        '0',
      ),
    ],
    [words.asks, words.asked(asks.count, asks.answered, asks.failed_first, asks.improved)],
  ];
  return alignColumns(rows, WIDEST_COLUMN)
    .map((line) => `${line}\n`)
    .join('');
}
