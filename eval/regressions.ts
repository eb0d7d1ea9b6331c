import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** What `assay gaps replay` came to: its exit code, and what it printed. */
export interface Replayed {
  readonly code: number;
  readonly text: string;
}

/**
 * Asks the regression cases of a project again, as `assay gaps replay` does; null where the project has no database, and so
 * no case.
 */
export function replayRegressions(folder: string, environment: NodeJS.ProcessEnv): Replayed | null {
  const isKept =
    environment['DATABASE_URL'] !== undefined || existsSync(join(folder, '.assay', 'database', 'postgres'));
  if (!isKept) return null;
  const args = [MAIN, 'gaps', 'replay', '--allow-empty', '--lang', 'en'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  return { code: status ?? 2, text: `${stdout}${stderr}` };
}
