import { describe, expect, it } from 'vitest';
import cases from '../../../cases/self-check/goal/added-code.json' with { type: 'json' };
import { codeIndex } from '../../../src/adapters/code-index/code-index.ts';
import { isTestFile } from '../../../src/core/self-check/commands/test-file.ts';
import { makeGround } from '../../../src/core/self-check/goal/make-ground.ts';
import { lostExports } from '../../../src/core/self-check/goal/lost-exports.ts';
import { addsNames, type Changed, scanAddedCode } from '../../../src/core/self-check/goal/scan-added-code.ts';

type Files = Readonly<Record<string, string | undefined>>;
import { parsed } from '../support/parsed.ts';

const index = codeIndex();
const isTest = (path: string): boolean => isTestFile(path, []);

async function changedFiles(base: Files, work: Files): Promise<Changed[]> {
  return Promise.all(
    Object.entries(work).map(async ([path, after = '']) => {
      const before = base[path] ?? null;
      const [facts] = before === null ? [null] : await index.modules([{ path, text: before }]);
      return {
        path,
        status: before === null ? 'added' : 'modified',
        before,
        after,
        beforeSyntax: before === null ? null : await parsed(path, before),
        afterSyntax: await parsed(path, after),
        beforeFacts: facts ?? null,
        afterFacts: (await index.modules([{ path, text: after }]))[0] ?? null,
      };
    }),
  );
}

describe('GB3 code that the change adds', () => {
  it.each(cases)('GB3 $title', async ({ base, work, expect: expected }) => {
    const files: Files = { ...base, ...work };
    const changed = await changedFiles(base, work);
    const ground = await makeGround({
      files: Object.keys(files),
      readMany: async (paths) => paths.map((path) => files[path] ?? null),
      index,
      isTest,
      entryPoints: [],
      parse: Object.keys(work),
      whole: addsNames(changed, isTest),
    });
    const findings = scanAddedCode(changed, isTest, ground);
    expect(
      findings.map(({ rule, severity, place, details }) =>
        `${rule} ${severity} ${place?.file} ${details['name'] ?? ''}`.trim(),
      ),
    ).toEqual(expected);
  });
});

describe('FM9 names that a change takes away', () => {
  const source = (name: string): string =>
    `class Stock:\n    def add(self, n):\n        self.n = n\n\n    def ${name}(self):\n        return self.n\n`;
  const asks = (name: string): string => `def test_it():\n    assert Stock().${name}() == 1\n`;
  const lost = async (before: string, after: string, asked: string): Promise<unknown> => {
    const base = { 'src/stock.py': source(before), 'tests/test_stock.py': asks('count') };
    const work = { 'src/stock.py': source(after), 'tests/test_stock.py': asks(asked) };
    return lostExports(await changedFiles(base, work), isTest, { entries: new Set() });
  };

  it('FM9 a method of a public class is one', async () => {
    const name = { file: 'src/stock.py', name: 'Stock.count' };
    expect(await lost('count', 'quantity', 'quantity')).toEqual([{ ...name, entry: false }]);
    expect(await lost('count', 'quantity', 'count')).toEqual([{ ...name, entry: false }]);
    expect(await lost('count', 'count', 'count')).toEqual([]);
    expect(await lost('_count', '_quantity', 'quantity')).toEqual([]);
  });
});
