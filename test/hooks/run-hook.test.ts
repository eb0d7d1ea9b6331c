import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../src/app/compose.ts';
import type { Outside } from '../../src/app/outside.ts';
import { translate } from '../../src/app/messages/translate.ts';
import { AGENT_HOSTS } from '../../src/contract/agent-event.ts';
import { type HookProcess, lastWords, runHook } from '../../src/hooks/run-hook.ts';
import { newRepository, type TestRepository } from '../workspace/repository.ts';
import { answersOf } from './hook-cases.ts';

let repository: TestRepository;
let empty = '';

beforeAll(() => {
  repository = newRepository();
  repository.commit({ 'notes.md': '# Notes\n' });
  empty = mkdtempSync(join(tmpdir(), 'assay-no-git-'));
});
afterAll(() => {
  repository.remove();
  rmSync(empty, { recursive: true });
});

/** What a hook printed; `changes` stand in for parts of the outside. */
async function hear(
  args: readonly string[],
  stdin: string,
  changes: Partial<Outside> = {},
): Promise<{ stdout: string; stderr: string }> {
  const outside = { ...compose({ workingFolder: repository.root, environment: {} }), ...changes };
  const printed = { stdout: '', stderr: '' };
  await runHook(args, {
    stdin: async () => stdin,
    write: (text) => (printed.stdout += text),
    warn: (text) => (printed.stderr += text),
    outside: async () => outside,
    otherwise: (configured) => configured ?? 'en',
    inWords: async (sentence, language) => translate(sentence, language),
  });
  return printed;
}

