import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressBar } from '../../src/cli/progress-bar.ts';
import { waiting } from '../../src/cli/waiting.ts';
import { callAssay } from '../support/call-assay.ts';
import { helpTerminal } from '../support/help-terminal.ts';

let said = '';
beforeEach(() => {
  said = '';
});

function terminal(interactive: boolean) {
  const say = (text: string): void => void (said += text);
  return { ...helpTerminal.terminal, interactive, write: say, warn: say };
}

describe('a wait', () => {
  it('NU8 is told each second until something is said, and never again', () => {
    vi.useFakeTimers();
    try {
      const { terminal: told, end } = waiting(terminal(true), 'assay verify');
      vi.advanceTimersByTime(900);
      expect(said).toBe('');
      vi.advanceTimersByTime(1200);
      expect(said).toBe('\r\u001b[Kassay verify … 1 s\r\u001b[Kassay verify … 2 s');
      told.write('PASSED\n');
      end();
      vi.advanceTimersByTime(5000);
      expect(said.endsWith('2 s\r\u001b[KPASSED\n')).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('NU8 is not told where nobody looks', () => {
    const plain = terminal(false);
    expect(waiting(plain, 'assay verify').terminal).toBe(plain);
  });

  it('NU8 a bar is something said', () => {
    const { terminal: told, end } = waiting(terminal(true), 'assay index');
    progressBar(told).show('reading', 1, 2);
    end();
    expect(said.startsWith('\r\u001b[Kreading █')).toBe(true);
    expect(said.endsWith('░ 1/2')).toBe(true);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'assay-progress-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('assay check', () => {
  it('NU9 tells each run with its copy where that is asked for, in both languages', async () => {
    writeFileSync(join(folder, 'package.json'), '{"scripts":{"test":"true"}}');
    spawnSync('git', ['init', '-q', folder]);
    expect(existsSync(join(folder, '.git'))).toBe(true);
    const check = (...args: readonly string[]) =>
      callAssay(['check', '--fresh', '--unenclosed', '--no-keep', ...args], { cwd: folder });
    expect((await check('--steps')).stderr).toMatch(/^… the work: npm test$/m);
    expect((await check('--steps', '--lang', 'ko')).stderr).toMatch(/^… 지금 코드: npm test$/m);
    expect((await check()).stderr).not.toContain('npm test');
  });
});
