import type { CodeIndex } from '../../contract/ports/code-index.ts';
import type { ModuleFacts } from '../../contract/syntax.ts';
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

/** Reads JavaScript, TypeScript and JSX by oxc, Python by tree-sitter; module facts of a text are read once. */
export function codeIndex(): CodeIndex {
  const moduleFacts = rememberModules(moduleOf);
  return {
    parse: async (path, text) => {
      const kind = sourceKind(path);
      if (kind === null) return null;
      return kind.language === 'python' ? parsePython(path, text) : parseJavascript(path, text, kind);
    },
    modules: async (files) => Promise.all(files.map(({ path, text }) => moduleFacts(path, text))),
  };
}
