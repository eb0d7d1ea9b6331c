import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { breaches } from './house/breaches.ts';
import { checkHouse } from './house/check-house.ts';
import type { Finding } from './house/finding.ts';
import { describeSizes } from './house/sizes.ts';
import { parseSource } from './house/syntax.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const paths = globSync(['src/**/*.ts', 'ui/**/*.{ts,tsx}'], { cwd: root }).map((path) =>
  path.replaceAll('\\', '/'),
);
const files = paths.toSorted().map((path) => parseSource(path, readFileSync(`${root}/${path}`, 'utf8')));
const findings = checkHouse(files);

function show(finding: Finding): string {
  return `${finding.place} ${finding.message}`;
}

const rules = {
  HS1: 'files import downwards only, as the table of rooms says',
  HS2: 'no import circle, type imports counted',
  HS3: 'no contents page but the entries of the package',
  HS4: 'core and contract read no clock, chance, network or disk',
  HS5: 'no any',
  HS6: 'inside a transaction only its own client is used',
  HS7: 'classes only where a source names one',
};

describe('the house', () => {
  it.each(Object.entries(rules))('%s %s', (rule) => {
    expect(files.length).toBeGreaterThan(0);
    expect(findings.filter((finding) => finding.rule === rule).map(show)).toEqual([]);
  });

  it('HS8 runs on a Node that the package supports', () => {
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
    expect(major * 100 + minor).toBeGreaterThanOrEqual(2218);
  });

  it('HS9 tells the sizes of files and functions', () => {
    const sizes = describeSizes(files);
    console.log(`note: ${sizes}`);
    expect(sizes).toMatch(/^\d+ files: median \d+ lines, p90 \d+/);
  });

  it('HS13 only what runs in a thread verifies or grades for a server', () => {
    const works =
      /import (?!type)[^;]*core\/(?:verify|verify\/grow-answer|correct\/critique-answer|quality-gate\/quality-gate)\.ts'/;
    const importers = files.filter(({ path }) => path.startsWith('src/app/') || path.startsWith('src/http/'));
    const found = importers.filter(({ text }) => works.test(text)).map(({ path }) => path);
    expect(found).toEqual([
      'src/app/calibrate.ts',
      'src/app/critique-at.ts',
      'src/app/grow-answer.ts',
      'src/app/verify-answer.ts',
      'src/app/verify-thread/text-here.ts',
      'src/app/verify-thread/works.ts',
    ]);
    const here = importers.filter(({ text }) =>
      /import (?!type)[^;]*(?:verifyAnswer|growAt|verifyUnkept|critiqueAt|textHere)\b/.test(text),
    );
    expect(here.map(({ path }) => path)).toEqual([
      'src/app/open-verifier.ts',
      'src/app/verify-thread/text-here.ts',
      'src/app/verify-thread/works.ts',
    ]);
  });

  it('HS10 tests in a browser read a page until it is as expected, never once', () => {
    const tests = globSync('test/ui/browser/*.ts', { cwd: root });
    const once = tests.flatMap((path) =>
      [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/expect\(await .*/g)].map(
        ([line]) => `${path} ${line}`,
      ),
    );
    expect(tests.length).toBeGreaterThan(0);
    expect(once).toEqual([]);
  });
});

describe('the guards are alive', () => {
  it.each(breaches)('$rule catches: $title', (breach) => {
    const planted = Object.entries(breach.files).map(([path, text]) => parseSource(path, text));
    expect(checkHouse(planted).map((finding) => finding.rule)).toEqual([breach.rule]);
  });

  it('every rule has a planted breach', () => {
    expect([...new Set(breaches.map((breach) => breach.rule))]).toEqual(Object.keys(rules));
  });

  it('a clean house has no findings', () => {
    const clean = {
      'src/contract/b.ts': 'export interface B { readonly process: string }',
      'src/core/claims/a.ts':
        "import type { B } from '../../contract/b.ts'; export const day = (b: B) => new Date(b.process).getTime();",
      'src/adapters/database/c.ts':
        "export const c = (pool) => pool.transaction().execute(async (trx) => trx.selectFrom('x').execute());",
    };
    expect(checkHouse(Object.entries(clean).map(([path, text]) => parseSource(path, text)))).toEqual([]);
  });
});
