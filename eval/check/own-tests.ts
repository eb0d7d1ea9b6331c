import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Case } from './cases.ts';
import type { Files } from './edits.ts';
import type { PackageStore } from './packages.ts';
import { installRunner, removeRepository, writeFiles } from './repository.ts';
import { type Ended, run } from './shell.ts';

const Configuration = z.object({ check: z.object({ test: z.object({ command: z.string() }) }) });
const Manifest = z.object({ scripts: z.object({ test: z.string() }) });

/** The command that the project itself says runs its tests. */
export function testCommand(files: Files): string {
  const configured = Configuration.safeParse(parse(files.get('assay.config.yaml') ?? ''));
  if (configured.success) return configured.data.check.test.command;
  const manifest = Manifest.safeParse(JSON.parse(files.get('package.json') ?? '{}'));
  return manifest.success ? manifest.data.scripts.test : 'python3 -m pytest -q';
}

/** Runs the tests of these files as their author would, in a folder of their own. */
export async function runOwnTests(
  one: Pick<Case, 'runner'>,
  files: Files,
  store: PackageStore,
): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-own-'));
  try {
    installRunner(one, folder, store);
    writeFiles(folder, files);
    const path = [join(folder, 'node_modules', '.bin')];
    return await run('sh', ['-c', testCommand(files)], { cwd: folder, path, timeout_ms: 60_000 });
  } finally {
    removeRepository(folder);
  }
}
