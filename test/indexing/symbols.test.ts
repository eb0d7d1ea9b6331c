import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeIndex } from '../../src/adapters/code-index/code-index.ts';
import type {
  CodeImport,
  CodePart,
  CodeReference,
  CodeSymbol,
  DocumentSection,
  FileSymbols,
} from '../../src/contract/code-object.ts';

const root = join(import.meta.dirname, '../../cases/indexing');
const index = codeIndex();

interface Expected {
  readonly name: string;
  readonly path: string;
  readonly text: readonly string[];
  readonly doc?: string;
  readonly package?: string;
  readonly exports?: readonly string[];
  readonly imports?: readonly string[];
  readonly references?: readonly string[];
  readonly broken?: boolean;
  /** All symbols, each with what is expected of it. */
  readonly symbols?: readonly Readonly<Record<string, unknown>>[];
  /** Names that must be among the symbols. */
  readonly has?: readonly string[];
}

interface ExpectedSections {
  readonly name: string;
  readonly path: string;
  readonly text: readonly string[];
  readonly sections: readonly { headings: string[]; lines: [number, number]; text?: string }[];
}

function casesOf<Case>(file: string): Case[] {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Case[];
}

function partText({ name, type }: CodePart): string {
  return type === null ? name : `${name}: ${type}`;
}

function partTexts(parts: readonly CodePart[] | null): string[] | null {
  return parts === null ? null : parts.map(partText);
}

function referenceTexts(references: readonly CodeReference[]): string[] {
  return references.map(({ rel, name, line }) => `${rel} ${name}:${line}`);
}

function importText({ specifier, names, line, reexport }: CodeImport): string {
  const taken = names.map(({ name, local }) =>
    name === local && name !== '*' ? name : `${name} as ${local}`,
  );
  return `${specifier}: ${taken.join(', ')} @${line}${reexport === true ? ' passed on' : ''}`;
}

/** A symbol as the tables write it, of the keys that are asked. */
function shown(symbol: CodeSymbol, keys: readonly string[]): Record<string, unknown> {
  const { kind, name, parent, doc, signature, start_line, end_line } = symbol;
  const all: Record<string, unknown> = {
    kind,
    name,
    parent,
    doc,
    signature,
    lines: [start_line, end_line],
    params: partTexts(symbol.params),
    returns: partTexts(symbol.returns),
    fields: partTexts(symbol.fields),
    references: referenceTexts(symbol.references),
  };
  return Object.fromEntries(keys.map((key) => [key, all[key]]));
}

async function symbolsOf(path: string, text: string): Promise<FileSymbols> {
  const [found] = await index.symbols([{ path, text }]);
  if (found === null || found === undefined) throw new Error(`nothing reads ${path}`);
  return found;
}

const tables = globSync('*.json', { cwd: root })
  .filter((file) => !['sections.json', 'unread-details.json'].includes(file))
  .sort();

/** What was found, of what a case expects. */
function told(found: FileSymbols, expected: Expected): object {
  const { symbols = [], has } = expected;
  const all: Record<string, unknown> = {
    doc: found.doc,
    package: found.package,
    imports: found.imports.map(importText),
    references: referenceTexts(found.references),
    exports: found.exports.map(({ name, local }) => (name === local ? name : `${name} = ${local}`)),
    broken: found.errors.length > 0,
    has: has?.filter((name) => found.symbols.some((symbol) => symbol.name === name)),
    symbols: found.symbols.map((symbol, at) =>
      shown(symbol, Object.keys(symbols[at] ?? { kind: 0, name: 0 })),
    ),
  };
  const asked = Object.keys(expected).filter((key) => key in all);
  return Object.fromEntries(asked.map((key) => [key, all[key]]));
}

describe.each(tables)('symbols of %s', (file) => {
  const cases = casesOf<Expected>(file).map((expected) => [expected.name, expected] as const);
  it.each(cases)('IX2 %s', async (_, expected) => {
    const { name: __, path, text, ...rest } = expected;
    const found = await symbolsOf(path, `${text.join('\n')}\n`);
    const whole = { broken: false, ...rest };
    expect(told(found, { ...expected, ...whole })).toEqual(whole);
  });
});

describe('sections', () => {
  it.each(casesOf<ExpectedSections>('sections.json').map((expected) => [expected.name, expected] as const))(
    'IX6 %s',
    async (_, { path, text, sections }) => {
      const found = (await index.sections(path, `${text.join('\n')}\n`)) ?? [];
      const shownSection = (
        { headings, start_line, end_line, text: own }: DocumentSection,
        at: number,
      ): object => ({
        headings,
        lines: [start_line, end_line],
        ...(sections[at]?.text === undefined ? {} : { text: own }),
      });
      expect(found.map(shownSection)).toEqual(sections);
    },
  );

  it('IX6 a long passage is cut between paragraphs, a long paragraph between lines, code never between its fences', async () => {
    const paragraph = `${'word '.repeat(120)}\n`;
    const long = Array.from({ length: 60 }, (_, at) => `line ${at} ${'x'.repeat(60)}`).join('\n');
    const text = `# A\n\n${[paragraph, paragraph, paragraph, paragraph].join('\n')}\n${long}\n`;
    const found = (await index.sections('a.md', text)) ?? [];
    expect(found.length).toBeGreaterThan(2);
    for (const { text: own, start_line, end_line } of found) {
      expect(own.length).toBeLessThanOrEqual(3000);
      expect(
        text
          .split('\n')
          .slice(start_line - 1, end_line)
          .join('\n'),
      ).toBe(own);
    }
  });
});

describe('whatever stands in a text', () => {
  const pieces = constantFrom(
    'class A {',
    '}',
    'def f(',
    '):',
    'func (',
    ') {',
    '/*',
    '"',
    "'",
    '`',
    '${',
    '\n',
    '\t',
    '#',
    '---',
    '한글',
    '\ud800',
    '😀',
    'import x',
    'from . import',
    'export *',
    'create table (',
    'model X {',
    '=> {',
    '<h1>',
    '@',
    ';',
    '$$',
    'interface I',
  );
  const paths = [
    'a.ts',
    'a.js',
    'a.tsx',
    'a.py',
    'a.java',
    'a.go',
    'a.sql',
    'a.prisma',
    'a.md',
    'a.txt',
    'a.html',
  ];

  it('IX3 no text makes a reader reject, and every line lies in the text', async () => {
    const property = asyncProperty(
      constantFrom(...paths),
      array(pieces, { maxLength: 30 }),
      async (path, parts) => {
        const text = parts.join(' ');
        const lines = text.split('\n').length;
        const [symbols] = await index.symbols([{ path, text }]);
        const sections = await index.sections(path, text);
        const places = [...(symbols?.symbols ?? []), ...(sections ?? [])];
        return places.every(
          (at) => at.start_line >= 1 && at.end_line >= at.start_line && at.end_line <= lines,
        );
      },
    );
    await expect(assert(property, { numRuns: 400, seed: 7 })).resolves.toBeUndefined();
  });
});
