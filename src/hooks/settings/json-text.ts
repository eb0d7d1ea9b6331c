import { type Node, parseTree } from 'jsonc-parser';

/** How a value is written: null on one line, else with this before each further line. */
interface Layout {
  readonly indent: string | null;
  readonly unit: string;
  readonly end: string;
}

/** A member of an object, or an element of a list, as it stands in the text. */
export type Item = Node;

/** The root of JSON text. Throws where it is none: it was parsed before. */
export function rootOf(text: string): Node {
  const root = parseTree(text);
  if (root === undefined) throw new TypeError('expected JSON that was parsed before');
  return root;
}

export function itemsOf(container: Node | undefined): readonly Item[] {
  return container?.children ?? [];
}

export function keyOf(member: Item): unknown {
  return member.children?.[0]?.value;
}

/** The member with this key that counts: the last one, as for every reader of JSON. */
export function memberOf(object: Node | undefined, key: string): Item | undefined {
  return object?.type === 'object' ? itemsOf(object).findLast((member) => keyOf(member) === key) : undefined;
}

export function valueIn(object: Node | undefined, key: string): Node | undefined {
  return memberOf(object, key)?.children?.[1];
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** True where something stands apart from the opening bracket: so are lists and objects that Assay makes. */
export function isSpread(text: string, container: Node): boolean {
  return /\s/.test(text[container.offset + 1] ?? '');
}

/** On one line, yet spread. */
function inLine(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
}

function written(value: unknown, { indent, unit, end }: Layout): string {
  return indent === null
    ? inLine(value)
    : JSON.stringify(value, null, unit).replaceAll('\n', `${end}${indent}`);
}

/** White space between the last item of a container and what stands before it. */
function gapBeforeLast(text: string, container: Node): string {
  const items = itemsOf(container);
  const last = items.at(-1);
  if (last === undefined) return '';
  const before = items.at(-2);
  const gap = text.slice(before === undefined ? container.offset + 1 : endOf(before), last.offset);
  return gap.slice(gap.indexOf(',') + 1);
}

function indentOfLine(text: string, at: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';
}

function layoutIn(text: string, container: Node, gap: string): Layout {
  const root = rootOf(text);
  const unit = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const isLine = itemsOf(root).length > 0 && !text.slice(root.offset, endOf(root)).includes('\n');
  const last = itemsOf(container).at(-1);
  if (last === undefined) return { indent: isLine ? null : indentOfLine(text, container.offset), unit, end };
  const isTall = text.slice(last.offset, endOf(last)).includes('\n');
  if (isTall && !gap.includes('\n')) return { indent: indentOfLine(text, last.offset), unit, end };
  return { indent: gap.includes('\n') ? gap.slice(gap.lastIndexOf('\n') + 1) : null, unit, end };
}

/**
 * The text with one more item at the end of a container, laid out as the item before it; the first one right behind
 * the bracket. No other character changes.
 */
export function withItem(text: string, container: Node, value: unknown, key?: string): string {
  const gap = gapBeforeLast(text, container);
  const name = key === undefined ? '' : `${JSON.stringify(key)}: `;
  const item = `${name}${written(value, layoutIn(text, container, gap))}`;
  const last = itemsOf(container).at(-1);
  const at = last === undefined ? container.offset + 1 : endOf(last);
  return `${text.slice(0, at)}${last === undefined ? '' : `,${gap}`}${item}${text.slice(at)}`;
}

/** The text with another value in the place of this one. */
export function withValue(text: string, node: Node, value: unknown): string {
  const indent = text.slice(node.offset, endOf(node)).includes('\n') ? indentOfLine(text, node.offset) : null;
  const layout = { ...layoutIn(text, node, ''), indent };
  return `${text.slice(0, node.offset)}${written(value, layout)}${text.slice(endOf(node))}`;
}

/** The text without an item and the comma that it needed. */
export function withoutItem(text: string, container: Node, item: Item): string {
  const items = itemsOf(container);
  const at = items.findIndex(({ offset }) => offset === item.offset);
  const before = items[at - 1];
  const start = before === undefined ? item.offset : endOf(before);
  const stop = before === undefined ? (items[at + 1]?.offset ?? endOf(item)) : endOf(item);
  return text.slice(0, start) + text.slice(stop);
}
