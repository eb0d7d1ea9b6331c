import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeIndex } from '../../src/adapters/code-index/code-index.ts';
import { countedWork } from '../support/counted-work.ts';
import { repeated, shareOf } from '../bounds/repeated-units.ts';

// Work inside of a pattern is held by HS11, that of the parser of Markdown by the time that one file may take.
const OWN = JSON.parse(readFileSync('cases/bounds/source-units.json', 'utf8')) as Record<string, string[]>;
const FILES = Object.keys(OWN);
const index = codeIndex();
const SHORT = 2000;
/** What a file costs however short it is. */
const CONSTANT = 10_000;

async function workOf(path: string, text: string): Promise<number> {
  return countedWork(async () => {
    const [symbols] = await index.symbols([{ path, text }]);
    if (symbols === null) await index.sections(path, text);
  });
}

describe('what the readers of an index hand to searches, patterns and lists', () => {
  it.each(FILES.map((path, at) => [path, at] as const))(
    'IX18 %s: twice as much of any unit takes at most 2.2 times as much',
    async (path, at) => {
      await workOf(path, 'a\n');
      const grown: string[] = [];
      for (const unit of new Set([
        ...(OWN[path] ?? []),
        ...shareOf(at, FILES.length).map(({ unit }) => unit),
      ])) {
        const short = await workOf(path, repeated(unit, SHORT));
        const long = await workOf(path, repeated(unit, 2 * SHORT));
        if (long > 2.2 * short + CONSTANT) grown.push(`${JSON.stringify(unit)} ${short} ${long}`);
      }
      expect(grown).toEqual([]);
    },
    120_000,
  );

  it('IX3 a chain too deep to be walked is said, and what stands beside it is read', async () => {
    const text = `${'if (a) b(); else '.repeat(3000)}c();\nexport function d() {}\n`;
    const [symbols] = await index.symbols([{ path: 'a.ts', text }]);
    expect(symbols?.symbols.map(({ name }) => name)).toEqual(['d']);
    expect(symbols?.errors).toEqual([{ line: 1, message: 'nested too deeply to be read' }]);
  });
});
