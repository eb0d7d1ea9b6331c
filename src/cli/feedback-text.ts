import { REASON_WORDS } from '../app/feedback/reason-words.ts';
import type { Given } from '../app/feedback/give-feedback.ts';
import { type Feedback, FeedbackSignal } from '../contract/feedback-signal.ts';
import type { Language } from '../contract/language.ts';
import type { Message } from '../contract/message.ts';
import { columnsText, secondOf } from './columns-text.ts';
import { FEEDBACK_LIST_WORDS } from './feedback-words.ts';
import { plainText } from './plain-text.ts';

export function feedbackListText(given: readonly Feedback[], language: Language): string {
  const { none, head, kinds } = FEEDBACK_LIST_WORDS[language];
  if (given.length === 0) return `${none}\n`;
  const rows = given.map(({ created_at, kind, chat_id, message_id, reason }) => [
    secondOf(created_at),
    kinds[kind],
    plainText(chat_id),
    plainText(message_id),
    plainText(reason ?? ''),
  ]);
  return columnsText([head, ...rows]);
}

function signalRow({ id, timestamp, payload }: Message, language: Language): string[] {
  const { source, reason, context } = FeedbackSignal.parse(payload);
  const about = context.file ?? context.symbol ?? context.question ?? context.message_id ?? '';
  return [secondOf(timestamp), id, REASON_WORDS[language][reason], source, plainText(about)];
}

export function signalListText(signals: readonly Message[], language: Language): string {
  const { noSignals, signalHead } = FEEDBACK_LIST_WORDS[language];
  if (signals.length === 0) return `${noSignals}\n`;
  return columnsText([signalHead, ...signals.map((signal) => signalRow(signal, language))]);
}

export function givenText({ job_ids, limited }: Given, language: Language): string {
  const words = FEEDBACK_LIST_WORDS[language];
  const lines = [
    words.kept,
    ...job_ids.map((id) => words.queued(id)),
    ...(limited === null ? [] : [words.limited[limited]]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
