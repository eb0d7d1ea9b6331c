import type { Span } from '../../src/contract/span.ts';

/** A node of HTML as data, as far as it is looked at here. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

interface Marking {
  /** The Markdown that was read. */
  readonly source: string;
  /** In their order, none over another. */
  readonly spans: readonly Span[];
}

/** Nothing that can be chosen stands within a link; code is shown as it is. */
const LEFT_ALONE = ['a', 'pre'];

/** Where each character of a text stands in the source; what was escaped there is found behind its mark. */
function placesOf(value: string, source: string, { start, end }: Span): number[] | null {
  const places: number[] = [];
  let at = start;
  for (const character of value.split('')) {
    at = source.indexOf(character, at);
    if (at < 0 || at >= end) return null;
    places.push(at);
    at += 1;
  }
  return places;
}

function spanAt(place: number, spans: readonly Span[]): number {
  return spans.findIndex(({ start, end }) => place >= start && place < end);
}

/** The text cut where a span begins or ends. */
function pieces(value: string, places: readonly number[], spans: readonly Span[]): Node[] {
  const cut: { readonly of: number; text: string }[] = [];
  for (const [at, place] of places.entries()) {
    const of = spanAt(place, spans);
    const last = cut.at(-1);
    if (last?.of === of) last.text += value[at];
    else cut.push({ of, text: value[at] ?? '' });
  }
  return cut.map(({ of, text }) => {
    const node = { type: 'text', value: text };
    if (of < 0 || text.trim() === '') return node;
    return { type: 'element', tagName: 'mark', properties: { of }, children: [node] };
  });
}

function marked(node: Node, marking: Marking): Node[] {
  const { source, spans } = marking;
  if (LEFT_ALONE.includes(node.tagName ?? '')) return [node];
  if (node.children !== undefined) node.children = node.children.flatMap((child) => marked(child, marking));
  const { start, end } = node.position ?? {};
  if (node.type !== 'text' || start?.offset === undefined || end?.offset === undefined) return [node];
  const value = node.value ?? '';
  const places = placesOf(value, source, { start: start.offset, end: end.offset });
  return places === null ? [node] : pieces(value, places, spans);
}

function marksIn(node: Node): Node[] {
  const inside = (node.children ?? []).flatMap(marksIn);
  return node.tagName === 'mark' ? [node, ...inside] : inside;
}

/** For rehype: each stretch of text that lies in a span becomes a `mark` that names the span, and whether it is its first or last one. */
export function markSpans(marking: Marking): (tree: Node) => void {
  return (tree) => {
    marked(tree, marking);
    const marks = marksIn(tree);
    for (const [at, { properties }] of marks.entries()) {
      const of = properties?.['of'];
      const isOf = (node: Node | undefined): boolean => node?.properties?.['of'] === of;
      Object.assign(properties ?? {}, { first: !isOf(marks[at - 1]), last: !isOf(marks[at + 1]) });
    }
  };
}
