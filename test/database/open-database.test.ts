import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { startEmbeddedServer } from '../../src/adapters/database/embedded-server.ts';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { quietPool } from '../../src/adapters/database/quiet-pool.ts';
import { fatalIn, settingsWrittenIn } from '../../src/adapters/database/worker-failure.ts';
import { writeTemplate } from '../../src/adapters/database/write-template.ts';
import { QUICK_START } from '../support/child-environment.ts';

let folder: string;
const children: ChildProcess[] = [];
const script = new URL('../support/hold-database.ts', import.meta.url).pathname;

let made: string;
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'assay-made-'));
  await (await openDatabase({ folder: made })).close();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-open-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(data: string, mode = 'stay', user: { uid?: number; gid?: number } = {}): ChildProcess {
  const child = spawn(process.execPath, [...QUICK_START, script, data, mode], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  children.push(child);
  return child;
}

async function said(child: ChildProcess): Promise<string> {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
  const ended = once(child, 'close');
  const opened = new Promise((resolve) => child.stdout?.on('data', resolve));
  await Promise.race([ended, opened]);
  return text;
}

/** An empty database that was made before: creating one takes seconds. */
function copyDatabase(): void {
  cpSync(made, folder, { recursive: true });
}

async function kept(): Promise<number> {
  const database = await openDatabase({ folder });
  const { rowCount } = await database.pool.query('select from verdicts');
  await database.close();
  return rowCount ?? 0;
}

test('KG3 says when it creates, and only then; a second close is harmless', async () => {
  const data = join(folder, 'new', 'data');
  let created = 0;
  const onCreate = (): void => void (created += 1);
  const first = await openDatabase({ folder: data, onCreate });
  expect(first.kind).toBe('embedded');
  await first.close();
  await first.close();
  const second = await openDatabase({ folder: data, onCreate });
  await second.close();
  expect(created).toBe(1);
  expect(readdirSync(data)).toEqual(['postgres']);
});

test('KG3 an interrupted creation is begun again', async () => {
  const child = start(folder);
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (!existsSync(join(folder, 'postgres', 'base'))) return;
      clearInterval(look);
      resolve();
    }, 5);
  });
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(existsSync(join(folder, 'creating'))).toBe(true);
  expect(await kept()).toBe(0);
});

test('KG2 a living holder is waited for, then named; a killed one is taken over with nothing lost', async () => {
  copyDatabase();
  const child = start(folder);
  expect(await said(child)).toBe('open\n');
  const begin = performance.now();
  await expect(openDatabase({ folder, waitForLockMs: 300 })).rejects.toMatchObject({
    code: 'locked',
    where: join(folder, 'assay.lock'),
    message: expect.stringContaining(`process ${child.pid}`) as string,
    hint: expect.stringContaining('DATABASE_URL') as string,
  });
  expect(performance.now() - begin).toBeGreaterThan(300);
  await expect(openDatabase({ folder, signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'cancelled',
  });
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(await kept()).toBe(1);
});

test('KG2 a holder that ends while it is waited for hands over', async () => {
  copyDatabase();
  const child = start(folder);
  await said(child);
  setTimeout(() => child.kill('SIGINT'), 200);
  const ended = once(child, 'close');
  expect(await kept()).toBe(1);
  expect((await ended)[1]).toBe('SIGINT');
});

test('KG2 a process that just ends leaves no lock, and is not kept alive by its database', async () => {
  copyDatabase();
  const child = start(folder, 'leave');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
  expect(existsSync(join(folder, 'assay.lock'))).toBe(false);
  expect(await kept()).toBe(1);
});

test('KG2 of many at once exactly one gets in', async () => {
  copyDatabase();
  writeFileSync(
    join(folder, 'assay.lock'),
    JSON.stringify({ pid: 2 ** 22 + 1, start: '', host: hostname(), token: 'gone' }),
  );
  const texts = await Promise.all(Array.from({ length: 4 }, () => said(start(folder))));
  expect(texts.filter((text) => text === 'open\n')).toHaveLength(1);
  expect(texts.filter((text) => text.includes('is in use by process'))).toHaveLength(3);
}, 60_000);

test.runIf(process.platform === 'linux')(
  'KG2 a pid that now belongs to another process is taken over',
  async () => {
    copyDatabase();
    const earlier = { pid: process.ppid, start: 'boot:1', host: hostname(), token: 'x' };
    writeFileSync(join(folder, 'assay.lock'), JSON.stringify(earlier));
    expect(await kept()).toBe(0);
    expect(existsSync(join(folder, 'assay.lock'))).toBe(false);
  },
);

test.for([
  ['of another host', JSON.stringify({ pid: 2 ** 22 + 1, start: '', host: 'elsewhere', token: 'x' })],
  ['that nobody can read', 'garbage'],
  ['of the wrong shape', '{"pid": "x"}'],
] as const)('KG2 a lock %s is not taken over', async ([, content]) => {
  writeFileSync(join(folder, 'assay.lock'), content);
  await expect(openDatabase({ folder, waitForLockMs: 100 })).rejects.toMatchObject({ code: 'locked' });
  expect(readFileSync(join(folder, 'assay.lock'), 'utf8')).toBe(content);
});

test('KG4 a folder of another Postgres or a newer version is refused and left as it was', async () => {
  copyDatabase();
  const database = await openDatabase({ folder });
  await database.pool.query("insert into kysely_migration values ('2999-01-01-future', '2999')");
  await database.close();
  await expect(openDatabase({ folder })).rejects.toMatchObject({ code: 'newer_version', where: folder });
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '19\n');
  await expect(openDatabase({ folder })).rejects.toMatchObject({ code: 'newer_version' });
  expect(readFileSync(join(folder, 'postgres', 'PG_VERSION'), 'utf8')).toBe('19\n');
  expect(existsSync(join(folder, 'assay.lock'))).toBe(false);
});

