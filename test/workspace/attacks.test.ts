import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type ListenOptions, type Server } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryCopies } from '../../src/adapters/workspace/sandbox/copies.ts';
import { gitWorkTrees } from '../../src/adapters/workspace/git/work-tree-reader.ts';
import type { TreeCopy } from '../../src/contract/ports/sandbox.ts';
import { newRepository, type TestRepository } from './repository.ts';
import { commandSpec } from './run-in.ts';

interface Attack {
  readonly attack: string;
  /** Prints BROKE where it succeeds. */
  readonly line: string;
  /** A file that is there where it succeeds. */
  readonly leaves?: string;
  readonly needs?: 'root' | 'x64';
  /** False: it would harm the machine without an enclosure, or not every kernel has what it wants. */
  readonly control?: false;
}

const attacks = JSON.parse(
  readFileSync(new URL('../../cases/workspace/attacks.json', import.meta.url), 'utf8'),
) as readonly Attack[];
const isRoot = process.getuid?.() === 0;
const OTHER_USER = 65534;
/** Node shuts what it was given below 16, and then up to the first gap. */
const GIVEN = 30;

/** Connects to a path, `@name` or a port. */
const CONNECT = `"${process.execPath}" -e '
const to = process.argv[1].replace(/^@/, String.fromCharCode(0));
const place = /^[0-9]+$/.test(to) ? { host: "127.0.0.1", port: Number(to) } : { path: to };
require("node:net").connect(place, () => { console.log("BROKE"); process.exit(); }).on("error", () => process.exit(1));'`;

/** What lies on the machine for the attacks. */
interface Bait {
  readonly repository: TestRepository;
  readonly values: Readonly<Record<string, string>>;
  remove(): void;
}

async function listen(where: ListenOptions): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(where, resolve));
  return server;
}

/** A program that runs as another user, whoever starts it. */
function layProgramOf(user: number, path: string): void {
  cpSync('/usr/bin/id', path);
  chownSync(path, user, user);
  chmodSync(path, 0o4755);
}

async function layBait(): Promise<Bait> {
  const repository = newRepository();
  repository.commit({ '.gitignore': 'node_modules\n', 'package.json': '{}', a: 'a' });
  repository.write({ 'node_modules/x/index.js': 'x' });
  const [tmp, home, tools] = ['/tmp', homedir(), '/tmp'].map((at) => mkdtempSync(join(at, '.assay-test-')));
  const run = isRoot ? mkdtempSync('/run/assay-test-') : '/run';
  const name = `assay-test-${process.pid}`;
  if (isRoot) layProgramOf(OTHER_USER, join(tools ?? '', 'other'));
  for (const folder of [tmp, home, ...(isRoot ? [run] : [])])
    writeFileSync(join(folder ?? '', 'secret'), 'BROKE');
  writeFileSync(`/dev/shm/${name}`, 'BROKE');
  const folders = [
    tmp,
    home,
    tools,
    ...(isRoot ? [run] : []),
    repository.root,
    `${repository.root}/node_modules`,
  ];
  const sockets = [...folders, `${repository.root}/.git/objects`].map((folder) => ({
    path: join(folder ?? '', 's'),
  }));
  const servers = await Promise.all([...sockets, { path: `\0${name}` }].map(listen));
  const byPort = await listen({ host: '127.0.0.1', port: 0 });
  const address = byPort.address();
  const sleeper = spawn('sleep', ['600'], { env: { ...process.env, ASSAY_TEST_SECRET: 'x' } });
  const segment = /\d+/.exec(execFileSync('ipcmk', ['-M', '64'], { encoding: 'utf8' }))?.[0] ?? '';
  return {
    repository,
    values: {
      tmp,
      home,
      tools,
      run,
      name,
      segment,
      root: repository.root,
      abstract: name,
      port: String(typeof address === 'object' ? address?.port : ''),
      pid: String(sleeper.pid),
      connect: CONNECT,
    } as Record<string, string>,
    remove() {
      sleeper.kill();
      for (const server of [...servers, byPort]) server.close();
      execFileSync('ipcrm', ['-m', segment]);
      const made = [tmp, home, tools, `/dev/shm/${name}`, `/dev/shm/${name}-new`, ...(isRoot ? [run] : [])];
      for (const path of made) rmSync(path ?? '', { recursive: true, force: true });
      repository.remove();
    },
  };
}

function filled(text: string, { values }: Bait, copy?: TreeCopy): string {
  const all = { ...values, private: copy === undefined ? '' : dirname(copy.root) } as Record<string, string>;
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '');
}

/** Whether it succeeds; what it left is taken away. */
function succeeded({ leaves }: Attack, output: string, bait: Bait, copy?: TreeCopy): boolean {
  if (leaves === undefined) return /^BROKE/m.test(output);
  const path = filled(leaves, bait, copy);
  const left = existsSync(path);
  rmSync(path, { force: true });
  return left;
}

