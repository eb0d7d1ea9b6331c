import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { DocumentSection } from '../../../contract/code-object.ts';
import { DEEPEST_NODE } from '../nesting.ts';
import { cutSection } from './cut-section.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head', 'nav', 'footer']);
const BLOCK =
  /^(?:address|article|aside|blockquote|body|br|dd|details|div|dl|dt|fieldset|figure|form|h[1-6]|header|hr|html|li|main|ol|p|pre|section|summary|table|td|th|tr|ul)$/;
const HEADING = /^h([1-6])$/;
const LONGEST_RAISED = 60;

/** Lines of text with the line of the file that each begins on. */
interface Lines {
  readonly lines: { text: string; line: number; heading: number | null }[];
  open: boolean;
  /** True where a link was read. */
  linked: boolean;
}

/** Where a node stands: the level of the heading that it lies in, how deep. */
interface Place {
  readonly heading: number | null;
  readonly depth: number;
}

function breakLine(into: Lines): void {
  into.open = false;
}

function addText(into: Lines, text: string, line: number, heading: number | null): void {
  const flat = text.replace(/\s+/g, ' ');
  if (flat.trim() === '' && !into.open) return;
  const last = into.lines.at(-1);
  if (into.open && last !== undefined) last.text += flat;
  else into.lines.push({ text: flat.trimStart(), line, heading });
  into.open = true;
}

/** A raised part as tags, for who reads what it means: one that leads to a note in brackets. */
function addRaised(
  into: Lines,
  { tagName, parentNode, childNodes, sourceCodeLocation }: Element,
  at: Place,
): void {
  const own: Lines = { lines: [], open: false, linked: parentNode?.nodeName === 'a' };
  for (const child of childNodes) walk(own, child, at);
  const words = own.lines
    .map(({ text }) => text.replace(/[<>&]/g, ' '))
    .join(' ')
    .trim();
  const marked = own.linked ? `[${words}]` : words;
  const isShort = words.length <= LONGEST_RAISED;
  const text = isShort ? `<${tagName}>${marked}</${tagName}>` : ` ${words}`;
  addText(into, text, sourceCodeLocation?.startLine ?? 1, at.heading);
}

function walk(into: Lines, node: Node, { heading, depth }: Place): void {
  if (depth > DEEPEST_NODE) return;
  if (defaultTreeAdapter.isTextNode(node)) {
    const before = /^\s*/.exec(node.value)?.[0].split('\n').length ?? 1;
    return addText(into, node.value, (node.sourceCodeLocation?.startLine ?? 1) + before - 1, heading);
  }
  if (!('childNodes' in node)) return;
  const name = defaultTreeAdapter.isElementNode(node) ? node.tagName : '';
  if (SILENT.has(name)) return;
  const level = HEADING.exec(name)?.[1];
  const within = { heading: level === undefined ? heading : Number(level), depth: depth + 1 };
  if (defaultTreeAdapter.isElementNode(node) && /^su[bp]$/.test(name)) return addRaised(into, node, within);
  if (name === 'a') into.linked = true;
  if (BLOCK.test(name)) breakLine(into);
  for (const child of node.childNodes) walk(into, child, within);
  if (BLOCK.test(name)) breakLine(into);
}

type Line = Lines['lines'][number];

function sectionsOf(headings: readonly string[], lines: readonly Line[]): DocumentSection[] {
  const [first] = lines;
  if (first === undefined) return [];
  const cut = cutSection(
    headings,
    lines.map(({ text }) => text.trimEnd()),
    1,
  );
  return cut.map((section) => ({
    ...section,
    start_line: lines[section.start_line - 1]?.line ?? first.line,
    end_line: lines[section.end_line - 1]?.line ?? first.line,
  }));
}

/** Passages of HTML by its headings: what a reader sees, without scripts, styles and navigation; raised parts in their tags. */
export function htmlSections(text: string): DocumentSection[] {
  const into: Lines = { lines: [], open: false, linked: false };
  walk(into, parse(text, { sourceCodeLocationInfo: true }), { heading: null, depth: 0 });
  const sections: DocumentSection[] = [];
  let path: { level: number; title: string }[] = [];
  let held: Line[] = [];
  const close = (): void => {
    sections.push(
      ...sectionsOf(
        path.map(({ title }) => title),
        held,
      ),
    );
    held = [];
  };
  for (const line of into.lines) {
    const { heading } = line;
    if (heading !== null) {
      close();
      path = [...path.filter(({ level }) => level < heading), { level: heading, title: line.text.trim() }];
    }
    held.push(line);
  }
  close();
  return sections;
}
