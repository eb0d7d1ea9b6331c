import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './run-action.ts';

/** A checkout of a release that is not built, and an npm that notes what it is asked for and installs a command. */
let folder = '';
const at = (...names: readonly string[]): string => join(folder, ...names);
const NPM = `#!/bin/sh
echo "$@" >> "$ASKED"
case "$*" in *missing*) exit 1 ;; esac
mkdir -p "$3/node_modules/assay/bin"
echo "console.log('ran', ...process.argv.slice(2)); process.exitCode = 1;" > "$3/node_modules/assay/bin/assay.mjs"
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-bundle-'));
  cpSync(join(root, 'scripts/action'), at('checkout', 'scripts/action'), { recursive: true });
  mkdirSync(at('tools'));
  writeFileSync(at('tools', 'npm'), NPM);
  chmodSync(at('tools', 'npm'), 0o755);
  writeFileSync(at('asked'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(script: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const PATH = `${at('tools')}:${dirname(process.execPath)}:${process.env['PATH']}`;
  const file = at('checkout', 'scripts/action', script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    cwd: folder,
    env: { PATH, ASKED: at('asked'), RUNNER_TEMP: folder, GITHUB_OUTPUT: at('output'), ...env },
  });
  return { status, said: stdout + stderr, asked: readFileSync(at('asked'), 'utf8') };
}

const RELEASE = {
  GITHUB_SERVER_URL: 'https://code.example',
  ACTION_REPOSITORY: 'team/assay',
  ACTION_REF: 'v9',
};

describe('the bundle of action and hooks', () => {
  it('CI12 the action installs the asset of its own release, and says where the command is', () => {
    const { status, asked } = run('install.mjs', [], RELEASE);
    expect(status).toBe(0);
    expect(asked).toMatch(/ https:\/\/code\.example\/team\/assay\/releases\/download\/v9\/assay\.tgz\n$/);
    expect(asked).toContain('--omit=dev');
    expect(readFileSync(at('output'), 'utf8')).toMatch(/^launcher=.*assay\/bin\/assay\.mjs\n$/);
  });

  it('CI12 what is named is installed instead; what cannot be is named', () => {
    expect(run('install.mjs', [], { ...RELEASE, ACTION_BUNDLE: './assay.tgz' }).asked).toMatch(
      / \.\/assay\.tgz\n$/,
    );
    rmSync(at('assay-bundle'), { recursive: true });
    const { status, said } = run('install.mjs', [], { ACTION_BUNDLE: 'missing.tgz' });
    expect(status).toBe(2);
    expect(said).toContain('::error title=Assay::assay: missing.tgz cannot be installed');
    expect(run('install.mjs', [], {}).said).toMatch(
      /no bundle is named.*`bundle` of the action, ASSAY_BUNDLE/,
    );
  });

  it('CI12 a hook installs it once, runs the check and ends as it does', () => {
    const hook = () => run('pre-commit.mjs', ['--base', 'HEAD'], { ASSAY_BUNDLE: 'assay.tgz' });
    expect(hook()).toMatchObject({ status: 1, said: 'ran check --base HEAD\n' });
    expect(hook().asked.trim().split('\n')).toHaveLength(1);
  });
});
