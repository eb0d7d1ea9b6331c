import type { Language } from '../contract/language.ts';
import { readRequest } from '../core/self-check/requirements/read-requirements.ts';
import { namedItems } from '../core/self-check/requirements/show-items.ts';
import { checkWords } from './check-words.ts';
import { plainText } from './plain-text.ts';

/** What a request asks for, each with what will be looked at, before anything is judged. */
export function askedText(request: string, language: Language): string {
  const { asked, notCheckable } = checkWords[language];
  const lines = readRequest(request).map((one) => {
    const items = namedItems(one, language);
    return `  ${one.id}: ${plainText(one.text)}\n      ${items.length === 0 ? notCheckable : plainText(items.join(' · '))}`;
  });
  return lines.length === 0 ? '' : `${asked}:\n${lines.join('\n')}\n\n`;
}
