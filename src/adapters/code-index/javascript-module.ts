import type { EcmaScriptModule, StaticExportEntry, StaticImport } from 'oxc-parser';
import type { ModuleExport, ModuleFacts, ModuleImport } from '../../contract/syntax.ts';
import { commonJs, literalText, mayBeCommonJs } from './common-js.ts';
import { javascriptTree } from './javascript-tree.ts';
import { errorsOf, readJavascript } from './parse-javascript.ts';
import type { SourceKind } from './source-kind.ts';

/** A name as the other module calls it. */
function nameOf({ kind, name }: { readonly kind: string; readonly name: string | null }): string {
  return kind === 'Default' ? 'default' : (name ?? '*');
}

/** One for the values and one for the types that a statement takes. */
function importsAt({ start, end, moduleRequest, entries }: StaticImport): ModuleImport[] {
  const specifier = moduleRequest.value;
  const namesWhere = (isType: boolean): string[] =>
    entries.filter((entry) => entry.isType === isType).map((entry) => nameOf(entry.importName));
  const types = namesWhere(true);
  const values = namesWhere(false);
  return [
    ...(values.length > 0 || types.length === 0
      ? [{ specifier, names: values, kind: 'static' as const, start, end }]
      : []),
    ...(types.length > 0 ? [{ specifier, names: types, kind: 'type' as const, start, end }] : []),
  ];
}

function reexportAt({ start, end, moduleRequest, importName, isType }: StaticExportEntry): ModuleImport[] {
  if (moduleRequest === null) return [];
  const kind = isType ? 'type' : 'reexport';
  return [{ specifier: moduleRequest.value, names: [nameOf(importName)], kind, start, end }];
}

/** Kinds of the functions and classes that a file declares, by name. */
function declaredKinds(text: string): ReadonlyMap<string, ModuleExport['kind']> {
  const found = text.matchAll(/\b(function|class)(?:\s*\*\s*|\s+)([\w$]+)/g);
  return new Map([...found].map(([, word, name]) => [name ?? '', word === 'class' ? 'class' : 'function']));
}

function kindOf(entry: StaticExportEntry, text: string, declared: () => ReturnType<typeof declaredKinds>) {
  if (entry.isType) return 'type';
  if (entry.moduleRequest !== null) return 'reexport';
  const head = text.slice(entry.start, entry.start + 40);
  const word =
    /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:async\s+|abstract\s+)?(function|class)\b/.exec(
      head,
    )?.[1];
  if (word === 'function' || word === 'class') return word;
  return declared().get(entry.localName.name ?? '') ?? 'value';
}

function exportsOf(module: EcmaScriptModule, text: string): ModuleExport[] {
  let kinds: ReturnType<typeof declaredKinds> | undefined;
  const declared = () => (kinds ??= declaredKinds(text));
  return module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => ({
      name: nameOf(entry.exportName),
      kind: kindOf(entry, text, declared),
      start: entry.start,
      end: entry.end,
    })),
  );
}

function dynamicImportsOf(module: EcmaScriptModule, text: string): ModuleImport[] {
  return module.dynamicImports.flatMap(({ start, end, moduleRequest }) => {
    const specifier = literalText(text.slice(moduleRequest.start, moduleRequest.end));
    return specifier === null ? [] : [{ specifier, names: ['*'], kind: 'dynamic' as const, start, end }];
  });
}

function statedImports(module: EcmaScriptModule, text: string): ModuleImport[] {
  const stated = new Set(module.staticImports.map(({ start }) => start));
  const passedOn = module.staticExports.filter(({ start }) => !stated.has(start));
  return [
    ...module.staticImports.flatMap(importsAt),
    ...passedOn.flatMap(({ entries }) => entries.flatMap(reexportAt)),
    ...dynamicImportsOf(module, text),
  ];
}

function inOrder<T extends { readonly start: number }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.start - b.start);
}

/** What a file takes and gives; its tree is built only where CommonJS is seen. Never rejects for its text. */
export async function javascriptModule(path: string, text: string, kind: SourceKind): Promise<ModuleFacts> {
  const { language } = kind;
  const result = await readJavascript(path, text, kind);
  if (typeof result === 'number') return { path, language, imports: [], exports: [], broken: true };
  const tree = mayBeCommonJs(text)
    ? commonJs(
        javascriptTree(result.program, text, () => {}),
        text,
      )
    : { imports: [], exports: [] };
  return {
    path,
    language,
    imports: inOrder([...statedImports(result.module, text), ...tree.imports]),
    exports: inOrder([...exportsOf(result.module, text), ...tree.exports]),
    broken: errorsOf(result.errors).length > 0,
  };
}
