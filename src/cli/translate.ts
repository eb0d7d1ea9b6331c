import type { Language } from '../contract/language.ts';
import { koreanMessages } from './korean-messages.ts';

/** Where what is wrong with a further field begins: `; path: why`. */
const FURTHER = /; (?=[\w.[\]]+: (?:is missing|expected|Invalid|Too (?:small|big)|unknown))/;

function translateOne(sentence: string): string {
  for (const [pattern, korean] of koreanMessages) {
    if (pattern.test(sentence)) return sentence.replace(pattern, korean).trim();
  }
  return sentence;
}

function translateFurther(part: string): string {
  const behind = part.indexOf(': ') + 2;
  return `${part.slice(0, behind)}${translateOne(part.slice(behind))}`;
}

/** An error's sentence in the language; the words that vary in it stay as they are. */
export function translate(sentence: string, language: Language): string {
  if (language === 'en') return sentence;
  const [first = '', ...further] = sentence.split(FURTHER);
  return [translateOne(first), ...further.map(translateFurther)].join('; ');
}
