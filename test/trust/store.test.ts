import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configurationFiles } from '../../src/adapters/workspace/configuration-files.ts';
import { registerInitCommand } from '../../src/cli/init.ts';
import { callAssay } from '../support/call-assay.ts';

interface Sends {
  readonly title: string;
  readonly configuration: object;
  readonly environment: Readonly<Record<string, string>>;
  /** The variable and the host that it goes to; nothing where no secret is sent. */
  readonly sends: readonly string[];
}

const secrets = JSON.parse(
  readFileSync(new URL('../../cases/trust/secrets.json', import.meta.url), 'utf8'),
) as readonly Sends[];

let base = '';
let clone = '';
let file = '';
let env: Readonly<Record<string, string>> = {};
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'assay-store-'));
  clone = join(base, 'clone');
  mkdirSync(clone);
  file = join(clone, 'assay.config.yaml');
  writeFileSync(file, 'models:\n  script: script.yaml\n  default: scripted\n');
  writeFileSync(join(clone, 'script.yaml'), 'replies:\n  - answer: yes\n');
  env = { XDG_CONFIG_HOME: join(base, 'own') };
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function assay(...args: string[]) {
  return callAssay(args, { cwd: clone, env });
}

interface Explained {
  readonly trust: { readonly state: string; readonly ignored: readonly { readonly path: string }[] };
}

async function trust(): Promise<readonly string[]> {
  const { stdout } = await assay('config', '--format', 'json', '--explain');
  const { state, ignored } = (JSON.parse(stdout) as Explained).trust;
  return [state, ...ignored.map(({ path }) => path)];
}

describe('assay trust', () => {
  it('TU5 shows what it would grant, and without a person or --yes records nothing', async () => {
    const { code, stdout } = await assay('trust');
    expect(code).toBe(2);
    expect(stdout).toContain('models.default: "scripted"');
    expect(stdout).toContain(`trusted with its content: ${join(clone, 'script.yaml')}`);
    expect((await assay('trust', '--dry-run', '--lang', 'ko')).stdout).toContain('맡기게 되는 것');
    expect(await trust()).toEqual(['unknown', 'models.script', 'models.default']);
    expect((await assay('trust', '--list')).stdout).toBe('no configuration is trusted\n');
  });

  it.each(secrets)('TU5 names each secret that would be sent, and to which host: $title', async (row) => {
    writeFileSync(file, JSON.stringify(row.configuration));
    for (const lang of ['en', 'ko']) {
      const words = ['trust', '--dry-run', '--lang', lang];
      const { stdout } = await callAssay(words, { cwd: clone, env: { ...env, ...row.environment } });
      const lines = stdout.split('\n').filter((line) => /sends the value|값을 보냅니다/.test(line));
      expect(lines.map((line) => row.sends.filter((name) => line.includes(name)))).toEqual(
        row.sends.length === 0 ? [] : [row.sends],
      );
      expect(stdout).not.toContain('sk-secret');
    }
  });

  it('TU2 trust is of a content at a place: what changes is said loudly, what was trusted before stays so', async () => {
    await assay('trust', '--yes');
    expect(await trust()).toEqual(['trusted']);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, `${before}  judge: scripted\n`);
    expect(await trust()).toEqual(['changed', 'models.script', 'models.default', 'models.judge']);
    const korean = await callAssay(['config'], { cwd: clone, env: { ...env, ASSAY_LANGUAGE: 'ko' } });
    expect(korean.stderr).toMatch(/^assay: 경고: 신뢰한 뒤로 .*바뀌어/);
    writeFileSync(file, before);
    expect(await trust()).toEqual(['trusted']);
  });

  it('TU9 a script or calibration that decides what passes is trusted by its own content', async () => {
    await assay('trust', '--yes');
    writeFileSync(join(clone, 'script.yaml'), 'replies:\n  - answer: "no"\n');
    expect(await trust()).toEqual(['changed', 'models.script']);
  });

  it('TU2 a link to a trusted file lends its trust to no other folder', async () => {
    await assay('trust', '--yes');
    const other = join(base, 'other');
    mkdirSync(other);
    symlinkSync(file, join(other, 'assay.config.yaml'));
    const { code, stderr } = await callAssay(['config', '--format', 'json'], { cwd: other, env });
    expect(code).toBe(2);
    expect(stderr).toContain('leads out of its folder, and is not trusted');
  });

  it('TU15 what a link leads to is told to nobody before it is trusted, and holds behind trust', async () => {
    const other = join(base, 'linked');
    mkdirSync(other);
    const secret = join(base, 'secret');
    writeFileSync(secret, 'root-of-all: 1\n');
    const link = join(other, 'assay.config.yaml');
    symlinkSync(secret, link);
    const refused = await callAssay(['config'], { cwd: other, env });
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('leads out of its folder, and is not trusted');
    expect(refused.stderr).not.toContain('root-of-all');
    writeFileSync(secret, 'language: ko\n');
    expect((await callAssay(['config'], { cwd: other, env })).code).toBe(2);
    expect((await callAssay(['trust', link, '--yes'], { cwd: other, env })).code).toBe(0);
    expect((await callAssay(['config'], { cwd: other, env })).code).toBe(0);
  });

  it('TU3 the store lies in the user’s own folder, for the user alone, and no configuration is a part of it', async () => {
    await assay('trust', '--yes');
    const store = join(base, 'own', 'assay', 'trust.json');
    expect(statSync(store).mode & 0o777).toBe(0o600);
    expect(statSync(join(base, 'own', 'assay')).mode & 0o777).toBe(0o700);
    expect(JSON.parse(readFileSync(store, 'utf8'))).toMatchObject({
      version: 1,
      files: [{ path: file }, { path: join(clone, 'script.yaml') }],
    });
    writeFileSync(store, '{"version": 1, "files": [');
    const { code, stderr } = await assay('verdicts');
    expect(code).toBe(2);
    expect(stderr).toContain('is no list of what is trusted');
  });

  it('TU5 --revoke takes trust back, of a folder for all below it', async () => {
    await assay('trust', '--yes');
    const { stdout } = await callAssay(['trust', '--revoke', '.'], { cwd: base, env });
    expect(stdout.trim().split('\n')).toHaveLength(2);
    expect(await trust()).toEqual(['unknown', 'models.script', 'models.default']);
  });

  it('TU2 `assay init` trusts what it writes', async () => {
    const made = join(base, 'made');
    mkdirSync(made);
    const ports = {
      outside: async () => ({
        files: async () => configurationFiles,
        workingFolder: made,
        environment: env,
      }),
      write: () => undefined,
      warn: () => undefined,
    };
    const program = new Command();
    registerInitCommand(program, ports);
    await program.parseAsync(['init'], { from: 'user' });
    expect((await assay('trust', '--list')).stdout).toContain(join(made, 'assay.config.yaml'));
  });
});
