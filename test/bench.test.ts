import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Measure } from '../bench/measure.ts';
import { page, SECTIONS, withTable } from '../bench/page.ts';
import { prose } from '../bench/prose.ts';
import { QUICK_START } from './support/child-environment.ts';
import { runsLongOnes } from './support/long-ones.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function written(): string {
  return readFileSync(`${root}/docs/benchmarks.md`, 'utf8');
}

/** The cells of the table, without its head. */
function rowsOf(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')));
}

describe('the bench', () => {
  it.runIf(runsLongOnes)(
    'BN1 runs each measure once in quick mode and leaves the page alone',
    () => {
      const before = written();
      const run = spawnSync(process.execPath, [...QUICK_START, 'bench/run.ts', '--quick'], {
        cwd: root,
        encoding: 'utf8',
      });
      expect(run.stderr).toBe('');
      expect(run.status).toBe(0);
      expect(written()).toBe(before);
      const found = rowsOf(run.stdout).flat();
      const shapes = [
        /^p50 \d+\.\d ms, p95 \d+\.\d ms; \d+\.\d queries an answer, (?!0\.0)\d+\.\d of 10\.0 claims VERIFIED$/,
        /^p50 \d+\.\d ms, p95 \d+\.\d ms; [12] of 2 found$/,
        /^[\d,]+ facts\/s \(\d+\.\d s\)$/,
        /^0\.01 MB: \d+\.\d, 0\.02 MB: \d+\.\d MB\/s$/,
        /^(?:\d+ ms \(median of 1, slowest \d+\), with a line that says so|not measured: run `npm run build`)$/,
        /^ko \d+\.\d\d, en \d+\.\d\d$/,
        /^p50 \d+\.\d ms, p95 \d+\.\d ms; 2 of 2 found something$/,
        /^\d+\.\d s, -?\d+ MB held$/,
        /^\d+ kB \(pages\//,
        /^\d+ ms, \d+ kB \(with reports/,
        /^(?:\d+ ms \(median of 1\); at most \d+ rows|not measured: Chromium)/,
        /^\d+\.\d\d × \(\d+\.\d ms, \d+\.\d ms off; medians of 1\)$/,
        /^\d+\.\d\d × \(\d+\.\d, \d+\.\d off; medians of 1 turns\)$/,
        /^\d+\.\d\d × \(\d+ MB, \d+ MB off\)$/,
        /^p50 -?\d+\.\d, p95 -?\d+\.\d ms \(first word p50 \d+\.\d ms, .* 2 pairs\)$/,
        /^node alone \d+ ms, zod \+\d+/,
      ];
      const missing = shapes.filter((shape) => !found.some((cell) => shape.test(cell)));
      expect(missing).toEqual([]);
    },
    600_000,
  );

  it('BN2 writes a missed target as a miss', () => {
    const missed: Measure = { what: 'a', target: '≤ 1 ms', found: '2 ms', met: false };
    const machine = {
      cores: 1,
      cpu: 'c',
      memory: 1,
      node: '24',
      load: [0.5, 1] as const,
      date: '2026-01-02',
    };
    expect(page([missed], machine)).toContain('| a | ≤ 1 ms | 2 ms | **no** |');
    expect(page([missed], machine)).toContain(
      '2026-01-02. 1 cores, c, 1 GB of memory, Node 24. Load of the machine: 0.5 before',
    );
  });

  it('BN3 measures every target of the page', () => {
    const targets = rowsOf(written()).map(([, target]) => target);
    for (const target of [
      'p50 ≤ 10 ms, p95 ≤ 30 ms',
      '≤ 150 ms a name',
      '≥ 10,000 facts/s',
      '≥ 5 MB/s',
      '≤ 400 ms',
      '≤ 2,000 ms',
      '≤ 6,000 ms',
    ])
      expect(targets).toContain(target);
  });

  it('BN8 what a new user meets stands in a section, which a run of the bench leaves as it is', () => {
    const [, ...sections] = written().split(/\n(?=## )/u);
    const own = sections.find((section) => section.startsWith(SECTIONS.package.heading)) ?? '';
    const rows = rowsOf(own).map(([what]) => what);
    for (const what of ['packages', 'on the disk', '`--version`, processor', 'an idle server, memory'])
      expect(rows).toContain(what);
    expect(withTable(written(), '# Benchmarks\n')).toBe(['# Benchmarks\n', ...sections].join('\n'));
  });

  it('BN4 makes the same prose at each run, in both languages, of the size asked', () => {
    const text = prose(0.05);
    expect(text).toBe(prose(0.05));
    expect(Math.abs(Buffer.byteLength(text) - 50_000)).toBeLessThan(2_000);
    expect(text).toMatch(/[가-힣]{3}/);
    expect(text).toMatch(/[a-z]{3}/);
    expect(new Set(text.split('\n\n')).size).toBeGreaterThan(text.split('\n\n').length * 0.9);
  });
});
