import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { AgentHost } from '../../contract/agent-event.ts';
import { HOSTS } from '../hosts/hosts.ts';
import type { ShellCommand } from '../hosts/host.ts';
import { projectRoot, type SettingsPlace } from './settings-file.ts';

/** How a hook calls Assay. `everywhere` is false where the command holds on this machine alone. */
export interface HookCommand {
  readonly command: ShellCommand;
  readonly everywhere: boolean;
}

const BIN = 'node_modules/.bin';

/** A quoted path is a command to PowerShell only behind `&`. */
function byPaths(node: string, launcher: string, words: string): ShellCommand {
  const single = (path: string): string => `'${path.replaceAll("'", "''")}'`;
  return {
    sh: `"${node}" "${launcher}" ${words}`,
    powershell: `& ${single(node)} ${single(launcher)} ${words}`,
  };
}

function ofProject(root: string, words: string): ShellCommand {
  return {
    sh: `${root}${BIN}/assay ${words}`,
    powershell: `& "$(git rev-parse --show-toplevel)/${BIN}/assay.cmd" ${words}`,
  };
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
  if (!place.user && isOwn) return { command: ofProject(root, words), everywhere: true };
  if (isOnPath(place.environment['PATH'] ?? '')) {
    const command = `assay ${words}`;
    return { command: { sh: command, powershell: command }, everywhere: true };
  }
  const launcher = launcherAbove(import.meta.dirname);
  return { command: byPaths(process.execPath, launcher, words), everywhere: false };
}
