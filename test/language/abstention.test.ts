import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Language } from '../../src/contract/language.ts';
import { isAbstention } from '../../src/core/language/abstention.ts';

const Row = z.strictObject({ language: Language, abstains: z.boolean(), text: z.string() });
const file = new URL('../../cases/language/abstentions.json', import.meta.url);
const rows = z.array(Row).parse(JSON.parse(readFileSync(file, 'utf8')));

describe('abstentions by the table', () => {
  it.each(rows)('AB1 $language $abstains $text', ({ abstains, text }) => {
    expect(isAbstention(text)).toBe(abstains);
  });

  it.each(Language.options)('AB1 at least 60 of either kind in %s, each once', (language) => {
    const own = rows.filter((row) => row.language === language);
    expect(own.filter(({ abstains }) => abstains).length).toBeGreaterThanOrEqual(60);
    expect(own.filter(({ abstains }) => !abstains).length).toBeGreaterThanOrEqual(60);
    expect(new Set(own.map(({ text }) => text)).size).toBe(own.length);
  });
});

describe('abstentions of any text', () => {
  it('AB1 one that goes on to assert something is none', () => {
    const abstaining = rows.filter(({ abstains, text }) => abstains && text.endsWith('.'));
    for (const { language, text } of abstaining) {
      const more = language === 'en' ? ', but the fee is 40 dollars.' : ' 하지만 요금은 4만 원입니다.';
      expect(isAbstention(text.slice(0, -1) + more)).toBe(false);
    }
  });

  it('AB1 quoted words of another are none', () => {
    for (const { text } of rows) expect(isAbstention(`"${text}" said the minister.`)).toBe(false);
  });

  it('AB1 is read in linear time', () => {
    const words = fc.constantFrom(
      'the',
      'documents',
      'do',
      'not',
      'say',
      'no',
      'information',
      '문서에는',
      '정보가',
      '않',
      '없',
      ',',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 60, maxLength: 90 }), (list) => {
        const started = performance.now();
        isAbstention(list.join(' '));
        expect(performance.now() - started).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });
});
