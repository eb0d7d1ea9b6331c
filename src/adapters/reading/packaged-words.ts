import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../../contract/language.ts';

const FOLDER = new URL('words/', import.meta.url);

const FILES: Readonly<Record<Language, readonly string[]>> = {
  en: ['en.words', 'en.own.words'],
  ko: ['ko.words'],
};

/** What words mean to each other, as it lies in the package; null where it was installed without it. */
export function packagedWords(language: Language): string | null {
  const files = FILES[language].map((name) => new URL(name, FOLDER)).filter((file) => existsSync(file));
  return files.length === 0 ? null : files.map((file) => readFileSync(file, 'utf8')).join('');
}
