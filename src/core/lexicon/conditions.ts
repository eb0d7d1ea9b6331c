import type { Language } from '../../contract/language.ts';
import type { Lexicon } from './lexicon.ts';

/** How a word changes what its sentence says. */
type Mark = 'condition' | 'limit' | 'doubt' | 'plan';

/**
 * Words that make what a sentence says hold for some cases alone, or doubt it. A claim that a quotation is to support must
 * have such a word too. Korean ones stand in a word, English ones alone.
 */
export const CONDITIONS: Readonly<Record<Language, Lexicon<Mark>>> = {
  en: {
    source: 'the mood and condition markers of `core/lexicon`, in the forms in which they are written',
    rows: [
      ['if|unless|provided', 'condition'],
      ['except|only', 'limit'],
      [
        'rumor|rumors|rumour|rumours|rumored|rumoured|allegedly|reportedly|supposedly|unconfirmed|might|may|could|would',
        'doubt',
      ],
      ['planned|proposed|hope|hopes', 'plan'],
    ],
  },
  ko: {
    source: 'the mood and condition markers of `core/lexicon`, in the forms in which they are written',
    rows: [
      ['않으면|없으면|있으면|하면 |되면 |이면 |라면 |다면 |경우에', 'condition'],
      ['제외|빼고|한해|에만', 'limit'],
      ['소문|미확인|추정|것으로 보|수도 있|할지도', 'doubt'],
      ['예정|계획', 'plan'],
    ],
  },
};
