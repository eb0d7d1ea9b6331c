import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runProcess } from '../../src/adapters/workspace/sandbox/run-process.ts';
import { freshRepositories } from './made.ts';
import { withoutNameSpaces } from './plain-tools.ts';
import { running } from './processes.ts';
import { everything, repositoryAt, type TestRepository } from './repository.ts';
import { commandSpec, runIn, withCopy } from './run-in.ts';

const fresh = freshRepositories();
const node = process.execPath;
const { receipt: here } = await tried();
const canEnclose = here.isolation.files;

async function tried(): Promise<Awaited<ReturnType<typeof runIn>>> {
  const { newRepository } = await import('./repository.ts');
  const repository = newRepository();
  try {
    repository.commit({ a: 'a' });
    return await runIn(repository.root, 'true');
  } finally {
    repository.remove();
  }
}

function project(files: Readonly<Record<string, string>> = {}): TestRepository {
  const repository = fresh();
  repository.commit({ '.gitignore': 'node_modules\n.venv\n', 'package.json': '{}', a: 'a\n', ...files });
  return repository;
}

let lengths = 1_000_000;
/** A sleep that no other test has. */
function longSleep(): string {
  lengths += 1;
  return `sleep ${lengths}.${process.pid}`;
}

function everywhere(): void {
  it('SB6 exit codes and folders', async () => {
    const repository = project({ 'in/b': 'b' });
    const { receipt, files } = await runIn(repository.root, 'ls; exit 3', {
      folder: 'in',
      shown: 'npm test',
    });
    expect(receipt).toMatchObject({
      command: 'npm test',
      tree: 'work',
      ended: 'exit',
      exit_code: 3,
      output: 'b\n',
    });
    expect(receipt.cached).toBe(false);
    expect(files).toEqual([]);
    expect((await runIn(repository.root, 'true', { folder: 'gone' })).receipt.exit_code).toBe(126);
    expect((await runIn(repository.root, 'kill -9 $$')).receipt.exit_code).toBe(137);
    expect((await runIn(repository.root, 'there-is-no-such-command')).receipt.exit_code).toBe(127);
  });

  it('SB7 no terminal, an empty input, output in order', async () => {
    const { receipt } = await runIn(
      project().root,
      'test -t 0 || test -t 1 || echo none; read x; echo "read $?"; (echo x > /dev/tty) 2>/dev/null || echo no tty; echo e >&2; echo o',
    );
    expect(receipt.output).toBe('none\nread 1\nno tty\ne\no\n');
  });

  it('SB7 colours are dropped, bytes that are no text replaced, folders named as at home', async () => {
    const repository = project();
    const { receipt } = await runIn(
      repository.root,
      String.raw`printf '\033[31mred\033[0m \377 \000\007x\r\n50%%\r100%%\n한글\n'; pwd -P`,
    );
    expect(receipt.output).toBe(`red � x\n50%\n100%\n한글\n${repository.root}\n`);
  });

  it('SB5 no secrets, private folders', async () => {
    vi.stubEnv('MY_API_TOKEN', 'secret-token');
    const { receipt } = await runIn(
      project().root,
      'env; echo "$HOME"; touch "$HOME/x" "$TMPDIR/y"; echo $?',
      {
        environment: { GIVEN: 'given' },
      },
    );
    vi.unstubAllEnvs();
    expect(receipt.output).not.toContain('secret-token');
    expect(receipt.output).toMatch(/^CI=1$/m);
    expect(receipt.output).toMatch(/^GIVEN=given$/m);
    expect(receipt.output).toMatch(/\/assay-private-\w+\/home\n0\n$/);
  });

  it('SB6 a command that hangs is ended with what it started', async () => {
    const sleep = longSleep();
    const { receipt } = await runIn(project().root, `echo begun; ${sleep} & ${sleep}`, { timeout_ms: 500 });
    expect(receipt).toMatchObject({ ended: 'timeout', exit_code: null, output: 'begun\n' });
    expect(receipt.duration_ms).toBeLessThan(10_000);
    expect(running(sleep.split(' ')[1] ?? '')).toEqual([]);
  });

  it('SB6 a daemon does not outlive its run, nor keep it waiting', async () => {
    const sleep = longSleep();
    const { receipt } = await runIn(
      project().root,
      `setsid nohup sh -c '${sleep} & ${sleep}' & sleep 0.2; echo done`,
    );
    expect(receipt).toMatchObject({ ended: 'exit', exit_code: 0, output: 'done\n' });
    expect(receipt.duration_ms).toBeLessThan(10_000);
    expect(running(sleep.split(' ')[1] ?? '')).toEqual([]);
  });

  it('SB6 a flood of processes ends at the time limit', async () => {
    const sleep = longSleep();
    const { receipt } = await runIn(project().root, `while :; do setsid ${sleep} & sleep 0.01; done`, {
      timeout_ms: 700,
    });
    expect(receipt.ended).toBe('timeout');
    expect(running(sleep.split(' ')[1] ?? '')).toEqual([]);
  });

  it('SB6 too much output ends it', async () => {
    const { receipt } = await runIn(project().root, 'yes', { output_bytes: 3_000_000 });
    expect(receipt).toMatchObject({ ended: 'output_limit', output_cut: true });
    expect(receipt.output.length).toBeLessThan(1_500_000);
  });

  it('SB6 cancelling ends it', async () => {
    const sleep = longSleep();
    const repository = project();
    const controller = new AbortController();
    const outcome = await withCopy(repository.root, (copy) => {
      setTimeout(() => controller.abort(), 300);
      return copy.run(commandSpec(sleep), controller.signal);
    });
    expect(outcome.receipt.ended).toBe('cancelled');
    expect(running(sleep.split(' ')[1] ?? '')).toEqual([]);
  });

  it('SB8 files that a command leaves', async () => {
    const repository = project();
    const write = `printf '{"at":"%s/a"}' "$(pwd -P)" > {results}/r.json; mkdir {results}/in; echo b > "$OUT/in/b"; ln -s /etc/passwd {results}/link; mkdir -p out/x; echo c > out/x/c.xml; echo d > d.txt`;
    const { files } = await runIn(repository.root, write, {
      environment: { OUT: '{results}' },
      reads: ['out/**/*.xml', 'd.txt', 'gone', join(repository.root, 'a')],
    });
    expect(files.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
      { path: 'a', text: 'a\n' },
      { path: 'd.txt', text: 'd\n' },
      { path: 'in/b', text: 'b\n' },
      { path: 'out/x/c.xml', text: 'c\n' },
      { path: 'r.json', text: `{"at":"${repository.root}/a"}` },
    ]);
  });

  it('SB2 dependencies are there, links of work spaces lead into the copy, nothing is shared that can be written', async () => {
    const repository = project({ 'packages/p/package.json': '{}', 'packages/p/index.js': 'old' });
    repository.write({
      'node_modules/x/index.js': 'x',
      'packages/p/node_modules/y/index.js': 'y',
      'packages/p/index.js': 'new',
      '.venv/pyvenv.cfg': '',
    });
    symlinkSync('../packages/p', join(repository.root, 'node_modules/p'));
    symlinkSync(join(repository.root, 'packages/p'), join(repository.root, 'node_modules/full'));
    const before = everything(repository.root);
    const { receipt } = await runIn(
      repository.root,
      'cat node_modules/x/index.js packages/p/node_modules/y/index.js node_modules/p/index.js; ls -A .venv; echo changed > node_modules/full/index.js; cat packages/p/index.js; ' +
        'echo z > node_modules/x/index.js; rm -rf node_modules/p packages/p/node_modules/* .venv/*; mkdir node_modules/p; touch node_modules/p/in; cat node_modules/x/index.js; ls node_modules/p',
    );
    expect(receipt.output).toBe('xynewpyvenv.cfg\nchanged\nz\nin\n');
    expect(everything(repository.root)).toBe(before);
  });

  it('SB2 a linked folder of dependencies is followed', async () => {
    const [repository, other] = [project(), fresh()];
    other.write({ 'node_modules/x/index.js': 'x' });
    symlinkSync(join(other.root, 'node_modules'), join(repository.root, 'node_modules'));
    const { receipt } = await runIn(
      repository.root,
      'cat node_modules/x/index.js; echo y > node_modules/x/index.js',
    );
    expect(receipt.output).toBe('x');
    expect(readFileSync(join(other.root, 'node_modules/x/index.js'), 'utf8')).toBe('x');
  });

  it('SB2 packages that links lead to, and what was built, are in work and base alike', async () => {
    const [repository, other] = [project({ '.gitignore': 'node_modules/\ndist\nbuild\n' }), fresh()];
    other.write({ 'cache-1/x/package.json': '{}', 'cache-1/x/index.js': 'x' });
    other.write({ 'linked/package.json': '{}', 'linked/index.js': 'l' });
    symlinkSync(join(other.root, 'linked'), join(other.root, 'cache-1/y'));
    symlinkSync(join(other.root, 'cache-1'), join(repository.root, 'node_modules'));
    repository.write({ 'dist/a.js': 'built', 'build/a.test.js': 'of the work', a: 'changed' });
    const line =
      'cat node_modules/x/index.js node_modules/y/index.js dist/a.js; ls build; echo z > dist/a.js';
    for (const side of [{}, { tree: 'base', side: 'base' }] as const) {
      const { receipt } = await withCopy(repository.root, (copy) => copy.run(commandSpec(line)), side);
      expect(receipt.output).toMatch(/^xlbuilt/);
      expect(receipt.output).not.toContain('a.test.js');
      expect(receipt.built).toEqual(['dist']);
    }
    expect(readFileSync(join(repository.root, 'dist/a.js'), 'utf8')).toBe('built');
  });

  it('SB16 a link to another folder is not one of dependencies', async () => {
    const [repository, home] = [project(), fresh()];
    home.write({ '.ssh/id': 'key' });
    symlinkSync(home.root, join(repository.root, 'node_modules'));
    symlinkSync(join(home.root, '.ssh'), join(repository.root, '.venv'));
    const { receipt } = await runIn(repository.root, 'cat node_modules/.ssh/id .venv/id');
    expect(receipt.exit_code).toBe(1);
    expect(receipt.output).not.toMatch(/^key/m);
  });

  it('SB9 odd folders are deleted', async () => {
    const repository = project();
    repository.write({ 'node_modules/x/index.js': 'x' });
    mkdirSync(join(repository.root, 'node_modules/y'), { mode: 0o555 });
    const root = await withCopy(repository.root, async (copy) => {
      await copy.run(
        commandSpec('mkdir -p a/b node_modules/z; rm -rf node_modules/x; touch a/b/c; chmod 000 a/b a'),
      );
      return copy.root;
    });
    expect(readdirSync(join(root, '../..'))).not.toContain(root.split('/').at(-2));
  });
}

