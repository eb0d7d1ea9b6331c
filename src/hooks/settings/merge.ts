import { AssayError } from '../../contract/assay-error.ts';
import type { AgentHost } from '../../contract/agent-event.ts';
import { type Fields, fields } from '../../core/self-check/transcript/plain-object.ts';
import { HOSTS } from '../hosts/hosts.ts';
import type { HostSettings } from '../hosts/host.ts';

const OWN = /(?:^|[\s"'/\\])assay(?:\.mjs|\.cmd|\.js)?["']?\s+hook\s+run\s/;

/** What the entries of an event become: kept ones, with `entry` in the place of Assay's; null takes it out. */
interface Change {
  readonly settings: HostSettings;
  readonly entry: Fields | null;
}

function isOwn(entry: unknown, { commandOf }: HostSettings): boolean {
  const known = fields(entry);
  return known !== null && OWN.test(commandOf(known) ?? '');
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The entries with Assay's own once, where it stood first; the same list where nothing is to be changed. */
function changed(
  entries: readonly unknown[],
  { settings, entry }: Change,
  mayPlace: boolean,
): readonly unknown[] {
  const first = entries.findIndex((one) => isOwn(one, settings));
  const next = entries.flatMap((one, at) => {
    if (!isOwn(one, settings)) return [one];
    return at === first && entry !== null && mayPlace ? [entry] : [];
  });
  return same(next, entries) ? entries : next;
}

function holdsOwn(entries: readonly unknown[], settings: HostSettings): boolean {
  return entries.some((one) => isOwn(one, settings));
}

function entriesOf(group: unknown): readonly unknown[] | null {
  const list = fields(group)?.['hooks'];
  return Array.isArray(list) ? list : null;
}

/** The groups of an event, each with its entries changed; a group that held nothing but Assay's goes. */
function changedGroups(groups: readonly unknown[], change: Change): readonly unknown[] {
  let placed = false;
  return groups.flatMap((group) => {
    const entries = entriesOf(group);
    if (entries === null || !holdsOwn(entries, change.settings)) return [group];
    const next = changed(entries, change, !placed);
    placed = true;
    return next.length === 0 ? [] : [next === entries ? group : { ...fields(group), hooks: next }];
  });
}

function changedList(list: readonly unknown[], change: Change): readonly unknown[] {
  const { settings, entry } = change;
  const next = settings.grouped ? changedGroups(list, change) : changed(list, change, true);
  const there = settings.grouped
    ? next.some((group) => holdsOwn(entriesOf(group) ?? [], settings))
    : holdsOwn(next, settings);
  if (entry === null || there) return next;
  return [...next, settings.grouped ? { hooks: [entry] } : entry];
}

function odd(where: string, expected: string): AssayError {
  return new AssayError('malformed', `is not ${expected}, as the host wants it`, {
    where,
    hint: 'correct it; until then the file is left as it is',
  });
}

function hooksOf(file: Fields): Fields {
  const { hooks } = file;
  if (hooks === undefined) return {};
  const known = fields(hooks);
  if (known === null) throw odd('hooks', 'an object');
  return known;
}

function listOf(hooks: Fields, event: string): readonly unknown[] {
  const list = hooks[event];
  if (list === undefined) return [];
  if (!Array.isArray(list)) throw odd(`hooks.${event}`, 'a list');
  return list;
}

/** The settings with Assay's hook at each of its events, once; all else as it was. Throws `malformed`. */
export function withHooks(file: Fields, host: AgentHost, command: string, timeout: number): Fields {
  const { settings } = HOSTS[host];
  const hooks = hooksOf(file);
  const entry = settings.entry(command, timeout);
  const next = settings.events.map((event) => [
    event,
    changedList(listOf(hooks, event), { settings, entry }),
  ]);
  const version = settings.version === undefined ? {} : { version: settings.version };
  return { ...version, ...file, hooks: { ...hooks, ...Object.fromEntries(next) } };
}

/** The settings without Assay's hooks, at whatever event they stand; what is empty only then goes too. Throws `malformed`. */
export function withoutHooks(file: Fields, host: AgentHost): Fields {
  const { settings } = HOSTS[host];
  const hooks = hooksOf(file);
  const entries = Object.entries(hooks).flatMap(([event, list]) => {
    if (!Array.isArray(list)) return [[event, list] as const];
    const next = changedList(list, { settings, entry: null });
    return next.length === 0 && list.length > 0 ? [] : [[event, next] as const];
  });
  const next = Object.fromEntries(entries);
  if (same(next, hooks)) return file;
  const { hooks: _, ...rest } = file;
  return entries.length === 0 ? rest : { ...file, hooks: next };
}

/** Commands of Assay's hooks, by the events that they stand at. */
export function hooksHere(file: Fields, host: AgentHost): ReadonlyMap<string, string> {
  const { settings } = HOSTS[host];
  const found = Object.entries(hooksOf(file)).flatMap(([event, list]) => {
    const entries = !Array.isArray(list)
      ? []
      : settings.grouped
        ? list.flatMap((group) => entriesOf(group) ?? [])
        : list;
    const own = entries.find((one) => isOwn(one, settings));
    return own === undefined ? [] : [[event, settings.commandOf(fields(own) ?? {}) ?? ''] as const];
  });
  return new Map(found);
}
