import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { AgentHost } from '../../contract/agent-event.ts';
import { HOSTS } from '../hosts/hosts.ts';
import { projectRoot, type SettingsPlace } from './settings-file.ts';

/** How a hook calls Assay. `everywhere` is false where the command holds on this machine alone. */
export interface HookCommand {
  readonly command: string;
  readonly everywhere: boolean;
}

const BIN = 'node_modules/.bin';

function quoted(path: string): string {
  return `"${path}"`;
}

/** True where a shell finds it, other than in the packages of a project, which are there for `npx` alone. */
function isOnPath(path: string): boolean {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '' && !folder.replaceAll('\\', '/').endsWith(BIN))
    .some((folder) => existsSync(join(folder, 'assay')));
}

/** The launcher of this package, wherever in it the built file lies. */
function launcherAbove(folder: string): string {
  const path = join(folder, 'bin/assay.mjs');
  return existsSync(path) || dirname(folder) === folder ? path : launcherAbove(dirname(folder));
}

/** The command for a host: of the project's own package, on the search path, else by full paths. */
export function commandHere(host: AgentHost, place: SettingsPlace, limit: number): HookCommand {
  const words = `hook run ${host} --limit ${limit}`;
  const { root } = HOSTS[host].settings;
  const isOwn = existsSync(join(projectRoot(place.workingFolder), BIN, 'assay'));
  if (!place.user && isOwn) return { command: `${root}${BIN}/assay ${words}`, everywhere: true };
  if (isOnPath(place.environment['PATH'] ?? '')) return { command: `assay ${words}`, everywhere: true };
  const launcher = launcherAbove(import.meta.dirname);
  return { command: `${quoted(process.execPath)} ${quoted(launcher)} ${words}`, everywhere: false };
}
