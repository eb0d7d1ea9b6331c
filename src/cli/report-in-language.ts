import type { Language } from '../contract/language.ts';
import { translate } from '../app/messages/translate.ts';

/** What a report says in sentences of its own about single things, beside what it quotes. */
const SAID: ReadonlySet<string> = new Set(['detail', 'evidence']);

/** The report with the details of its items in the language; all else stays as it is. */
export function inLanguage<T>(report: T, language: Language): T {
  if (language === 'en') return report;
  return JSON.parse(
    JSON.stringify(report, (key, value: unknown) =>
      SAID.has(key) && typeof value === 'string' ? translate(value, language) : value,
    ),
  ) as T;
}
