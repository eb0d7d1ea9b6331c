import { fromMarkdown } from 'mdast-util-from-markdown';
import type { DocumentSection } from '../../../contract/code-object.ts';
import { cutSection } from './cut-section.ts';

interface MarkdownNode {
  readonly type: string;
  readonly depth?: number;
  readonly value?: string;
  readonly children?: readonly MarkdownNode[];
  readonly position?: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
}

function plain(node: MarkdownNode): string {
  return node.value ?? (node.children ?? []).map(plain).join('');
}

const FRONT_MATTER = /^---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/;

/** Front matter as empty lines, so that what follows keeps its place. */
function withoutFrontMatter(text: string): string {
  return text.replace(FRONT_MATTER, (matter) => '\n'.repeat(matter.split('\n').length - 1));
}

interface Mark {
  readonly line: number;
  readonly headings: readonly string[];
}

/** Where sections begin, with the headings above each; the top of the file first. */
function marksOf(root: MarkdownNode): Mark[] {
  const marks: Mark[] = [{ line: 1, headings: [] }];
  let path: { depth: number; title: string }[] = [];
  for (const node of root.children ?? []) {
    const { depth, position } = node;
    if (node.type !== 'heading' || depth === undefined || position === undefined) continue;
    path = [...path.filter((each) => each.depth < depth), { depth, title: plain(node).trim() }];
    marks.push({ line: position.start.line, headings: path.map(({ title }) => title) });
  }
  return marks;
}

/** Passages of Markdown: what stands under each heading, without what stands under deeper ones. */
export function markdownSections(text: string): DocumentSection[] {
  const unix = withoutFrontMatter(text.replace(/\r\n?/g, '\n'));
  const lines = unix.split('\n');
  const marks = marksOf(fromMarkdown(unix) as MarkdownNode);
  return marks.flatMap(({ line, headings }, at) => {
    const end = (marks[at + 1]?.line ?? lines.length + 1) - 1;
    return end < line ? [] : cutSection(headings, lines.slice(line - 1, end), line);
  });
}
