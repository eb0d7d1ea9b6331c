import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import picocolors from 'picocolors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkReport } from '../../src/contract/work-report.ts';
import { checkText } from '../../src/cli/check-text.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { trusting } from '../support/trusting.ts';
import { freshRepositories } from '../workspace/made.ts';
import { withoutNameSpaces } from '../workspace/plain-tools.ts';
import { running } from '../workspace/processes.ts';
import { everything, type TestRepository } from '../workspace/repository.ts';
import { checkIn } from './check-support.ts';

const fresh = freshRepositories();

const SERVER = `
require('http').createServer((request, response) => {
  response.statusCode = request.url === '/health' ? 200 : 404;
  response.end('it is up');
}).listen(Number(process.argv[2]), '127.0.0.1');
`;

const TEST = `
const test = require('node:test');
const assert = require('node:assert');
test('one', () => assert.equal(require('../add.js')(1, 2), 3));
`;

/** Work with tests that pass, whose base has the settings. */
function project(check: object, more: Readonly<Record<string, string>> = {}): TestRepository {
  const repository = fresh();
  repository.commit({
    'package.json': '{"scripts":{"test":"node --test"}}',
    '.gitignore': 'reports\n',
    'assay.config.yaml': JSON.stringify({ check }),
    'add.js': 'module.exports = (a, b) => b + a;\n',
    'server.js': SERVER,
    'test/add.test.js': TEST,
    ...more,
  });
  repository.write({ 'add.js': 'module.exports = (a, b) => a + b;\n' });
  return repository;
}

/** Checked for a user who trusts the settings. */
async function checkTrusted(...[root, asked, environment]: Parameters<typeof checkIn>) {
  return checkIn(root, asked, { ...environment, ...(await trusting(root)) });
}

type Seen = [probe: string, holds: boolean | null, why?: string];

function probesOf({ probes = [] }: WorkReport): Seen[] {
  return probes.map(({ probe, holds, unchecked }) =>
    unchecked === undefined ? [probe, holds] : [probe, holds, unchecked.reason],
  );
}

let ports = 20_000 + (process.pid % 20_000);
function nextPort(): number {
  ports += 1;
  return ports;
}

describe('outcomes that are looked at', { timeout: 60_000 }, () => {
  it('CW12 files in the tree, ignored ones too, and commands in a copy; nothing of the tree is written', async () => {
    const repository = project({
      probes: [
        { kind: 'file', path: 'reports/made.txt', contains: 'made' },
        { kind: 'file', path: 'gone.txt' },
        { kind: 'file', path: '../outside.txt' },
        { kind: 'command', command: 'echo new > left.txt; cat left.txt', contains: 'new' },
        { kind: 'command', command: 'echo wrong; exit 3' },
        { kind: 'command', command: 'there-is-no-such-command' },
        { kind: 'command', command: 'sleep 30', timeout: 300 },
      ],
    });
    repository.write({ 'reports/made.txt': 'made\n' });
    const before = everything(repository.root);
    const { report, verdict } = await checkTrusted(repository.root);
    expect(everything(repository.root)).toBe(before);
    expect(probesOf(report)).toEqual([
      ['reports/made.txt', true],
      ['gone.txt', false],
      ['../outside.txt', false],
      ['echo new > left.txt; cat left.txt', true],
      ['echo wrong; exit 3', false],
      ['there-is-no-such-command', null, 'unavailable'],
      ['sleep 30', null, 'timeout'],
    ]);
    expect(report.status).toBe('FAILED');
    const failed = report.findings.filter(({ rule }) => rule === 'probe_failed');
    expect(failed.map(({ details }) => details['reason'])).toEqual(['no_file', 'no_file', 'exit']);
    expect(failed[2]).toMatchObject({ after: 'wrong', details: { expected: '0', actual: '3' } });
    const text = checkText(verdict, report, picocolors.createColors(false));
    expect(text).toContain('✗ gone.txt');
    expect(text).toContain('? sleep 30 (did not answer in time)');
  });

  it('CW12 what cannot be looked at leaves the work incomplete, and does not fail it', async () => {
    const repository = project({
      probes: [
        { kind: 'url', url: `http://127.0.0.1:${nextPort()}/` },
        { kind: 'row', query: 'select 1', database: 'NO_SUCH_VARIABLE' },
      ],
    });
    const { report, verdict } = await checkTrusted(repository.root, { language: () => 'ko' });
    expect(probesOf(report).map(([, ...rest]) => rest)).toEqual([
      [null, 'unavailable'],
      [null, 'not_configured'],
    ]);
    expect(report.status).toBe('INCOMPLETE');
    expect(report.findings.filter(({ rule }) => rule === 'probe_failed')).toEqual([]);
    const text = checkText(verdict, report, picocolors.createColors(false));
    expect(text).toContain('응답하지 않습니다 (ECONNREFUSED)');
    expect(text).toContain('환경 변수 NO_SUCH_VARIABLE');
  });

  it('CW13 an address that answers already is fetched from here', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/slow') return;
      response.statusCode = request.url === '/gone' ? 410 : 200;
      response.end('all is well');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const repository = project({
      probes: [
        { kind: 'url', url: `${at}/`, contains: 'well' },
        { kind: 'url', url: `${at}/gone` },
        { kind: 'url', url: `${at}/slow`, timeout: 200 },
      ],
    });
    const { report } = await checkTrusted(repository.root);
    server.closeAllConnections();
    server.close();
    expect(probesOf(report)).toEqual([
      [`${at}/`, true],
      [`${at}/gone`, false],
      [`${at}/slow`, null, 'timeout'],
    ]);
    const none = await checkTrusted(repository.root, { run: false });
    expect(probesOf(none.report).map(([, holds]) => holds)).toEqual([null, null, null]);
  });
});

