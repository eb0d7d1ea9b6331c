import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { probe } from '../../src/adapters/workspace/sandbox/choose-enclosure.ts';
import { type Enclosure, enclosedCommand } from '../../src/adapters/workspace/sandbox/enclosure.ts';
import { listPlaces, withoutLayers } from '../../src/adapters/workspace/sandbox/list-places.ts';
import { openTargets } from '../../src/adapters/workspace/sandbox/probe-targets.ts';
import { inOrder, layerFolders, type Place } from '../../src/adapters/workspace/sandbox/root.ts';
import { seccompFilter } from '../../src/adapters/workspace/sandbox/seccomp-filter.ts';
import { toolPlaces } from '../../src/adapters/workspace/sandbox/tool-places.ts';
import { mayRunUnenclosed } from '../../src/app/check-work/may-run-unenclosed.ts';
import { removeFolder } from '../../src/adapters/workspace/remove-folder.ts';
import { Guarantee } from '../../src/contract/guarantee.ts';
import { freshRepositories } from './made.ts';
import { withoutNameSpaces } from './plain-tools.ts';
import { runIn } from './run-in.ts';

const fresh = freshRepositories();
const isRoot = process.getuid?.() === 0;
const made: string[] = [];

afterEach(async () => {
  for (const folder of made.splice(0)) await removeFolder(folder);
});

interface Planted {
  readonly fault: string;
  readonly lost: readonly Guarantee[];
  readonly more?: (folder: string) => readonly Place[];
  readonly network?: true;
  readonly change?: (part: string) => string;
  readonly without?: string;
  /** A user has too few rights for the fault. */
  readonly asRoot?: true;
}

/** What turns the rights of the command off, and the filter on. */
const RIGHTS = /^'setpriv' .*?(?='\/bin\/sh')/ms;

const PLANTED: readonly Planted[] = [
  { fault: 'nothing is planted', lost: [] },
  {
    fault: 'a folder of the machine is listed',
    more: (folder) => [{ kind: 'read', from: folder, at: folder }],
    lost: ['filesystem'],
  },
  {
    fault: 'a folder with a listening socket is listed, without a layer',
    more(folder) {
      rmSync(join(folder, 'hidden'));
      return [{ kind: 'read', from: folder, at: folder }];
    },
    lost: ['filesystem'],
  },
  { fault: 'the network is shared', network: true, lost: ['network'] },
  { fault: 'processes are shared', without: '--pid', lost: ['processes'], asRoot: true },
  { fault: 'memory is shared', without: '--ipc', lost: ['ipc'] },
  {
    fault: 'rights are kept',
    change: (part) => part.replace(RIGHTS, ''),
    lost: ['capabilities', 'no_new_privs', 'seccomp'],
    asRoot: true,
  },
  {
    fault: 'the kernel can be set',
    change: (part) => part.replace(/^(for name in .*)\bsys\b/m, '$1'),
    lost: ['proc'],
    asRoot: true,
  },
];

async function enclosureFor({ more }: Planted, folder: string, root: string): Promise<Enclosure> {
  const tree = join(folder, 'tree');
  mkdirSync(tree);
  const parts = { folder, tree, root, dependencies: [], objects: [] };
  const places = inOrder([...(await listPlaces(parts)), ...(more?.(folder) ?? [])]);
  for (const each of layerFolders({ folder, places })) mkdirSync(each, { recursive: true });
  return { by: 'namespaces', kind: isRoot ? 'root' : 'user', root: { folder, places } };
}

async function heldWith(planted: Planted, root: string): Promise<readonly Guarantee[] | string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-test-')));
  made.push(folder);
  const open = await openTargets(folder, root);
  const enclosure = await enclosureFor(planted, folder, root);
  const { network = false, change = (part: string) => part, without } = planted;
  const command = (line: string): string[] =>
    enclosedCommand(enclosure, network, line)
      .filter((part) => part !== without)
      .map(change);
  try {
    return await probe(command, open.targets, folder);
  } finally {
    open.close();
  }
}

const first = await runIn(process.cwd(), 'true').catch(() => undefined);
const canEnclose = first?.receipt.isolation.files === true;

