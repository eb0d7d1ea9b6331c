import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

export type Variables = Readonly<Record<string, string | undefined>>;

/** TU3: the user's own folder: no repository lies above it that could write there. */
export function ownFolder(environment: Variables): string {
  const home = environment['HOME'] || homedir();
  const named = environment[process.platform === 'win32' ? 'APPDATA' : 'XDG_CONFIG_HOME'] ?? '';
  if (isAbsolute(named)) return join(named, 'assay');
  return process.platform === 'darwin'
    ? join(home, 'Library', 'Application Support', 'assay')
    : join(home, '.config', 'assay');
}
