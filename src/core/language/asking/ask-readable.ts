import type { AIMessage } from '../../../contract/ai-message.ts';
import type { Language } from '../../../contract/language.ts';
import type { JsonSchema, ModelAnswer } from '../../../contract/ports/model-provider.ts';
import type { NotEvaluated } from '../../../contract/quality.ts';
import { type JudgeCalls, MAX_TOKENS, ROOM_TO_THINK } from './judge-calls.ts';

const WITHHELD: NotEvaluated = {
  reason: 'refused',
  detail: 'the provider withheld the answer (finish_reason: content_filter)',
};

const AGAIN: Readonly<Record<Language, (what: string) => string>> = {
  ko: (what) => `${what}. 설명이나 다른 말 없이, 요청한 형식의 JSON 객체 하나만 다시 쓰세요.`,
  en: (what) => `${what}. Write the JSON object that was asked for again, and nothing else.`,
};

/** What a model is asked, and how its answer is read. */
export interface ReadableQuestion<T extends object> {
  readonly messages: readonly AIMessage[];
  readonly lang: Language;
  /** One of several votes. */
  readonly warm: boolean;
  /** Tokens that an answer may take. */
  readonly room?: number;
  /** The shape of the answer. */
  readonly schema: JsonSchema;
  readonly read: (answer: ModelAnswer) => T | NotEvaluated;
}

/**
 * QG14: asks a model. An answer that cannot be read is asked for once more inside the budget: one that was cut, with more
 * room; any other, with what was wrong. Why, where there is none.
 */
export async function askReadable<T extends object>(
  { messages, lang, warm, room = MAX_TOKENS, schema, read }: ReadableQuestion<T>,
  calls: JudgeCalls,
): Promise<T | NotEvaluated> {
  const first = await calls.ask(messages, { warm, room, schema });
  if ('unchecked' in first) return first.unchecked;
  const said = read(first.answer);
  if (!('reason' in said) || said.reason !== 'malformed') return said;
  const { content, finish_reason } = first.answer;
  if (finish_reason === 'content_filter') return WITHHELD;
  const isCut = finish_reason === 'length';
  const repair: AIMessage[] = [
    { role: 'assistant', content },
    { role: 'user', content: AGAIN[lang](said.detail) },
  ];
  const again = isCut || content.trim() === '' ? messages : [...messages, ...repair];
  const more = isCut ? Math.max(ROOM_TO_THINK, 2 * calls.roomFor(room)) : room;
  if (!calls.affords(again, 1, more)) return said;
  const second = await calls.ask(again, { warm, room: more, schema });
  return 'unchecked' in second ? said : read(second.answer);
}
