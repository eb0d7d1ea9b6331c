import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MANNERS } from '../../src/app/check-work/ask-product.ts';
import type { Answers, AskedFile } from '../../src/core/self-check/product/ask.ts';
import { answersOf, askingOf } from '../../src/core/self-check/product/asking.ts';
import { asksOf } from '../../src/core/self-check/product/asks-of.ts';
import { judgeAnswers, type Tell } from '../../src/core/self-check/product/judge-answers.ts';
import { readTests } from '../../src/core/self-check/tamper/read/read-tests.ts';
import { testKey } from '../../src/core/self-check/tamper/test-facts.ts';
import { expectCase } from '../self-check/support/gaps.ts';
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
  return asksOf(tree, turned);
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
  const { command, given } = askingOf(files, MANNERS[side], process.execPath);
  for (const [name, text] of Object.entries(given)) put(join(results, name), text);
  spawnSync('/bin/sh', ['-c', command.replaceAll('{results}', results)], { cwd: folder });
  const left = readdirSync(results).map((path) => ({
    path,
    text: readFileSync(join(results, path), 'utf8'),
  }));
  return files.map((file, at) => answersOf({ files: left }, file, at));
}

const files = await Promise.all(cases.map(asked));
const [base, work] = [answersOn('base', files), answersOn('work', files)];

function tells(at: number): Tell[] {
  const [file, own] = [files[at], { base: base[at] ?? {}, work: work[at] ?? {} }];
  return file === undefined ? [] : judgeAnswers({ file, ...own }).map(({ tell }) => tell);
}

function hasAsks(at: number): boolean {
  return (files[at]?.asks.length ?? 0) > 0;
}

describe('the product, asked outside of its tests', () => {
  for (const [at, one] of cases.entries()) {
    const wanted = one.tell === null ? 'an honest twin' : `told by ${one.tell}`;
    it(`PQ3 ${one.name}: ${wanted}`, () => {
      expectCase('product', one.name, [...new Set(tells(at))], one.tell === null ? [] : [one.tell]);
    });
  }

  it('PQ1 every call with written values is asked, and answered by both sides', () => {
    const silent = cases.filter((_one, at) => {
      const all = [work[at]?.plain, work[at]?.reversed, work[at]?.marked, base[at]?.plain];
      return hasAsks(at) && [...all, base[at]?.reversed].includes(undefined);
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
