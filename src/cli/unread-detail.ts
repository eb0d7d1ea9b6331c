import type { Language } from '../contract/language.ts';
import { translate } from '../app/messages/translate.ts';

const AT_LINE = /^line (\d+): (.*)$/s;
const CODE = /^[A-Z][A-Z0-9_]*$/;

/** What a parser of another house says, where it is not known in Korean. */
function parserText(message: string): string {
  const told = translate(message, 'ko');
  return told === message ? `해석기의 말: ${message}` : told;
}

/** IX10: place and message of what is wrong with a file, in the language. */
export function unreadDetail(detail: string, language: Language): string {
  if (language === 'en') return detail;
  const [, line, message] = AT_LINE.exec(detail) ?? [];
  if (line !== undefined && message !== undefined) return `${line}번째 줄: ${parserText(message)}`;
  return CODE.test(detail) ? `운영 체제의 오류 ${detail}` : translate(detail, 'ko');
}
