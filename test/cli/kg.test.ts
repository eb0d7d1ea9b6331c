import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_IN_MEMORY } from '../../src/app/compose.ts';
import { QUICK_START } from '../support/child-environment.ts';
import { callAssay } from '../support/call-assay.ts';
import { copyOfHr, type Run } from '../support/run-assay.ts';

let hr: ReturnType<typeof copyOfHr>;
let first: Run;
beforeAll(async () => {
  hr = copyOfHr();
  first = await callAssay(['kg', 'load', '--lang', 'en'], { cwd: hr.path });
});
afterAll(() => hr.remove());

function assay(...args: string[]): Promise<Run> {
  return callAssay(args, { cwd: hr.path });
}

describe('assay kg', () => {
  it('FC20 load says what each file brought, and the second time that nothing changed', async () => {
    expect(first.code).toBe(0);
    expect(first.stdout).toContain('data/employees.csv: 40 rows · 40 entities · 120 facts · 40 relations\n');
    const { stdout } = await assay('kg', 'load', '--format', 'json');
    const loads = JSON.parse(stdout) as { unchanged: boolean }[];
    expect(loads.length).toBeGreaterThan(10);
    expect(loads.every(({ unchanged }) => unchanged)).toBe(true);
  });

  it('FC20 show gives names, current facts with source and day, how many others, and relations', async () => {
    const { code, stdout } = await assay('kg', 'show', '인공지능팀', '--lang', 'en');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^AI팀 {2}org_unit ORG-0002\nnames: AI팀, AI Team, /);
    expect(stdout).toMatch(
      /allocated hours +480 h +2026-01-26 – 2026-02-01 +TMS\.allocation, as of 2026-02-02 \(17 of other times\)/,
    );
    expect(stdout).toMatch(/→ head +이서연 \(employee EMP-100138\)/);
    const json = JSON.parse((await assay('kg', 'show', 'ORG-0002', '--format', 'json')).stdout) as {
      kind: string;
      entity: { names: unknown[] };
    };
    expect(json.kind).toBe('entity');
    expect(json.entity.names.length).toBeGreaterThan(2);
  });

  it('FC20 an unknown name gives the names most like it with scores, and exit 1', async () => {
    const { code, stdout } = await assay('kg', 'show', 'AI틴', '--lang', 'ko');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /지식 그래프에 없는 이름입니다\n비슷한 이름:\n +AI팀 +org_unit ORG-0002 +0\.\d\d\n/,
    );
  });

  it('FC20 a name of two things lists both, and exit 1', async () => {
    const employees = readFileSync(join(hr.path, 'data/employees.csv'), 'utf8').split('\n');
    const twin = (employees[1] ?? '').replace(/EMP-\d+/, 'EMP-999999');
    const file = join(hr.path, 'data/employees.csv');
    appendFileSync(file, `${twin}\n`);
    const name = twin.split(',')[1] ?? '';
    const { code, stdout } = await assay('kg', 'show', name, '--lang', 'en');
    writeFileSync(file, employees.join('\n'));
    expect(code).toBe(1);
    expect(stdout).toContain('could be 2 things');
    expect(stdout).toContain('EMP-999999');
  });

  it('FC20 without a graph there is nothing to load: exit 2 and the way out', async () => {
    writeFileSync(join(hr.path, 'bare.yaml'), 'timeout: 7\n');
    const { code, stderr } = await assay('kg', 'load', '--config', 'bare.yaml');
    expect(code).toBe(2);
    expect(stderr).toContain('graph.load');
  });
});

/** The same rows so often that they are not read into memory. */
async function withTooManyRows(home: string, work: () => Promise<void>): Promise<void> {
  const file = join(home, 'data/allocation.csv');
  const sound = readFileSync(file, 'utf8');
  const [last = ''] = sound.trimEnd().split('\n').slice(-1);
  writeFileSync(file, sound + `${last}\n`.repeat(MOST_IN_MEMORY));
  await work();
  writeFileSync(file, sound);
}

