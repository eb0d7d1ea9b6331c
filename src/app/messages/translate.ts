import type { Language } from '../../contract/language.ts';
import { koreanMessages } from './korean-messages.ts';
import { fillKorean } from '../../core/language/fitting-particle.ts';

/** Where what is wrong with a further field begins: `; path: why`. */
const FURTHER =
  /; (?=(?:[\w.[\]]+|the whole): (?:is missing|expected|Invalid|Unrecognized|Too (?:small|big)|unknown))/;

/** Where a sentence about the whole leads to one about its part. */
const LEADS: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [
    /^the answer of the judge does not fit the schema at (\S+): /,
    '평가 모델의 답이 정해진 형식에 맞지 않습니다: $1: ',
  ],
  [/^the answer of the judge does not fit the schema: /, '평가 모델의 답이 정해진 형식에 맞지 않습니다: '],
];
const CUT = / \(cut at its limit of tokens\)$/;

/** A Korean sentence with what the pattern found in its places. */
function worded(korean: string, found: readonly unknown[]): string {
  return fillKorean(korean, /\$\d/g, (place) => {
    const part = found[Number(place.slice(1))];
    return typeof part === 'string' ? part : '';
  });
}

function translateOne(sentence: string): string {
  if (CUT.test(sentence)) return `${translateOne(sentence.replace(CUT, ''))} (토큰 한도에서 잘림)`;
  const lead = LEADS.find(([pattern]) => pattern.test(sentence));
  if (lead !== undefined) {
    const [whole = ''] = lead[0].exec(sentence) ?? [];
    return `${whole.replace(...lead)}${translateOne(sentence.slice(whole.length))}`;
  }
  for (const [pattern, korean] of koreanMessages) {
    if (pattern.test(sentence)) return sentence.replace(pattern, (...found) => worded(korean, found)).trim();
  }
  return sentence;
}

function translateFurther(part: string): string {
  const behind = part.indexOf(': ') + 2;
  const path = part.slice(0, behind).replace('the whole', '전체');
  return `${path}${translateOne(part.slice(behind))}`;
}

/** What a message about an unknown word ends with (`suggest` of the configuration). */
function translateEnding(sentence: string): string {
  return sentence
    .replace(/\. Did you mean "([^"]*)"\?$/, '. 혹시 "$1"입니까?')
    .replace(/\. Known: ([^.]*)$/, '. 쓸 수 있는 것: $1');
}

/** Several problems of one file: a line that counts them, and one for each. */
function translateList(sentence: string): string | null {
  const [count, ...lines] = sentence.split('\n');
  const number = /^(\d+) problems$/.exec(count ?? '')?.[1];
  if (number === undefined) return null;
  const worded = lines.map((line) => {
    const [place = ''] = /^\s*\d+:\d+ /.exec(line) ?? [];
    return place + translate(line.slice(place.length), 'ko');
  });
  return [`문제 ${number}개`, ...worded].join('\n');
}

/** An error's sentence in the language; the words that vary in it stay as they are. */
export function translate(sentence: string, language: Language): string {
  if (language === 'en') return sentence;
  const list = translateList(sentence);
  if (list !== null) return list;
  const [first = '', ...further] = sentence.split(FURTHER);
  return [translateOne(first), ...further.map(translateFurther)].map(translateEnding).join('; ');
}
