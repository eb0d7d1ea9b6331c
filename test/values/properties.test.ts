import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/core/values/plain-text.ts';
import { readValues } from '../../src/core/values/read-values.ts';

const PIECES =
  '1|2.5|1,234|00|½|⅔|①|٣|５| |  |\n|-|–|~|to|and|a|half|of|an hour|years|year|%|%p|$|€|원|만|천|억|여|명|이상|미만|까지|약|두|세|스무|반|월|일|년|시|분|오후|박에|제|조|3월|May|March|2024|on|from|between|per|/|:|.|,|(|)|[|]|~~|<!--|-->|**|`|<b>|О|O|x|×|^|e5|+|±|△|@|www.|v|A4|#|"|\'|’|三|百|이|에서|부터|중|대|p.m.|am|Mon|next|twice|third|no|₩|km|/h'.split(
    '|',
  );
/** Repetitions that make a careless reader look again and again, or call itself without end. */
const LONG =
  '1:|1-|1,|1 to |1명당 |1박에 |만 |half a |three hundred and |hundreds of |one thousand |~~|<!--|a@|Bank of |1% or more |3월 1일부터 |2 h |5 ± |[1|from 1 to '.split(
    '|',
  );
const texts = array(oneof(constantFrom(...PIECES), string({ unit: 'grapheme', maxLength: 3 })), {
  maxLength: 30,
});
const DIGIT = /\p{Nd}/u;

/** Without blanks, and what stands where markup stood. */
function bare(text: string): string {
  return text.replace(/[\u2060\s]/gu, '');
}

describe('any text', () => {
  it('VL3 has its values in order, inside of it, no two on one place, each quoted as written but for markup and line breaks', () => {
    assert(
      property(texts, constantFrom('ko', 'en'), (pieces, language) => {
        const text = pieces.join('');
        const plain = plainText(text).text;
        let end = 0;
        for (const mention of readValues(text, language)) {
          expect(mention.reach.start).toBeGreaterThanOrEqual(end);
          expect(mention.start).toBeGreaterThanOrEqual(mention.reach.start);
          expect(mention.end).toBeLessThanOrEqual(mention.reach.end);
          expect(bare(mention.written)).toBe(bare(plain.slice(mention.start, mention.end)));
          expect(mention.start).toBeLessThan(mention.end);
          expect(mention.value === null).toBe(mention.unread !== null);
          end = mention.reach.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1500 },
    );
  });

  it('VL4 has each digit in a value or in something unread, markup and comments aside', () => {
    assert(
      property(texts, constantFrom('ko', 'en'), (pieces, language) => {
        const text = pieces.join('');
        const mentions = readValues(text, language);
        const { hidden } = plainText(text);
        for (let at = 0; at < text.length; at++) {
          if (!DIGIT.test(String.fromCodePoint(text.codePointAt(at) ?? 0))) continue;
          const isHeld = mentions.some(({ reach }) => reach.start <= at && at < reach.end);
          expect(isHeld || hidden.some(([from, to]) => from <= at && at < to)).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it.each(LONG)('VL8 ends, however often %j stands in a row', (piece) => {
    const text = piece.repeat(5000);
    const mentions = readValues(text, 'ko');
    expect(mentions.at(-1)?.reach.end ?? 0).toBeLessThanOrEqual(text.length);
  });
});
