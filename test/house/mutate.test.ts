import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mutantsOf, sampled } from '../../scripts/mutate/mutants.ts';
import { importersIn, nearest } from '../../scripts/mutate/nearest-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-mutate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const LINES = Array.from({ length: 40 }, (_, at) => `export const a${at} = (n: number) => n < ${at};\n`);

describe('npm run mutate', () => {
  it.each([
    ['a < b;', ['a <= b;']],
    ['a === b && c;', ['a === b || c;', 'a !== b && c;']],
    ['a ?? b;', ['a;']],
    ['if (a) b();', ['if (!(a)) b();', 'if (a) ;']],
    ['a ? b : c;', ['!(a) ? b : c;']],
    ['!a;', ['a;']],
    ['const a: "b" | -1 = c;', []],
  ])('HS15 changes one place of %s', (source, changed) => {
    const texts = mutantsOf('a.ts', source).map(
      ({ start, end, after }) => source.slice(0, start) + after + source.slice(end),
    );
    expect(texts.toSorted()).toEqual(changed.toSorted());
  });

  it('HS15 draws the same places again where the lines have only moved', () => {
    write({ 'src/many.ts': LINES.join('') });
    const places = () => sampled(folder, ['src/many.ts'], 10, 1).map(({ line }) => line);
    const before = places();
    write({ 'src/many.ts': `// a line\n${LINES.join('')}` });
    expect(places()).toEqual(before.map((line) => line + 1));
    expect(sampled(folder, ['src/many.ts'], 10, 2).map(({ line }) => line)).not.toEqual(places());
  });

  it('HS15 tries the tests that are the fewest imports away first', () => {
    write({
      'src/part.ts': 'export const part = 1;\n',
      'src/whole.ts': "export { part } from './part.ts';\n",
      'test/a.test.ts': "import { part } from '../src/whole.ts';\n",
      'test/part.test.ts': "import { part } from '../src/part.ts';\n",
      'test/other.test.ts': 'export {};\n',
    });
    const tests = new Set(['test/a.test.ts', 'test/part.test.ts', 'test/other.test.ts']);
    expect(nearest('src/part.ts', importersIn(folder), tests)).toEqual([
      'test/part.test.ts',
      'test/a.test.ts',
    ]);
  });

  describe('what a process of tests loads', () => {
    const url = (name: string): string => new URL(`../../${name}`, import.meta.url).href;
    const file = 'src/contract/assay-error.ts';
    const ask = (order: object, script: string): string =>
      execFileSync(
        process.execPath,
        [`--import=${url('scripts/mutate/hook.ts')}`, '-e', `import('${url(file)}').then(${script})`],
        { encoding: 'utf8', env: { ...process.env, ASSAY_MUTANTS: JSON.stringify(order) } },
      ).trim();

    it('HS15 is the file as the mutant has it, and none is written', () => {
      const mutant = { file, line: 1, start: 0, end: 0, before: '', after: 'globalThis.changed = "yes";' };
      const say = '() => console.log(globalThis.changed)';
      const orders = [[mutant], []].map((mutants) => ({ mutants, reached: null }));
      expect(orders.map((order) => ask(order, say))).toEqual(['yes', 'undefined']);
    });

    it('HS15 is the file as it is, whose places tell that they are reached', () => {
      const reached = join(folder, 'reached.tsv');
      const source = readFileSync(new URL(url(file)), 'utf8');
      const mutants = mutantsOf(file, source);
      expect(mutants.length).toBeGreaterThan(0);
      const say = "({ AssayError }) => console.log(new AssayError('not_found', 'why').message)";
      expect(ask({ mutants, reached }, say)).toBe('why');
      expect(readFileSync(reached, 'utf8')).toMatch(/^(?:\d+\t\n)+$/);
    });
  });
});
