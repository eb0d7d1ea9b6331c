import type { Language } from '../../../contract/language.ts';
import { TASK_ITEMS } from '../checklists.ts';
import { CONTROL_SAMPLES } from './control-samples.ts';
import { readTerms } from '../../language/read-terms.ts';
import { fenceMark } from '../../language/fence.ts';
import { textHash } from '../../language/text-hash.ts';

/** A question whose answer is known: a judge that gets it wrong does not read, or obeys somebody else. */
export interface ControlItem {
  readonly question: string;
  readonly expected: boolean;
}

/** Plain words that answers hardly use; one that no text holds is asked for. */
const STRANGERS: Readonly<Record<Language, readonly string[]>> = {
  ko: '사다리 고슴도치 양탄자 풍차 등대 솜사탕 나침반 허수아비 물레방아 호루라기 다람쥐 항아리'.split(' '),
  en: 'ladder hedgehog lantern windmill teapot compass scarecrow harmonica squirrel anchor mitten violin'.split(
    ' ',
  ),
};

function askedFor(word: string, lang: Language): string {
  return lang === 'ko'
    ? `답변 글에 다음 말이 그대로 나오는가: "${word}"`
    : `Does the word "${word}" occur in the text of the answer?`;
}

const WORD_LENGTH = { ko: 2, en: 4 } as const;

function wordOf(answer: string, seed: number): string | null {
  const words = readTerms(answer)
    .filter(
      ({ kind, surface, language }) =>
        kind !== 'function' && kind !== 'number' && surface.length >= WORD_LENGTH[language],
    )
    .map(({ surface }) => surface);
  return words[seed % Math.max(1, words.length)] ?? null;
}

/** Where a text holds all of them, a word that nothing holds is made. */
function strangerTo(texts: readonly string[], lang: Language, seed: number): string {
  const all = texts.join('\n').toLowerCase();
  const free = STRANGERS[lang].filter((word) => !all.includes(word));
  return free[seed % Math.max(1, free.length)] ?? fenceMark([all]);
}

/** An item of the checklist asked of a sample in place of the answer. */
const FORMS: Readonly<Record<Language, readonly ((text: string, question: string) => string)[]>> = {
  ko: [
    (text, question) => `답변이 아니라 다음 글만 보고 판단하면: “${text}” ${question}`,
    (text, question) => `답변 전체가 “${text}”였다면, ${question}`,
    (text, question) => `${question} (이 항목은 “${text}”라는 글에 대해서만 답합니다)`,
  ],
  en: [
    (text, question) => `Of this text alone, not of the answer: “${text}” ${question}`,
    (text, question) => `If the whole answer were “${text}”: ${question}`,
    (text, question) => `${question} (asked of the text “${text}” only)`,
  ],
};

function pick<T>(from: readonly T[], seed: number): T | undefined {
  return from[seed % Math.max(1, from.length)];
}

/** A planted fault and its honest twin for an item of the task, each in a form of its own. */
function sampleItems(task: string, lang: Language, seed: number): ControlItem[] {
  const entries = TASK_ITEMS[task]?.entries ?? [];
  const known = CONTROL_SAMPLES[lang].flatMap((sample) =>
    entries.filter(({ id }) => sample.items.includes(id)).map(({ question }) => ({ sample, question })),
  );
  const chosen = pick(known, seed);
  if (chosen === undefined) return [];
  const { sample, question } = chosen;
  const asked = (text: string, form: number): string =>
    pick(FORMS[lang], form)?.(text, question[lang]) ?? question[lang];
  return [
    { question: asked(sample.fault, seed), expected: false },
    { question: asked(sample.twin, seed + 1), expected: true },
  ];
}

/**
 * QG15: questions of two kinds, each with one whose answer is no and one whose answer is yes: about words of the answer, where
 * it has some, and items of the task asked of a planted fault and of its honest twin.
 */
export function controlItems(
  answer: string,
  others: readonly string[],
  { lang, task }: { readonly lang: Language; readonly task: string },
): ControlItem[] {
  const seed = textHash(answer);
  const stranger = strangerTo([answer, ...others], lang, seed);
  const word = wordOf(answer, seed);
  return [
    { question: askedFor(stranger, lang), expected: false },
    ...(word === null ? [] : [{ question: askedFor(word, lang), expected: true }]),
    ...sampleItems(task, lang, seed),
  ];
}
