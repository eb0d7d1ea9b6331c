import type { Language } from '../../src/contract/language.ts';
import en from '../locales/en.json';
import ko from '../locales/ko.json';

/** The words of badge, checklist and claims. Give your own, or take those of the screen. */
export type AssayLabels = (typeof ko)['ai'];

/** The words of the screen. */
export function assayLabels(language: Language): AssayLabels {
  return language === 'en' ? en.ai : ko.ai;
}

/** A sentence with its holes filled: `{{score}}`. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
}
