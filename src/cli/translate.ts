import type { Language } from '../contract/language.ts';
import { koreanMessages } from './korean-messages.ts';

/** An error's sentence in the language; the words that vary in it stay as they are. */
export function translate(sentence: string, language: Language): string {
  if (language === 'en') return sentence;
  for (const [pattern, korean] of koreanMessages) {
    if (pattern.test(sentence)) return sentence.replace(pattern, korean).trim();
  }
  return sentence;
}
