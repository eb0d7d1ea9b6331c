import { readFileSync } from 'node:fs';
import type { SyntaxFile } from '../../../src/contract/syntax.ts';
import type { ChangedFile, WorkChange } from '../../../src/contract/work-change.ts';
import { scanChange, type TamperScan, type Trees } from '../../../src/core/self-check/tamper/scan-change.ts';
import { parsedOrNull } from '../support/parsed.ts';

/** A text: written out, `@name` of cases/self-check/tamper/texts.json, or one of those with parts replaced. */
type CaseText = string | { readonly of: string; readonly edits: readonly (readonly [string, string])[] };

export interface TamperCase {
  readonly title: string;
  readonly before: Readonly<Record<string, CaseText>>;
  readonly after: Readonly<Record<string, CaseText>>;
  readonly expect: readonly { rule: string; severity: string; file: string; line: number }[];
  readonly options?: {
    readonly changes_expectations?: readonly string[];
    readonly test_paths?: readonly string[];
  };
}

const folder = new URL('../../../cases/self-check/tamper/', import.meta.url);

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
}

const texts = readJson('texts') as Readonly<Record<string, string>>;

export function tamperCases(name: string): readonly TamperCase[] {
  return readJson(name) as readonly TamperCase[];
}

export function namedText(name: string): string {
  const text = texts[name];
  if (text === undefined) throw new Error(`no text ${name}`);
  return text;
}

function textOf(text: CaseText): string {
  if (typeof text === 'string') return text.startsWith('@') ? namedText(text.slice(1)) : text;
  return text.edits.reduce((all, [from, to]) => all.replace(from, () => to), textOf(text.of));
}

function filesOf(side: TamperCase['before']): Map<string, string> {
  return new Map(Object.entries(side).map(([path, text]) => [path, textOf(text)]));
}

export function changeOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): WorkChange {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const files = paths.flatMap((path): ChangedFile[] => {
    const [old, now] = [before.get(path) ?? null, after.get(path) ?? null];
    if (old === now) return [];
    return [
      {
        path,
        status: old === null ? 'added' : now === null ? 'deleted' : 'modified',
        before: old,
        after: now,
      },
    ];
  });
  return { base: { commit: 'base', how: 'given', name: 'base' }, head: null, notes: [], files };
}

async function treesOf(files: ReadonlyMap<string, string>): Promise<Map<string, SyntaxFile | null>> {
  return new Map(
    await Promise.all(
      [...files].map(async ([path, text]) => [path, await parsedOrNull(path, text)] as const),
    ),
  );
}

/** Trees of two sets of files. */
export async function treesOfBoth(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Promise<Trees> {
  const sides = { base: await treesOf(before), work: await treesOf(after) };
  return (path, side) => sides[side].get(path) ?? null;
}

/** Scans what lies between two sets of files. */
export async function scanFiles(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  options: NonNullable<TamperCase['options']> = {},
): Promise<TamperScan> {
  return scanChange(changeOf(before, after), await treesOfBoth(before, after), {
    testGlobs: [],
    testPaths: options.test_paths ?? [...after.keys()],
    mayExpectAnew: (path) => options.changes_expectations?.includes(path) ?? false,
  });
}

/** What the scan says of a case that a reader should look at. */
export async function scanCase({ before, after, options }: TamperCase): Promise<TamperCase['expect']> {
  const { findings } = await scanFiles(filesOf(before), filesOf(after), options);
  return findings
    .filter(({ severity }) => severity !== 'info')
    .map(({ rule, severity, place }) => ({
      rule,
      severity,
      file: place?.file ?? '',
      line: place?.line ?? 0,
    }));
}
