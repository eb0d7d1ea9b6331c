import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS, UNSEEN } from '../../src/core/language/fold-table.ts';
import { folded, foldText, isPlain } from '../../src/core/language/fold-text.ts';
import { anyCharacter } from '../support/any-character.ts';

const LAST = 0x10ffff;
const LISTED = new RegExp(`[${UNSEEN}${KINDS.map(({ characters }) => characters).join('')}]`, 'gu');

function everyCharacter(): string[] {
  const all = Array.from({ length: LAST + 1 }, (_, code) => code);
  return all.filter((code) => code < 0xd800 || code > 0xdfff).map((code) => String.fromCodePoint(code));
}

const CHARACTER = fc.oneof(
  fc.constantFrom(...'ab 3é가나각.,-\n"\'', '\u1100', '\u1161', '\u11a8', 'e', '\u0301', '\u0323', '\u0344'),
  fc.constantFrom(
    '\u00a0',
    '\u2009',
    '\u3000',
    '\u2019',
    '\u201c',
    '\u2212',
    '\u2011',
    '\u2014',
    '\u2013',
    '\u2028',
  ),
  fc.constantFrom(
    '\u200b',
    '\u00ad',
    '\ufeff',
    '\u202e',
    '\ufe0f',
    '\u200d',
    '\u3164',
    '\u{e0041}',
    '\u1160',
  ),
  fc.constantFrom('²', '⅔', '㎡', '①', 'ﬁ', '１', 'Ａ', '\u212b', '\uf900', '\u{2f800}', '👩', '\ud83d'),
  fc.string({ unit: anyCharacter, minLength: 1, maxLength: 1 }),
);
const TEXT = fc.array(CHARACTER, { maxLength: 40 }).map((characters) => characters.join(''));

describe('the fold', () => {
  it.each([
    ['apostrophes and quotation marks', 'It’s “the ʼ24 plan”, ‚so‛', `It's "the '24 plan", 'so'`],
    ['spaces', 'a\u00a0b\u2009c\u3000d\u202fe\tf', 'a b c d e\tf'],
    ['line ends', 'a\u2028b\u2029c\u0085d\r\ne', 'a\nb\nc\nd\r\ne'],
    ['hyphens and minus signs', 'non‑stop, −5 %, 010‒12', 'non-stop, -5 %, 010-12'],
    ['long dashes', 'yes― no⸺', 'yes— no—'],
    ['wave dashes', '3〜5, 3～5, 3∼5', '3~5, 3~5, 3~5'],
    ['what is not seen', '3\u200b2\u00ad명\ufeff\u202e', '32명'],
    ['decomposed Hangul', '\u1100\u1161팀'.normalize('NFD'), '가팀'],
    ['decomposed Latin', 'Cafe\u0301 Mu\u0308ller', 'Café Müller'],
    ['marks that come one by one behind what is not seen', 'e\u200b\u0301', 'é'],
    ['signs that canonical composition replaces', '5 \u212b, \uf900', '5 Å, 豈'],
  ])('TX2 folds %s', (_title, text, read) => {
    expect(folded(text)).toBe(read);
  });

  it.each([
    '$95²',
    '4⅔',
    '12㎡',
    '①',
    'ﬁve',
    'ＡＢ（％）',
    'Ａ',
    'ⅷ',
    '5′ 3″',
    '5–7',
    'yes — no',
    '«a»',
    '「a」',
    '½',
    '㈜',
    '~5',
    '`a`',
  ])('TX2 leaves %s as it is', (text) => {
    expect(folded(text)).toBe(text);
  });

  it('TX2 each character comes to its kind, to nothing where it is not seen, else to its canonical composition', () => {
    const hidden = new RegExp(`[${UNSEEN}]`, 'gu');
    const kinds = KINDS.map(({ characters, to }) => ({ is: new RegExp(`^[${characters}]$`, 'u'), to }));
    const wrong = everyCharacter().filter((one) => {
      const bare = one.replace(hidden, '').normalize('NFC');
      return folded(one) !== (kinds.find(({ is }) => is.test(bare))?.to ?? bare);
    });
    expect(wrong).toEqual([]);
  });

  it('TX2 each character joins with what is before it as canonical composition has it', () => {
    const pairs = everyCharacter().flatMap((one) => {
      const [first = '', ...others] = one.normalize('NFD');
      return others.length === 0 ? [] : [first + others.join(''), `가${one}`, one.normalize('NFD')];
    });
    const wrong = pairs.filter((pair) => folded(pair) !== folded(pair.normalize('NFC')));
    expect(wrong).toEqual([]);
  });

  it('TX1 what looks plain is folded nowhere, and folded text is not folded again', () => {
    const wrong = everyCharacter().filter((one) => {
      const joined = [`a${one}`, `가${one}`].some((text) => text.normalize('NFC') !== text);
      return isPlain(one) && (joined || folded(one) !== one);
    });
    expect(wrong).toEqual([]);
    fc.assert(
      fc.property(TEXT, (text) => {
        const once = folded(text);
        expect(folded(once)).toBe(once);
        expect(once.normalize('NFC')).toBe(once);
        expect(once).not.toMatch(LISTED);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the way back', () => {
  it('TX4 spans lie inside, keep their order, and all of the text covers what is seen of it', () => {
    fc.assert(
      fc.property(TEXT, fc.nat(50), fc.nat(50), fc.nat(50), (text, ...places) => {
        const { text: read, written } = foldText(text);
        const [a = 0, b = 0, c = 0] = places
          .map((one) => Math.min(one, read.length))
          .toSorted((x, y) => x - y);
        const [first, second] = [written({ start: a, end: b }), written({ start: b, end: c })];
        expect(first.start).toBeGreaterThanOrEqual(0);
        expect(first.end).toBeGreaterThanOrEqual(first.start);
        expect(second.end).toBeLessThanOrEqual(text.length);
        expect(second.start).toBeGreaterThanOrEqual(first.start);
        expect(second.end).toBeGreaterThanOrEqual(first.end);
        const all = written({ start: 0, end: read.length });
        expect(folded(text.slice(all.start, all.end))).toBe(read);
      }),
      { numRuns: 5000 },
    );
  });

  it('TX4 a span leads to what folded into it', () => {
    const SEEN = fc.constantFrom(
      'a',
      '3',
      ' ',
      '\u00a0',
      '’',
      '각'.normalize('NFD'),
      'é'.normalize('NFD'),
      '가',
      '👩',
      '−',
    );
    const parts = fc.array(fc.tuple(SEEN, fc.constantFrom('', '', '\u200b', '\u00ad\ufeff')), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(parts, fc.nat(), fc.nat(), (made, one, other) => {
        const [from = 0, to = 0] = [one % made.length, other % made.length].toSorted((x, y) => x - y);
        const text = made.map((part) => part.join('')).join('');
        const before = folded(
          made
            .slice(0, from)
            .map((part) => part.join(''))
            .join(''),
        );
        const own = made
          .slice(from, to + 1)
          .map((part) => part.join(''))
          .join('');
        const { text: read, written } = foldText(text);
        const span = { start: before.length, end: before.length + folded(own).length };
        const back = written(span);
        expect(text.slice(back.start, back.end)).toBe(own.replace(/[\u200b\u00ad\ufeff]+$/u, ''));
        expect(folded(text.slice(back.start, back.end))).toBe(read.slice(span.start, span.end));
      }),
      { numRuns: 2000 },
    );
  });
});
