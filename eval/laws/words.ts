import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Language } from '../../src/contract/language.ts';

const Pairs = z.array(z.tuple([z.string(), z.string()]));
const List = z.array(z.string());
const of = <T extends z.ZodType>(each: T) => z.strictObject({ en: each, ko: each });

const Words = z.strictObject({
  source: z.string(),
  units: of(Pairs),
  scales: of(Pairs),
  symmetric: of(List),
  weak: of(List),
  bounds: of(List),
});

/** Words that the laws change, and those that make a change unsure. */
export const WORDS = Words.parse(JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8')));

/** True where one of the words stands in the text: in English as a word, in Korean anywhere. */
export function hasAny(text: string, language: Language, words: readonly string[]): boolean {
  const said = text.toLowerCase();
  if (language === 'ko') return words.some((word) => said.includes(word));
  const padded = ` ${said.replaceAll(/[^a-z0-9']+/gu, ' ')} `;
  return words.some((word) => (word.startsWith("n'") ? said.includes(word) : padded.includes(` ${word} `)));
}
