import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newRepository, type TestRepository } from '../workspace/repository.ts';
import { playStep } from './played.ts';

const MINUTE = 60_000;
const OWN = ['-c', 'user.name=t', '-c', 'user.email=t@localhost'];
const TRANSCRIPT = '/dev/null';
const QUESTION = 'Shall I go on?';

let state = '';
let shop: TestRepository;

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'assay-begun-'));
  shop = newRepository();
  shop.commit({ 'notes.md': '# Shop\n' });
});
afterEach(() => {
  shop.remove();
  rmSync(state, { recursive: true });
});

function git(...args: readonly string[]): void {
  execFileSync('git', [...OWN, ...args], { cwd: shop.root, stdio: 'ignore' });
}

function removeGit(): void {
  rmSync(join(shop.root, '.git'), { recursive: true });
}

function makeAnew(): void {
  removeGit();
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'all');
}

async function play(name: 'prompt' | 'end', message: string, folder = state): Promise<string> {
  const place = { root: shop.root, message, transcript: TRANSCRIPT };
  return (await playStep('claude', name, place, { XDG_STATE_HOME: folder })).stdout;
}

describe('a turn whose git folder is made anew', { timeout: MINUTE }, () => {
  it('HK18 is told so at each end that is let go, until the next prompt', async () => {
    await play('prompt', '');
    shop.write({ 'notes.md': '# Another\n' });
    makeAnew();
    for (const message of [QUESTION, QUESTION]) {
      const said = await play('end', message);
      expect(said).toContain(`.git of ${shop.root} was removed or made anew in this turn`);
      expect(said).not.toContain('"block"');
    }
    expect(await play('end', '계속할까요?')).toContain(`${shop.root}의 .git이 지워졌거나 새로`);
    await play('prompt', '');
    expect(await play('end', QUESTION)).toBe('');
  });

  it('HK18 is told so where no repository is left, and not where the work tree itself is gone', async () => {
    await play('prompt', '');
    removeGit();
    expect(await play('end', QUESTION)).toContain('was removed or made anew');
    const root = shop.root;
    const elsewhere = newRepository();
    rmSync(root, { recursive: true });
    try {
      const place = { root: elsewhere.root, message: QUESTION, transcript: TRANSCRIPT };
      expect((await playStep('claude', 'end', place, { XDG_STATE_HOME: state })).stdout).toBe('');
    } finally {
      elsewhere.remove();
      shop = newRepository();
    }
  });

  it('HK18 a false claim holds the agent all the same, and the person is told after it', async () => {
    await play('prompt', '');
    makeAnew();
    expect(await play('end', 'I added `never.md`.')).toContain('"block"');
    shop.write({ 'never.md': 'There.\n' });
    expect(await play('end', 'I added `never.md`.')).toContain('was removed or made anew');
  });

  it('HK18 commits, branches and settings of git make nothing anew; without a folder of state nothing is kept', async () => {
    await play('prompt', '');
    git('checkout', '-qb', 'other');
    git('commit', '-qm', 'empty', '--allow-empty');
    git('gc', '-q');
    expect(await play('end', QUESTION)).not.toContain('made anew');
    const file = join(state, 'a-file');
    writeFileSync(file, '');
    await play('prompt', '', file);
    makeAnew();
    expect(await play('end', QUESTION, file)).not.toContain('made anew');
  });

  it('HK11 HK18 nothing is kept in the work tree, where the folder of state lies in it', async () => {
    const inside = join(shop.root, '.local', 'state');
    await play('prompt', '', inside);
    expect(existsSync(inside)).toBe(false);
    makeAnew();
    expect(await play('end', QUESTION, inside)).not.toContain('made anew');
  });
});
