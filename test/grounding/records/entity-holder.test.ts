import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import worlds from '../../../cases/grounding/entities/worlds.json' with { type: 'json' };
import { RecordMapping } from '../../../src/contract/record-mapping.ts';
import { entityHolder } from '../../../src/core/grounding/records/entities/entity-holder.ts';
import { recordsOfJson } from '../../../src/core/grounding/records/records-of-json.ts';
import { cpuTime } from '../../support/cpu-time.ts';

const BRANCHES = recordsOfJson('branches', worlds.branches.data);
const MAPPING = RecordMapping.parse(worlds.branches.mapping);

describe('words of a mapping for other times', () => {
  it('GR41 a number of a longer time that the mapping names is not held against the records', () => {
    const rows = [
      { branch: 'North', orders: 12 },
      { branch: 'South', orders: 30 },
    ];
    const outcomes = (other_times: string[]) => {
      const mapping = RecordMapping.parse({ entities: [{ name: ['branch'] }], other_times });
      const holder = entityHolder(recordsOfJson('rows', rows), mapping);
      return holder
        .next({ text: 'North had 45 orders over the semester.', query: null })
        .rulings.map(({ outcome }) => outcome);
    };
    expect(outcomes(['over the semester'])).toEqual(['not_found']);
    expect(outcomes([])).toEqual(['contradicted']);
  });
});

const WORDS = [
  'Maple Street',
  'Harbor View',
  'Pine Grove',
  'led',
  'the region',
  'by',
  '420',
  '3-of-5',
  '(',
  ')',
  ',',
  'revenue',
  'of',
  'a',
  'second',
  'only other',
  'rented',
  'who',
  'it',
  'will',
  'Friday',
  '12 %',
  '가장 높다',
  '강남점은',
  "'s",
  '-',
];

describe('a holder of records with names', () => {
  it('GR41 spans lie in the sentence, in order, apart, and quote what a ruling found', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }), (words) => {
        const text = words.join(' ');
        const { unsupported, rulings } = entityHolder(BRANCHES, MAPPING).next({ text, query: null });
        let end = 0;
        for (const span of unsupported) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
        for (const { place, outcome, findings } of rulings) {
          expect(place.end).toBeLessThanOrEqual(text.length);
          expect(findings.length).toBe(outcome === 'contradicted' || outcome === 'not_found' ? 1 : 0);
        }
      }),
    );
  });

  it('GR41 any text is held without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        entityHolder(BRANCHES, MAPPING).next({ text, query: null });
      }),
    );
  });

  it('GR41 the same sentences give the same findings', () => {
    const texts = ['Old Mill counted 275 in sales.', 'It has eleven employees.', 'Old Mill led the region.'];
    const hold = () => {
      const holder = entityHolder(BRANCHES, MAPPING);
      return JSON.stringify(texts.map((text) => holder.next({ text, query: null })));
    };
    expect(hold()).toBe(hold());
  });

  it('GR41 keys and names that objects inherit are keys and names like others', () => {
    const rows = JSON.parse(
      '[{"name": "constructor", "toString": 5, "__proto__": 1}, {"name": "Zed", "toString": 7, "__proto__": 2}]',
    ) as unknown;
    const mapping = RecordMapping.parse({
      entities: [{ name: ['name'], words: ['thing'] }],
      main: ['toString'],
    });
    const holder = entityHolder(recordsOfJson('odd', rows), mapping);
    const held = holder.next({ text: 'Zed led all things with a to string of 8.', query: null });
    expect(held.rulings.every(({ derivation = '' }) => !derivation.includes('function'))).toBe(true);
  });

  it('GR41 empty records say nothing', () => {
    const held = entityHolder(recordsOfJson('none', {}), null).next({
      text: 'Maple Street has 3 staff.',
      query: null,
    });
    expect(held.rulings).toEqual([]);
    expect(held.probability).toBeUndefined();
  });

  it('GR41 a sentence of 20,000 words is linear, a common one under a millisecond', () => {
    const holder = entityHolder(BRANCHES, MAPPING);
    const time = (text: string) => cpuTime(() => void holder.next({ text, query: null }));
    const sentence = 'Maple Street had 420 in sales, 14 employees and six returns, while Lakeside had 198 . ';
    for (let warm = 0; warm < 200; warm++) time(sentence);
    const many = Array.from({ length: 200 }, () => time(sentence)).toSorted((a, b) => a - b);
    expect(many[100]).toBeLessThan(1);
    expect(time(sentence.repeat(1_200))).toBeLessThan(3_000);
  });

  it('GR41 a thousand records with names are prepared once and held fast', () => {
    const rows = Array.from({ length: 5_000 }, (_, id) => ({
      site: `Site Q${id}`,
      staff: id,
      sales: id * 2,
    }));
    const holder = entityHolder(recordsOfJson('sites', rows), null);
    const started = performance.now();
    for (let id = 0; id < 500; id++) {
      const held = holder.next({ text: `Site Q${id} has ${id} staff.`, query: null });
      expect(held.rulings[0]?.outcome).toBe('supported');
    }
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
