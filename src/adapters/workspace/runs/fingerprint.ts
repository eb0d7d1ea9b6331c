import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { DependencyFolder } from '../sandbox/dependency-folders.ts';

/** Files by which package managers tell what they installed. */
const INSTALLED = ['.package-lock.json', '.modules.yaml', '.yarn-state.yml', '.yarn-integrity', 'pyvenv.cfg'];
const TOOLS = ['node', 'python3', 'python', 'go', 'cargo', 'java', 'ruby', 'php', 'dotnet'];

function dated(path: string): string {
  try {
    const { mtimeMs, size } = statSync(path);
    return `${path} ${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}

function contentOf(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return '';
  }
}

/** Names and times of what lies directly in a folder; caches that tools keep there (`.vite` …) are left out. */
function listed(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
    return names.toSorted().map((name) => dated(join(folder, name)));
  } catch {
    return [];
  }
}

function sitePackages(real: string): string[] {
  try {
    return readdirSync(join(real, 'lib')).map((version) => join(real, 'lib', version, 'site-packages'));
  } catch {
    return [];
  }
}

/** Everything in a folder that was built. */
function builtIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .toSorted()
      .map((name) => dated(join(folder, name)));
  } catch {
    return [];
  }
}

function installedIn({ path, real, built }: DependencyFolder): string[] {
  if (built === true) return [path, ...builtIn(real)];
  const marks = INSTALLED.map((name) => contentOf(join(real, name)));
  return [path, ...marks, ...[real, ...sitePackages(real)].flatMap(listed)];
}

/** The tool that the search path leads to: where it really lies, and since when. */
function toolOn(path: string, tool: string): string {
  for (const folder of path.split(delimiter)) {
    try {
      return dated(realpathSync(join(folder, tool)));
    } catch {
      // not in this folder
    }
  }
  return '';
}

/** A hash that changes when the tools on the search path or the installed packages do. */
export function fingerprint(path: string, dependencies: readonly DependencyFolder[]): string {
  const parts = [...TOOLS.map((tool) => toolOn(path, tool)), ...dependencies.flatMap(installedIn)];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
