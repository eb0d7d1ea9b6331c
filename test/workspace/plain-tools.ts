import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const ENCLOSING = new Set(['bwrap', 'unshare', 'setpriv', 'mount', 'ip']);

/** For the tests of this block the search path leads to no tool that makes name spaces, as on a system without them. */
export function withoutNameSpaces(): void {
  const old = process.env['PATH'];
  const folder = mkdtempSync(join(tmpdir(), 'assay-tools-'));
  beforeAll(() => {
    const seen = new Set<string>();
    for (const from of [...(old ?? '').split(':'), '/usr/bin', '/bin'])
      for (const name of namesIn(from)) {
        if (seen.has(name) || ENCLOSING.has(name)) continue;
        seen.add(name);
        symlinkSync(join(from, name), join(folder, name));
      }
    process.env['PATH'] = folder;
  });
  afterAll(() => {
    process.env['PATH'] = old;
    rmSync(folder, { recursive: true });
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
