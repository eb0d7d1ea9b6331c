import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { Found } from '../findings.ts';
import { nodesOf, part, textOf } from '../../syntax/tree.ts';

/** Anything that could be meant; files without it are not walked. */
const WORTH_READING =
  /\bassert\b|\bexpect\b|\bchai\b|\bvitest\b|\bjest\b|\bunittest\b|\bpytest\b|\batexit\b|\bsys\.exit\b|\b_exit\b|(?:beforeE|e)xit['"`]/;
const JS_LIBRARY =
  /['"`](?:(?:node:)?assert(?:\/strict)?|(?:node:)?test|vitest|@jest\/globals|chai|expect|should)['"`]/;
const PY_LIBRARY = /^(?:import (?:unittest|pytest)\b|from (?:unittest|pytest)\b)/;
const GLOBAL = /^(?:globalThis|global|window)\.(?:assert|expect|chai|test|it|describe)\b/;
const SETS_MEMBER =
  /^(?:Object\.(?:assign|definePropert(?:y|ies)|setPrototypeOf)|Reflect\.(?:set|defineProperty)|setattr)\(\s*([\w$]+)/;
const EXIT_HOOK =
  /^process\.(?:on|once|addListener|prependListener)\(\s*['"`](?:exit|beforeExit)['"`]|^atexit\.register\(/;
const ENDS_WELL =
  /\bprocess\.exitCode\s*=\s*0\b|\b(?:process\.(?:exit|reallyExit)|os\._exit|sys\.exit)\(\s*0?\s*\)/;
const EXIT_REPLACED = /^(?:process\.(?:exit|reallyExit|exitCode)|sys\.exit|os\._exit)$/;

type Bent = { readonly node: SyntaxNode; readonly rule: 'special_case_for_test' | 'exit_code_hidden' };

/** Words that stand for a test library in this file. */
function libraryNames(file: SyntaxFile): Set<string> {
  const names = new Set<string>();
  for (const node of nodesOf(file.root)) {
    const isImport = /^(?:ImportDeclaration|ImportModules|VariableDeclarator)$/.test(node.type);
    if (!isImport) continue;
    const text = textOf(file, node);
    const library = file.language === 'python' ? PY_LIBRARY.test(text) : isFromLibrary(text);
    if (!library) continue;
    for (const [word] of text.replace(JS_LIBRARY, '').matchAll(/[A-Za-z_$][\w$]*/g)) names.add(word);
  }
  for (const word of ['import', 'from', 'require', 'as', 'const', 'type']) names.delete(word);
  return names;
}

function isFromLibrary(text: string): boolean {
  const where = /(?:\bfrom\s*|\brequire\(\s*|\bimport\(\s*|^import\s*)(['"`][^'"`]+['"`])/.exec(text)?.[1];
  return where !== undefined && JS_LIBRARY.test(where);
}

function assigned(file: SyntaxFile, node: SyntaxNode, libraries: ReadonlySet<string>): Bent['rule'] | null {
  const left = part(node, 'left');
  if (left?.type !== 'MemberExpression') return null;
  const path = textOf(file, left).replaceAll(/\s/g, '');
  if (EXIT_REPLACED.test(path)) return path === 'process.exitCode' ? null : 'exit_code_hidden';
  const root = /^[\w$]+/.exec(path)?.[0] ?? '';
  return libraries.has(root) || GLOBAL.test(path) ? 'special_case_for_test' : null;
}

function called(file: SyntaxFile, node: SyntaxNode, libraries: ReadonlySet<string>): Bent['rule'] | null {
  const text = textOf(file, node);
  if (EXIT_HOOK.test(text)) return ENDS_WELL.test(text) ? 'exit_code_hidden' : null;
  const root = SETS_MEMBER.exec(text)?.[1];
  return root !== undefined && libraries.has(root) ? 'special_case_for_test' : null;
}

function bent(file: SyntaxFile): Bent[] {
  if (!WORTH_READING.test(file.text)) return [];
  const libraries = libraryNames(file);
  return [...nodesOf(file.root)].flatMap((node): Bent[] => {
    const rule =
      node.type === 'AssignmentExpression'
        ? assigned(file, node, libraries)
        : node.type === 'CallExpression'
          ? called(file, node, libraries)
          : null;
    return rule === null ? [] : [{ node, rule }];
  });
}

/** Source that bends the library of the tests, or ends the process well whatever happened. */
export function bentLibrary(before: readonly SyntaxFile[], after: readonly SyntaxFile[]): Found[] {
  const had = new Set(before.flatMap((file) => bent(file).map(({ node }) => textOf(file, node))));
  return after.flatMap((file) =>
    bent(file)
      .filter(({ node }) => !had.has(textOf(file, node)))
      .map(
        ({ node, rule }): Found => ({
          rule,
          severity: 'error',
          path: file.path,
          text: file.text,
          start: node.start,
          after: textOf(file, node),
          details: { how: 'library', kind: 'exit' },
        }),
      ),
  );
}
