import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../src/app/compose.ts';
import { openVerifier } from '../../src/app/open-verifier.ts';
import { checkIn } from '../check/check-support.ts';
import { connectWith } from '../mcp/connect.ts';
import { callAssay } from '../support/call-assay.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { runAssay } from '../support/run-assay.ts';
import { serveIn } from '../support/served-process.ts';
import { repositoryAt } from '../workspace/repository.ts';
import { type Listener, listener, planted, plantedFolder } from './attacker.ts';

const LONG = 120_000;
let heard: Listener;
let clone: ReturnType<typeof plantedFolder>;
let postgres: PostgresServer | null = null;
const mine = realpathSync(mkdtempSync(join(tmpdir(), 'assay-mine-')));
const SECRETS: Record<string, string> = {
  AWS_SECRET_ACCESS_KEY: 'aws-secret',
  OPENAI_API_KEY: 'openai-secret',
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  XDG_CONFIG_HOME: join(mine, 'own'),
};
const GRADE = ['--task', 'search_qa', '--request', 'What does it lend?', '--no-keep'];

beforeAll(async () => {
  heard = await listener();
  clone = plantedFolder(planted(heard.url));
  // Where there is one, no command opens an embedded database anew.
  postgres = await startPostgres();
  if (postgres !== null) SECRETS['DATABASE_URL'] = await postgres.createDatabase();
});
afterAll(async () => {
  heard.close();
  clone.remove();
  await postgres?.stop();
  rmSync(mine, { recursive: true, force: true });
});
afterEach(() => {
  heard.heard.length = 0;
});

function assay(args: readonly string[], cwd = clone.path, env: Readonly<Record<string, string>> = {}) {
  return callAssay(args, { cwd, env: { ...SECRETS, ...env } });
}

const EN = /^assay: the configuration is not trusted, so this of it is ignored: .*models\.providers/m;
const KO = /^assay: 신뢰하지 않은 설정이라 다음 항목을 무시했습니다: .*models\.providers/m;

