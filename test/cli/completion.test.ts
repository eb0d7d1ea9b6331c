import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { callAssay } from '../support/call-assay.ts';

const FISH = 'fish';
const has = (shell: string): boolean => spawnSync(shell, ['--version']).error === undefined;

/** What a shell offers behind these words, the last of them begun. */
const OFFERED: readonly (readonly [words: string, some: readonly string[], not: string])[] = [
  ['ver', ['verify', 'verdicts'], 'check'],
  ['kg ', ['load', 'show'], 'verify'],
  ['verify --form', ['--format'], '--query'],
  ['verify --format ', ['text', 'json', 'sarif', 'junit', 'md'], '--query'],
  ['hook install cl', ['claude'], 'codex'],
  ['jobs list --st', ['--status'], '--limit'],
  ['completion ', ['bash', 'zsh', 'fish'], 'verify'],
  ['jobs show --format ', ['text', 'json'], 'sarif'],
  ['hook status --', ['--lang'], '--config'],
  ['jobs ', ['list', 'redrive'], 'package.json'],
];

async function scriptOf(shell: string): Promise<string> {
  const { code, stdout } = await callAssay(['completion', shell]);
  expect(code).toBe(0);
  return stdout;
}

function offeredByBash(script: string, words: string): readonly string[] {
  const set = `COMP_WORDS=(assay ${words.endsWith(' ') ? `${words}''` : words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _assay; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return spawnSync('bash', ['-c', `${script}\n${set}`], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n');
}

function offeredByFish(script: string, words: string): readonly string[] {
  const said = spawnSync(FISH, ['-N', '-c', `${script}\ncomplete -C 'assay ${words}'`], {
    encoding: 'utf8',
  });
  return said.stdout.split('\n').map((line) => line.split('\t')[0] ?? '');
}

describe('shell completion', () => {
  it.skipIf(!has('bash')).each(OFFERED)('NU6 bash offers behind "%s" %j', async (words, some, not) => {
    const offered = offeredByBash(await scriptOf('bash'), words);
    expect(offered).toEqual(expect.arrayContaining([...some]));
    expect(offered).not.toContain(not);
  });

  it.skipIf(!has(FISH)).each(OFFERED)('NU6 fish offers behind "%s" %j', async (words, some, not) => {
    const offered = offeredByFish(await scriptOf('fish'), words);
    expect(offered).toEqual(expect.arrayContaining([...some]));
    expect(offered).not.toContain(not);
  });

  it('NU6 zsh reads the script of bash, which uses none of its special names', async () => {
    const script = await scriptOf('zsh');
    expect(script).toMatch(/^autoload .*bashcompinit/);
    expect(script).not.toMatch(/\blocal .*\b(?:path|status|commands)\b/);
  });

  it.skipIf(!has('zsh'))('NU6 zsh can read its script', async () => {
    const read = spawnSync('zsh', ['-n'], { input: await scriptOf('zsh'), encoding: 'utf8' });
    expect(read.stderr).toBe('');
  });

  it('NU6 what is said of each is in the language of the help, and an unknown shell is refused', async () => {
    const { stdout } = await callAssay(['completion', 'fish'], { env: { ASSAY_LANGUAGE: 'ko' } });
    expect(stdout).toContain("-a 'verify' -d '답의 주장을");
    expect((await callAssay(['completion', 'csh'])).code).toBe(2);
  });
});
