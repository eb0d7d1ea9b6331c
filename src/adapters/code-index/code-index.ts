import type { DocumentSection, FileSymbols } from '../../contract/code-object.ts';
import type { CodeIndex } from '../../contract/ports/code-index.ts';
import type { ModuleFacts } from '../../contract/syntax.ts';
import { indexLanguage } from '../../contract/index-language.ts';
import { javascriptModule } from './javascript-module.ts';
import { parseJavascript } from './parse-javascript.ts';
import { parsePython } from './parse-python.ts';
import { pythonModule } from './python-module.ts';
import { rememberModules } from './remember-modules.ts';
import { sourceKind } from './source-kind.ts';

async function moduleOf(path: string, text: string): Promise<ModuleFacts | null> {
  const kind = sourceKind(path);
  if (kind === null) return null;
  return kind.language === 'python'
    ? pythonModule(await parsePython(path, text))
    : javascriptModule(path, text, kind);
}

async function symbolsOf(path: string, text: string): Promise<FileSymbols | null> {
  const kind = sourceKind(path);
  if (kind === null) return null;
  if (kind.language === 'python')
    return (await import('./symbols/python/python-symbols.ts')).pythonSymbols(path, text);
  return (await import('./symbols/javascript/javascript-symbols.ts')).javascriptSymbols(path, text, kind);
}

async function sectionsOf(path: string, text: string): Promise<readonly DocumentSection[] | null> {
  const language = indexLanguage(path);
  if (language === 'markdown') return (await import('./symbols/markdown-sections.ts')).markdownSections(text);
  if (language === 'text') return (await import('./symbols/text-sections.ts')).textSections(text);
  return null;
}

/** Reads source code and documents; module facts of a text are read once. Parsers are loaded when they are first needed. */
export function codeIndex(): CodeIndex {
  const moduleFacts = rememberModules(moduleOf);
  return {
    parse: async (path, text) => {
      const kind = sourceKind(path);
      if (kind === null) return null;
      return kind.language === 'python' ? parsePython(path, text) : parseJavascript(path, text, kind);
    },
    modules: async (files) => Promise.all(files.map(({ path, text }) => moduleFacts(path, text))),
    symbols: async (files) => Promise.all(files.map(({ path, text }) => symbolsOf(path, text))),
    sections: sectionsOf,
  };
}
