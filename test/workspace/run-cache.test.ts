import { readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { gitWorkTrees } from '../../src/adapters/workspace/git/work-tree-reader.ts';
import { runCache } from '../../src/adapters/workspace/runs/run-cache.ts';
import type { RunKey } from '../../src/contract/ports/run-cache.ts';
import type { CommandOutcome } from '../../src/contract/ports/sandbox.ts';
import type { WorkTree } from '../../src/contract/ports/work-tree.ts';
import { newRepository, type TestRepository } from './repository.ts';
import { commandSpec } from './run-in.ts';

const made: TestRepository[] = [];

afterEach(() => {
  for (const repository of made.splice(0)) repository.remove();
});

async function treeWithPackages(): Promise<WorkTree> {
  const repository = newRepository();
  made.push(repository);
  repository.commit({ 'package.json': '{}', '.gitignore': 'node_modules\n' });
  repository.write({ 'node_modules/.package-lock.json': '{}', 'node_modules/x/index.js': '' });
  return gitWorkTrees.open(repository.root, {});
}

function keyOf(command: string): RunKey {
  const copy = { tree: 'work', side: 'work', fromOther: [], without: [] } as const;
  return { base_hash: 'b', work_hash: 'w', copy, command: commandSpec(command) };
}

function outcomeOf(change: Partial<CommandOutcome['receipt']> = {}): CommandOutcome {
  return {
    receipt: {
      command: 'npm test',
      tree: 'work',
      ended: 'exit',
      exit_code: 1,
      duration_ms: 12.5,
      output: '1 failed\n',
      output_cut: false,
      isolation: { network: true, files: true },
      cached: false,
      ...change,
    },
    files: [{ path: 'report.json', text: '{}' }],
  };
}

describe('outcomes that are kept', () => {
  it('RC1 an outcome comes back as it was, marked as kept; another key has none', async () => {
    const cache = runCache(await treeWithPackages());
    await cache.put(keyOf('a'), outcomeOf());
    const { receipt, files } = outcomeOf();
    expect(await cache.get(keyOf('a'))).toEqual({ receipt: { ...receipt, cached: true }, files });
    expect(await cache.get(keyOf('b'))).toBeNull();
    expect(await cache.get({ ...keyOf('a'), work_hash: 'x' })).toBeNull();
    expect(await cache.get({ ...keyOf('a'), copy: { ...keyOf('a').copy, without: ['x'] } })).toBeNull();
  });

  it('RC2 other installed packages ask for another run', async () => {
    const tree = await treeWithPackages();
    const cache = runCache(tree);
    await cache.put(keyOf('a'), outcomeOf());
    writeFileSync(join(tree.root, 'node_modules/.package-lock.json'), '{"x":2}');
    expect(await cache.get(keyOf('a'))).toBeNull();
    writeFileSync(join(tree.root, 'node_modules/.package-lock.json'), '{}');
    expect(await cache.get(keyOf('a'))).not.toBeNull();
    rmSync(join(tree.root, 'node_modules/x'), { recursive: true });
    expect(await cache.get(keyOf('a'))).toBeNull();
  });

  it.each(['timeout', 'output_limit', 'cancelled', 'not_started', 'disk_full', 'signal'] as const)(
    'RC3 what ended by %s is not kept',
    async (ended) => {
      const cache = runCache(await treeWithPackages());
      await cache.put(keyOf('a'), outcomeOf({ ended }));
      expect(await cache.get(keyOf('a'))).toBeNull();
    },
  );

  it('RC3 a run that could reach the network is not kept', async () => {
    const cache = runCache(await treeWithPackages());
    const key = { ...keyOf('a'), command: commandSpec('a', { network: true }) };
    await cache.put(key, outcomeOf());
    expect(await cache.get(key)).toBeNull();
  });

  it('RC4 torn and foreign files are no outcomes', async () => {
    const tree = await treeWithPackages();
    const cache = runCache(tree);
    await cache.put(keyOf('a'), outcomeOf());
    const folder = join(tree.stateFolder, 'runs');
    const file = join(folder, readdirSync(folder)[0] ?? '');
    const whole = readFileSync(file, 'utf8');
    truncateSync(file, whole.length - 1);
    expect(await cache.get(keyOf('a'))).toBeNull();
    writeFileSync(file, whole.replace('1 failed', '1 passed'));
    expect(await cache.get(keyOf('a'))).toBeNull();
    writeFileSync(file, whole);
    expect(await cache.get(keyOf('a'))).not.toBeNull();
  });

  it('RC5 the 50 newest stay', async () => {
    const tree = await treeWithPackages();
    const cache = runCache(tree);
    const folder = join(tree.stateFolder, 'runs');
    await cache.put(keyOf('first'), outcomeOf());
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), 1, 1);
    for (let at = 0; at < 50; at += 1) await cache.put(keyOf(`${at}`), outcomeOf());
    expect(readdirSync(folder)).toHaveLength(50);
    expect(await cache.get(keyOf('first'))).toBeNull();
    expect(await cache.get(keyOf('49'))).not.toBeNull();
  }, 240_000);
});
