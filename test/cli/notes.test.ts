import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Note } from '../../src/contract/note.ts';
import { callAssay } from '../support/call-assay.ts';
import type { Run } from '../support/run-assay.ts';

let home: string;
let first: Run;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'assay-home-'));
  mkdirSync(join(home, 'md'));
  writeFileSync(join(home, 'md/one.md'), '---\ntags: [총무]\n---\n# 출장비\n숙박비는 12만 원.\u001b[31m');
  symlinkSync('one.md', join(home, 'md/link.md'));
  first = await callAssay(['notes', 'import', 'md', '--lang', 'ko'], { cwd: home });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const notes = (...args: string[]): Promise<Run> => callAssay(['notes', ...args], { cwd: home });

describe('assay notes', () => {
  it('ST11 import says what was written and what was passed over', async () => {
    expect(first.stdout).toBe('노트 1개를 썼고, 0개는 그대로이며, 1개는 건너뛰었습니다\n');
    expect(first.stderr).toContain('link.md: 심볼릭 링크는 따라가지 않습니다');
    expect(first.code).toBe(0);
    const again = await notes('import', 'md', '--lang', 'en');
    expect(again.stdout).toBe('0 notes written, 1 unchanged, 1 skipped\n');
  });

  it('ST13 list and show print what is kept, without control characters', async () => {
    const [note] = JSON.parse((await notes('list', '--format', 'json')).stdout) as Note[];
    expect(note).toMatchObject({ title: '출장비', tags: ['총무'] });
    const { stdout, code } = await notes('show', note?.note_id ?? '', '--lang', 'en');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^출장비\nchanged: .+\ntags: 총무\n\n# 출장비\n숙박비는 12만 원\.\\x1b\[31m\n$/);
  });

  it('ST13 an unknown id says where to look', async () => {
    const { stderr, code } = await notes('show', 'nope', '--lang', 'en');
    expect([stderr, code]).toEqual([
      'assay: nope: there is no such note\n  `assay notes list` shows the notes that there are\n',
      2,
    ]);
  });
});