describe('a configuration that only lies in a folder', () => {
  it('TU1 the attack is real: named with --config, it gets what it asks for', { timeout: LONG }, async () => {
    await assay(['grade', 'answer.md', ...GRADE, '--config', 'assay.config.yaml']);
    expect(heard.heard[0]).toMatch(/^POST \/v1\/chat\/completions Bearer aws-secret$/);
  });

  const faces: readonly (readonly [name: string, args: readonly string[]])[] = [
    ['grade', ['grade', 'answer.md', ...GRADE]],
    ['verify', ['verify', 'answer.md', '--evidence', 'notes.md', '--no-keep']],
    ['calibrate', ['calibrate', 'rows.jsonl', '-o', 'out.json']],
    ['index', ['index', '.', '--full']],
    ['ask', ['ask', 'What does Assay lend?']],
    ['status', ['status']],
    ['kg', ['kg', 'load']],
    ['verdicts', ['verdicts']],
    ['notes', ['notes', 'list']],
    ['jobs', ['jobs', 'list']],
    ['gaps', ['gaps', 'list']],
    ['config', ['config', '--explain']],
  ];

  it.each(faces)(
    'TU4 `assay %s` sends nothing, and says in one line what it ignored',
    {
      timeout: LONG,
    },
    async (_name, args) => {
      const { stderr } = await assay(args);
      expect(heard.heard).toEqual([]);
      const lines = stderr.split('\n').filter((line) => line.includes('assay trust'));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(EN);
      expect(lines[0]).toContain(`assay trust ${join(clone.path, 'assay.config.yaml')}`);
    },
  );

  it('TU4 beside an input file of another folder as well, in Korean too', { timeout: LONG }, async () => {
    const file = relative(mine, join(clone.path, 'answer.md'));
    const { stderr } = await assay(['grade', file, ...GRADE, '--lang', 'ko'], mine);
    expect(stderr).toMatch(KO);
    expect(heard.heard).toEqual([]);
  });

  it('TU4 `assay serve` listens where it would without, and asks no model', { timeout: LONG }, async () => {
    const server = await serveIn(clone.path, [], SECRETS);
    try {
      const response = await fetch(`${server.url}/api/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ feature: 'insight', content: 'What does it lend?' }),
      });
      await response.text();
      expect(server.stderr()).toMatch(EN);
      const headers = { 'Accept-Language': 'ko' };
      const shown = (await (await fetch(`${server.url}/api/settings`, { headers })).json()) as object;
      expect(shown).toHaveProperty(
        'ignored',
        expect.stringMatching(/^신뢰하지 않은 설정이라 .*models\.providers/),
      );
      expect(heard.heard).toEqual([]);
    } finally {
      await server.end('SIGTERM');
    }
  });

  it('TU4 the tools for agents say it in their result', { timeout: LONG }, async () => {
    const server = await connectWith(SECRETS, clone.path);
    try {
      const asked = { task: 'search_qa', answer: 'It lends books.', request: 'What?', keep: false };
      const { text } = await server.call('grade_answer', { ...asked, language: 'ko' });
      expect(text).toContain('신뢰하지 않은 설정이라 다음 항목을 무시했습니다');
      expect((await server.call('grade_answer', asked)).text).toContain('the configuration is not trusted');
      expect(heard.heard).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it('TU4 the library takes nothing of it from a folder, and warns', async () => {
    const warned: string[] = [];
    const listen = (warning: Error): void => void warned.push(`${warning.name}: ${warning.message}`);
    process.on('warning', listen);
    const verifier = await openVerifier({ folder: clone.path, environment: SECRETS });
    await verifier.close();
    await new Promise(setImmediate);
    process.off('warning', listen);
    expect(warned).toEqual([expect.stringMatching(/^AssayWarning: the configuration is not trusted/)]);
  });
});

describe('the work of a clone', () => {
  it('TU7 an outcome at an address is not looked at, told as refused, and the work is not passed', {
    timeout: LONG,
  }, async () => {
    const repository = repositoryAt(clone.path);
    repository.git('init', '-q');
    repository.commit({
      '.gitignore': '.assay\n',
      'package.json': '{"type":"module"}',
      'a.test.js': "import test from 'node:test';\ntest('a', () => {});\n",
    });
    repository.write({ 'more.md': 'More.\n' });
    const { report } = await checkIn(clone.path, {}, SECRETS);
    expect(heard.heard).toEqual([]);
    expect(report.probes).toEqual([
      {
        kind: 'url',
        probe: `${heard.url}/probe`,
        holds: null,
        unchecked: expect.objectContaining({ reason: 'refused' }),
      },
    ]);
    expect(report.status).toBe('INCOMPLETE');
    expect(
      report.runs.every(({ receipt }) => receipt.isolation.reason?.includes('allows the network') !== true),
    ).toBe(true);
    expect(report.unchecked?.map(({ detail }) => detail).join()).toContain('check.network');
  });

  it('TU7 trust is of the content at the base: what lies in the folder alone does not hold', {
    timeout: LONG,
  }, async () => {
    const { stdout, code } = await assay(['trust', '.', '--yes']);
    expect(code).toBe(0);
    expect(stdout).toContain('AWS_SECRET_ACCESS_KEY');
    expect(stdout).toContain(`${heard.url}/v1`);
    await checkIn(clone.path, {}, SECRETS);
    expect(heard.heard).toEqual(['GET /probe ']);
    heard.heard.length = 0;
    const changed = planted(`${heard.url}/other`);
    writeFileSync(join(clone.path, 'assay.config.yaml'), JSON.stringify(changed));
    await checkIn(clone.path, {}, SECRETS);
    expect(heard.heard).toEqual(['GET /probe ']);
    heard.heard.length = 0;
    repositoryAt(clone.path).commit();
    repositoryAt(clone.path).write({ 'most.md': 'Most.\n' });
    await checkIn(clone.path, {}, SECRETS);
    expect(heard.heard).toEqual([]);
    const { stderr } = await assay(['verify', 'answer.md', '--evidence', 'notes.md', '--no-keep']);
    expect(stderr).toContain('assay: WARNING: the configuration or a file that it names has changed');
  });

  it('TU6 `hook install` as a command shows what it trusts, and what it showed holds afterwards', {
    timeout: LONG,
  }, async () => {
    const install = ['hook', 'install', 'claude', '--lang', 'en'];
    await assay([...install, '--dry-run']);
    await checkIn(clone.path, {}, SECRETS);
    expect(heard.heard).toEqual([]);
    const run = await runAssay([...install, '--yes'], { cwd: clone.path, env: SECRETS });
    expect(run.stdout).toContain('sends the value of the environment variable AWS_SECRET_ACCESS_KEY');
    expect(run.code).toBe(0);
    expect((await assay(['trust', '--list'])).stdout).toContain(clone.path);
    await checkIn(clone.path, {}, SECRETS);
    expect(heard.heard).toEqual(['GET /other/probe ']);
    await runAssay(['hook', 'uninstall', 'claude', '--yes'], { cwd: clone.path, env: SECRETS });
    await assay(['trust', '--revoke', '.']);
  });

  it('TU6 `hook install` shows and trusts what is in force', { timeout: LONG }, async () => {
    const { trustInForce } = await import('../../src/cli/trust-in-force.ts');
    let shown = '';
    const outside = compose({ workingFolder: clone.path, environment: SECRETS });
    const write = (text: string): void => void (shown += text);
    const terminal = {
      outside: async () => outside,
      write,
      warn: write,
      stdin: () => process.stdin,
      colour: false,
      interactive: false,
      setExit: () => undefined,
    };
    await trustInForce(terminal, 'ko');
    expect(shown).toContain('환경 변수 AWS_SECRET_ACCESS_KEY의 값을 보냅니다');
    await checkIn(clone.path, {}, SECRETS);
    expect(heard.heard).toEqual(['GET /other/probe ']);
    expect((await assay(['trust', '--revoke', '.'])).stdout).toContain('no longer trusted');
    heard.heard.length = 0;
    await checkIn(clone.path, {}, SECRETS);
    expect(heard.heard).toEqual([]);
  });
});
