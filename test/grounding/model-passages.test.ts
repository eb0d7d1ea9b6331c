import { describe, expect, it } from 'vitest';
import type { ReadPlace } from '../../src/contract/grounding.ts';
import { modelPassages } from '../../src/core/grounding/model-tier/model-passages.ts';

function place(evidence_id: string, start: number, end: number): ReadPlace {
  return { evidence_id, span: { start, end }, path: null, quote: '' };
}

function cell(evidence_id: string, path: string, quote: string): ReadPlace {
  return { evidence_id, span: null, path, quote };
}

const SHORT = 'The bridge was built in 1902.';
const LONG = Array.from({ length: 4000 }, (_, at) => `w${at}`).join(' ');
const texts: Readonly<Record<string, string>> = { short: SHORT, long: LONG };
const textOf = (id: string): string | null => texts[id] ?? null;

describe('the passages that a model is asked about', () => {
  it('MT12 a short text is one passage as a whole, read once', () => {
    expect(modelPassages([place('short', 4, 10), place('short', 15, 20)], textOf)).toEqual([
      { evidence_id: 'short', span: { start: 0, end: SHORT.length }, path: null, quote: SHORT },
    ]);
  });

  it('MT12 of a long text the stretch around each place, cut between words, in the order read', () => {
    const passages = modelPassages(
      [place('long', 10_000, 10_040), place('long', 200, 210), place('long', 10_100, 10_110)],
      textOf,
    );
    expect(passages).toHaveLength(2);
    for (const { span, quote } of passages) {
      expect(quote).toBe(LONG.slice(span?.start, span?.end));
      expect(quote.length).toBeLessThan(3200);
      expect(quote.trim()).toMatch(/^w\d+ .* w\d+$/);
    }
    expect(passages[0]?.span?.start).toBeGreaterThan(passages[1]?.span?.end ?? 0);
    const words = LONG.split(' ');
    for (const { quote } of passages)
      for (const word of quote.trim().split(' ')) expect(words[Number(word.slice(1))]).toBe(word);
  });

  it('MT12 a place at either end of a long text stays inside it', () => {
    const [first, last] = modelPassages(
      [place('long', 0, 2), place('long', LONG.length - 2, LONG.length)],
      textOf,
    );
    expect(first?.span?.start).toBe(0);
    expect(last?.span?.end).toBe(LONG.length);
  });

  it('MT12 the cells of one piece are told in one passage', () => {
    const read = [
      cell('table', 'rows[0].open', '9:00'),
      place('short', 0, 3),
      cell('table', 'rows[0].day', 'Monday'),
    ];
    expect(modelPassages(read, textOf).map(({ evidence_id: id, quote }) => [id, quote])).toEqual([
      ['table', 'rows[0].open: 9:00; rows[0].day: Monday'],
      ['short', SHORT],
    ]);
  });

  it('MT12 where nothing was read nothing is asked', () => {
    expect(modelPassages([], textOf)).toEqual([]);
  });
});
