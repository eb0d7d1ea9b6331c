import type { CodeObject, CodeRelation } from '../src/contract/code-object.ts';
import type { IndexedContent, MakeTies } from '../src/contract/ports/index-store.ts';
import { documentTerms } from '../src/core/retrieval/document-terms.ts';
import { prose } from './prose.ts';

/** Symbols of a file. */
const SYMBOLS = 10;
const AT = '2026-01-01T00:00:00.000Z';
const SPEECH = prose(0.6)
  .split('\n')
  .filter((line) => line !== '');

function textOf(at: number): string {
  return `${SPEECH[at % SPEECH.length] ?? ''} ${SPEECH[(at * 7) % SPEECH.length] ?? ''}`;
}

export function symbolName(at: number): string {
  const words = [
    'read',
    'write',
    'count',
    'merge',
    'order',
    'price',
    'refund',
    'basket',
    'member',
    'invoice',
  ];
  const word = (step: number): string => words[Math.floor(at / step) % words.length] ?? '';
  return `${word(1)}${word(10).toUpperCase().slice(0, 1)}${word(10).slice(1)}${at}`;
}

function idOf(at: number): string {
  return `cbo_${at.toString(16).padStart(40, '0')}`;
}

function objectOf(path: string, at: number): CodeObject {
  const [params_json, returns_json] = [[{ name: 'given', type: 'number' }], [{ name: '', type: 'number' }]];
  const line = (at % SYMBOLS) * 10 + 1;
  const place = { language: 'typescript' as const, start_line: line, end_line: line + 9 };
  return {
    id: idOf(at),
    kind: 'function',
    name: symbolName(at),
    file_path: path,
    signature: `function ${symbolName(at)}(given: number): number`,
    doc: textOf(at),
    exports: [],
    imports: [],
    metadata: { ...place, params_json, returns_json, fields_json: null, reachable: null },
  };
}

/** A file with ten symbols and their passages, as the indexer brings them. */
export function contentOf(nth: number): IndexedContent {
  const path = `src/room-${nth % 50}/file-${nth}.ts`;
  const objects = Array.from({ length: SYMBOLS }, (_, at) => objectOf(path, nth * SYMBOLS + at));
  const file = { path, language: 'typescript' as const, content_hash: path, size: 1000, modified: 1 };
  return {
    file: {
      ...file,
      status: 'indexed',
      reason: null,
      detail: '',
      objects: SYMBOLS,
      documents: SYMBOLS,
      indexed_at: AT,
    },
    links: { path, language: 'typescript', package: null, imports: [], exports: [], symbols: [] },
    objects,
    documents: objects.map(({ id, name, signature, doc, metadata: { start_line, end_line } }, chunk) => ({
      id: id.replace('cbo', 'doc'),
      kind: 'code',
      path,
      chunk,
      cbo_id: id,
      title: name,
      content: `${doc}\n${signature}`,
      start_line,
      end_line,
      metadata: {},
      terms: documentTerms({ title: name, path, doc, signature, content: '' }),
    })),
  };
}

function call(at: number, to: number, path: string): CodeRelation {
  const metadata = { weight: 1, evidence: `${path}:1`, hop: 1 };
  return { src_id: idOf(at), dst_id: idOf(to), rel: 'calls', metadata };
}

/** Each symbol calls the next of its file. */
export const callTies: MakeTies = async (paths) =>
  paths.map((path) => {
    const first = Number(/file-(\d+)/.exec(path)?.[1]) * SYMBOLS;
    const relations = Array.from({ length: SYMBOLS - 1 }, (_, at) => call(first + at, first + at + 1, path));
    return { path, relations, depends: [], targets: [] };
  });

/** Korean and English in turn, about texts, and now and then about a symbol by its name. */
export function questionOf(at: number, documents: number): string {
  if (at % 4 === 3) return `Which functions call ${symbolName((at * 37) % documents)}?`;
  return SPEECH[(at * 13) % SPEECH.length]?.split(/[.?!。]/u)[0] ?? '';
}