function started(): void {
  it('CW13 a server is started in the copy, asked there, and ended', async () => {
    const port = nextPort();
    const at = `http://127.0.0.1:${port}`;
    const start = `node server.js ${port}`;
    const repository = project({
      probes: [
        { kind: 'url', url: `${at}/health`, start, contains: 'up' },
        { kind: 'url', url: `${at}/missing`, start },
        { kind: 'url', url: `${at}/health`, start: 'echo "cannot start" >&2; exit 4' },
        { kind: 'url', url: `${at}/health`, start: 'sleep 30', timeout: 500 },
        { kind: 'url', url: `${at}/health`, start: 'there-is-no-such-command' },
        { kind: 'url', url: 'http://example.com/', start },
      ],
    });
    const { report } = await checkTrusted(repository.root);
    expect(probesOf(report)).toEqual([
      [`${at}/health`, true],
      [`${at}/missing`, false],
      [`${at}/health`, false],
      [`${at}/health`, null, 'timeout'],
      [`${at}/health`, null, 'unavailable'],
      ['http://example.com/', null, 'refused'],
    ]);
    const ended = report.findings.find(({ details }) => details['reason'] === 'ended');
    expect(ended).toMatchObject({ after: 'cannot start', details: { actual: '4' } });
    await expect(fetch(`${at}/health`)).rejects.toThrow('fetch failed');
    expect(running(start)).toEqual([]);
  });
}

describe('a server in a copy', { timeout: 60_000 }, () => {
  started();
});

describe('a server in a copy on a system without name spaces', { timeout: 60_000 }, () => {
  withoutNameSpaces();
  started();

  it('CW13 an address at which something answers before the start says nothing about the work', async () => {
    const server = createServer((_request, response) => response.end('another')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const repository = project({ probes: [{ kind: 'url', url, start: 'node server.js 1' }] });
    const { report } = await checkTrusted(repository.root);
    server.close();
    expect(probesOf(report)).toEqual([[url, null, 'ambiguous']]);
  });
});

describe('rows of a database', { timeout: 60_000 }, () => {
  let server: PostgresServer | null = null;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server?.stop());

  it('CW12 are counted by a query that cannot write', async ({ skip }) => {
    if (server === null) return skip();
    const url = await server.createDatabase();
    const rows = (query: string, count = 1): object => ({ kind: 'row', query, rows: count });
    const repository = project({
      probes: [
        rows('select * from generate_series(1, 1000000)', 1000),
        rows('select 1 where false'),
        rows('select * from orders'),
        rows('selec 1'),
        rows('insert into orders values (1) returning 1'),
        rows('select 1; drop table orders'),
        rows('select pg_sleep(30)'),
        { kind: 'row', query: 'select 1', database: 'WRONG' },
      ].map((probe) => ({ ...probe, timeout: 2000 })),
    });
    const wrong = url.replace(/:\d+\//, ':1/');
    const { report } = await checkTrusted(repository.root, {}, { DATABASE_URL: url, WRONG: wrong });
    expect(probesOf(report).map(([, ...rest]) => rest)).toEqual([
      [true],
      [false],
      [false],
      [null, 'malformed'],
      [null, 'malformed'],
      [null, 'malformed'],
      [null, 'timeout'],
      [null, 'unavailable'],
    ]);
    expect(JSON.stringify(report)).not.toContain('postgres://');
  });
});

describe('reports that lie there already', { timeout: 60_000 }, () => {
  it('CW14 are read, shown with their age, and held against our run', async () => {
    const repository = project({
      reports: [
        { path: 'reports/out.tap', format: 'tap' },
        { path: 'reports/lcov.info', format: 'lcov' },
        { path: 'reports/junit.xml', format: 'junit' },
      ],
    });
    repository.write({
      'reports/out.tap': '1..3\nok 1 - one\nok 2 - two\nok 3 - three\n',
      'reports/lcov.info': 'SF:add.js\nDA:1,1\nDA:2,0\nLF:2\nLH:1\nend_of_record\n',
    });
    const changed = new Date('2026-01-01T00:01:00Z');
    utimesSync(join(repository.root, 'add.js'), changed, changed);
    utimesSync(join(repository.root, 'reports/out.tap'), changed, new Date('2026-01-01T00:00:00Z'));
    utimesSync(join(repository.root, 'reports/lcov.info'), changed, new Date('2026-01-01T00:02:00Z'));
    const { report, verdict } = await checkTrusted(repository.root);
    expect(report.reports).toEqual([
      expect.objectContaining({ path: 'reports/out.tap', older_by_ms: 60_000 }),
      {
        path: 'reports/lcov.info',
        format: 'lcov',
        counts: null,
        coverage: { files: 1, lines: 2, covered: 1 },
        problems: [],
        older_by_ms: -60_000,
      },
    ]);
    expect(report.reports?.[0]?.counts).toMatchObject({ total: 3, passed: 3 });
    const found = report.findings.filter(({ rule }) => rule === 'report_contradicts_run');
    expect(found.map(({ severity, details }) => [severity, details['reason']])).toEqual([
      ['warning', 'counts'],
      ['info', 'older'],
    ]);
    expect(report.unchecked).toContainEqual(
      expect.objectContaining({ item: 'reports/junit.xml', reason: 'no_evidence' }),
    );
    expect(report.status).toBe('PASSED');
    const text = checkText(verdict, report, picocolors.createColors(false));
    expect(text).toContain(
      'reports/out.tap: 3 of 3 passed, 0 failed, 0 skipped, 60 s older than the newest change',
    );
    expect(text).toContain('reports/lcov.info: 1 of 2 lines ran');
  });
});
