import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { Found } from '../findings.ts';
import { brought, type Spot } from './brought.ts';
import { importsOf } from '../read/imports.ts';
import { nodesOf, part, textOf } from '../../syntax/tree.ts';

/** Anything that could be meant; files without it are not walked. */
const WORTH_READING =
  /\bassert\b|\bexpect\b|\bchai\b|\bvitest\b|\bjest\b|\bunittest\b|\bpytest\b|\batexit\b|\bsys\.exit\b|\b_exit\b|(?:beforeE|e)xit['"`]/;
const LIBRARY =
  /^(?:(?:node:)?assert(?:\/strict)?|(?:node:)?test|vitest|@jest\/globals|chai|expect|should|(?:unittest|pytest)(?:\.[\w.]+)?)$/;
const GLOBAL = /^(?:globalThis|global|window)\.(?:assert|expect|chai|test|it|describe)\b/;
const SETS_MEMBER =
  /^(?:Object\.(?:assign|definePropert(?:y|ies)|setPrototypeOf)|Reflect\.(?:set|defineProperty)|setattr)\(\s*([\w$]+)/;
const EXIT_HOOK =
  /^process\.(?:on|once|addListener|prependListener)\(\s*['"`](?:exit|beforeExit)['"`]|^atexit\.register\(/;
const ENDS_WELL =
  /\bprocess\.exitCode\s*=\s*0\b|\b(?:process\.(?:exit|reallyExit)|os\._exit|sys\.exit)\(\s*0?\s*\)/;
const EXIT_REPLACED = /^(?:process\.(?:exit|reallyExit|exitCode)|sys\.exit|os\._exit)$/;

type Bent = 'special_case_for_test' | 'exit_code_hidden';

/** Names that stand for a test library in this file. */
function libraryNames(file: SyntaxFile): Set<string> {
  return new Set(importsOf(file).flatMap(({ local, module }) => (LIBRARY.test(module) ? [local] : [])));
}

function assigned(file: SyntaxFile, node: SyntaxNode, libraries: ReadonlySet<string>): Bent | null {
  const left = part(node, 'left');
  if (left?.type !== 'MemberExpression') return null;
  const path = textOf(file, left).replaceAll(/\s/g, '');
  if (EXIT_REPLACED.test(path)) return path === 'process.exitCode' ? null : 'exit_code_hidden';
  const root = /^[\w$]+/.exec(path)?.[0] ?? '';
  return libraries.has(root) || GLOBAL.test(path) ? 'special_case_for_test' : null;
}

function called(file: SyntaxFile, node: SyntaxNode, libraries: ReadonlySet<string>): Bent | null {
  const text = textOf(file, node);
  if (EXIT_HOOK.test(text)) return ENDS_WELL.test(text) ? 'exit_code_hidden' : null;
  const root = SETS_MEMBER.exec(text)?.[1];
  return root !== undefined && libraries.has(root) ? 'special_case_for_test' : null;
}

function bent(file: SyntaxFile): Spot[] {
  if (!WORTH_READING.test(file.text)) return [];
  const libraries = libraryNames(file);
  return [...nodesOf(file.root)].flatMap((node): Spot[] => {
    const rule =
      node.type === 'AssignmentExpression'
        ? assigned(file, node, libraries)
        : node.type === 'CallExpression'
          ? called(file, node, libraries)
          : null;
    if (rule === null) return [];
    return [{ file, node, rule, severity: 'error', details: { how: 'library', kind: 'exit' } }];
  });
}

/** Source that bends the library of the tests, or ends the process well whatever happened. */
export function bentLibrary(before: readonly SyntaxFile[], after: readonly SyntaxFile[]): Found[] {
  return brought(before, after, bent);
}
