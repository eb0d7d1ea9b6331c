import type { Language } from '../contract/language.ts';
import { translate } from '../app/messages/translate.ts';

/** Where a refused value leads to what was expected. */
const LEAD = /(?<=is invalid(?: for argument '[^']+')?\.) /;

/** What the reader of the command line says of arguments that it cannot take, in the language. */
export function usageText(text: string, language: Language): string {
  if (language === 'en') return text;
  return text
    .split('\n')
    .map((line) =>
      line
        .split(LEAD)
        .map((part) => translate(part, language))
        .join(' '),
    )
    .join('\n');
}
