import type { Answer } from '../../contract/answer.ts';
import type { Language } from '../../contract/language.ts';
import { languageByScript } from '../language/script.ts';

/** The language of messages: the one asked for, else that of the answer's first claim or of its text. */
export function languageOf(answer: Answer, configured: Language | undefined): Language {
  const asked = answer.language ?? configured;
  if (asked !== undefined) return asked;
  const text = `${answer.content.claims?.map((claim) => claim.text).join(' ') ?? ''} ${answer.content.text?.slice(0, 2000) ?? ''}`;
  return languageByScript(text);
}