describe.runIf(canEnclose)('commands in name spaces', () => {
  everywhere();

  it('SB3 are off the network, with a loop device', async () => {
    const server = createServer((_, answer) => answer.end('outside'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const script = `
      const http = require('node:http');
      const own = http.createServer((q, a) => a.end('inside')).listen(0, '127.0.0.1', async () => {
        console.log(await (await fetch('http://127.0.0.1:' + own.address().port)).text());
        await fetch('http://127.0.0.1:${port}').then(() => console.log('reached'), () => console.log('cut'));
        require('node:net').connect(80, '192.0.2.1').on('error', (e) => { console.log(e.code); process.exit(); });
      });`;
    const { receipt } = await runIn(project({ 'net.js': script }).root, `'${node}' net.js`);
    expect(receipt.output).toBe('inside\ncut\nENETUNREACH\n');
    expect(receipt.isolation).toMatchObject({ network: true, files: true, not_held: [] });
    const allowed = await runIn(project({ 'net.js': script }).root, `'${node}' net.js | head -2`, {
      network: true,
    });
    expect(allowed.receipt.output).toBe('inside\nreached\n');
    expect(allowed.receipt.isolation).toMatchObject({ network: false, files: true });
    server.close();
  });

  it('SB3 cannot harm the tree, git or the rest by full paths', async () => {
    const [repository, linked] = [project(), fresh()];
    repository.write({ 'node_modules/x/index.js': 'x', secret: 'ignored' });
    const tree = repositoryAt(join(linked.root, 'linked'));
    repository.git('worktree', 'add', '--quiet', tree.root, '-b', 'side');
    tree.write({ mine: 'mine' });
    const before = [everything(repository.root), everything(tree.root)];
    const harm = `rm -rf ${tree.root}/mine ${repository.root}/.git; umount ${tree.root}; mount -o remount,rw /; touch /etc/assay-was-here /usr/assay-was-here; ls ${tree.root}`;
    const { receipt } = await runIn(tree.root, harm);
    expect(receipt.output).toContain('Read-only file system');
    expect(receipt.output).not.toContain('mine\n');
    const inside = await runIn(
      repository.root,
      `rm -rf ${repository.root}/* ${repository.root}/.git; ls -A ${repository.root}`,
    );
    expect(inside.receipt.ended).toBe('exit');
    expect(repository.git('status', '--short')).toBe('?? secret');
    expect(everything(tree.root)).toBe(before[1]);
    expect(readFileSync(join(repository.root, 'a'), 'utf8')).toBe('a\n');
    expect(readFileSync(join(repository.root, 'node_modules/x/index.js'), 'utf8')).toBe('x');
  });

  it.each(['/tmp', '/var/tmp'])('SB3 see a /tmp of their own, their tree lying in %s', async (place) => {
    const [repository, other] = [fresh(place), fresh('/tmp')];
    repository.commit({ a: 'a' });
    other.commit({ a: 'a' });
    repository.write({ 'node_modules/x/index.js': 'x' });
    const mine = `${other.root}-new`;
    const { receipt, files } = await runIn(
      repository.root,
      `ls -d ${other.root} 2>/dev/null; rm -rf ${other.root}; echo n > ${mine}; cat ${mine} node_modules/x/index.js; touch "$TMPDIR/y" /var/tmp/z && echo b > a; pwd; echo r > {results}/r`,
    );
    expect(receipt.output).toBe(`n\nx${repository.root}\n`);
    expect(receipt.isolation).toMatchObject({ network: true, files: true });
    expect(files).toEqual([{ path: 'r', text: 'r\n' }]);
    expect(readFileSync(join(other.root, 'a'), 'utf8')).toBe('a');
    expect(readFileSync(join(repository.root, 'a'), 'utf8')).toBe('a');
    expect(existsSync(mine)).toBe(false);
  });

  it('SB3 keep the number of the user', async () => {
    const { receipt } = await runIn(project().root, 'id -u');
    expect(receipt.output).toBe(`${process.getuid?.()}\n`);
  });
});

describe.runIf(canEnclose)('commands in name spaces that know no layers', () => {
  it('SB2 see a copy of the dependencies', async () => {
    const [repository, tools] = [project(), fresh()];
    tools.write({ mount: '#!/bin/sh\ncase "$*" in *overlay*) exit 1 ;; esac\nexec /usr/bin/mount "$@"\n' });
    chmodSync(join(tools.root, 'mount'), 0o755);
    repository.write({ 'node_modules/x/index.js': 'x' });
    vi.stubEnv('PATH', `${tools.root}:${process.env['PATH']}`);
    const { receipt } = await runIn(
      repository.root,
      'cat node_modules/x/index.js; echo y > node_modules/x/index.js',
    );
    vi.unstubAllEnvs();
    expect(receipt).toMatchObject({ output: 'x', isolation: { network: true, files: true } });
    expect(readFileSync(join(repository.root, 'node_modules/x/index.js'), 'utf8')).toBe('x');
  });
});

describe('a command', () => {
  it('SB6 half a gigabyte of output takes bounded memory', async () => {
    const before = process.memoryUsage().rss;
    const { receipt } = await runIn(project().root, 'printf start; yes y | head -c 500000000; printf end', {
      output_bytes: 2_000_000_000,
      timeout_ms: 100_000,
    });
    expect(receipt).toMatchObject({ ended: 'exit', exit_code: 0, output_cut: true });
    expect(receipt.output).toMatch(/^start(?:y\n)+\n?… 498689288 bytes left out …\n\n?(?:y\n)+end$/);
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  }, 120_000);
});

describe('commands without name spaces', () => {
  withoutNameSpaces();
  everywhere();

  it('SB4 run all the same, and the receipt says why they are not isolated', async () => {
    const { receipt } = await runIn(project().root, 'true');
    expect(receipt.isolation).toMatchObject({ network: false, files: false });
    expect(receipt.isolation.reason).toMatch(/^not_isolated: .*(?:unshare|setpriv)/);
  });

  it('SB2 the search path leads into the copy', async () => {
    const repository = project();
    repository.write({ 'node_modules/.bin/tool': '#!/bin/sh\necho tool of $(dirname $0)\n' });
    const old = process.env['PATH'];
    process.env['PATH'] = `${repository.root}/node_modules/.bin:${old}`;
    const { receipt } = await runIn(repository.root, 'chmod +x node_modules/.bin/tool; tool');
    process.env['PATH'] = old;
    expect(receipt.output).toBe(`tool of ${repository.root}/node_modules/.bin\n`);
  });
});

describe('what takes the machine', () => {
  /** One after the other: two of each would take every process that the machine has, and those of other tests. */
  const endless = 'while :; do sleep 60 & done';

  it('SB6 a command that starts processes without end is ended, with all that it started', async () => {
    const { receipt } = await runIn(project().root, endless, { timeout_ms: 30_000 });
    expect(receipt.ended).toBe('process_limit');
  });

  it('SB6 a command that takes the memory ends, of one process and of many', async () => {
    const hog = 'const held = []; setInterval(() => held.push(Buffer.alloc(2e7, 1)), 10);';
    const folder = mkdtempSync(join(tmpdir(), 'assay-hog-'));
    const end = await runProcess({
      command: [process.execPath, '-e', hog],
      folder,
      environment: {},
      timeout_ms: 30_000,
      output_bytes: 1000,
      onStart: () => undefined,
      most: { processes: 1000, reserve: process.availableMemory() - 5e8 },
    });
    rmSync(folder, { recursive: true });
    expect(end.ended).toBe('memory_limit');
  });

  it('SB6 no process of a command can hold all memory, and the kernel ends it before others', async () => {
    const { receipt } = await runIn(project().root, 'ulimit -d; cat /proc/self/oom_score_adj');
    const [most, score] = receipt.output.split('\n').map(Number);
    expect(most).toBeLessThan(totalmem() / 1024);
    expect(score).toBe(1000);
  });
});
