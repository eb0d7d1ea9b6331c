import { isAbsolute, join } from 'node:path';

type Variables = Readonly<Record<string, string | undefined>>;

/** Where the system wants what programs of a user remember; null where the user has no such place. */
export function userState(environment: Variables): string | null {
  const named = environment[process.platform === 'win32' ? 'LOCALAPPDATA' : 'XDG_STATE_HOME'] ?? '';
  if (isAbsolute(named)) return join(named, 'assay');
  const home = environment['HOME'] ?? '';
  if (!isAbsolute(home)) return null;
  return process.platform === 'darwin'
    ? join(home, 'Library', 'Application Support', 'assay')
    : join(home, '.local', 'state', 'assay');
}
