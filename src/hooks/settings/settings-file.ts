import {
  chmodSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AgentHost } from '../../contract/agent-event.ts';
import { troubleAt } from '../../contract/trouble-at.ts';
import { readPlainSync } from '../../files/read-plain-sync.ts';
import { HOSTS } from '../hosts/hosts.ts';

/** Where settings are looked for. */
export interface SettingsPlace {
  readonly workingFolder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** True: those of the home, for all projects. */
  readonly user: boolean;
}

/** The root of the git work tree, else the folder itself. */
export function projectRoot(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return folder;
  }
}

/** The file of a host's settings. */
export function settingsPath(host: AgentHost, { workingFolder, environment, user }: SettingsPlace): string {
  const { settings } = HOSTS[host];
  if (!user) return join(projectRoot(workingFolder), settings.project);
  const other = settings.home === undefined ? undefined : environment[settings.home.variable];
  if (settings.home !== undefined && other !== undefined && other !== '')
    return join(other, settings.user.slice(settings.home.replaces.length + 1));
  return join(environment['HOME'] || homedir(), settings.user);
}

/** Null where it is absent. Throws `AssayError`. */
export function readSettings(path: string): string | null {
  try {
    return readPlainSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw troubleAt('settings', error, path);
  }
}

/** Readable by whom it was readable by: settings may hold keys. */
function replaceFile(path: string, text: string, mode: number | undefined): void {
  const fresh = `${path}.assay-${process.pid}`;
  try {
    writeFileSync(fresh, text, { mode });
    if (mode !== undefined) chmodSync(fresh, mode);
    renameSync(fresh, path);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/** Writes the file whole or not at all, where a link leads, with the rights that it had; null removes it. Throws `AssayError`. */
export function writeSettings(path: string, text: string | null): void {
  try {
    if (text === null) return rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    if (existsSync(path)) replaceFile(realpathSync(path), text, statSync(path).mode);
    else replaceFile(path, text, undefined);
  } catch (error) {
    throw troubleAt('settings', error, path);
  }
}
