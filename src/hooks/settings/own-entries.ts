import { getNodeValue, type Node } from 'jsonc-parser';
import { AssayError } from '../../contract/assay-error.ts';
import { type Fields, fields } from '../../core/self-check/transcript/plain-object.ts';
import type { HostSettings } from '../hosts/host.ts';
import { itemsOf, keyOf, rootOf, valueIn } from './json-text.ts';

const OWN = /(?:^|[\s"'/\\])assay(?:\.mjs|\.cmd|\.js)?["']?\s+hook\s+run\s/;

/** An entry of Assay's. `item` is what stands in the list of the event: the entry, or the group around it. */
export interface OwnEntry {
  readonly event: string;
  readonly entry: Node;
  readonly item: Node;
}

function isOwn(entry: Node, { commandOf }: HostSettings): boolean {
  const known = fields(getNodeValue(entry) as unknown);
  return known !== null && OWN.test(commandOf(known) ?? '');
}

function ownIn(event: string, list: Node | undefined, settings: HostSettings): OwnEntry[] {
  return itemsOf(list).flatMap((item) => {
    const entries = settings.grouped ? itemsOf(valueIn(item, 'hooks')) : [item];
    return entries.filter((entry) => isOwn(entry, settings)).map((entry) => ({ event, entry, item }));
  });
}

function odd(where: string, expected: string): AssayError {
  return new AssayError('malformed', `is not ${expected}, as the host wants it`, {
    where,
    hint: 'correct it; until then the file is left as it is',
  });
}

/** The object of all hooks, where there is one. Throws `malformed`. */
export function hooksOf(text: string): Node | undefined {
  const hooks = valueIn(rootOf(text), 'hooks');
  if (hooks !== undefined && hooks.type !== 'object') throw odd('hooks', 'an object');
  return hooks;
}

/** The list of an event, where there is one. Throws `malformed`. */
export function listOf(text: string, event: string): Node | undefined {
  const list = valueIn(hooksOf(text), event);
  if (list !== undefined && list.type !== 'array') throw odd(`hooks.${event}`, 'a list');
  return list;
}

/** Assay's entries, at whatever event they stand, in their order. Throws `malformed`. */
export function ownEntries(text: string, settings: HostSettings): readonly OwnEntry[] {
  return itemsOf(hooksOf(text)).flatMap((member) => {
    const list = member.children?.[1];
    return list?.type === 'array' ? ownIn(String(keyOf(member)), list, settings) : [];
  });
}

/** The entry as a value. */
export function entryValue({ entry }: OwnEntry): Fields {
  return fields(getNodeValue(entry) as unknown) ?? {};
}
