import type { Language } from '../../../contract/language.ts';
import { findPeriods } from '../../language/find-periods.ts';
import { findQuantities } from '../../language/find-quantities.ts';
import { INVENTED_NAMES } from '../../language/invented-names.ts';
import { steers } from '../../language/steering-words.ts';
import { DENIALS, UNSURE_TO_DENY } from '../../lexicon/denials.ts';

/** A sentence made false by one change. */
export interface Changed {
  readonly text: string;
  readonly kind: 'value' | 'polarity' | 'name';
}

const DIGITS = /\d[\d,]*/u;
const YEAR = /^[12]\d{3}$/u;
/** Which digit of a number is changed: of a year one that leaves a year. */
const DECADE = 2;
const NINE = 9;

/** The number with another digit in one place; `step` is 1 to 8. */
function otherDigits(written: string, step: number): string {
  const at = YEAR.test(written) ? DECADE : 0;
  const digit = Number(written[at]);
  const other = ((digit + step + NINE - 1) % NINE) + 1;
  return `${written.slice(0, at)}${other}${written.slice(at + 1)}`;
}

/** A number that stands nowhere in the material, at the place of one that is said as it is: no bound, nothing about. */
function otherValue(text: string, material: string): string | null {
  const periods = findPeriods(text);
  const plain = [
    ...findQuantities(text, periods).filter(
      ({ comparator, approximate }) => comparator === 'eq' && !approximate,
    ),
    ...periods.filter(({ bound, ends, relative }) => bound === 'at' && ends === undefined && !relative),
  ];
  for (const { start, text: written } of plain) {
    const digits = DIGITS.exec(written);
    if (digits === null) continue;
    const from = start + digits.index;
    for (let step = 1; step < NINE; step += 1) {
      const other = otherDigits(digits[0], step);
      if (other === digits[0] || material.includes(other)) continue;
      return text.slice(0, from) + other + text.slice(from + digits[0].length);
    }
  }
  return null;
}

function holdsAny(text: string, language: Language): boolean {
  const words = UNSURE_TO_DENY[language];
  if (language === 'ko') return words.some((word) => text.includes(word));
  const said = new Set(text.toLowerCase().split(/[^a-z]+/u));
  return words.some((word) => said.has(word));
}

/** The sentence denied, by its one auxiliary or its ending. */
function denied(text: string, language: Language): string | null {
  if (text.includes('?') || holdsAny(text, language)) return null;
  const bare = text.trimEnd().replace(/[.!]$/u, '');
  const stop = text.slice(bare.length);
  for (const [said, other] of DENIALS[language]) {
    if (language === 'ko' && bare.endsWith(said)) return bare.slice(0, -said.length) + other + stop;
    const at = language === 'ko' ? -1 : bare.indexOf(said);
    if (at >= 0) return bare.slice(0, at) + other + bare.slice(at + said.length) + stop;
  }
  return null;
}

const LATIN_NAME = /(?<=[a-z,] )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)*/u;
/** What a Korean sentence is about: the words before its first topic marker. */
const KOREAN_TOPIC = /^(?<name>[가-힣A-Za-z0-9 ]{2,20}?)(?:은|는|이|가) (?=.)/u;
const AFTER_VOWEL: Readonly<Record<string, string>> = { 은: '는', 이: '가' };

function renamed(text: string, material: string, language: Language): string | null {
  const name = INVENTED_NAMES[language].find((one) => !material.includes(one));
  if (name === undefined) return null;
  if (language === 'en') return LATIN_NAME.test(text) ? text.replace(LATIN_NAME, name) : null;
  const found = KOREAN_TOPIC.exec(text);
  if (found === null) return null;
  const particle = found[0].trimEnd().at(-1) ?? '는';
  const isClosed = ((name.codePointAt(name.length - 1) ?? 0) - 0xac00) % 28 !== 0;
  const fitting = isClosed ? particle : (AFTER_VOWEL[particle] ?? particle);
  return `${name}${fitting} ${text.slice(found[0].length)}`;
}

const WHOLE_DENIAL: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => `It is not true that ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  ko: (text) => `“${text.trimEnd().replace(/\.$/u, '')}”라는 말은 사실이 아니다.`,
};

/** MJ5: what cannot hold beside the sentence: its value or polarity changed, else all of it denied. */
export function oppositeOf(text: string, material: string, language: Language): string {
  return otherValue(text, material) ?? denied(text, language) ?? WHOLE_DENIAL[language](text);
}

/**
 * MJ6: the sentence changed so that what it says is false where it was true: another value, its denial, another name.
 * Empty where none of that can be done surely. `material` is all that the model is shown.
 */
export function changesOf(text: string, material: string, language: Language): Changed[] {
  if (steers(text)) return [];
  const all = [
    { kind: 'value', text: otherValue(text, material) },
    { kind: 'polarity', text: denied(text, language) },
    { kind: 'name', text: renamed(text, material, language) },
  ] as const;
  return all.flatMap(({ kind, text: other }) => (other === null ? [] : [{ kind, text: other }]));
}
