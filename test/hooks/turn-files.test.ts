import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { turnFiles } from '../../src/adapters/workspace/turns/turn-files.ts';
import { gitWorkTrees } from '../../src/adapters/workspace/git/work-tree-reader.ts';
import type { TurnState } from '../../src/contract/turn-state.ts';
import { newRepository } from '../workspace/repository.ts';

let folder = '';

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'assay-turns-')), 'turns');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const state: TurnState = {
  host: 'claude',
  turnKey: null,
  prompted: true,
  blocks: 2,
  last: 'blocked',
  told: ['a'],
  points: [{ key: '[]', text: 'A point.' }],
  marker: 'chk-1',
  baseline: 'turn-1',
  sessionBaseline: null,
  prompt: 'Do it.',
  message: null,
};

function lockOf(): string {
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.lock')) ?? '');
}

describe('what hooks keep', () => {
  it('HK11 comes back as it was, for its owner alone; 50 sessions stay', async () => {
    const store = turnFiles(folder);
    expect(await store.read('s')).toBeNull();
    for (let at = 0; at < 55; at += 1) await store.write(`s-${at}`, { ...state, blocks: at });
    expect(await turnFiles(folder).read('s-54')).toEqual({ ...state, blocks: 54 });
    const names = readdirSync(folder);
    expect(names).toHaveLength(50);
    expect(statSync(join(folder, names[0] ?? '')).mode & 0o077).toBe(0);
  });

  it('HK11 what is torn, or of another version, is none', async () => {
    const store = turnFiles(folder);
    await store.write('s', state);
    const [name = ''] = readdirSync(folder);
    for (const text of [
      '{"version":1,"sta',
      '{"version":9,"state":{"blocks":1,"told":[]}}',
      '{"version":1,"state":{}}',
    ]) {
      writeFileSync(join(folder, name), text);
      expect(await store.read('s')).toBeNull();
    }
  });

  it('HK6 a lock is held once, and taken from a process that ended', async () => {
    const store = turnFiles(folder);
    const release = await store.hold('s');
    expect(release).not.toBeNull();
    expect(await store.hold('s')).toBeNull();
    expect(await store.hold('other')).not.toBeNull();
    await release?.();
    const again = await store.hold('s');
    expect(again).not.toBeNull();
    await again?.();
    await store.hold('gone');
    const path = lockOf();
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    writeFileSync(
      path,
      JSON.stringify({ pid: 2 ** 22 + 1, start: 'x', host: (await import('node:os')).hostname() }),
    );
    const held = await Promise.all([0, 1, 2].map(() => turnFiles(folder).hold('gone')));
    expect(held.filter((one) => one !== null)).toHaveLength(1);
    expect(existsSync(path)).toBe(true);
  });

  it('HK6 a lock that was torn at its making is waited for, then taken', async () => {
    const store = turnFiles(folder);
    await store.hold('s');
    const path = lockOf();
    writeFileSync(path, '');
    expect(await store.hold('s')).toBeNull();
    const long = new Date(Date.now() - 60_000);
    utimesSync(path, long, long);
    expect(await store.hold('s')).not.toBeNull();
  });
});

describe('baselines of hooks', () => {
  it('HK11 do not push out those that a person named', async () => {
    const repository = newRepository();
    repository.commit({ 'a.txt': 'a\n' });
    await gitWorkTrees.recordBaseline(repository.root, 'release');
    const home = join(repository.root, '.git/assay/baselines');
    for (let at = 0; at < 30; at += 1) mkdirSync(join(home, `turn-${at}`));
    await gitWorkTrees.recordBaseline(repository.root, 'turn-x');
    const kept = readdirSync(home);
    expect(kept).toContain('release');
    expect(kept).toContain('turn-x');
    expect(kept.filter((name) => name.startsWith('turn-'))).toHaveLength(20);
    repository.remove();
  });
});
