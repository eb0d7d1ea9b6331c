import type { DocumentSection, FileSymbols, IndexLanguage } from '../../contract/code-object.ts';
import type { CodeIndex } from '../../contract/ports/code-index.ts';
import type { ModuleFacts } from '../../contract/syntax.ts';
import { indexLanguage } from '../../contract/index-language.ts';
import { javascriptModule } from './javascript-module.ts';
import { parseJavascript } from './parse-javascript.ts';
import { parsePython } from './parse-python.ts';
import { pythonModule } from './python-module.ts';
import { rememberModules } from './remember-modules.ts';
import { sourceKind } from './source-kind.ts';
import { parseTree } from './tree-sitter.ts';

async function moduleOf(path: string, text: string): Promise<ModuleFacts | null> {
  const kind = sourceKind(path);
  if (kind === null) return null;
  return kind.language === 'python'
    ? pythonModule(await parsePython(path, text))
    : javascriptModule(path, text, kind);
}

type Read<Found> = (path: string, text: string) => Promise<Found>;

async function javascript(path: string, text: string): Promise<FileSymbols | null> {
  const kind = sourceKind(path);
  if (kind === null) return null;
  return (await import('./symbols/javascript/javascript-symbols.ts')).javascriptSymbols(path, text, kind);
}

const SYMBOLS: Readonly<Partial<Record<IndexLanguage, Read<FileSymbols | null>>>> = {
  typescript: javascript,
  javascript,
  python: async (path, text) =>
    (await import('./symbols/python/python-symbols.ts')).pythonSymbols(path, text),
  java: async (path, text) => (await import('./symbols/java/java-symbols.ts')).javaSymbols(path, text),
  go: async (path, text) => (await import('./symbols/go/go-symbols.ts')).goSymbols(path, text),
  sql: async (path, text) => (await import('./symbols/schema/sql-symbols.ts')).sqlSymbols(path, text),
  prisma: async (path, text) =>
    (await import('./symbols/schema/prisma-symbols.ts')).prismaSymbols(path, text),
};

const SECTIONS: Readonly<Partial<Record<IndexLanguage, Read<readonly DocumentSection[]>>>> = {
  markdown: async (_, text) => (await import('./symbols/markdown-sections.ts')).markdownSections(text),
  text: async (_, text) => (await import('./symbols/text-sections.ts')).textSections(text),
  html: async (_, text) => (await import('./symbols/html-sections.ts')).htmlSections(text),
};

/** What the reader of a path's language finds; null where there is none. */
async function readBy<Found>(
  readers: Readonly<Partial<Record<IndexLanguage, Read<Found>>>>,
  path: string,
  text: string,
): Promise<Found | null> {
  const language = indexLanguage(path);
  const read = language === null ? undefined : readers[language];
  return read === undefined ? null : read(path, text);
}

/** Languages that are read as trees alone, by the endings of their files. */
const TREES: ReadonlyMap<string, 'go' | 'java' | 'rust' | 'csharp'> = new Map([
  ['go', 'go'],
  ['java', 'java'],
  ['rs', 'rust'],
  ['cs', 'csharp'],
] as const);

const ASSERTING = /\b((?:debug_)?assert(?:_eq|_ne|_matches)?|panic|unreachable|todo|unimplemented)!(?=\()/g;

/** The text with Rust's macros of assertion as calls, letter by letter: what stands in a macro is no tree. */
function asCalls(language: string, text: string): string {
  return language === 'rust' ? text.replace(ASSERTING, '$1 ') : text;
}

/** Reads source code and documents; module facts of a text are read once. Parsers are loaded when they are first needed. */
export function codeIndex(): CodeIndex {
  const moduleFacts = rememberModules(moduleOf);
  return {
    parse: async (path, text) => {
      const ending: string = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
      const language = TREES.get(ending);
      if (language !== undefined)
        return { path, language, text, ...(await parseTree(language, asCalls(language, text))) };
      const kind = sourceKind(path);
      if (kind === null) return null;
      return kind.language === 'python' ? parsePython(path, text) : parseJavascript(path, text, kind);
    },
    modules: async (files) => Promise.all(files.map(({ path, text }) => moduleFacts(path, text))),
    symbols: async (files) => Promise.all(files.map(({ path, text }) => readBy(SYMBOLS, path, text))),
    sections: (path, text) => readBy(SECTIONS, path, text),
  };
}