test('KG17 a read-only folder is an error that says where and what to do', async () => {
  const data = join(folder, 'data');
  mkdirSync(data);
  chmodSync(folder, 0o755);
  chmodSync(data, 0o555);
  const root = process.getuid?.() === 0;
  if (root) chownSync(data, 65534, 65534);
  const text = await said(start(data, 'leave', root ? { uid: 65534, gid: 65534 } : {}));
  expect(text).toContain("code: 'read_only'");
  expect(text).toContain(data);
});

test('KG17 a server that is not there is an error without its password', async () => {
  const outcome = openDatabase({ url: 'postgres://someone:secret@127.0.0.1:1/db', folder });
  await expect(outcome).rejects.toMatchObject({
    code: 'unavailable',
    where: 'postgres://someone@127.0.0.1:1/db',
  });
});

/** A file system of its own for one child, gone with it; needs no rights where user namespaces are allowed. */
const namespaces = 'unshare';
const onSmallDisk = ['-rm', 'sh', '-c', 'mount -t tmpfs -o size=62m tmpfs "$1" && shift && exec "$@"', 'sh'];
const canMount = spawnSync(namespaces, [...onSmallDisk, tmpdir(), 'true']).status === 0;
if (!canMount) console.log('note: no small disk can be mounted here, the test of a full one is SKIPPED');

test.runIf(canMount)(
  'FT3 a full disk is an error; once it has room again the same database answers, whole, and closing ends',
  () => {
    const script = new URL('../support/fill-disk.ts', import.meta.url).pathname;
    const child = spawnSync(
      namespaces,
      [...onSmallDisk, folder, process.execPath, ...QUICK_START, script, join(folder, 'data')],
      { encoding: 'utf8' },
    );
    expect(`${child.stderr}${child.stdout}`.split('\n')).toEqual([
      'disk_full',
      'unavailable',
      '[{"half":0}]',
      'null',
      'closed',
      '',
    ]);
  },
);

test('KG3 begins from a dumped cluster where there is one, with its tables', async () => {
  const template = join(folder, 'template.tar.gz');
  await writeTemplate(template);
  const server = await startEmbeddedServer(join(folder, 'postgres'), template);
  const pool = quietPool({
    host: server.socketFolder,
    user: 'postgres',
    password: '',
    database: 'postgres',
    ssl: false,
  });
  const { rows } = await pool.query("select to_regclass('verdicts') is not null as has_tables");
  expect(rows).toEqual([{ has_tables: true }]);
  await pool.end();
  await server.stop();
  expect(existsSync(server.socketFolder)).toBe(false);
});

const message = (kind: string, body: string): Buffer => {
  const head = Buffer.alloc(5);
  head.write(kind, 'latin1');
  head.writeUInt32BE(4 + body.length, 1);
  return Buffer.concat([head, Buffer.from(body, 'latin1')]);
};

/** Whether any piece of an answer is what is looked for, with pieces of each length. */
function saidIn(answer: Buffer, looker: () => (piece: Uint8Array) => boolean): Set<boolean> {
  const each = Array.from({ length: answer.length }, (_one, short) => {
    const isIt = looker();
    const length = short + 1;
    const pieces = Array.from({ length: Math.ceil(answer.length / length) }, (_two, at) =>
      isIt(answer.subarray(at * length, (at + 1) * length)),
    );
    return pieces.some(Boolean);
  });
  return new Set(each);
}

describe('SG2 a write of settings is known by the channel that tells of it', () => {
  const told = (channel: string): Buffer => message('A', `\0\0\0\x01${channel}\0\0`);
  const row = message('D', 'A\0\0\0\x1e\0\0\0\x01assay_settings\0\0');

  it.each([
    ['told', told('assay_settings'), true],
    ['behind rows', Buffer.concat([row, told('assay_settings'), message('Z', 'I')]), true],
    ['another channel', told('assay_settings_of_another'), false],
    ['a row that says the same', row, false],
  ])('%s, whole and in pieces of any length', (_, answer, expected) => {
    expect(saidIn(answer, settingsWrittenIn)).toEqual(new Set([expected]));
  });
});

describe('KG3 only a panic or the end of a session counts as fatal', () => {
  const failed = (severity: string): Buffer => message('E', `S${severity}\0V${severity}\0C53100\0Mfull\0\0`);
  const row = message('D', '\0\x01VPANIC\0'.repeat(20));

  it.each([
    ['PANIC', failed('PANIC'), true],
    ['FATAL', failed('FATAL'), true],
    ['ERROR', failed('ERROR'), false],
    ['rows alone', row, false],
    ['PANIC behind rows', Buffer.concat([row, row, failed('PANIC'), message('Z', 'I')]), true],
    ['ERROR behind rows', Buffer.concat([row, failed('ERROR'), message('Z', 'I')]), false],
  ])('%s, whole and in pieces of any length', (_, answer, expected) => {
    expect(saidIn(answer, fatalIn)).toEqual(new Set([expected]));
  });
});
