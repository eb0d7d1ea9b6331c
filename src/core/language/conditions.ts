import type { Language } from '../../contract/language.ts';

/**
 * Words that make what a sentence says hold for some cases alone, or doubt it. A claim that a quotation is to support must
 * have such a word too. Source: the mood and condition markers of `core/lexicon`, in the forms in which they are written.
 */
export const CONDITIONS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:if|unless|except|only|provided|rumou?rs?|rumou?red|allegedly|reportedly|supposedly|unconfirmed|planned|proposed|hopes?|might|may|could|would)\b/giu,
  ko: /(?:않으면|[하되이라다]면 |경우에|제외|빼고|한해|에만|소문|미확인|추정|예정|계획|것으로 보|수도 있|할지도)/gu,
};
