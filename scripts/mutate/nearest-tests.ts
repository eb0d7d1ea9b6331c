import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Of each file those that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

function importsOf(root: string, file: string): readonly string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const named = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)];
  return named
    .map(({ moduleRequest }) => moduleRequest?.value ?? '')
    .filter((name) => name.startsWith('.'))
    .map((name) => join(file, '..', name));
}

export function importersIn(root: string): Importers {
  const importers = new Map<string, string[]>();
  for (const file of globSync('{src,test,eval}/**/*.ts', { cwd: root }))
    for (const imported of importsOf(root, file))
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  return importers;
}

/** Files of tests of these projects of vitest.config.ts. */
export function testsIn(root: string, projects: readonly string[]): readonly string[] {
  const words = projects.flatMap((name) => ['--project', name]);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'list', '--filesOnly', '--json', ...words];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return (JSON.parse(stdout) as { readonly file: string }[]).map(({ file }) => relative(root, file));
}

function inCommon(a: string, b: string): number {
  const words = new Set(a.split(/[/.-]/));
  return b.split(/[/.-]/).filter((word) => words.has(word)).length;
}

/** Those of the tests that load a file: by the fewest steps first, then by words that their paths have in common. */
export function nearest(file: string, importers: Importers, tests: ReadonlySet<string>): readonly string[] {
  const seen = new Set([file]);
  const found: string[] = [];
  for (let ring = [file]; ring.length > 0; ) {
    const around = new Set(ring.flatMap((one) => importers.get(one) ?? []));
    ring = [...around].filter((one) => !seen.has(one)).sort();
    for (const one of ring) seen.add(one);
    const met = ring.filter((one) => tests.has(one));
    found.push(...met.toSorted((a, b) => inCommon(file, b) - inCommon(file, a)));
  }
  return found;
}
