import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise } from '../../src/core/read/english/tokenise.ts';
import { anyCharacter } from '../support/any-character.ts';

function words(text: string): string {
  return tokenise(text)
    .map(({ form }) => form)
    .join(' ');
}

/** Pieces that cutting must decide about, in any order. */
const piece = fc.constantFrom(
  ..."a,Ab,non,-,.,',’,s,n't,1,23,/,:,&,@,http://,$,<,>,(,),!,?,…,한글,é,😀,\u200d,\ud800,U.S.,m,\"".split(
    ',',
  ),
  ' ',
  '\n',
  ',',
);
const text = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.array(piece).map((pieces) => pieces.join('')),
);

describe('English words', () => {
  it('RD9 spans are exact, in order, and cover all that is not white space', () => {
    fc.assert(
      fc.property(text, (sentence) => {
        let at = 0;
        for (const { form, start, end } of tokenise(sentence)) {
          expect(sentence.slice(at, start).trim()).toBe('');
          expect(end).toBeGreaterThan(start);
          expect(form).toBe(sentence.slice(start, end));
          expect(form).not.toMatch(/\s/u);
          at = end;
        }
        expect(sentence.slice(at).trim()).toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    `a.`,
    `a.A`,
    `A.b`,
    `n't`,
    `x'`,
    `1-`,
    `1/2`,
    `non-`,
    `<`,
    `a@`,
    `://`,
    `A&`,
    `:)`,
    `😀\u200d`,
    `a. `,
  ])('RD9 a long run of %j takes linear time', (unit) => {
    const long = unit.repeat(Math.ceil(200_000 / unit.length));
    const started = performance.now();
    tokenise(long);
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it.each([
    ["The clinic isn't open and they won't say why.", "The clinic is n't open and they wo n't say why ."],
    ["It's Kim's, the judges' and AT&T's.", "It 's Kim 's , the judges ' and AT&T 's ."],
    ['We don’t know if she’ll go; I’d’ve gone.', 'We do n’t know if she ’ll go ; I ’d ’ve gone .'],
    ['You cannot; dont try.', 'You can not ; do nt try .'],
  ])('RD10 a clitic is a word of its own: %s', (sentence, cut) => {
    expect(words(sentence)).toBe(cut);
  });

  it.each([
    ['A 15-year-old state-of-the-art pump', 'A 15 - year - old state - of - the - art pump'],
    ['the non-profit co-founder’s pre-2020 e-mail', 'the non-profit co-founder ’s pre-2020 e-mail'],
    ['the Anglo–Saxon 3–5 and/or he/she', 'the Anglo – Saxon 3 – 5 and / or he / she'],
  ])('RD11 hyphens part words, but not a prefix from its word: %s', (sentence, cut) => {
    expect(words(sentence)).toBe(cut);
  });

  it.each([
    ['It cost $1,240.50, not €10k or 5%.', 'It cost $ 1,240.50 , not € 10 k or 5 % .'],
    ['35mm film, 16GB, a 3D scan, 21st, 1970s', '35 mm film , 16 GB , a 3D scan , 21st , 1970s'],
    ['2014-03-14 at 7:30PM, 11/28/2000, 9/11', '2014-03-14 at 7:30 PM , 11/28/2000 , 9/11'],
    ['Call 713-853-3989 for 5-10 of 1/2.', 'Call 713-853-3989 for 5 - 10 of 1 / 2 .'],
  ])('RD12 figures keep their points and stand apart from units: %s', (sentence, cut) => {
    expect(words(sentence)).toBe(cut);
  });

  it.each([
    [
      'Dr. J. Kim of Acme Inc. left the U.S. at 5 p.m. Friday.',
      'Dr. J. Kim of Acme Inc. left the U.S. at 5 p.m. Friday .',
    ],
    ['See No. 5, e.g. plan B.', 'See No. 5 , e.g. plan B .'],
    ['Did he say no.', 'Did he say no .'],
    ['Read report.final.pdf (v2.1).', 'Read report.final.pdf ( v2.1 ) .'],
  ])('RD13 a point belongs to an abbreviation, the last one to the sentence: %s', (sentence, cut) => {
    expect(words(sentence)).toBe(cut);
  });

  it.each([
    [
      'Go to https://a.example/x-y?z=1, or mail <kim.lee@b.example>.',
      'Go to https://a.example/x-y?z=1 , or mail < kim.lee@b.example > .',
    ],
    ['“Really?!” he said... :)', '“ Really ?! ” he said ... :)'],
    ['See "www.c.example"; *now*', 'See " www.c.example " ; * now *'],
  ])('RD14 addresses stay whole, marks stand alone or in runs: %s', (sentence, cut) => {
    expect(words(sentence)).toBe(cut);
  });
});
