import { array, assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeWindows } from '../../../src/adapters/models/encode-windows.ts';
import type { PairEncoder } from '../../../src/adapters/models/pair-encoder.ts';

const MARKS = 3;

/** A tokenizer of three code units a token, which keeps what it was given to encode. */
function recorder(tokensOf: (text: string) => number): PairEncoder & { readonly premises: string[] } {
  const premises: string[] = [];
  return {
    premises,
    padId: 0,
    plain: (text) => text,
    count: (text) => tokensOf(text),
    encode(premise, hypothesis) {
      premises.push(premise);
      const length = tokensOf(premise) + tokensOf(hypothesis) + MARKS;
      return { ids: Array.from({ length }, () => premises.length - 1), types: [] };
    },
  };
}

function thirds(text: string): number {
  return Math.ceil(text.trim().length / 3);
}

/** Where each window of the premise lies; words are numbered, so that each is there once. */
function windowsOf(premise: string, hypothesis: string, maxTokens: number, tokensOf = thirds) {
  const encoder = recorder(tokensOf);
  const windows = encodeWindows(encoder, { premise, hypothesis }, maxTokens);
  return windows?.map(({ ids }) => {
    const text = encoder.premises[ids[0] ?? -1] ?? '';
    const start = premise.indexOf(text);
    return { start, end: start + text.length, tokens: ids.length };
  });
}

function numbered(count: number): string {
  return Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
}

describe('windows of a long premise', () => {
  it('MT4 a premise that fits is read as a whole', () => {
    const premise = numbered(10);
    expect(windowsOf(premise, 'word', 64)).toEqual([{ start: 0, end: premise.length, tokens: 25 }]);
  });

  it('MT4 one that does not fit is read in windows that overlap by a quarter and leave nothing out', () => {
    const premise = numbered(200);
    const windows = windowsOf(premise, 'word', 64) ?? [];
    expect(windows.length).toBeGreaterThan(5);
    expect(windows[0]?.start).toBe(0);
    expect(windows.at(-1)?.end).toBe(premise.length);
    for (const [at, { start, end }] of windows.slice(1).entries()) {
      const before = windows[at] ?? { start: 0, end: 0 };
      const shared = (before.end - start) / (before.end - before.start);
      expect(shared).toBeGreaterThan(0.1);
      expect(shared).toBeLessThan(0.3);
      expect(end).toBeGreaterThan(before.end);
    }
  });

  it('MT4 for any text: every window fits, none is empty, nothing but space is left out', () => {
    const word = string({ minLength: 1, maxLength: 60, unit: 'grapheme' });
    const text = array(word, { minLength: 1, maxLength: 80 }).map((words) => words.join(' '));
    assert(
      property(text, integer({ min: 40, max: 120 }), (premise, maxTokens) => {
        const encoder = recorder(thirds);
        const windows = encodeWindows(encoder, { premise, hypothesis: 'h' }, maxTokens) ?? [];
        let covered = 0;
        for (const { ids } of windows) {
          const window = encoder.premises[ids[0] ?? -1] ?? '';
          expect(ids.length).toBeLessThanOrEqual(maxTokens);
          expect(window.trim()).not.toBe('');
          const start = premise.lastIndexOf(window, covered);
          expect(start).toBeGreaterThanOrEqual(0);
          covered = Math.max(covered, start + window.length);
        }
        expect(premise.slice(covered).trim()).toBe('');
      }),
    );
  });

  it('MT4 text without spaces has windows too, cut between characters', () => {
    const premise = '다리🌉'.repeat(400);
    const encoder = recorder(thirds);
    const windows = encodeWindows(encoder, { premise, hypothesis: '다리' }, 64) ?? [];
    expect(windows.length).toBeGreaterThan(10);
    expect(encoder.premises.filter((text) => /\p{Surrogate}/u.test(text))).toEqual([]);
  });

  it('MT4 where pieces together make more tokens than alone, the window ends earlier', () => {
    const greedy = (text: string): number => thirds(text) + (text.match(/ /gu) ?? []).length;
    const windows = windowsOf(numbered(120), 'word', 64, greedy) ?? [];
    expect(windows.length).toBeGreaterThan(5);
    expect(Math.max(...windows.map(({ tokens }) => tokens))).toBeLessThanOrEqual(64);
    expect(windows.at(-1)?.end).toBe(numbered(120).length);
  });

  it('MT4 a hypothesis that leaves less than a quarter for a long premise is not judged by scraps', () => {
    const hypothesis = 'x'.repeat(150);
    expect(windowsOf(numbered(100), hypothesis, 64)).toBeUndefined();
    expect(windowsOf('word', hypothesis, 64)).toHaveLength(1);
    expect(windowsOf('word', 'x'.repeat(300), 64)).toBeUndefined();
  });

  it.each([
    ['', 'word'],
    ['word', ''],
    [' \n', 'word'],
    ['word', '　'],
  ])('MT4 nothing is asked about an empty text: %j, %j', (premise, hypothesis) => {
    expect(windowsOf(premise, hypothesis, 64)).toBeUndefined();
  });
});
