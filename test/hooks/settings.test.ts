import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import cases from '../../cases/hooks/settings.json' with { type: 'json' };
import { AGENT_HOSTS, type AgentHost } from '../../src/contract/agent-event.ts';
import { HOSTS } from '../../src/hooks/hosts/hosts.ts';
import { hookStatus, installHook, uninstallHook } from '../../src/hooks/manage.ts';
import { freshSettings, hooksHere, withHooks, withoutHooks } from '../../src/hooks/settings/merge.ts';
import { changeText } from '../../src/hooks/settings/settings-text.ts';

const COMMAND = {
  sh: 'assay hook run claude --limit 540',
  powershell: 'assay hook run claude --limit 540',
};
let root = '';
let said = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assay-settings-'));
  mkdirSync(join(root, 'repo/.git'), { recursive: true });
  mkdirSync(join(root, 'repo/deep'));
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'bin/assay'), '');
  said = '';
});
afterEach(() => rmSync(root, { recursive: true }));

const place = (user = false) => ({
  workingFolder: join(root, 'repo/deep'),
  environment: { HOME: join(root, 'home'), PATH: join(root, 'bin') },
  user,
});
const terminal = (answer: string | null = null) => ({
  write: (text: string) => void (said += text),
  language: 'en' as const,
  ask: async () => answer,
});
const YES = { yes: true, dryRun: false };

