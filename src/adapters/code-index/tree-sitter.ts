import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { Language, Parser, type Tree, type TreeCursor } from 'web-tree-sitter';
import type { SyntaxFile, SyntaxNode } from '../../contract/syntax.ts';
import { DEEPEST_NODE } from './nesting.ts';

const LONGEST_PARSE_MS = 5000;

/** The compiled grammars, packed, beside the sources and beside what is built of them. */
const FOLDER = new URL('grammars/', import.meta.url);

/** Languages whose grammar lies there. */
export type Grammar = 'python' | 'java' | 'go' | 'rust' | 'csharp';

/** What a parser of tree-sitter made of a text. */
export type TreeSitterFile = Pick<SyntaxFile, 'root' | 'comments' | 'errors'>;

const opened = new Map<Grammar, Promise<Parser>>();

async function openParser(grammar: Grammar): Promise<Parser> {
  await Parser.init();
  const parser = new Parser();
  const packed = await readFile(new URL(`tree-sitter-${grammar}.wasm.br`, FOLDER));
  parser.setLanguage(await Language.load(brotliDecompressSync(packed)));
  return parser;
}

function parserOf(grammar: Grammar): Promise<Parser> {
  const parser = opened.get(grammar) ?? openParser(grammar);
  opened.set(grammar, parser);
  return parser;
}

/** What is gathered on the way through a tree. */
interface Gathered {
  readonly comments: { start: number; end: number }[];
  readonly errors: { start: number; message: string }[];
}

const COMMENT = /^(?:line_|block_)?comment$/;

/** Signs before a value, which some grammars do not name. */
const SIGNED = /^(?:prefix_)?unary_expression$/;

function childrenOf(cursor: TreeCursor, depth: number, gathered: Gathered): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  const isSigned = SIGNED.test(cursor.nodeType);
  if (!cursor.gotoFirstChild()) return children;
  do {
    const type = cursor.nodeType;
    if (COMMENT.test(type)) {
      gathered.comments.push({ start: cursor.startIndex, end: cursor.endIndex });
      continue;
    }
    if (type === 'line_continuation') continue;
    if (cursor.nodeIsNamed || cursor.currentFieldName !== null)
      children.push(nodeAt(cursor, depth + 1, gathered));
    else if (isSigned && children.length === 0)
      children.push({ ...nodeAt(cursor, depth + 1, gathered), field: 'operator' });
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

function readTree(text: string, tree: Tree): TreeSitterFile {
  const cursor = tree.walk();
  const gathered: Gathered = { comments: [], errors: [] };
  const root = nodeAt(cursor, 0, gathered);
  cursor.delete();
  tree.delete();
  return { root: { ...root, start: 0, end: text.length }, ...gathered };
}

/** Never rejects for what the text holds. One parser of a language for the process, opened at its first text. */
export async function parseTree(grammar: Grammar, text: string): Promise<TreeSitterFile> {
  const parser = await parserOf(grammar);
  const until = performance.now() + LONGEST_PARSE_MS;
  const tree = parser.parse(text, null, { progressCallback: () => performance.now() > until });
  if (tree) return readTree(text, tree);
  parser.reset();
  const root: SyntaxNode = { type: 'module', field: null, start: 0, end: text.length, children: [] };
  return { root, comments: [], errors: [{ start: 0, message: 'takes too long to be read' }] };
}
