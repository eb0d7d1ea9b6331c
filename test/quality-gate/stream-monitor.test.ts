import { readFileSync } from 'node:fs';
import { array, assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Language } from '../../src/contract/language.ts';
import { StreamWarning, StreamWarningKind } from '../../src/contract/stream-warning.ts';
import { streamMonitor } from '../../src/core/quality-gate/stream/stream-monitor.ts';

const Row = z.object({
  about: z.string(),
  task: z.string(),
  lang: Language,
  parts: z.array(z.tuple([z.string(), z.int()])),
  warned: z.array(z.tuple([StreamWarningKind, z.enum(['warn', 'abort']), z.int()])),
});
type Row = z.infer<typeof Row>;

const { rows } = z
  .object({ rows: z.array(Row) })
  .parse(JSON.parse(readFileSync(new URL('../../cases/quality/stream.json', import.meta.url), 'utf8')));

function textOf({ parts }: Row): string {
  return parts.map(([text, times]) => text.repeat(times)).join('');
}

function watch({ task, lang }: Pick<Row, 'task' | 'lang'>, chunks: readonly string[]): StreamWarning[] {
  const monitor = streamMonitor({ task, lang });
  return [...chunks.flatMap((chunk) => monitor.write(chunk)), ...monitor.end()];
}

function cut(text: string, places: readonly number[]): string[] {
  const at = [0, ...places.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length];
  return at.slice(1).map((end, index) => text.slice(at[index], end));
}

describe('the stream monitor', () => {
  it.each(rows)('SM1 $task $lang: $about', (row) => {
    const seen = watch(row, [textOf(row)]);
    expect(seen.map(({ kind, action, position }) => [kind, action, position])).toEqual(row.warned);
    for (const warning of seen) {
      expect(StreamWarning.parse(warning)).toEqual(warning);
      expect(warning.message).toMatch(row.lang === 'ko' ? /[가-힣]/ : /[a-z]/);
    }
  });

  it('SM1 how a text is cut into chunks changes nothing', () => {
    assert(
      property(constantFrom(...rows), array(nat(5000), { maxLength: 40 }), (row, places) => {
        const text = textOf(row);
        expect(watch(row, cut(text, places))).toEqual(watch(row, [text]));
      }),
      { numRuns: 300 },
    );
    const [row] = rows;
    if (row === undefined) throw new Error('no rows');
    expect(watch(row, [...textOf(row)])).toEqual(watch(row, [textOf(row)]));
  });

  it('SM1 nothing is seen in a stream of nothing', () => {
    expect(watch({ task: 'writing', lang: 'ko' }, [])).toEqual([]);
    expect(watch({ task: 'writing', lang: 'ko' }, ['', ''])).toEqual([]);
  });

  it.each([
    ['SM2', 'language_mismatch'],
    ['SM3', 'repetition'],
    ['SM4', 'missing_headings'],
    ['SM5', 'low_diversity'],
  ] as const)('%s has rows on both sides of its threshold', (_, kind) => {
    const told = rows.filter(({ warned }) => warned.some(([one]) => one === kind));
    expect(told.length).toBeGreaterThan(0);
    expect(rows.length - told.length).toBeGreaterThan(told.length);
  });

  it('SM1 a long text in pieces of three characters takes time in proportion to its length', () => {
    const time = (pieces: number): number => {
      const monitor = streamMonitor({ task: 'insight', lang: 'en' });
      const started = performance.now();
      for (let at = 0; at < pieces; at++)
        monitor.write(`${String.fromCharCode(97 + (at % 26), 97 + (at % 23))} `);
      monitor.end();
      return performance.now() - started;
    };
    time(5_000);
    expect(time(80_000)).toBeLessThan(40 * time(10_000) + 500);
  });

  it.each([
    ['GPT-4o', 0],
    ['See https://example.com/a/b?c=d for all of it.', 0],
    ['All of this is written in English. '.repeat(3), 1],
  ])('SM2 says nothing of a text that is too short to be in a language: %j', (text, warnings) => {
    const monitor = streamMonitor({ task: 'insight', lang: 'ko' });
    expect([...monitor.write(text), ...monitor.end()]).toHaveLength(warnings);
  });
});
