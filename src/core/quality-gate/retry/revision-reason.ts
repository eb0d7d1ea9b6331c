import type { Language } from '../../../contract/language.ts';
import type { QualityResult } from '../../../contract/quality.ts';
import { changeOf } from '../denied-words.ts';

const WORDS: Readonly<
  Record<Language, { readonly denied: string; readonly missed: string; readonly partly: string }>
> = {
  ko: { denied: '근거와 어긋난 것', missed: '첫 답변이 충족하지 못한 항목', partly: '일부만 충족' },
  en: {
    denied: 'The evidence says otherwise',
    missed: 'The first answer did not meet',
    partly: 'only partly met',
  },
};

/** Why a first answer was replaced: what its evidence denies, and what of the checklist it did not meet, each with its note. */
export function revisionReason({ details, verified_claims }: QualityResult, lang: Language): string {
  const { denied, missed, partly } = WORDS[lang];
  const items = details
    .filter(({ passed }) => passed !== true)
    .map(({ question, passed, note }) => {
      const remarks = [...(passed === null ? [partly] : []), ...(note === '' ? [] : [note])];
      return remarks.length === 0 ? question : `${question} (${remarks.join(': ')})`;
    });
  const changes = (verified_claims?.denied ?? [])
    .map(changeOf)
    .filter((change) => !items.some((item) => item.includes(change)));
  return [
    ...(changes.length === 0 ? [] : [`${denied}: ${changes.join('; ')}`]),
    ...(items.length === 0 ? [] : [`${missed}: ${items.join('; ')}`]),
  ].join('. ');
}
