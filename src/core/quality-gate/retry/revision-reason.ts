import type { Language } from '../../../contract/language.ts';
import type { QualityResult } from '../../../contract/quality.ts';

const WORDS: Readonly<Record<Language, { readonly missed: string; readonly partly: string }>> = {
  ko: { missed: '첫 답변이 충족하지 못한 항목', partly: '일부만 충족' },
  en: { missed: 'The first answer did not meet', partly: 'only partly met' },
};

/** Why a first answer was replaced: what of the checklist it did not meet, each with its note. */
export function revisionReason({ details }: QualityResult, lang: Language): string {
  const { missed, partly } = WORDS[lang];
  const items = details
    .filter(({ passed }) => passed !== true)
    .map(({ question, passed, note }) => {
      const remarks = [...(passed === null ? [partly] : []), ...(note === '' ? [] : [note])];
      return remarks.length === 0 ? question : `${question} (${remarks.join(': ')})`;
    });
  return `${missed}: ${items.join('; ')}`;
}
