import type { Job, JobEvent } from '../contract/job.ts';
import type { Language } from '../contract/language.ts';
import { columnsText, secondOf } from './columns-text.ts';
import { JOB_WORDS } from './job-words.ts';
import { plainText } from './plain-text.ts';

/** What came of a job, with the reason where it was given up. */
function stateText({ status, dead_letter_reason }: Job, language: Language): string {
  const { states, reasons } = JOB_WORDS[language];
  return dead_letter_reason === null ? states[status] : `${states[status]}: ${reasons[dead_letter_reason]}`;
}

export function jobListText(jobs: readonly Job[], language: Language): string {
  const { head, none } = JOB_WORDS[language];
  if (jobs.length === 0) return `${none}\n`;
  const rows = jobs.map((job) => [
    job.id,
    plainText(job.type),
    stateText(job, language),
    String(job.attempts),
    secondOf(job.updated_at),
  ]);
  return columnsText([head, ...rows]);
}

function eventRow({ ts, kind, detail }: JobEvent, language: Language): string[] {
  const { states, attempt } = JOB_WORDS[language];
  const told = [
    typeof detail['attempt'] === 'number' ? attempt(detail['attempt']) : '',
    typeof detail['message'] === 'string' ? plainText(detail['message']) : '',
  ];
  return [`  ${secondOf(ts)}`, states[kind], told.filter((text) => text !== '').join(': ')];
}

export function jobText(job: Job, events: readonly JobEvent[], language: Language): string {
  const words = JOB_WORDS[language];
  const facts: readonly (readonly [string, string])[] = [
    [words.payload, plainText(JSON.stringify(job.payload))],
    [words.attempts, String(job.attempts)],
    [words.notBefore, secondOf(job.scheduled_at)],
    ...(job.result === null ? [] : [[words.result, plainText(JSON.stringify(job.result))] as const]),
  ];
  const title = `${plainText(job.type)} ${job.id}: ${stateText(job, language)}\n`;
  return `${title}${columnsText(facts)}${words.events}:\n${columnsText(events.map((event) => eventRow(event, language)))}`;
}

/** One line for an attempt that ended. */
export function settledText(
  job: Job,
  status: Job['status'],
  milliseconds: number,
  language: Language,
): string {
  const { states } = JOB_WORDS[language];
  return `${plainText(job.type)} ${job.id}: ${states[status]} (${Math.round(milliseconds)} ms)`;
}