describe.runIf(canEnclose)('the probe of an enclosure', () => {
  it.for(PLANTED)('SB14 where $fault, exactly $lost does not hold', async (planted, { skip }) => {
    if (planted.asRoot === true && !isRoot) return skip('it needs root');
    const held = await heldWith(planted, fresh().root);
    expect(held).toEqual(Guarantee.options.filter((each) => !planted.lost.includes(each)));
  });

  it('SB14 of a plain process nothing holds', async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-test-')));
    made.push(folder);
    const open = await openTargets(folder, fresh().root);
    const held = await probe((line) => ['/bin/sh', '-c', line], open.targets, folder);
    open.close();
    const always = isRoot ? [] : ['capabilities', 'proc'];
    expect(Array.isArray(held) ? held.filter((each) => !always.includes(each)) : held).toEqual([]);
  });
});

describe('where nothing can be enclosed', () => {
  withoutNameSpaces();

  it('SB4 nothing runs, and the error says what is missing and the way out', async () => {
    const repository = fresh();
    repository.commit({ a: 'a' });
    const refused = runIn(repository.root, 'true', { unenclosed: false });
    await expect(refused).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(
        /^nothing was run, for no enclosure holds here: filesystem, network, .*; install bubblewrap, or ask/,
      ),
    });
  });

  it('SB4 where the user asked it runs, and the receipt says that nothing held', async () => {
    const repository = fresh();
    repository.commit({ a: 'a' });
    const { receipt } = await runIn(repository.root, 'echo ran', { unenclosed: true });
    expect(receipt).toMatchObject({ output: 'ran\n', isolation: { by: 'none', held: [] } });
    expect(receipt.isolation.not_held).toEqual(Guarantee.options);
  });

  it('SB17 inside of a check the reason is named', async () => {
    const repository = fresh();
    repository.commit({ a: 'a' });
    vi.stubEnv('ASSAY_CHECK', '1');
    const refused = runIn(repository.root, 'true', { unenclosed: false });
    await expect(refused).rejects.toThrow('this runs inside an enclosure already');
    vi.unstubAllEnvs();
  });
});

describe('who may ask to run without an enclosure', () => {
  const nobody = { asked: undefined, environment: {}, configured: false, trusted: false };
  it.each([
    ['nobody', nobody, false],
    ['the option', { ...nobody, asked: true }, true],
    ['the environment', { ...nobody, environment: { ASSAY_UNENCLOSED: '1' } }, true],
    ['a repository alone', { ...nobody, configured: true }, false],
    ['a configuration that the user named', { ...nobody, configured: true, trusted: true }, true],
  ])('SB4 %s', (_, wishes, may) => expect(mayRunUnenclosed(wishes)).toBe(may));
});

describe('places', () => {
  it('SB12 the home, what it lies in and all of .local are no tools, whatever the search path says', () => {
    const home = mkdtempSync(join(tmpdir(), 'assay-test-'));
    made.push(home);
    for (const name of [
      '.ssh',
      '.local/bin',
      '.local/lib',
      '.local/share/keyrings',
      '.cargo/bin',
      'own/bin',
      'own/lib',
    ])
      mkdirSync(join(home, name), { recursive: true });
    vi.stubEnv('HOME', home);
    vi.stubEnv('CARGO_HOME', join(home, '.cargo'));
    vi.stubEnv(
      'PATH',
      [home, tmpdir(), '/', '', '.', join(home, '.local/bin'), join(home, 'own/bin')].join(':'),
    );
    const seen = toolPlaces([], ['/usr']).flatMap((place) => (place.kind === 'memory' ? [] : [place.at]));
    vi.unstubAllEnvs();
    const own = seen.filter((at) => at.startsWith(home)).map((at) => at.slice(home.length + 1));
    expect(own.toSorted()).toEqual(['.cargo/bin', '.local/bin', '.local/lib', 'own']);
    expect(seen.filter((at) => home.startsWith(at))).toEqual([]);
  });

  it('SB13 without layers the folders of the user are read-only, and dependencies are those of the copy', async () => {
    const places: Place[] = [
      { kind: 'layer', from: '/x', at: '/x' },
      { kind: 'layer', from: '/n', at: '/root/n' },
    ];
    expect(await withoutLayers(places, '/root')).toEqual([{ kind: 'read', from: '/x', at: '/x' }]);
  });

  it('SB15 there is a filter for both architectures, of whole instructions that end in an answer', () => {
    for (const architecture of ['x64', 'arm64']) {
      const filter = seccompFilter(architecture) ?? new Uint8Array();
      expect(filter.length % 8).toBe(0);
      expect(filter.length / 8).toBeLessThan(4096);
      expect(filter.at(-8)).toBe(6);
    }
    expect(seccompFilter('mips')).toBeUndefined();
  });
});
