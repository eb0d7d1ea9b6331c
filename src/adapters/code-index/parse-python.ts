import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Language, Parser, type Tree, type TreeCursor } from 'web-tree-sitter';
import type { SyntaxFile, SyntaxNode } from '../../contract/syntax.ts';
import { DEEPEST_NODE } from './nesting.ts';

const LONGEST_PARSE_MS = 5000;

let opened: Promise<Parser> | null = null;

async function openParser(): Promise<Parser> {
  await Parser.init();
  const grammar = createRequire(import.meta.url).resolve('tree-sitter-python/tree-sitter-python.wasm');
  const parser = new Parser();
  parser.setLanguage(await Language.load(await readFile(grammar)));
  return parser;
}

/** What is gathered on the way through a tree. */
interface Gathered {
  readonly comments: { start: number; end: number }[];
  readonly errors: { start: number; message: string }[];
}

const LEFT_OUT = new Set(['comment', 'line_continuation']);

function childrenOf(cursor: TreeCursor, depth: number, gathered: Gathered): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  if (!cursor.gotoFirstChild()) return children;
  do {
    const type = cursor.nodeType;
    if (type === 'comment') gathered.comments.push({ start: cursor.startIndex, end: cursor.endIndex });
    if (LEFT_OUT.has(type)) continue;
    if (cursor.nodeIsNamed || cursor.currentFieldName !== null)
      children.push(nodeAt(cursor, depth + 1, gathered));
    else if (cursor.nodeIsMissing)
      gathered.errors.push({ start: cursor.startIndex, message: `${type} is missing` });
  } while (cursor.gotoNextSibling());
  cursor.gotoParent();
  return children;
}

function nodeAt(cursor: TreeCursor, depth: number, gathered: Gathered): SyntaxNode {
  const { nodeType: type, currentFieldName: field, startIndex: start, endIndex: end } = cursor;
  if (type === 'ERROR') gathered.errors.push({ start, message: 'cannot be read' });
  if (cursor.nodeIsMissing) gathered.errors.push({ start, message: `${type} is missing` });
  if (depth > DEEPEST_NODE) {
    gathered.errors.push({ start, message: 'nested too deeply to be read' });
    return { type, field, start, end, children: [] };
  }
  return { type, field, start, end, children: childrenOf(cursor, depth, gathered) };
}

function readTree(path: string, text: string, tree: Tree): SyntaxFile {
  const cursor = tree.walk();
  const gathered: Gathered = { comments: [], errors: [] };
  const root = nodeAt(cursor, 0, gathered);
  cursor.delete();
  tree.delete();
  return { path, language: 'python', text, root: { ...root, start: 0, end: text.length }, ...gathered };
}

/** Never rejects for what the text holds. One parser for the process, opened at the first call. */
export async function parsePython(path: string, text: string): Promise<SyntaxFile> {
  opened ??= openParser();
  const parser = await opened;
  const until = performance.now() + LONGEST_PARSE_MS;
  const tree = parser.parse(text, null, { progressCallback: () => performance.now() > until });
  if (tree) return readTree(path, text, tree);
  parser.reset();
  const root: SyntaxNode = { type: 'module', field: null, start: 0, end: text.length, children: [] };
  return {
    path,
    language: 'python',
    text,
    root,
    comments: [],
    errors: [{ start: 0, message: 'takes too long to be read' }],
  };
}
