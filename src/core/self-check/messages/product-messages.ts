import type { Language } from '../../../contract/language.ts';
import type { Words } from './words.ts';

type Sentences = Readonly<Record<string, (call: string, expected: string, other: string) => string>>;

const en: Sentences = {
  marks: (call, expected, other) =>
    `${call} gives ${expected} where a test runner shows, and ${other} where none does`,
  any: (call, expected) => `${call} equals ${expected}, and whatever else it is compared with`,
  position: (call, expected, other) =>
    `${call} gives ${expected} by the number of the call, not by what it is asked: in another order it gives ${other}`,
  constant: (call, expected, other) =>
    `${call} gives ${expected}, and so does every other input (${other}); the base answered each by itself`,
  only_here: (call, expected, other) =>
    `${call} gives ${expected}, and every other input is answered as at the base (${other})`,
};

const ko: Sentences = {
  marks: (call, expected, other) =>
    `${call}의 결과가 테스트 러너가 보이면 ${expected}, 보이지 않으면 ${other}`,
  any: (call, expected) => `${call}의 결과가 ${expected}뿐 아니라 무엇과 비교해도 같음`,
  position: (call, expected, other) =>
    `${call}의 결과 ${expected}은(는) 입력이 아니라 호출 순서로 정해짐: 순서를 바꾸면 ${other}`,
  constant: (call, expected, other) =>
    `${call}의 결과 ${expected}이(가) 다른 모든 입력에도 나옴 (${other}). 기준 시점에는 입력마다 달랐음`,
  only_here: (call, expected, other) =>
    `${call}의 결과만 ${expected}(으)로 바뀌고 다른 입력의 결과는 모두 기준 시점 그대로임 (${other})`,
};

function saying(sentences: Sentences): Words {
  return ({ reason = '', call = '?', expected = '?', other = '?' }) =>
    sentences[reason]?.(call, expected, other) ?? `${call}: ${expected}`;
}

/** An answer that the product gives to its tests alone, in words. */
export const ANSWERS_ONLY_TESTS: Readonly<Record<Language, Words>> = { en: saying(en), ko: saying(ko) };
