import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuantities } from '../../src/core/language/find-quantities.ts';
import type { Quantity } from '../../src/core/language/quantity.ts';
import { anyCharacter } from '../support/any-character.ts';

interface Row {
  readonly text: string;
  readonly found: readonly Readonly<Record<string, unknown>>[];
}

const ROWS: readonly Row[] = JSON.parse(
  readFileSync(new URL('../../cases/language/quantities.json', import.meta.url), 'utf8'),
);

/** What a row may leave out. */
const USUAL = { comparator: 'eq', approximate: false, kind: 'cardinal' };

function shown(quantity: Quantity, expected: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const all: Record<string, unknown> = { ...quantity, unit: quantity.unit?.symbol ?? null };
  const asked = new Set([
    ...Object.keys(expected),
    'text',
    'value',
    'unit',
    'comparator',
    'approximate',
    'kind',
    'high',
  ]);
  return Object.fromEntries(Object.entries(all).filter(([key]) => asked.has(key)));
}

function only(text: string): Quantity {
  const found = findQuantities(text);
  expect(found).toHaveLength(1);
  return found[0] as Quantity;
}

const HANGUL_DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];

/** 1..9999 in Sino-Korean words, 일 before 십, 백, 천 left out. */
function sino(value: number): string {
  const digits = String(value).padStart(4, '0');
  return [...digits]
    .map((digit, at) => {
      if (digit === '0') return '';
      const unit = ['천', '백', '십', ''][at] ?? '';
      return digit === '1' && unit !== '' ? unit : `${HANGUL_DIGITS[Number(digit)]}${unit}`;
    })
    .join('');
}

/** 억, 만 and the rest, as newspapers write large numbers. */
function newspaper(value: number): string {
  const parts = [
    [Math.floor(value / 1e8), '억'],
    [Math.floor(value / 1e4) % 1e4, '만'],
    [value % 1e4, ''],
  ] as const;
  return parts
    .filter(([part]) => part > 0)
    .map(([part, unit]) => `${part.toLocaleString('en-US')}${unit}`)
    .join(' ');
}

describe('QU by the table', () => {
  it.each(ROWS)('QU: $text', (row) => {
    const found = findQuantities(row.text);
    const seen = found.map((quantity, at) => shown(quantity, row.found[at] ?? {}));
    expect(seen).toEqual(row.found.map((expected) => ({ ...USUAL, ...expected })));
  });
});

describe('numbers written and read again', () => {
  it('QU1 grouped and plain decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 3 }), (whole, decimals) => {
        const value = Number((whole / 10 ** decimals).toFixed(decimals));
        const grouped = value.toLocaleString('en-US', { minimumFractionDigits: decimals });
        for (const written of [grouped, value.toFixed(decimals)]) {
          const read = only(`값은 ${written}%이다.`);
          expect(Math.abs(read.value - value)).toBe(0);
          expect(read.resolution).toBe(Number(`1e-${decimals}`));
        }
      }),
    );
  });

  it('QU2 Sino-Korean words before a counter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 9999 }), (value) => {
        fc.pre(!/^[백천][일이삼사오육칠팔구]$/.test(sino(value)));
        expect(only(`모두 ${sino(value)} 명이다.`).value).toBe(value);
      }),
    );
  });

  it('QU2 억 and 만 with figures', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), fc.integer({ min: 1000, max: 9999 }), (high, low) => {
        const value = high * 1e4 + low;
        const read = only(`예산은 ${newspaper(value)}원이다.`);
        expect([read.value, read.unit?.symbol]).toEqual([value, 'KRW']);
      }),
    );
  });

  it('QU4 a bound of one language means the same in the other', () => {
    const pairs = [
      ['95%를 초과한다', 'over 95%'],
      ['95% 이상이다', 'at least 95%'],
      ['95% 미만이다', 'under 95%'],
      ['95% 이하이다', 'at most 95%'],
    ] as const;
    for (const [korean, english] of pairs)
      expect(only(`값이 ${korean}.`).comparator).toBe(only(`It is ${english}.`).comparator);
  });
});

describe('quantities of any text', () => {
  const PIECES = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '1',
          '3만 ',
          '$',
          '%',
          '~',
          '-',
          ' to ',
          '명',
          ' 이상',
          '약 ',
          ',',
          '.',
          '두 ',
          'twenty ',
          '에서 ',
          '분의 ',
          'e9',
          '조',
          '[',
          '2024',
          '년',
        ),
        fc.string({ unit: anyCharacter, maxLength: 4 }),
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

  it('QU9 spans quote exactly, are sorted and do not overlap; values are finite', () => {
    fc.assert(
      fc.property(PIECES, (text) => {
        let from = 0;
        for (const quantity of findQuantities(text)) {
          expect(quantity.start).toBeGreaterThanOrEqual(from);
          expect(text.slice(quantity.start, quantity.end)).toBe(quantity.text);
          expect(Number.isFinite(quantity.value) && quantity.resolution > 0).toBe(true);
          expect(quantity.high ?? Infinity).toBeGreaterThan(quantity.value);
          from = quantity.end;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('QU9 neutral sentences around a row change nothing', () => {
    for (const row of ROWS) {
      const found = findQuantities(row.text).map(({ text, value, comparator }) => [text, value, comparator]);
      const wrapped = findQuantities(`모두 좋았다.\n${row.text}\nAll went well.`);
      expect(wrapped.map(({ text, value, comparator }) => [text, value, comparator])).toEqual(found);
    }
  });

  it('QU8 a taken span yields nothing and bars what would reach into it', () => {
    const text = '15일에 30명이 왔다.';
    expect(findQuantities(text, [{ start: 0, end: 3 }]).map((quantity) => quantity.text)).toEqual(['30명']);
    expect(findQuantities(text, [{ start: 0, end: text.length }])).toEqual([]);
  });

  it('QU4 the span of the bound quotes its words', () => {
    const text = '가동률은 95%를 넘지 않는다. It is at least 95%.';
    expect(findQuantities(text).map(({ comparator_span: at }) => text.slice(at?.start, at?.end))).toEqual([
      '넘지 않',
      'at least',
    ]);
  });
});
