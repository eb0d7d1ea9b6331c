import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childEnvironment, QUICK_START } from '../support/child-environment.ts';
import { runAssay } from '../support/run-assay.ts';
import { MAIN_FILE } from '../support/main-file.ts';

const FILES = 300;
/** Gives a command a terminal. */
const hasTerminals = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux');
if (!hasTerminals) console.log('note: no terminal can be made here, the test of the progress bar is SKIPPED');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-index-cli-'));
  mkdirSync(join(folder, 'src'));
  for (let at = 0; at < FILES; at += 1)
    writeFileSync(join(folder, `src/f${at}.ts`), `export function f${at}(): number {\n  return ${at};\n}\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('assay index', { timeout: 240_000 }, () => {
  it('IX8 killed in the midst of it, the next run completes it', async () => {
    const data = join(folder, '.assay/database');
    const killed = await runAssay(['index'], {
      cwd: folder,
      async onStart(child) {
        while (!existsSync(join(data, 'postgres/PG_VERSION')) || existsSync(join(data, 'creating')))
          await sleep(20);
        await sleep(100);
        child.kill('SIGKILL');
      },
    });
    expect(killed.signal).toBe('SIGKILL');
    const next = await runAssay(['index', '--format', 'json'], { cwd: folder });
    const { files } = JSON.parse(next.stdout) as { files: Record<string, number> };
    expect([next.code, files['seen'], files['removed']]).toEqual([0, FILES, 0]);
    expect((files['indexed'] ?? 0) + (files['unchanged'] ?? 0)).toBe(FILES);
    expect(files['indexed']).toBeGreaterThan(0);
  });

  it.runIf(hasTerminals)('IX16 where a person looks at it, a bar shows how far it is', () => {
    const line = [process.execPath, ...QUICK_START, MAIN_FILE, 'index', '--full', '--lang', 'ko'].join(' ');
    const env = childEnvironment({ TERM: 'xterm' });
    const options = { cwd: folder, env, encoding: 'utf8' } as const;
    const shown = execFileSync('script', ['-qec', line, '/dev/null'], options);
    expect(shown).toMatch(new RegExp(`읽기 [█░=-]+ \\d+/${FILES}`));
    expect(shown).toContain(`파일 ${FILES}개 중 ${FILES}개를 색인했고`);
  });
});
