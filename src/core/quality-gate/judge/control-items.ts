import type { Language } from '../../../contract/language.ts';
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

/** QG15: one question whose answer is no, and, where the answer has words, one whose answer is yes. */
export function controlItems(answer: string, others: readonly string[], lang: Language): ControlItem[] {
  const seed = textHash(answer);
  const stranger = strangerTo([answer, ...others], lang, seed);
  const word = wordOf(answer, seed);
  return [
    { question: askedFor(stranger, lang), expected: false },
    ...(word === null ? [] : [{ question: askedFor(word, lang), expected: true }]),
  ];
}
