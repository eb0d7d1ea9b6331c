import type { Language } from '../../src/contract/language.ts';
import { english, nativeKorean } from '../../scripts/worlds/number-words.ts';
import { lowered } from './lowered.ts';

const FULL_WIDTH = 0xfee0;

/** Digits as full-width ones, spaces that do not break, letters apart from their marks. */
export function otherTypography(text: string, language: Language): string {
  const spaced = text.replace(' ', ' ').replaceAll("'", '’');
  if (language === 'ko') return spaced.normalize('NFD');
  return spaced.replaceAll(/\d/gu, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + FULL_WIDTH));
}

/** 1,200 as 1200. */
export function withoutSeparators(text: string): string {
  return text.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/gu, '');
}

/** A figure behind a capital word belongs to a name: the Aria 14. */
const SMALL = /(?<!\p{Lu}\p{L}* )(?<![\p{L}\d.,$€£-])(?<number>\d{1,2})(?= [a-z]{3,})/u;
const COUNTED = /(?<![\p{L}\d.,])(?<number>\d{1,2}) ?(?<counter>명|개(?!월)|곳|마리|대|권)/u;

/** A small count in words. */
export function inWords(text: string, language: Language): string | null {
  if (language === 'en')
    return SMALL.test(text) ? text.replace(SMALL, (digits) => english(Number(digits))) : null;
  const found = COUNTED.exec(text)?.groups;
  const number = Number(found?.['number'] ?? 0);
  if (number === 0) return null;
  return text.replace(COUNTED, `${nativeKorean(number)} ${found?.['counter'] ?? ''}`);
}

const LAST =
  /^(?<rest>[^,;:]+?) (?<when>(?:on \d{1,2} \w+ \d{4}|in \d{4}|in (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}))\.$/u;
const DATED =
  /^(?<before>\S+(?: \S+)?[은는이가] )(?<when>\d{4}년(?: \d{1,2}월)?(?: \d{1,2}일)?에 )(?<rest>.+)$/u;

/** The time in front. */
export function timeFirst(text: string, language: Language): string | null {
  if (language === 'en') {
    const { rest, when } = LAST.exec(text)?.groups ?? {};
    return rest === undefined || when === undefined
      ? null
      : `${when.charAt(0).toUpperCase()}${when.slice(1)}, ${lowered(rest)}.`;
  }
  return DATED.test(text) ? text.replace(DATED, '$<when>$<before>$<rest>') : null;
}

const PASSIVE =
  /^(?<object>[^,;]+?) (?:was|were) (?<verb>[a-z]+ed) by (?<agent>(?:the )?[A-Z][\w-]*(?: [A-Z][\w-]*)*)\.$/u;

/** The active form of a passive sentence with its agent. */
export function active(text: string, language: Language): string | null {
  if (language !== 'en') return null;
  const { object, verb, agent } = PASSIVE.exec(text)?.groups ?? {};
  if (object === undefined || verb === undefined || agent === undefined) return null;
  const begins = object.startsWith('The ') ? `t${object.slice(1)}` : object;
  return `${agent.charAt(0).toUpperCase()}${agent.slice(1)} ${verb} ${begins}.`;
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(?<verb>is|are|was|were|does|do|did|has|have) not\b/u, "$<verb>n't"],
  [/\bcannot\b/u, "can't"],
];

/** Another register: contracted in English, polite or plain in Korean. */
export function otherRegister(text: string, language: Language): string | null {
  if (language === 'en') {
    const found = SHORT.find(([pattern]) => pattern.test(text));
    return found === undefined ? null : text.replace(found[0], found[1]);
  }
  if (text.endsWith('입니다.')) return text.replace(/입니다\.$/u, '이다.');
  if (/(?<=[가-힣][았었했됐있없])습니다\.$/u.test(text)) return text.replace(/습니다\.$/u, '다.');
  if (/[았었했됐있없]다\.$/u.test(text)) return text.replace(/다\.$/u, '습니다.');
  if (/[^니는]이다\.$/u.test(text)) return text.replace(/이다\.$/u, '입니다.');
  return null;
}
