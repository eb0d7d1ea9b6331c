import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VerdictHead } from '../../src/contract/verdict-record.ts';
import { callAssay } from '../support/call-assay.ts';
import { serveIn, type ServedProcess } from '../support/served-process.ts';
import { newRepository, type TestRepository } from '../workspace/repository.ts';

const LONG = 120_000;
const state = mkdtempSync(join(tmpdir(), 'assay-state-'));
const home = mkdtempSync(join(tmpdir(), 'assay-home-'));
const env = { XDG_STATE_HOME: state };
const [before, during, silent] = [newRepository(), newRepository(), newRepository()];

function check(
  { root }: TestRepository,
  words: readonly string[] = [],
  variables: Record<string, string> = env,
) {
  const args = ['check', '--no-run', '--lang', 'en', ...words];
  return callAssay(args, { cwd: root, env: variables });
}

let server: ServedProcess;
let first: readonly VerdictHead[];
let then: readonly VerdictHead[];

async function shown(): Promise<readonly VerdictHead[]> {
  const page = await fetch(`${server.url}/api/verdicts?part=check&fields=head`);
  return ((await page.json()) as { verdicts: VerdictHead[] }).verdicts;
}

beforeAll(async () => {
  for (const repository of [before, during]) repository.commit({ 'a.txt': 'one\n' });
  silent.commit({ 'assay.config.yaml': 'check:\n  tell_server: false\n' });
  for (const repository of [before, during, silent]) repository.write({ 'b.txt': 'two\n' });
  await check(before, ['--request', 'Add  the second\nfile']);
  server = await serveIn(home, [], env);
  first = await shown();
  during.git('checkout', '-q', '-b', 'feature/두 번째'.replace(' ', '-'));
  // One after the other: each has the working folder of this process.
  await check(during);
  await check(silent);
  then = await shown();
}, LONG);
afterAll(async () => {
  await server.end('SIGTERM');
  for (const repository of [before, during, silent]) repository.remove();
  for (const folder of [state, home]) rmSync(folder, { recursive: true, force: true });
});

it('OH9 OH10 a check of another repository is listed with repository, branch and task, also one from before the start', () => {
  expect(first.map(({ work }) => work)).toEqual([
    { repository: basename(before.root), branch: 'main', task: 'Add the second file' },
  ]);
});

it('OH10 a check while the server runs; nothing is said where no branch is checked out and nothing was asked', () => {
  expect(then.map(({ work }) => work)).toEqual([
    { repository: basename(during.root), branch: 'feature/두-번째', task: null },
    first[0]?.work,
  ]);
});

it('OH12 a verdict is the same where nothing can be kept for the server; that is said only with --steps', async () => {
  const nowhere = { XDG_STATE_HOME: '/dev/null' };
  const plain = (text: string): string =>
    text.replaceAll(/[0-9A-Z]{26}|[\d.]+ (?:ms|s)\b|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
  const [kept, unkept, told, korean] = [
    await check(during),
    await check(during, [], nowhere),
    await check(during, ['--steps'], nowhere),
    await check(during, ['--steps', '--lang', 'ko'], nowhere),
  ];
  expect([unkept.code, plain(unkept.stdout), unkept.stderr]).toEqual([
    kept.code,
    plain(kept.stdout),
    kept.stderr,
  ]);
  expect(told.stderr).toContain('the screen of the server will not show this check: /dev/null/assay/work');
  expect(korean.stderr).toContain('서버 화면에는 이 검사가 나오지 않습니다');
});
