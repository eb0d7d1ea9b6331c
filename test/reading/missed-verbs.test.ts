import { describe, expect, it } from 'vitest';
import { packagedReader } from '../../eval/statements/packaged-reader.ts';

describe('English verbs that the tagger takes for nouns', () => {
  const reader = packagedReader();
  const verbs = (text: string): readonly string[] =>
    reader
      .tokens(text, { start: 0, end: text.length })
      .flatMap(({ upos, lemma }) => (upos === 'VERB' ? [lemma] : []));

  it.each([
    ['Clara Duval overtook Yuki Mori in the ranking.', ['overtake']],
    ['Wrenfield Athletic beat Ashby Town in the cup.', ['beat']],
    ['The Tarn X weighs 1.1 kg, the Vega Pro 1.7 kg.', ['weigh']],
    ['Yuki Mori has won 24 medals and measures 158 cm.', ['win', 'measure']],
    ['The depot holds 15,600 crates and charges tenants £25.', ['hold', 'charge']],
    ['The Tarn X came out on 18 November 2019 and runs for 12 hours.', ['come', 'run']],
    ['Yuki Mori first competed on 10 March 2008.', ['compete']],
  ])('RD19 "%s" has them', (text, expected) => {
    expect(verbs(text)).toEqual(expected);
  });

  it.each(['Cats and dogs in 2010.', 'High rents for flats in 2010 and 2011.', 'Sales: 24 pumps.'])(
    'RD19 "%s" has none',
    (text) => {
      expect(verbs(text)).toEqual([]);
    },
  );
});
