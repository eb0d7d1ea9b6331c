import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Variables that a command gets from the user's environment; every other may be a secret. */
const PASSED = /^(?:PATH|LANG|LANGUAGE|LC_\w+|TZ|USER|LOGNAME|JAVA_HOME|GOROOT|DOTNET_ROOT|LD_LIBRARY_PATH)$/;

/** Where tools keep themselves and what they fetched, by variable: its usual folder under the user's home. */
const TOOL_FOLDERS: Readonly<Record<string, string>> = {
  ASDF_DATA_DIR: '.asdf',
  BUN_INSTALL: '.bun',
  CARGO_HOME: '.cargo',
  CYPRESS_CACHE_FOLDER: '.cache/Cypress',
  DENO_DIR: '.cache/deno',
  FNM_DIR: '.local/share/fnm',
  GOMODCACHE: 'go/pkg/mod',
  GRADLE_USER_HOME: '.gradle',
  MISE_DATA_DIR: '.local/share/mise',
  NUGET_PACKAGES: '.nuget/packages',
  NVM_DIR: '.nvm',
  PLAYWRIGHT_BROWSERS_PATH: '.cache/ms-playwright',
  PUPPETEER_CACHE_DIR: '.cache/puppeteer',
  PYENV_ROOT: '.pyenv',
  PYTHONUSERBASE: '.local',
  RBENV_ROOT: '.rbenv',
  RUSTUP_HOME: '.rustup',
  SDKMAN_DIR: '.sdkman',
  VOLTA_HOME: '.volta',
};

/** Told to every command: nobody watches, no colours, nothing to update. */
const TOLD: Readonly<Record<string, string>> = {
  CI: '1',
  TERM: 'dumb',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  PYTHONUNBUFFERED: '1',
  PIP_DISABLE_PIP_VERSION_CHECK: '1',
  NPM_CONFIG_UPDATE_NOTIFIER: 'false',
  NPM_CONFIG_FUND: 'false',
};

/** Folders of tools that are there, by variable. */
export function toolFolders(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, usual] of Object.entries(TOOL_FOLDERS)) {
    const folder = process.env[name] ?? join(homedir(), usual);
    if (folder !== '' && existsSync(folder)) found[name] = folder;
  }
  return found;
}

/** Private folders of a copy. */
export interface PrivatePlaces {
  readonly home: string;
  readonly temporary: string;
}

/** The environment of a command in a copy: what it needs of the user's, private folders for all that it writes. */
export function cleanEnvironment(places: PrivatePlaces): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env))
    if (value !== undefined && PASSED.test(name)) passed[name] = value;
  return {
    ...passed,
    ...toolFolders(),
    ...TOLD,
    HOME: places.home,
    TMPDIR: places.temporary,
    XDG_CACHE_HOME: join(places.home, '.cache'),
    XDG_CONFIG_HOME: join(places.home, '.config'),
    XDG_DATA_HOME: join(places.home, '.local', 'share'),
    XDG_STATE_HOME: join(places.home, '.local', 'state'),
  };
}
