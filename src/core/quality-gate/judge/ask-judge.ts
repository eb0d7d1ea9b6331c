import type { AIMessage } from '../../../contract/ai-message.ts';
import type { AnswerSchema, JudgeAnswer } from '../../../contract/judge-answer.ts';
import type { Language } from '../../../contract/language.ts';
import type { NotEvaluated } from '../../../contract/quality.ts';
import type { AskedItem } from './asked-item.ts';
import { type JudgeCalls, MAX_TOKENS } from './judge-calls.ts';
import { type Judgement, readJudgement } from './read-judgement.ts';

/** For the answer of a model that thinks aloud, where the first one was cut at its limit. */
const ROOM_TO_THINK = 4096;

const AGAIN: Readonly<Record<Language, (what: string) => string>> = {
  ko: (what) => `${what}. 설명이나 다른 말 없이, 요청한 형식의 JSON 객체 하나만 다시 쓰세요.`,
  en: (what) => `${what}. Write the JSON object that was asked for again, and nothing else.`,
};

/** What a judge is asked, and how its answer is read. */
export interface JudgeQuestion<T> {
  readonly messages: readonly AIMessage[];
  readonly asked: readonly AskedItem[];
  readonly schema: AnswerSchema<T>;
  readonly lang: Language;
  /** One of several votes. */
  readonly warm: boolean;
}

/**
 * QG14: asks a judge. An answer that cannot be read is asked for once more inside the budget: one that was cut, with more
 * room; any other, with what was wrong. Why, where there is none.
 */
export async function askJudge<T extends JudgeAnswer>(
  { messages, asked, schema, lang, warm }: JudgeQuestion<T>,
  calls: JudgeCalls,
): Promise<Judgement<T> | NotEvaluated> {
  const first = await calls.ask(messages, warm);
  if ('unchecked' in first) return first.unchecked;
  const read = readJudgement(first.answer, asked, schema);
  if (!('reason' in read) || read.reason !== 'malformed') return read;
  const { content, finish_reason } = first.answer;
  const isCut = finish_reason === 'length';
  const repair: AIMessage[] = [
    { role: 'assistant', content },
    { role: 'user', content: AGAIN[lang](read.detail) },
  ];
  const again = isCut || content.trim() === '' ? messages : [...messages, ...repair];
  const room = isCut ? ROOM_TO_THINK : MAX_TOKENS;
  if (!calls.affords(again, 1, room)) return read;
  const second = await calls.ask(again, warm, room);
  return 'unchecked' in second ? read : readJudgement(second.answer, asked, schema);
}
