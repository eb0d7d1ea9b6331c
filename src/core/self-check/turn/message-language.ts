import type { Language } from '../../../contract/language.ts';
import { folded } from '../../language/fold-text.ts';
import { sentences } from '../../language/sentences.ts';
import { languageOfText } from '../../language/text-language.ts';
import { maskReport } from '../report/mask-report.ts';
import { hasHangul } from '../../language/script.ts';

function isKorean(sentence: string): boolean {
  return hasHangul(sentence) && languageOfText(sentence) !== 'en';
}

/** The language that an agent is answered in: Korean where one of its own sentences is; null where none tells. */
export function languageOfMessage(message: string): Language | null {
  const own = maskReport(folded(message));
  if (hasHangul(own) && sentences(own).some(({ start, end }) => isKorean(own.slice(start, end)))) return 'ko';
  return languageOfText(own);
}
