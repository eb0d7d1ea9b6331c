/** Where git looks for settings and repositories; every other `GIT_…` would point it at another repository. */
const KEPT = new Set([
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
  'GIT_CEILING_DIRECTORIES',
  'GIT_EXEC_PATH',
]);

/** Settings that would start a program, reach a network, hide a change, or write into the user's repository. */
const HARMLESS: readonly (readonly [key: string, value: string])[] = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.pager', 'cat'],
  ['core.splitIndex', 'false'],
  ['core.ignoreStat', 'false'],
  ['core.trustctime', 'true'],
  ['core.checkStat', 'default'],
  ['core.safecrlf', 'false'],
  ['core.looseCompression', '0'],
  ['core.fsync', 'none'],
  ['core.sshCommand', 'false'],
  ['core.alternateRefsCommand', ''],
  ['credential.helper', ''],
  ['diff.ignoreSubmodules', 'all'],
  ['submodule.recurse', 'false'],
  ['status.submoduleSummary', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['protocol.allow', 'never'],
];

const FIXED: Readonly<Record<string, string>> = {
  LC_ALL: 'C',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_LITERAL_PATHSPECS: '1',
};

/** The environment of every git that is started here; `settings` go over those of the user and the repository. */
export function gitEnvironment(settings: readonly (readonly [string, string])[]): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env))
    if (value !== undefined && (!name.startsWith('GIT_') || KEPT.has(name))) environment[name] = value;
  const all = [...HARMLESS, ...settings];
  for (const [at, [key, value]] of all.entries()) {
    environment[`GIT_CONFIG_KEY_${at}`] = key;
    environment[`GIT_CONFIG_VALUE_${at}`] = value;
  }
  return { ...environment, ...FIXED, GIT_CONFIG_COUNT: String(all.length) };
}

/** A list of object folders as git reads it: quoted where a name could be taken for two. */
export function objectFolders(folders: readonly string[]): string {
  return folders
    .map((folder) => (/^"|:/.test(folder) ? `"${folder.replace(/["\\]/g, '\\$&')}"` : folder))
    .join(':');
}
