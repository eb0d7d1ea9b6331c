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
  .filter((file) => file !== 'sections.json')
  .sort();

describe.each(tables)('symbols of %s', (file) => {
  it.each(casesOf<Expected>(file).map((expected) => [expected.name, expected] as const))(
    'IX2 %s',
    async (_, expected) => {
      const found = await symbolsOf(expected.path, `${expected.text.join('\n')}\n`);
      if (expected.symbols !== undefined) {
        expect(found.symbols.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
          expected.symbols.map(({ kind, name }) => `${String(kind)} ${String(name)}`),
        );
        for (const [at, symbol] of expected.symbols.entries()) {
          const own = found.symbols[at];
          expect(own && shown(own, Object.keys(symbol))).toEqual(symbol);
        }
      }
      expect(found.symbols.map(({ name }) => name)).toEqual(
        expect.arrayContaining([...(expected.has ?? [])]),
      );
      if (expected.doc !== undefined) expect(found.doc).toBe(expected.doc);
      if (expected.package !== undefined) expect(found.package).toBe(expected.package);
      if (expected.imports !== undefined) expect(found.imports.map(importText)).toEqual(expected.imports);
      if (expected.references !== undefined)
        expect(referenceTexts(found.references)).toEqual(expected.references);
      if (expected.exports !== undefined)
        expect(
          found.exports.map(({ name, local }) => (name === local ? name : `${name} = ${local}`)),
        ).toEqual(expected.exports);
      expect(found.errors.length > 0).toBe(expected.broken === true);
    },
  );
});

describe('sections', () => {
  it.each(casesOf<ExpectedSections>('sections.json').map((expected) => [expected.name, expected] as const))(
    'IX6 %s',
    async (_, { path, text, sections }) => {
      const found = (await index.sections(path, `${text.join('\n')}\n`)) ?? [];
      const told = ({ headings, start_line, end_line, text: own }: DocumentSection, at: number): object => ({
        headings,
        lines: [start_line, end_line],
        ...(sections[at]?.text === undefined ? {} : { text: own }),
      });
      expect(found.map(told)).toEqual(sections);
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
    ...[
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
    ],
    ...[
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
    ],
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
        for (const { start_line, end_line } of [...(symbols?.symbols ?? []), ...(sections ?? [])]) {
          expect(start_line).toBeGreaterThanOrEqual(1);
          expect(end_line).toBeGreaterThanOrEqual(start_line);
          expect(end_line).toBeLessThanOrEqual(lines);
        }
      },
    );
    await assert(property, { numRuns: 400, seed: 7 });
  });
});
