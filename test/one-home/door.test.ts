import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { startEmbeddedServer } from '../../src/adapters/database/embedded-server.ts';
import { TOKEN_FILE } from '../../src/adapters/database/folder-lock.ts';
import type { LockHolder } from '../../src/adapters/database/lock-holder.ts';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { translate } from '../../src/app/messages/translate.ts';
import type { AssayError } from '../../src/contract/assay-error.ts';

interface Row {
  readonly id: string;
  readonly opens: boolean;
  readonly lock?: Partial<LockHolder>;
  readonly door?: object;
  readonly token?: string | null;
  readonly mode?: string;
  readonly owner?: number;
  readonly stranger?: boolean;
  readonly message?: string;
  readonly korean?: string;
}

const rows = JSON.parse(readFileSync('cases/one-home/locks.json', 'utf8')) as readonly Row[];
const isRoot = process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'assay-door-'));
const lockFile = join(folder, 'assay.lock');
let holder: Database;
let written: LockHolder;
beforeAll(async () => {
  holder = await openDatabase({ folder, holds: true });
  written = JSON.parse(readFileSync(lockFile, 'utf8')) as LockHolder;
});
afterAll(async () => {
  writeFileSync(lockFile, JSON.stringify(written));
  await holder.close();
  rmSync(folder, { recursive: true, force: true });
});

const socketFolder = (): string => written.door?.socketFolder ?? '';

/** Somebody else who listens, and keeps what is sent. */
async function stranger(): Promise<{ folder: string; heard: () => number; close: () => void }> {
  const at = mkdtempSync(join(tmpdir(), 'assay-'));
  let bytes = 0;
  const server = createServer((socket) => socket.on('data', (data) => (bytes += data.length)));
  await new Promise<void>((resolve) => server.listen(join(at, '.s.PGSQL.5432'), resolve));
  return { folder: at, heard: () => bytes, close: () => server.close() };
}

function plant({ token, mode, owner, lock, door }: Row, at: string | undefined): void {
  const tokenFile = join(socketFolder(), TOKEN_FILE);
  if (token === null) rmSync(tokenFile);
  else if (token !== undefined) writeFileSync(tokenFile, token);
  if (mode !== undefined) chmodSync(socketFolder(), Number.parseInt(mode, 8));
  if (owner !== undefined) chownSync(socketFolder(), owner, owner);
  const named = at === undefined ? {} : { socketFolder: at };
  writeFileSync(
    lockFile,
    JSON.stringify({ ...written, ...lock, door: { ...written.door, ...door, ...named } }),
  );
}

function putBack(): void {
  if (isRoot) chownSync(socketFolder(), 0, 0);
  chmodSync(socketFolder(), 0o700);
  writeFileSync(join(socketFolder(), TOKEN_FILE), written.token);
  writeFileSync(lockFile, JSON.stringify(written));
}

it.each(rows.filter(({ owner }) => owner === undefined || isRoot))('OH3 OH4 OH5 $id', async (row) => {
  const other = row.stranger === true ? await stranger() : undefined;
  plant(row, other?.folder);
  try {
    const opening = openDatabase({ folder, waitForLockMs: 100 });
    const found = await opening.catch((error: unknown) => error as AssayError);
    if ('pool' in found) await found.close();
    expect('pool' in found).toBe(row.opens);
    if ('pool' in found) return;
    expect(found).toMatchObject({ code: 'locked', hint: expect.any(String) as string });
    expect(found.message).toContain(row.message ?? 'the database is in use by process');
    expect(translate(found.message, 'ko')).toContain(row.korean ?? '데이터베이스');
    expect(translate(found.hint ?? '', 'ko')).toMatch(/[가-힣]/);
    expect(other?.heard() ?? 0).toBe(0);
  } finally {
    other?.close();
    putBack();
  }
});

it('OH1 who comes in finds what the holder wrote, and leaves the database and the lock as they are', async () => {
  await holder.pool.query('create table met (word text)');
  await holder.pool.query("insert into met values ('hello')");
  const guest = await openDatabase({ folder, waitForLockMs: 0 });
  expect((await guest.pool.query('select word from met')).rows).toEqual([{ word: 'hello' }]);
  await guest.close();
  expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toEqual(written);
  expect((await holder.pool.query('select word from met')).rows).toHaveLength(1);
});

it('HT2 who would hold it too comes in nowhere', async () => {
  await expect(openDatabase({ folder, holds: true, waitForLockMs: 100 })).rejects.toMatchObject({
    code: 'locked',
  });
});

it('OH1 who only opens it lets nobody in', async () => {
  const own = join(folder, 'own');
  mkdirSync(own);
  const first = await openDatabase({ folder: own });
  expect(JSON.parse(readFileSync(join(own, 'assay.lock'), 'utf8'))).not.toHaveProperty('door');
  await expect(openDatabase({ folder: own, waitForLockMs: 100 })).rejects.toMatchObject({ code: 'locked' });
  await first.close();
});

it('OH7 a client that says nothing inside of a transaction is ended once others wait, and its work is undone', async () => {
  const data = join(folder, 'silent');
  const server = await startEmbeddedServer(data, undefined, 200);
  const user = { host: server.socketFolder, port: 5432, user: 'postgres', database: 'postgres', ssl: false };
  const [one, other] = [new Client(user), new Client(user)];
  one.on('error', () => undefined);
  await Promise.all([one.connect(), other.connect()]);
  await one.query('create table kept (word text)');
  await one.query('begin');
  await one.query("insert into kept values ('patient')");
  await new Promise((resolve) => setTimeout(resolve, 600));
  await one.query('commit');
  await one.query('begin');
  await one.query("insert into kept values ('silent')");
  expect((await other.query('select word from kept')).rows).toEqual([{ word: 'patient' }]);
  await expect(one.query('commit')).rejects.toThrow(/terminated|EPIPE|not queryable|ECONNRESET/);
  await other.end();
  await server.stop();
});