const stop = (more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({
    session_id: 's-1',
    cwd: repository.root,
    hook_event_name: 'Stop',
    stop_hook_active: false,
    last_assistant_message: 'I added `missing.md`.',
    ...more,
  });
const claimed = /"decision":"block"/;

describe('settings that are not trusted', () => {
  it.each([
    ['I wrote `ignored.md`.', 'the configuration is not trusted'],
    ['`ignored.md` 파일을 작성했습니다.', '신뢰하지 않은 설정이라'],
  ])('TU14 the person at the screen is told once a session: %s', async (message, notice) => {
    const own = newRepository();
    own.commit({ 'notes.md': '# Notes\n', 'assay.config.yaml': 'check:\n  network: true\n' });
    own.write({ 'ignored.md': 'More.\n' });
    const end = (more: object): Promise<{ stdout: string }> =>
      hear(['claude'], stop({ cwd: own.root, last_assistant_message: message, ...more }));
    const first = JSON.parse((await end({})).stdout) as { systemMessage?: string };
    expect(first.systemMessage).toContain(notice);
    expect(first.systemMessage).toContain('check.network');
    expect((await end({})).stdout).not.toContain('check.network');
    expect((await end({ session_id: 's-2' })).stdout).toContain('check.network');
    own.remove();
  });
});

describe('bad input', () => {
  it.each(AGENT_HOSTS)('HK7 %s: what is no JSON is allowed, and said', async (host) => {
    for (const text of ['', '{', '[1]', 'null', '"Stop"']) {
      const { stdout, stderr } = await hear([host], text);
      expect(stdout).toBe(answersOf(host).other.allow);
      expect(stderr).toContain('expected the JSON object');
    }
  });

  it('HK2 a host that is unknown, or none, is said', async () => {
    expect(await hear([], stop())).toEqual({
      stdout: '',
      stderr: expect.stringContaining('claude, codex') as string,
    });
    expect((await hear(['emacs'], stop())).stdout).toBe('');
  });

  it('HK4 outside of a git work tree, or in a folder that is gone, there is nothing to say', async () => {
    expect(await hear(['claude'], stop({ cwd: empty }))).toEqual({ stdout: '', stderr: '' });
    expect(await hear(['claude'], stop({ cwd: join(empty, 'gone') }))).toEqual({ stdout: '', stderr: '' });
    const prompt = JSON.stringify({
      session_id: 's',
      cwd: empty,
      hook_event_name: 'UserPromptSubmit',
      prompt: 'x',
    });
    expect(await hear(['claude'], prompt)).toEqual({ stdout: '', stderr: '' });
  });

  it('HK4 HK7 a repository that git does not read, and no git, are said, in the language of the message', async () => {
    const damaged = newRepository();
    damaged.commit({ a: 'a' });
    writeFileSync(join(damaged.root, '.git/HEAD'), 'junk');
    const noteOf = async (message: string): Promise<unknown> =>
      JSON.parse(
        (await hear(['claude'], stop({ cwd: damaged.root, last_assistant_message: message }))).stdout,
      );
    const path = process.env['PATH'];
    try {
      expect(await noteOf('파일을 추가했습니다.')).toEqual({
        systemMessage: expect.stringMatching(
          /이번 턴은 확인하지 못했습니다 \(.*\.git: 여기 있는 저장소를 git이 읽지 못합니다\)/,
        ) as string,
      });
      process.env['PATH'] = empty;
      expect(await noteOf('I added `missing.md`.')).toEqual({
        systemMessage: expect.stringContaining('could not be checked') as string,
      });
    } finally {
      process.env['PATH'] = path;
      damaged.remove();
    }
  });

  it('HK7 a crash of ours is a note, and no block', async () => {
    const crash = async () => {
      throw new TypeError('x is not a function');
    };
    for (const broken of [{ glance: crash }, { turnStore: crash }, { workTrees: crash }]) {
      const { stdout } = await hear(['claude'], stop(), broken);
      expect(JSON.parse(stdout)).toEqual({
        systemMessage: expect.stringContaining('x is not a function') as string,
      });
    }
    expect((await hear(['gemini'], stop({ hook_event_name: 'AfterAgent' }), { glance: crash })).stdout).toBe(
      '{}',
    );
  });

  it('HK7 what fails without anybody waiting for it is said, and blocks nothing', async () => {
    const warned: string[] = [];
    const hook: HookProcess = {
      stdin: async () => null,
      write: () => undefined,
      warn: (text) => void warned.push(text),
      outside: async () => compose({ workingFolder: repository.root, environment: {} }),
      otherwise: () => 'ko',
    };
    expect(JSON.parse(await lastWords(['claude'], new TypeError('x of undefined'), hook))).toEqual({
      systemMessage: expect.stringContaining('확인하지 못했습니다 (x of undefined)') as string,
    });
    expect(await lastWords(['cursor'], new TypeError('x of undefined'), hook)).toBe('{}');
    expect(await lastWords(['emacs'], new TypeError('x of undefined'), hook)).toBe('');
    expect(warned.join('')).toContain('this turn was not checked: x of undefined');
  });

  it('HK7 state that cannot be kept blocks nothing', async () => {
    const outside = compose({ workingFolder: repository.root, environment: {} });
    const turnStore = async (folder: string) => ({
      ...(await outside.turnStore(folder)),
      write: async () => {
        throw new Error('the disk is full');
      },
    });
    expect((await hear(['claude'], stop({ session_id: 's-disk' }), { turnStore })).stdout).toContain(
      'the disk is full',
    );
  });

  it('HK12 a check that takes too long is given up, and said', async () => {
    const slow = { workTrees: () => new Promise<never>(() => undefined) };
    const { stdout } = await hear(['claude', '--limit', '0.01'], stop({ session_id: 's-slow' }), slow);
    expect(stdout).toContain('could not be checked (0 s)');
    expect(stdout).not.toMatch(claimed);
  }, 20_000);
});

describe('an end', () => {
  it('HK10 without a message in the event it is the last of the transcript, if nothing came after it', async () => {
    const path = join(empty, 's.jsonl');
    const line = (role: string, content: unknown) =>
      JSON.stringify({ type: role, message: { role, content } });
    const said = line('assistant', [{ type: 'text', text: 'I added `missing.md`.' }]);
    const more = { session_id: 's-transcript', last_assistant_message: undefined, transcript_path: path };
    writeFileSync(path, `ut in the middle"}\n${line('user', 'Do it.')}\n${said}\n`);
    expect((await hear(['claude'], stop(more))).stdout).toMatch(claimed);
    writeFileSync(path, `${said}\n${line('user', [{ type: 'tool_result', content: 'ok' }])}\n`);
    expect((await hear(['claude'], stop({ ...more, session_id: 's-later' }))).stdout).toBe('');
    const gone = { ...more, session_id: 's-gone', transcript_path: join(empty, 'gone.jsonl') };
    expect((await hear(['claude'], stop(gone))).stdout).toBe('');
  }, 60_000);

  it('HK6 of two settings that load the same hook, one is answered', async () => {
    const event = stop({ session_id: 's-twice' });
    const cursor = JSON.stringify({
      ...JSON.parse(event),
      cursor_version: '3.1',
      conversation_id: 's-twice',
    });
    const both = await Promise.all([hear(['claude'], event), hear(['claude'], cursor)]);
    expect(both.filter(({ stdout }) => claimed.test(stdout))).toHaveLength(1);
    expect((await hear(['claude'], event)).stdout).not.toMatch(claimed);
  }, 60_000);

  it('HK6 of two sessions that end on the same tree at once, the second waits for the first', async () => {
    const ends = ['s-left', 's-right'].map((session_id) => hear(['claude'], stop({ session_id })));
    expect((await Promise.all(ends)).filter(({ stdout }) => claimed.test(stdout))).toHaveLength(2);
  }, 60_000);

  it('HK6 where the other does not come to its end in time, that is said', async () => {
    const outside = compose({ workingFolder: repository.root, environment: {} });
    const held = async (folder: string) => {
      const store = await outside.turnStore(folder);
      return {
        ...store,
        hold: async (name: string) => (name.startsWith('tree') ? null : store.hold(name)),
      };
    };
    const pauses: number[] = [];
    const sleep = async (ms: number) => void pauses.push(ms);
    const late = { turnStore: held, sleep };
    const more = { session_id: 's-waits', last_assistant_message: '`missing.md`를 추가했습니다.' };
    const { stdout } = await hear(['claude', '--limit', '2'], stop(more), late);
    expect(JSON.parse(stdout)).toEqual({
      systemMessage: expect.stringContaining('다른 턴의 확인이') as string,
    });
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBe(2000);
  });

  it('HK11 nothing is left in the work tree, and no lock', async () => {
    expect(readdirSync(repository.root).toSorted()).toEqual(['.git', 'notes.md']);
    expect(repository.git('status', '--porcelain')).toBe('');
    const kept = readdirSync(join(repository.root, '.git/assay/turns'));
    expect(kept.filter((name) => !name.endsWith('.json'))).toEqual([]);
  });
});
