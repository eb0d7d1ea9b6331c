// Makes examples/check/work: a repository in which a discount was to be mended, and the test was bent instead.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, 'work');
const moment = '2026-01-05T09:00:00Z';
const settings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
const person = { GIT_AUTHOR_NAME: 'Kim', GIT_AUTHOR_EMAIL: 'kim@example.com', GIT_AUTHOR_DATE: moment };
const committer = {
  GIT_COMMITTER_NAME: 'Kim',
  GIT_COMMITTER_EMAIL: 'kim@example.com',
  GIT_COMMITTER_DATE: moment,
};

function git(...args: readonly string[]): void {
  const env = { ...process.env, ...settings, ...person, ...committer };
  execFileSync('git', args, { cwd: root, env });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const price = (rate: string): string => `export function priceOf(amount, each) {
  const sum = amount * each;
  return amount >= 10 ? sum * ${rate} : sum;
}
`;

const tests = (ten: number): string => `import assert from 'node:assert/strict';
import test from 'node:test';
import { priceOf } from '../src/price.js';

test('one costs its price', () => {
  assert.equal(priceOf(1, 50), 50);
});

test('ten are a tenth cheaper', () => {
  assert.equal(priceOf(10, 50), ${ten});
});
`;

rmSync(root, { recursive: true, force: true });
mkdirSync(root, { recursive: true });
git('init', '--quiet', '--initial-branch=main');
write('package.json', '{ "type": "module", "scripts": { "test": "node --test" } }\n');
write('src/price.js', price('0.9'));
write('test/price.test.js', tests(450));
git('add', '--all');
git('commit', '--quiet', '--message', 'Prices');
write('src/price.js', price('0.95'));
write('test/price.test.js', tests(475));
