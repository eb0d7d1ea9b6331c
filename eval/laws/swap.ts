import type { Language } from '../../src/contract/language.ts';
import { josa } from '../../scripts/worlds/josa.ts';
import { ENGLISH_FUNCTION_WORDS as FUNCTION_WORDS } from '../../src/core/language/english-function-words.ts';
import { hasAny, WORDS } from './words.ts';

const NAME = /\b(?:the )?[A-Z][\w’'-]*(?:(?: of)? [A-Z0-9][\w’'-]*)*/gu;

/** A function word with a capital letter is no name. */
function isName(name: string): boolean {
  return /\p{Ll}/u.test(name) && !FUNCTION_WORDS.has(name.toLowerCase());
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function within(name: string): string {
  return name.replace(/^The /u, 'the ');
}

/** Two names with a verb between them. */
function english(text: string): string | null {
  const names = [...text.matchAll(NAME)].filter(([name]) => isName(name));
  const [one, two] = names;
  if (one === undefined || two === undefined || names.length !== 2 || one[0] === two[0]) return null;
  const between = text.slice(one.index + one[0].length, two.index);
  if (between.trim().split(/\s+/u).length < 2) return null;
  const swapped =
    text.slice(0, one.index) + two[0] + between + within(one[0]) + text.slice(two.index + two[0].length);
  return capital(swapped);
}

const PARTICLES =
  /^(?<one>(?:\S+ ){0,1}\S+?)(?<first>[은는이가]) (?<between>.*?)(?<two>\S+?)(?<second>[을를]|보다) /u;
const PAIR: Readonly<Record<string, string>> = {
  은: '은/는',
  는: '은/는',
  이: '이/가',
  가: '이/가',
  을: '을/를',
  를: '을/를',
};

/** Two nouns with particles of different roles. */
function korean(text: string): string | null {
  const found = PARTICLES.exec(text)?.groups;
  if (found === undefined) return null;
  const { one = '', first = '', between = '', two = '', second = '' } = found;
  if (between !== '' || /\d/u.test(one + two)) return null;
  const led = two + josa(two, PAIR[first] ?? '은/는');
  const ruled = one + (second === '보다' ? second : josa(one, PAIR[second] ?? '을/를'));
  const whole = `${one}${first} ${two}${second} `;
  return `${led} ${ruled} ${text.slice(whole.length)}`;
}

/** Two things in each other's place; null where the predicate means the same both ways. */
export function swapNames(text: string, language: Language): string | null {
  const { symmetric, weak } = WORDS;
  if (text.includes('?')) return null;
  if (language === 'en') return hasAny(text, language, [...symmetric.en, 'not']) ? null : english(text);
  if (
    hasAny(
      text,
      language,
      symmetric.ko.filter((word) => word.length > 1),
    )
  )
    return null;
  return hasAny(text, language, weak.ko) ? null : korean(text);
}