function fileOf(host: AgentHost): string {
  return join(root, 'repo', HOSTS[host].settings.project);
}
function put(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** Entries of other people's hooks, at some events of Assay's and at others. */
function others(host: AgentHost) {
  const { events, grouped } = HOSTS[host].settings;
  const entry = fc.record({
    type: fc.constant('command'),
    command: fc.constantFrom('lint', 'assay-like', 'x hook run'),
  });
  const item: fc.Arbitrary<unknown> = grouped
    ? fc.record({ hooks: fc.array(entry, { maxLength: 2 }) })
    : entry;
  const hooks = fc.dictionary(fc.constantFrom(...events, 'Other'), fc.array<unknown>(item, { maxLength: 3 }));
  return fc.record(
    { model: fc.string(), permissions: fc.jsonValue(), hooks, version: fc.constant(1) },
    { requiredKeys: [] },
  );
}

/** The same settings as people and tools write them. */
function written(host: AgentHost) {
  const indent = fc.constantFrom('', ' ', '  ', '\t');
  const around = fc.constantFrom('', '\n', '\r\n', ' ');
  return fc.tuple(others(host), indent, around, fc.boolean(), fc.boolean()).map((drawn) => {
    const [settings, unit, end, marked, wide] = drawn;
    const text = JSON.stringify(settings, null, unit).replace('{', '{"big": 90071992547409931, "big": 1.0,');
    const lines = wide ? text.replaceAll('\n', '\r\n') : text;
    return `${marked ? '\ufeff' : ''}${lines.replace(/,(?=\s*\}$)/, '')}${end}`;
  });
}

const valueOf = (text: string | null): { hooks?: Record<string, unknown[]> } =>
  JSON.parse((text ?? '{}').replace('\ufeff', '')) as { hooks?: Record<string, unknown[]> };

describe.each(AGENT_HOSTS)('%s', (host) => {
  it('HK13 installing again changes nothing, uninstalling gives the file back to the letter', () => {
    fc.assert(
      fc.property(written(host), (text) => {
        const once = withHooks(text, host, COMMAND, 600);
        expect(withHooks(once, host, COMMAND, 600)).toBe(once);
        expect([...hooksHere(once, host).keys()].toSorted()).toEqual(
          [...HOSTS[host].settings.events].toSorted(),
        );
        expect(withoutHooks(once, host)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it("HK13 what others wrote stands before Assay's, in its order", () => {
    fc.assert(
      fc.property(written(host), (text) => {
        const { hooks = {}, ...rest } = valueOf(text);
        const { hooks: next = {}, ...more } = valueOf(withHooks(text, host, COMMAND, 600));
        expect(more).toMatchObject(rest);
        for (const [event, list] of Object.entries(hooks))
          expect(next[event]?.slice(0, list.length)).toEqual(list);
      }),
      { numRuns: 30 },
    );
  });

  it.each(cases)('HK13 gives back to the letter: $name', ({ text }) => {
    const once = withHooks(text, host, COMMAND, 600);
    expect(valueOf(once).hooks).toMatchObject(freshSettings(host, COMMAND, 600)['hooks'] as object);
    expect(withHooks(once, host, COMMAND, 600)).toBe(once);
    expect(withoutHooks(once, host)).toBe(text);
  });

  it('HK13 an older form of it is replaced in its place, and one too many goes', () => {
    const old = withHooks(
      '{\n\t"model": "opus"\n}\n',
      host,
      { sh: 'assay hook run claude', powershell: 'assay hook run claude' },
      30,
    );
    const fresh = withHooks('{\n\t"model": "opus"\n}\n', host, COMMAND, 600);
    expect(withHooks(old, host, COMMAND, 600)).toBe(fresh);
    const [event = ''] = HOSTS[host].settings.events;
    const { hooks = {}, ...rest } = valueOf(fresh);
    const twice = {
      ...rest,
      hooks: { ...hooks, [event]: [...(hooks[event] ?? []), ...(hooks[event] ?? [])] },
    };
    expect(valueOf(withHooks(JSON.stringify(twice), host, COMMAND, 600))).toEqual(valueOf(fresh));
    expect(valueOf(withoutHooks(JSON.stringify(twice), host)).hooks?.[event] ?? []).toEqual([]);
  });

  it('HK14 writes the file of the project, and removes it again', async () => {
    expect(await installHook(host, place(), YES, terminal())).toBe(0);
    expect(said).toContain('+ ');
    expect([...hooksHere(readFileSync(fileOf(host), 'utf8'), host).values()]).toContain(
      `assay hook run ${host} --limit 540`,
    );
    expect(hookStatus([host], place())).toMatchObject([{ state: 'installed' }, { state: 'absent' }]);
    expect(await installHook(host, place(), YES, terminal())).toBe(0);
    expect(said).toContain('is installed already');
    expect(await uninstallHook(host, place(), YES, terminal())).toBe(0);
    expect(readdirSync(dirname(fileOf(host)))).toEqual([]);
  });
});

describe('the settings file', () => {
  it('HK14 without --yes the change is shown, and written only where a person says so', async () => {
    const ask = { yes: false, dryRun: false };
    expect(await installHook('claude', place(), ask, terminal(null))).toBe(2);
    expect(said).toContain('add --yes');
    expect(await installHook('claude', place(), { yes: true, dryRun: true }, terminal())).toBe(0);
    expect(await installHook('claude', place(), ask, terminal('n'))).toBe(2);
    expect(hookStatus(['claude'], place())[0]).toMatchObject({ state: 'absent' });
    expect(await installHook('claude', place(), ask, terminal('y'))).toBe(0);
    expect(hookStatus(['claude'], place())[0]).toMatchObject({ state: 'installed' });
  });

  it('HK16 an event that is no list is no absence: the status says that the file cannot be read', async () => {
    mkdirSync(dirname(fileOf('claude')), { recursive: true });
    writeFileSync(fileOf('claude'), '{"hooks": {"Stop": {"command": "x"}}}');
    expect(hookStatus(['claude'], place())[0]).toMatchObject({ state: 'unreadable' });
    writeFileSync(fileOf('claude'), '{"hooks": {"PreToolUse": {"command": "x"}}}');
    expect(hookStatus(['claude'], place())[0]).toMatchObject({ state: 'absent' });
  });

  it('HK14 indentation, line ends and the mark at the beginning stay', async () => {
    const before = '\ufeff{\r\n\t"model": "opus",\r\n\t"hooks": {\r\n\t\t"Stop": []\r\n\t}\r\n}';
    const path = put(fileOf('claude'), before);
    await installHook('claude', place(), YES, terminal());
    const after = readFileSync(path, 'utf8');
    expect(after.startsWith('\ufeff{\r\n\t"model": "opus",\r\n\t"hooks": {\r\n')).toBe(true);
    expect(after.endsWith('}')).toBe(true);
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it('HK13 written and taken out again the file has the same bytes', async () => {
    for (const [at, { text }] of cases.entries()) {
      const path = put(fileOf('codex'), text);
      await installHook('codex', place(), YES, terminal());
      expect(readFileSync(path).equals(Buffer.from(text)), `${at}`).toBe(false);
      await uninstallHook('codex', place(), YES, terminal());
      expect(readFileSync(path).equals(Buffer.from(text)), `${at}`).toBe(true);
    }
  });

  it.each([
    ['a comment', '{\n  // mine\n  "hooks": {}\n}\n', /settings\.json:2:3/],
    ['a comma too many', '{"hooks": {},}\n', /settings\.json:1:14/],
    ['hooks of another shape', '{"hooks": []}\n', /settings\.json: hooks/],
    ['an event of another shape', '{"hooks": {"Stop": {}}}\n', /settings\.json: hooks\.Stop/],
    ['no object', '[]\n', /settings\.json/],
  ])('HK15 with %s it is left as it is, and what to add is shown', async (_, text, where) => {
    const path = put(fileOf('claude'), text);
    const installing = installHook('claude', place(), YES, terminal());
    await expect(installing).rejects.toMatchObject({
      code: 'malformed',
      where: expect.stringMatching(where) as string,
    });
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(said).toContain('"Stop": [');
    expect(said).toContain('was left as it is');
  });

  it('HK14 --user goes to the home, where its variable says so elsewhere', async () => {
    await installHook('claude', place(true), YES, terminal());
    expect(readdirSync(join(root, 'home/.claude'))).toEqual(['settings.json']);
    const elsewhere = { ...place(true).environment, CODEX_HOME: join(root, 'codex') };
    await installHook('codex', { ...place(true), environment: elsewhere }, YES, terminal());
    expect(readdirSync(join(root, 'codex'))).toEqual(['hooks.json']);
  });

  it('HK14 a link is written through', async () => {
    const real = put(join(root, 'shared.json'), '{}\n');
    mkdirSync(dirname(fileOf('gemini')), { recursive: true });
    symlinkSync(real, fileOf('gemini'));
    await installHook('gemini', place(), YES, terminal());
    expect(readFileSync(real, 'utf8')).toContain('assay hook run gemini');
  });

  it('HK14 whoever could not read the settings still cannot', async () => {
    const path = put(fileOf('claude'), '{ "env": { "TOKEN": "secret" } }\n');
    chmodSync(path, 0o600);
    await installHook('claude', place(), YES, terminal());
    expect(statSync(path).mode & 0o777).toBe(0o600);
    chmodSync(path, 0o640);
    await uninstallHook('claude', place(), YES, terminal());
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(readdirSync(dirname(path))).toEqual(['settings.json']);
  });

  it('HK16 the command is that of the project, of the search path, else a full path', async () => {
    put(join(root, 'repo/node_modules/.bin/assay'), '');
    await installHook('claude', place(), YES, terminal());
    expect(readFileSync(fileOf('claude'), 'utf8')).toContain(
      '"\\"$CLAUDE_PROJECT_DIR\\"/node_modules/.bin/assay hook run claude',
    );
    await installHook('copilot', place(), YES, terminal());
    expect(valueOf(readFileSync(fileOf('copilot'), 'utf8')).hooks?.['agentStop']).toMatchObject([
      {
        bash: '"$(git rev-parse --show-toplevel)"/node_modules/.bin/assay hook run copilot --limit 540',
        powershell:
          '& "$(git rev-parse --show-toplevel)/node_modules/.bin/assay.cmd" hook run copilot --limit 540',
      },
    ]);
    rmSync(join(root, 'repo/node_modules'), { recursive: true });
    rmSync(join(root, 'bin/assay'));
    await installHook('codex', place(), YES, terminal());
    expect(hookStatus(['codex'], place())[0]?.command).toMatch(
      /^".+" ".+assay\.mjs" hook run codex --limit 540$/,
    );
    await installHook('copilot', place(), YES, terminal());
    expect(readFileSync(fileOf('copilot'), 'utf8')).toMatch(
      /"powershell": "& '.+' '.+assay\.mjs' hook run copilot --limit 540"/,
    );
    const launcher = /"([^"]+assay\.mjs)"/.exec(hookStatus(['codex'], place())[0]?.command ?? '')?.[1] ?? '';
    expect(readFileSync(launcher, 'utf8')).toContain('dist/main.js');
    expect(said).toContain('on this machine alone');
  });

  it('HK14 a change is shown with the lines around it', () => {
    expect(changeText('a\nb\nc\nd\n', 'a\nb\nx\nd\n')).toEqual(['  a', '  b', '- c', '+ x', '  d']);
    expect(changeText('a\n', 'a\n')).toEqual([]);
  });
});
