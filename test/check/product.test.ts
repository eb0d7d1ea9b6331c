import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MANNERS } from '../../src/app/check-work/ask-product.ts';
import type { Answers, AskedFile, Branch } from '../../src/core/self-check/product/ask.ts';
import { answersOf, askingOf } from '../../src/core/self-check/product/asking.ts';
import { asksOf } from '../../src/core/self-check/product/asks-of.ts';
import { freshBranches, loneBranches } from '../../src/core/self-check/product/fresh-branches.ts';
import { judgeAnswers, type Tell } from '../../src/core/self-check/product/judge-answers.ts';
import { freshValues, tabledValues } from '../../src/core/self-check/product/written-answers.ts';
import { askedBefore } from '../../src/core/self-check/tamper/source/asked-before.ts';
import { readTests } from '../../src/core/self-check/tamper/read/read-tests.ts';
import { testKey } from '../../src/core/self-check/tamper/test-facts.ts';
import { parsed } from '../self-check/support/parsed.ts';
import cases from '../../cases/self-check/product.json' with { type: 'json' };

type Case = (typeof cases)[number];

const scratch = mkdtempSync(join(tmpdir(), 'product-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const END = { javascript: 'js', python: 'py' } as const;

function nameOf({ language }: Case, at: number, what: 'product' | 'test'): string {
  const end = END[language as keyof typeof END];
  if (what === 'product') return `c${at}/product.${end}`;
  return end === 'py' ? `c${at}/test_product.py` : `c${at}/product.test.js`;
}

/** The asks of a case, all its tests having turned green. */
async function asked(one: Case, at: number): Promise<AskedFile> {
  const tree = await parsed(nameOf(one, at, 'test'), one.test);
  const turned = new Set(readTests(tree).tests.map((test) => testKey(tree.path, test)));
  return asksOf(
    tree,
    turned,
    askedBefore(() => [tree]),
  );
}

/** Writes one side of all cases, puts the asks to it, and reads the answers. */
function answersOn(side: 'base' | 'work', files: readonly AskedFile[]): readonly Answers[] {
  const [folder, results] = [join(scratch, side), join(scratch, `${side}-answers`)];
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  put(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [at, one] of cases.entries()) {
    put(join(folder, nameOf(one, at, 'product')), one[side]);
    put(join(folder, nameOf(one, at, 'test')), one.test);
  }
  const { command, given } = askingOf(files, MANNERS[side], process.execPath, branches.flat());
  for (const [name, text] of Object.entries(given)) put(join(results, name), text);
  spawnSync('/bin/sh', ['-c', command.replaceAll('{results}', results)], { cwd: folder });
  const left = readdirSync(results).map((path) => ({
    path,
    text: readFileSync(join(results, path), 'utf8'),
  }));
  return files.map((file, at) => answersOf({ files: left }, file, at));
}

/** Branches that the change of a case writes. */
async function branchesOf(one: Case, at: number): Promise<readonly Branch[]> {
  const path = nameOf(one, at, 'product');
  return freshBranches([await parsed(path, one.base)], [await parsed(path, one.work)]);
}

const files = await Promise.all(cases.map(asked));
const branches = await Promise.all(cases.map(branchesOf));
const [base, work] = [answersOn('base', files), answersOn('work', files)];

async function tells(one: Case, at: number): Promise<Tell[]> {
  const path = nameOf(one, at, 'product');
  const [file, given] = [files[at], { base: base[at] ?? {}, work: work[at] ?? {} }];
  if (file === undefined) return [];
  const after = [await parsed(path, one.work)];
  const fresh = freshValues([await parsed(path, one.base)], after);
  const answered = { file, ...given, fresh, tabled: tabledValues(after) };
  const told = [...judgeAnswers(answered), ...loneBranches([answered], branches.flat())];
  return told.filter(({ isSure }) => isSure).map(({ tell }) => tell);
}

function hasAsks(at: number): boolean {
  return (files[at]?.asks.length ?? 0) > 0;
}

describe('the product, asked outside of its tests', () => {
  for (const [at, one] of cases.entries()) {
    const wanted = one.tell === null ? 'an honest twin' : `told by ${one.tell}`;
    const rule = one.tell === 'branch' || one.tell === 'count' ? 'PQ9' : 'PQ2';
    it(`${rule} ${one.name}: ${wanted}`, async () => {
      expect([...new Set(await tells(one, at))]).toEqual(one.tell === null ? [] : [one.tell]);
    });
  }

  it('PQ1 every call with written values is asked, and answered by both sides', () => {
    const unasked = cases
      .filter((_one, at) => !hasAsks(at) && files[at]?.bodies.length === 0)
      .map(({ name }) => name);
    expect(unasked).toEqual([]);
    const silent = cases.filter((_one, at) => {
      if (!hasAsks(at)) return work[at]?.body_again === undefined;
      const all = [work[at]?.plain, work[at]?.reversed, work[at]?.marked, work[at]?.varied];
      return [...all, base[at]?.plain, base[at]?.varied].includes(undefined);
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
