import type { AgentHost } from '../contract/agent-event.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { Language } from '../contract/language.ts';
import type { Fields } from '../core/self-check/transcript/plain-object.ts';
import { HOSTS } from './hosts/hosts.ts';
import { MANAGE_WORDS, type ManageWords } from './manage-words.ts';
import { commandHere, type HookCommand } from './settings/command-here.ts';
import { expectLists, freshSettings, hooksHere, withHooks, withoutHooks } from './settings/merge.ts';
import { readSettings, type SettingsPlace, settingsPath, writeSettings } from './settings/settings-file.ts';
import { changeText, expectSettings, settingsText } from './settings/settings-text.ts';

/** What `assay hook` needs of the terminal. */
export interface ManageTerminal {
  readonly write: (text: string) => void;
  readonly language: Language;
  /** The answer to a question; null where nobody is there to ask. */
  readonly ask: (question: string) => Promise<string | null>;
}

/** `yes`: nobody is asked. `dryRun`: nothing is written. */
export interface ManageOptions {
  readonly yes: boolean;
  readonly dryRun: boolean;
}

/** What a command came to: 0, or 2 where something was to be written and was not. */
export type ManageExit = 0 | 2;

/** Seconds that a host waits for the end of a turn, and those after which Assay gives up by itself. */
const HOST_WAITS_S = 600;
const LIMIT_S = 540;

interface Change {
  readonly host: AgentHost;
  readonly path: string;
  readonly before: string | null;
  /** Null removes the file. */
  readonly after: string | null;
}

async function agreed(
  options: ManageOptions,
  words: ManageWords,
  terminal: ManageTerminal,
): Promise<boolean> {
  if (options.yes) return true;
  const answer = await terminal.ask(words.ask);
  return /^(?:y|yes|예|네|ㅛ)$/i.test((answer ?? '').trim());
}

/** Shows the change, and writes it where that is wanted. */
async function carryOut(
  change: Change,
  options: ManageOptions,
  terminal: ManageTerminal,
): Promise<ManageExit> {
  const words = MANAGE_WORDS[terminal.language];
  const { host, path, before, after } = change;
  const lines =
    after === null ? [words.removes(path)] : [words.change(path), ...changeText(before ?? '', after)];
  terminal.write(`${lines.join('\n')}\n`);
  if (options.dryRun) return 0;
  if (!(await agreed(options, words, terminal))) {
    terminal.write(`${words.notWritten}\n`);
    return 2;
  }
  writeSettings(path, after);
  terminal.write(`${words.written(host, path)}\n`);
  return 0;
}

/** A file that cannot be read as JSON stays as it is: what would be added is shown, and the trouble is the caller's. */
function explain(
  error: unknown,
  host: AgentHost,
  path: string,
  own: Fields,
  terminal: ManageTerminal,
): never {
  terminal.write(`${MANAGE_WORDS[terminal.language].add(path)}\n${settingsText(own)}`);
  if (!(error instanceof AssayError)) throw error;
  const where =
    error.where === undefined || error.where.startsWith(path)
      ? (error.where ?? path)
      : `${path}: ${error.where}`;
  throw new AssayError(error.code, error.message, {
    where,
    hint: `correct it, then: assay hook install ${host}`,
  });
}

function hintsOf(
  host: AgentHost,
  { everywhere }: HookCommand,
  place: SettingsPlace,
  words: ManageWords,
): string[] {
  const hint = words.hints[host];
  return [...(everywhere || place.user ? [] : [words.machine]), ...(hint === undefined ? [] : [hint])];
}

/** Puts Assay's hooks into the settings of a host. Throws `AssayError` (malformed, read_only); the file is then as it was. */
export async function installHook(
  host: AgentHost,
  place: SettingsPlace,
  options: ManageOptions,
  terminal: ManageTerminal,
): Promise<ManageExit> {
  const words = MANAGE_WORDS[terminal.language];
  const path = settingsPath(host, place);
  const called = commandHere(host, place, LIMIT_S);
  const before = readSettings(path);
  const own = freshSettings(host, called.command, HOST_WAITS_S);
  const after = ((): string => {
    try {
      expectSettings(before, path);
      return withHooks(before, host, called.command, HOST_WAITS_S);
    } catch (error) {
      return explain(error, host, path, own, terminal);
    }
  })();
  if (after === before) {
    terminal.write(`${words.same(host, path)}\n`);
    return 0;
  }
  const exit = await carryOut({ host, path, before, after }, options, terminal);
  for (const hint of hintsOf(host, called, place, words)) terminal.write(`${hint}\n`);
  return exit;
}

/** Takes Assay's hooks out of the settings of a host; a file that then holds nothing goes. Throws as `installHook`. */
export async function uninstallHook(
  host: AgentHost,
  place: SettingsPlace,
  options: ManageOptions,
  terminal: ManageTerminal,
): Promise<ManageExit> {
  const path = settingsPath(host, place);
  const before = readSettings(path);
  expectSettings(before, path);
  const after = before === null ? null : withoutHooks(before, host);
  if (after === before) {
    terminal.write(`${MANAGE_WORDS[terminal.language].none(host, path)}\n`);
    return 0;
  }
  return carryOut({ host, path, before, after }, options, terminal);
}

/** One file of settings, and whether Assay's hooks stand in it. */
export interface HookStatus {
  readonly host: AgentHost;
  readonly scope: 'project' | 'user';
  readonly state: 'installed' | 'partly' | 'absent' | 'unreadable';
  readonly path: string;
  /** As it stands there; null where it does not. */
  readonly command: string | null;
}

function stateOf(host: AgentHost, path: string): Pick<HookStatus, 'state' | 'command'> {
  try {
    const text = readSettings(path);
    expectSettings(text, path);
    const { events } = HOSTS[host].settings;
    expectLists(text, host);
    const found = hooksHere(text, host);
    const having = events.filter((event) => found.has(event)).length;
    const state = having === events.length ? 'installed' : found.size === 0 ? 'absent' : 'partly';
    return { state, command: [...found.values()][0] ?? null };
  } catch {
    return { state: 'unreadable', command: null };
  }
}

/** Where the hooks of these hosts stand, in the project and in the home. */
export function hookStatus(
  hosts: readonly AgentHost[],
  place: Omit<SettingsPlace, 'user'>,
): readonly HookStatus[] {
  return hosts.flatMap((host) =>
    (['project', 'user'] as const).map((scope) => {
      const path = settingsPath(host, { ...place, user: scope === 'user' });
      return { host, scope, path, ...stateOf(host, path) };
    }),
  );
}