describe('trouble with the graph', () => {
  it('FC7 a broken file is exit 2 with its line, in verify and in load, and nothing is kept', async () => {
    const file = join(hr.path, 'data/allocation.csv');
    const sound = readFileSync(file, 'utf8');
    writeFileSync(file, sound.replace(/^(.*\n.*\n[^,]*),[^,]*,/, '$1,2026-W99,'));
    const verified = await assay('verify', 'answer.json');
    const loaded = await assay('kg', 'load');
    writeFileSync(file, sound);
    for (const { code, stderr, stdout } of [verified, loaded]) {
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^assay: data\/allocation\.csv:3/);
      expect(stderr).not.toMatch(/\n +at /);
    }
    expect((await assay('verdicts', '--lang', 'en')).stdout).toBe('no verdict is kept here\n');
  });

  it('FC7 a missing file is exit 2 with its name', async () => {
    const missing = copyOfHr();
    rmSync(join(missing.path, 'data/projects.csv'));
    const { code, stderr } = await callAssay(['verify', 'answer.json'], { cwd: missing.path });
    const left = existsSync(join(missing.path, '.assay'));
    missing.remove();
    expect(left).toBe(false);
    expect(code).toBe(2);
    expect(stderr).toContain('data/projects.csv');
  });

  it('KG22, FC7 a database that another process holds is nothing to a graph that is read into memory; to a larger one it leads to a partial verification that says so', async () => {
    const holder = spawn(process.execPath, [
      ...QUICK_START,
      new URL('../support/hold-database.ts', import.meta.url).pathname,
      join(hr.path, '.assay/database'),
    ]);
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    const small = await assay('verify', 'answer.json', '--lang', 'en');
    expect([small.code, small.stdout]).toEqual([0, expect.stringMatching(/^PASSED/)]);
    let large: Run | undefined;
    await withTooManyRows(hr.path, async () => {
      large = await assay('verify', 'answer.json', '--lang', 'en');
    });
    const listed = await assay('verdicts');
    holder.kill('SIGKILL');
    const { code, stdout = '' } = large ?? {};
    expect(code).toBe(1);
    expect(stdout).toContain('could not be asked: graph');
    expect(stdout).toMatch(/the database is in use by process \d+/);
    expect(stdout).toContain('? CLM-01  PARTIALLY_VERIFIED');
    expect(stdout).toContain('part not checked (unavailable): EVD-01');
    expect(listed.code).toBe(0);
    expect(listed.stdout).toContain('resp-20250122-001');
  });

  it('FC7 a damaged database is told with the way out, and leads to a partial verification', async () => {
    const damaged = copyOfHr();
    mkdirSync(join(damaged.path, '.assay/database/postgres'), { recursive: true });
    writeFileSync(join(damaged.path, '.assay/database/postgres/PG_VERSION'), '18\n');
    const load = await callAssay(['kg', 'load'], { cwd: damaged.path });
    let verify: Run | undefined;
    await withTooManyRows(damaged.path, async () => {
      verify = await callAssay(['verify', 'answer.json', '--lang', 'ko'], { cwd: damaged.path });
    });
    damaged.remove();
    expect(load.code).toBe(2);
    expect(load.stderr).toMatch(
      /\.assay\/database: the database cannot be opened .*\n {2}start again; .* move the folder away and keep it/,
    );
    expect(verify?.code).toBe(1);
    expect(verify?.stdout).toContain('데이터베이스를 열 수 없습니다');
  });

  it('FC7 a server that refuses the connection leads to a partial verification that says so', async () => {
    const { code, stdout } = await callAssay(['verify', 'answer.json', '--lang', 'ko', '--no-keep'], {
      cwd: hr.path,
      env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    });
    expect(code).toBe(1);
    expect(stdout).toContain('데이터베이스에 닿을 수 없습니다');
  });
});

describe('the command line', () => {
  it('FC19 an unknown command or option is exit 2', async () => {
    expect((await assay('verifi', 'x')).code).toBe(2);
    expect((await assay('verify', 'answer.json', '--formt', 'json')).code).toBe(2);
    expect((await assay('verify')).code).toBe(2);
    expect((await assay('--help')).code).toBe(0);
    expect((await assay('verify', '--help')).code).toBe(0);
  });

  it('FC19 a file that is not there, is no JSON or too large', async () => {
    const missing = await assay('verify', 'nothing.json', '--lang', 'ko');
    expect(missing).toMatchObject({ code: 2, stdout: '' });
    expect(missing.stderr).toBe('assay: nothing.json: 그런 파일이 없습니다\n  경로를 확인하세요\n');
    writeFileSync(join(hr.path, 'bad.json'), '{"response_id": }');
    expect((await assay('verify', 'bad.json')).stderr).toMatch(/^assay: bad\.json:1:17: is not JSON/);
    writeFileSync(join(hr.path, 'huge.json'), Buffer.alloc(64 * 1024 * 1024 + 1, 0x20));
    const huge = await assay('verify', 'huge.json');
    rmSync(join(hr.path, 'huge.json'));
    expect(huge.code).toBe(2);
    expect(huge.stderr).toContain('larger than 64 MiB');
    writeFileSync(join(hr.path, 'latin.json'), Buffer.from([0x22, 0xe9, 0x22]));
    expect((await assay('verify', 'latin.json')).stderr).toContain('UTF-8');
  });
});
