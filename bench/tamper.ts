import { codeIndex } from '../src/adapters/code-index/code-index.ts';
import type { ChangedFile, WorkChange } from '../src/contract/work-change.ts';
import { scanChange } from '../src/core/self-check/tamper/scan-change.ts';
import type { Measure, Sizes } from './measure.ts';

const MOST_MS = 500;
const LINES = 3000;
const LINES_OF_TEST = 5;

function testFile(lines: number, expected: number): string {
  const tests = Array.from({ length: Math.ceil(lines / LINES_OF_TEST) }, (_, index) =>
    [
      `it('adds ${index}', () => {`,
      `  const result = sum(${index}, 3);`,
      `  expect(result).toBe(${index + expected});`,
      `});`,
      '',
    ].join('\n'),
  );
  return `import { expect, it } from 'vitest';\nimport { sum } from '../src/sum.ts';\n\n${tests.join('\n')}`;
}

/** Parses both sides of a test file and holds them against each other; milliseconds of processor time. */
async function difference(lines: number): Promise<number> {
  const file: ChangedFile = {
    path: 'test/sum.test.ts',
    status: 'modified',
    before: testFile(lines, 3),
    after: testFile(lines, 4),
  };
  const change: WorkChange = {
    base: { commit: '0', how: 'given', name: '0' },
    head: null,
    notes: [],
    files: [file],
  };
  const start = process.cpuUsage();
  const index = codeIndex();
  const [base, work] = [
    await index.parse(file.path, file.before ?? ''),
    await index.parse(file.path, file.after ?? ''),
  ];
  const scan = scanChange(change, (_, side) => (side === 'base' ? base : work), {
    testGlobs: [],
    testPaths: [],
    mayExpectAnew: () => false,
  });
  if (scan.findings.length === 0) throw new Error('the bench found nothing where every value changed');
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function median(lines: number, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await difference(lines));
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

/** The difference of two test files in which every expected value changed. */
export async function measureTamper({ runs }: Sizes): Promise<Measure> {
  const lines = runs > 1 ? LINES : LINES_OF_TEST;
  await difference(lines);
  const [once, twice] = [await median(lines, runs), await median(lines * 2, runs)];
  return {
    what: `difference of two test files of ${LINES} lines, parsed and compared`,
    target: `≤ ${MOST_MS} ms`,
    found: `${Math.round(once)} ms; of twice the length ${Math.round(twice)} ms`,
    met: once <= MOST_MS,
  };
}
