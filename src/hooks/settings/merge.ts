import { isDeepStrictEqual } from 'node:util';
import type { Node } from 'jsonc-parser';
import type { AgentHost } from '../../contract/agent-event.ts';
import type { Fields } from '../../core/self-check/transcript/plain-object.ts';
import { HOSTS } from '../hosts/hosts.ts';
import type { HostSettings, ShellCommand } from '../hosts/host.ts';
import { isSpread, itemsOf, keyOf, memberOf, rootOf, withItem, withoutItem, withValue } from './json-text.ts';
import { entryValue, hooksOf, listOf, type OwnEntry, ownEntries } from './own-entries.ts';

const MARK = '\ufeff';
/** As no hand and no tool writes it, so that it is known again. */
const OWN_VERSION = /^(\s*\{)"version": \d+,(?! )/;

/** What is inside of the mark at the beginning, changed. */
function inside<Changed extends string | null>(text: string, change: (body: string) => Changed) {
  const [mark, body] = text.startsWith(MARK) ? [MARK, text.slice(1)] : ['', text];
  const changed = change(body);
  return changed === null ? changed : mark + changed;
}

function itemFor({ grouped }: HostSettings, entry: Fields): Fields {
  return grouped ? { hooks: [entry] } : entry;
}

/** The settings of a host that has none but these. */
export function freshSettings(host: AgentHost, command: ShellCommand, timeout: number): Fields {
  const { settings } = HOSTS[host];
  const item = itemFor(settings, settings.entry(command, timeout));
  const hooks = Object.fromEntries(settings.events.map((event) => [event, [item]]));
  return settings.version === undefined ? { hooks } : { hooks, version: settings.version };
}

function withVersion(text: string, { version }: HostSettings): string {
  const root = rootOf(text);
  if (version === undefined || memberOf(root, 'version') !== undefined) return text;
  const at = root.offset + 1;
  return `${text.slice(0, at)}"version": ${version},${text.slice(at)}`;
}

/** One entry of the event is `entry`, in the place of the first of Assay's; further ones go. */
function withEntryAt(text: string, event: string, settings: HostSettings, entry: Fields): string {
  const [first, ...more] = ownEntries(text, settings).filter((own) => own.event === event);
  if (first === undefined) {
    const list = listOf(text, event);
    const item = itemFor(settings, entry);
    return list === undefined
      ? withItem(text, hooksOf(text) ?? rootOf(text), [item], event)
      : withItem(text, list, item);
  }
  const last = more.at(-1);
  if (last !== undefined) return withEntryAt(withoutEntry(text, last), event, settings, entry);
  return isDeepStrictEqual(entryValue(first), entry) ? text : withValue(text, first.entry, entry);
}

function withHooksIn(text: string, host: AgentHost, command: ShellCommand, timeout: number): string {
  const { settings } = HOSTS[host];
  const fresh = freshSettings(host, command, timeout);
  if (text.trim() === '') return text + JSON.stringify(fresh, null, 2);
  for (const event of settings.events) listOf(text, event);
  if (hooksOf(text) === undefined)
    return withVersion(withItem(text, rootOf(text), fresh['hooks'], 'hooks'), settings);
  const entry = settings.entry(command, timeout);
  return withVersion(
    settings.events.reduce((next, event) => withEntryAt(next, event, settings, entry), text),
    settings,
  );
}

/** The text of a settings file with Assay's hook at each of its events, once; all else to the letter. Throws `malformed`. */
export function withHooks(
  text: string | null,
  host: AgentHost,
  command: ShellCommand,
  timeout: number,
): string {
  if (text === null) return `${JSON.stringify(freshSettings(host, command, timeout), null, 2)}\n`;
  return inside(text, (body) => withHooksIn(body, host, command, timeout));
}

/** What goes with an item: the container that Assay made for it alone, up to the root. */
function emptiedWith(text: string, item: Node): Node {
  const container = item.parent;
  if (container?.parent === undefined || itemsOf(container).length > 1 || !isSpread(text, container))
    return item;
  return emptiedWith(text, container.parent.type === 'property' ? container.parent : container);
}

function withoutEntry(text: string, { entry, item }: OwnEntry): string {
  const isAlone = entry === item || itemsOf(entry.parent).length === 1;
  const gone = isAlone ? emptiedWith(text, item) : entry;
  return gone.parent === undefined ? text : withoutItem(text, gone.parent, gone);
}

/** True of a root that holds what Assay writes where there was nothing, and in its order. */
function isOwnFile(text: string): boolean {
  const root = rootOf(text);
  const keys = itemsOf(root).map(keyOf);
  return isSpread(text, root) && (keys.join() === 'hooks' || keys.join() === 'hooks,version');
}

/** Null: a file that Assay made, and that holds nothing else. */
function withoutHooksIn(text: string, settings: HostSettings): string | null {
  let next = text.replace(OWN_VERSION, '$1');
  const mayGo = isOwnFile(next);
  const last = (): OwnEntry | undefined => ownEntries(next, settings).at(-1);
  for (let own = last(); own !== undefined; own = last()) next = withoutEntry(next, own);
  const root = rootOf(next);
  if (!mayGo || memberOf(root, 'hooks') !== undefined) return next;
  const [before, after] = [next.slice(0, root.offset), next.slice(root.offset + root.length)];
  return before === '' && after.trim() === '' && after !== '' ? null : before + after;
}

/**
 * The text without Assay's hooks, at whatever event they stand, and without what is empty only then; all else to the
 * letter. Null where the file held nothing else. Throws `malformed`.
 */
export function withoutHooks(text: string, host: AgentHost): string | null {
  const { settings } = HOSTS[host];
  if (hooksHere(text, host).size === 0) return text;
  return inside(text, (body) => withoutHooksIn(body, settings));
}

/** Throws `malformed` where an event that Assay needs is no list: then the host runs nothing of it. */
export function expectLists(text: string | null, host: AgentHost): void {
  const body = (text ?? '').replace(MARK, '');
  if (body.trim() !== '') for (const event of HOSTS[host].settings.events) listOf(body, event);
}

/** Commands of Assay's hooks, by the events that they stand at. Throws `malformed`. */
export function hooksHere(text: string | null, host: AgentHost): ReadonlyMap<string, string> {
  const { settings } = HOSTS[host];
  const body = (text ?? '').replace(MARK, '');
  if (body.trim() === '') return new Map();
  const found = ownEntries(body, settings).map(
    (own) => [own.event, settings.commandOf(entryValue(own)) ?? ''] as const,
  );
  return new Map(found.toReversed());
}
