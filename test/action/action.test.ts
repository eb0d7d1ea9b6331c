import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SarifLog } from '../formats/sarif-shape.ts';
import { newRepository, type TestRepository } from '../workspace/repository.ts';
import { type CommentServer, commentServer } from './comment-server.ts';
import { action, root, runAction } from './run-action.ts';

const test = (body: string): string =>
  `import test from 'node:test';\nimport assert from 'node:assert';\ntest('adds', () => {\n${body}\n});\n`;
const MINE = { login: 'builder[bot]', type: 'Bot' };
const MARK = '<!-- assay:check -->';
let repository: TestRepository;
let server: CommentServer;

beforeAll(async () => {
  repository = newRepository();
  repository.commit({
    'package.json': '{"name":"a","type":"module","scripts":{"test":"node --test"}}\n',
    'test/a.test.js': test('assert.equal(1 + 1, 2);'),
  });
  server = await commentServer(null);
});

afterAll(() => {
  repository.remove();
  server.close();
});

const pull = { event: { pull_request: { number: 7 } } };

const LONG = 180_000;

describe('the action', { timeout: LONG }, () => {
  it('CI8 inputs reach the shell as environment alone, and no other action is called', () => {
    for (const { run, env, name } of action.runs.steps) {
      expect(run).not.toContain('${{');
      expect('ACTION_TOKEN' in env).toBe(name === 'Comment on the pull request');
    }
    const page = readFileSync(join(root, 'docs/ci.md'), 'utf8');
    for (const name of [...Object.keys(action.inputs), ...Object.keys(action.outputs)])
      expect(page).toContain(`\`${name}\``);
  });

  it('CI8 CI9 CI10 one check makes summary, annotations, SARIF, outputs and the comment, and its exit is the last', async () => {
    const secrets = ['GITHUB_ENV', 'ACTION_TOKEN', 'GITHUB_TOKEN', 'ACTIONS_RUNTIME_TOKEN'];
    const probe = secrets.map((name) => `process.env.${name}`).join(' ?? ');
    repository.write({ 'test/a.test.js': test(`assert.equal(${probe} ?? 'none', '::error::\\n::x');`) });
    server.comments.push(
      { id: 1, user: { login: 'mallory', type: 'User' }, body: `${MARK}\nmine` },
      { id: 2, user: MINE, body: 'something else' },
    );
    const env = {
      GITHUB_API_URL: server.url,
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_TOKEN: 'secret-token',
      ACTIONS_RUNTIME_TOKEN: 'secret-token',
    };
    const given = {
      workspace: repository.root,
      env,
      inputs: { language: 'en', base: 'HEAD', 'sarif-file': 'out/assay.sarif' },
      ...pull,
    };
    const first = await runAction(given);
    expect({ exit: first.exit, status: first.outputs['status'], outer: first.outputs['exit'] }).toEqual({
      exit: 1,
      status: 'FAILED',
      outer: '1',
    });
    expect(first.summary.split('\n').slice(0, 2).join(' ')).toMatch(`${MARK} ### FAILED · `);
    expect(first.summary).toContain('none');
    expect(first.log).toMatch(/^::error title=Assay%3A tests_failed(?:,|::)/m);
    expect(first.log).not.toMatch(/^::(?:error::|x)/m);
    expect(`${first.log}${first.summary}`).not.toContain('secret-token');
    const log = SarifLog.parse(JSON.parse(readFileSync(join(repository.root, 'out/assay.sarif'), 'utf8')));
    expect(log.runs[0]?.results.length).toBeGreaterThan(0);
    expect(server.comments.map(({ body }) => body.split('\n')[0])).toEqual([MARK, 'something else', MARK]);
    expect(server.comments[0]?.body).toBe(`${MARK}\nmine`);
    expect(server.asked.every(({ token }) => token === 'Bearer secret-token')).toBe(true);

    repository.write({ 'test/a.test.js': test('assert.equal(2 + 1, 3);'), 'out/assay.sarif': null });
    const second = await runAction({
      ...given,
      inputs: { ...given.inputs, 'sarif-file': 'package.json/x', run: 'false' },
    });
    expect(second.log).toMatch(/^::warning title=Assay::the SARIF log was not written: /m);
    expect(second.outputs['sarif-file']).toBeUndefined();
    expect(second.outputs['verdict-id']).not.toBe(first.outputs['verdict-id']);
    expect(second.exit).toBe(Number(second.outputs['exit']));
    expect(server.comments.length).toBe(3);
    expect(server.comments[2]?.body).toContain(second.outputs['verdict-id']);
  });

  it('CI8 what cannot be evaluated is exit 2 with why, and a comment that cannot be written changes nothing', async () => {
    server.refuse(403);
    const env = { GITHUB_API_URL: server.url, GITHUB_REPOSITORY: 'o/r' };
    const inputs = { base: 'no-such-branch', language: 'en' };
    const run = await runAction({ workspace: repository.root, env, inputs, ...pull });
    expect({ exit: run.exit, status: run.outputs['status'] }).toEqual({ exit: 2, status: 'ERROR' });
    expect(run.summary).toContain('there is no revision no-such-branch');
    expect(run.log).toMatch(/^::warning title=Assay::the comment was not written: .*403$/m);
  });
});
