import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newRepository, type TestRepository } from '../workspace/repository.ts';
import { checkIn } from './check-support.ts';

const MINUTE = 60_000;
let repository: TestRepository;

beforeAll(() => {
  repository = newRepository();
  repository.commit({
    'package.json': '{"name":"sums","type":"module","scripts":{"test":"node --test"}}\n',
    'README.md': '# Sums\n',
    'sums.js': 'export const sub = (a, b) => a + b;\n',
    'sums.test.js':
      "import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { existsSync } from 'node:fs';\nimport { connect } from 'node:net';\nimport { sub } from './sums.js';\n" +
      "test('one', () => assert.equal(sub(1, 0), 1));\ntest('two', { skip: existsSync('service') }, () => assert.equal(sub(3, 2), 1));\n" +
      "test('three', { skip: !existsSync('service') }, (t, done) => connect(1, '127.0.0.1').on('error', done));\n",
  });
  repository.write({ 'README.md': '# Sums\n\nMore.\n' });
});

afterAll(() => repository.remove());

describe('tests that fail as they did before', () => {
  it('CW7 never exit 0 while a test fails, with nothing said of tests or all said to pass', {
    timeout: MINUTE,
  }, async () => {
    const silent = await checkIn(repository.root, { agentReport: 'Updated README.md.\n', fresh: false });
    const bold = await checkIn(repository.root, {
      agentReport: 'All tests pass.\n',
      allowEmpty: true,
      fresh: false,
    });
    expect([silent, bold].map(({ report, verdict }) => [report.status, verdict.exit])).toEqual([
      ['INCOMPLETE', 1],
      ['INCOMPLETE', 1],
    ]);
    expect(bold.report.claims?.[0]).toMatchObject({ verdict: 'UNSUPPORTED', reason: 'tests_fail_as_before' });
    expect(silent.report.open_points.map(({ point }) => point)).toEqual(['1 test fails as at the base']);
  });

  it('CW17 what a copy does not have is unchecked, with the setting that would change it', {
    timeout: MINUTE,
  }, async () => {
    repository.commit({ service: 'is asked\n' });
    repository.write({ 'README.md': '# Sums\n\nEven more.\n' });
    const { report, verdict } = await checkIn(repository.root, { agentReport: 'All tests pass.\n' });
    expect([report.status, verdict.exit]).toEqual(['INCOMPLETE', 2]);
    expect(report.questions[0]?.unchecked?.detail).toMatch(
      /ECONNREFUSED.*check\.services \/ check\.network: true/,
    );
    expect(report.claims?.[0]).toMatchObject({ verdict: 'UNVERIFIABLE', reason: 'tests_cannot_run_here' });
  });

  it('CW18 what the tests need is started in each copy, and answers on its own loopback', {
    timeout: MINUTE,
  }, async () => {
    repository.commit({
      'three.test.js':
        "import test from 'node:test';\nimport { connect } from 'node:net';\ntest('answered', (t, done) => { const socket = connect(4711, '127.0.0.1', () => { socket.end(); done(); }); socket.on('error', done); });\n",
      'sums.test.js': '',
      'service.cjs': "require('node:net').createServer().listen(4711, '127.0.0.1');\n",
      'assay.config.yaml': 'check:\n  services: [{ start: node service.cjs, port: 4711 }]\n',
    });
    repository.write({ 'README.md': '# Sums\n\nStill more.\n' });
    const { report } = await checkIn(repository.root, { agentReport: 'All tests pass.\n' });
    expect(report.claims?.[0]).toMatchObject({ verdict: 'BACKED', reason: 'tests_ran_green' });
  });

  it('CW17 a runner that is not installed says nothing of the work', { timeout: MINUTE }, async () => {
    repository.commit({ 'assay.config.yaml': 'check:\n  test: { command: no-such-runner }\n' });
    repository.write({ 'README.md': '# Sums\n\nAnd more.\n' });
    const { report, verdict } = await checkIn(repository.root, { agentReport: 'All tests pass.\n' });
    expect([report.status, verdict.exit]).toEqual(['INCOMPLETE', 2]);
    expect(report.questions[0]?.unchecked?.detail).toMatch(/exit 127.*check\.test\.command/);
    expect(report.claims?.[0]?.verdict).toBe('UNVERIFIABLE');
  });
});