/** `perl` of the system is there where the attack wants it. */
function canTry({ needs }: Attack): boolean {
  if (needs === 'root') return isRoot;
  return needs === 'x64' ? process.arch === 'x64' && existsSync('/usr/bin/perl') : true;
}

const withBubblewrap = spawnSync('bwrap', ['--version']).status === 0;
/** Where name spaces can be made, an enclosure by them that is not there is a fault and not skipped. */
const withNameSpaces =
  spawnSync('unshare', ['--user', '--map-root-user', '--mount', '--net', '--pid', '--fork', 'true'])
    .status === 0;
const searched = (process.env['PATH'] ?? '').split(':');
const links = mkdtempSync(join(tmpdir(), 'assay-programs-'));

/** The search path without bubblewrap, and with all else: programs beside it by links. */
function pathWithoutIt(): string {
  const [beside, others] = [true, false].map((has) =>
    searched.filter((folder) => existsSync(join(folder, 'bwrap')) === has),
  );
  for (const folder of new Set(beside?.map((each) => realpathSync(each))))
    for (const name of readdirSync(folder))
      if (name !== 'bwrap' && !existsSync(join(links, name)))
        symlinkSync(join(folder, name), join(links, name));
  return [...(others ?? []), links].join(':');
}

const ways = [
  { by: 'namespaces', path: pathWithoutIt() },
  { by: 'bubblewrap', path: searched.join(':') },
] as const;

let bait: Bait;
beforeAll(async () => {
  bait = await layBait();
});
afterAll(() => {
  bait.remove();
  rmSync(links, { recursive: true });
});

describe('on the machine itself', () => {
  const harmless = attacks.filter(({ control }) => control !== false);
  it.for(harmless)('SB12 what $attack succeeds', (attack, { skip }) => {
    if (!canTry(attack)) return skip(`it needs ${attack.needs}`);
    const { stdout } = spawnSync('/bin/sh', ['-c', filled(attack.line, bait)], {
      encoding: 'utf8',
      cwd: bait.repository.root,
      env: { ...process.env, ASSAY_TEST_SECRET: 'x', TMPDIR: tmpdir() },
    });
    expect(succeeded(attack, stdout, bait)).toBe(true);
  });
});

describe.each(ways)('in an enclosure by $by', ({ by, path }) => {
  let copy: TreeCopy;
  let skipped: string | undefined;

  beforeAll(async () => {
    if (by === 'bubblewrap' && !withBubblewrap) skipped = 'bubblewrap is not installed';
    vi.stubEnv('PATH', `${path}:${bait.values['tools']}`);
    vi.stubEnv('ASSAY_TEST_SECRET', 'x');
    const tree = await gitWorkTrees.open(bait.repository.root, {});
    copy = await temporaryCopies.copy(tree, { tree: 'work', side: 'work', fromOther: [], without: [] });
    const { receipt } = await copy.run(commandSpec('cat /dev/null && perl -e 1 && id > /dev/null'));
    // An attack whose program is not found would fail for no merit of the enclosure.
    if (receipt.exit_code !== 0) throw new Error(receipt.output);
    if (receipt.isolation.by !== by) skipped ??= receipt.isolation.reason ?? 'another enclosure is used';
    if (by === 'namespaces' && withNameSpaces && skipped !== undefined) throw new Error(skipped);
    if (skipped !== undefined) console.warn(`${attacks.length} attacks are not tried in ${by}: ${skipped}`);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await copy.remove();
  });

  it.for(attacks)('SB12 SB13 SB15 what $attack fails', async (attack, { skip }) => {
    if (skipped !== undefined || !canTry(attack)) return skip(skipped ?? `it needs ${attack.needs}`);
    const { receipt } = await copy.run(commandSpec(filled(attack.line, bait, copy), { unenclosed: false }));
    expect(receipt.ended).toBe('exit');
    expect(receipt.isolation).toMatchObject({ by, not_held: [] });
    expect(succeeded(attack, receipt.output, bait, copy)).toBe(false);
  });

  it('SB18 a folder that is open in the process of the user leads nowhere', async ({ skip }) => {
    if (skipped !== undefined) return skip(skipped);
    const folder = bait.values['tmp'] ?? '';
    const open = openSync(folder, 'r');
    const program = new URL('./long-run.ts', import.meta.url).pathname;
    const child = spawn(
      process.execPath,
      [program, bait.repository.root, `echo x > /proc/self/fd/${GIVEN}/new`],
      {
        stdio: [
          'ignore',
          'pipe',
          'inherit',
          ...Array.from({ length: GIVEN - 3 }, () => 'ignore' as const),
          open,
        ],
      },
    );
    closeSync(open);
    expect((await child.stdout?.toArray())?.join('')).toMatch(/\nexit\n$/);
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });
});
