import type { CodeObjectKind, CodeReference } from '../../contract/code-object.ts';
import type { LinkedSymbol } from '../../contract/file-links.ts';
import { type LinkedFile, type LinkGraph, seesFolder } from './link-graph.ts';
import { folderOf } from './paths.ts';

/** A symbol with the file that it stands in. */
export interface Resolved {
  readonly symbol: LinkedSymbol;
  readonly file: LinkedFile;
}

const DEEPEST = 6;

/** Kinds that a reference means first, where a name stands for several things. */
const MEANT: Readonly<Record<'called' | 'typed', ReadonlySet<CodeObjectKind>>> = {
  called: new Set(['function', 'method', 'class']),
  typed: new Set(['class', 'interface', 'type']),
};

type Meant = keyof typeof MEANT;

function meantBy({ rel }: CodeReference): Meant {
  return rel === 'calls' ? 'called' : 'typed';
}

function pick(symbols: readonly LinkedSymbol[] | undefined, meant: Meant): LinkedSymbol | undefined {
  return symbols?.find(({ kind }) => MEANT[meant].has(kind)) ?? symbols?.[0];
}

function own(file: LinkedFile, name: string, meant: Meant): Resolved | null {
  const symbol = pick(file.byName.get(name), meant);
  return symbol === undefined ? null : { symbol, file };
}

/** What a file gives under a name, through files that pass it on. */
function given(graph: LinkGraph, path: string, name: string, meant: Meant, depth: number): Resolved | null {
  const file = graph.files.get(path);
  if (file === undefined || depth > DEEPEST) return null;
  const local = file.links.exports.find((each) => each.name === name)?.local ?? name;
  const found = own(file, local, meant);
  if (found !== null) return found;
  const isOpen = file.links.language === 'python';
  for (const { taken, found: where } of file.imports) {
    const isExported = file.links.exports.some((each) => each.local === local);
    if (taken.reexport !== true && !isOpen && !isExported) continue;
    for (const each of taken.names) {
      if (each.local !== local && each.local !== '*') continue;
      const wanted = each.local === '*' ? name : each.name;
      if (wanted === '*') continue;
      for (const target of where.targets) {
        const passed = given(graph, target, wanted, meant, depth + 1);
        if (passed !== null) return passed;
      }
    }
  }
  return null;
}

/** A member of a class or interface, or of what it extends. */
function member(graph: LinkGraph, { symbol, file }: Resolved, name: string, depth: number): Resolved | null {
  const found =
    own(file, `${symbol.name}.${name}`, 'called') ??
    inFolder(graph, file, `${symbol.name}.${name}`, 'called');
  if (found !== null || depth > DEEPEST) return found;
  for (const reference of symbol.references) {
    if (reference.rel !== 'extends' && reference.rel !== 'implements') continue;
    const parent = resolveName(graph, file, null, reference.name, 'typed');
    const inherited =
      parent === null || parent.symbol.id === symbol.id ? null : member(graph, parent, name, depth + 1);
    if (inherited !== null) return inherited;
  }
  return null;
}

/** What another file of the same folder declares, in languages whose packages are folders. */
function inFolder(graph: LinkGraph, file: LinkedFile, name: string, meant: Meant): Resolved | null {
  if (!seesFolder(file.links)) return null;
  for (const path of graph.project.inFolder(folderOf(file.links.path))) {
    const other = graph.files.get(path);
    const isSame = other !== undefined && other !== file && other.links.package === file.links.package;
    const found = isSame ? own(other, name, meant) : null;
    if (found !== null) return found;
  }
  return null;
}

/** What an import gives under a local name: `rest` is what follows it behind dots. */
function imported(
  graph: LinkGraph,
  file: LinkedFile,
  head: string,
  rest: readonly string[],
  meant: Meant,
): Resolved | null {
  for (const { taken, found } of file.imports) {
    for (const each of taken.names) {
      const isAll = each.local === '*';
      if (taken.reexport === true || (!isAll && each.local !== head)) continue;
      const path = found.members?.get(each.name);
      const targets = path === undefined ? found.targets : [path];
      const isModule = !isAll && (each.name === '*' || path !== undefined);
      const [wanted, ...members] = isModule ? rest : [isAll ? head : each.name, ...rest];
      if (wanted === undefined) continue;
      for (const target of targets) {
        const first = given(graph, target, wanted, meant, 0);
        const whole = first === null ? null : follow(graph, first, members);
        if (whole !== null) return whole;
      }
    }
  }
  return null;
}

function follow(graph: LinkGraph, start: Resolved, members: readonly string[]): Resolved | null {
  let at: Resolved | null = start;
  for (const name of members) at = at === null ? null : member(graph, at, name, 0);
  return at;
}

/** The class that a symbol stands in, or is. */
function classOf(file: LinkedFile, within: LinkedSymbol | null): Resolved | null {
  if (within === null) return null;
  if (within.kind !== 'method') return { symbol: within, file };
  const name = within.name.slice(0, within.name.lastIndexOf('.'));
  return own(file, name, 'typed');
}

/** Names that a symbol can leave out: `B` inside of `A.m` may be `A.B`. */
function scopes(within: LinkedSymbol | null): string[] {
  const found: string[] = [];
  for (let name = within?.name ?? ''; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.'))))
    found.push(name);
  return found;
}

/** Java lets a name of the class be written without it. */
function within(
  graph: LinkGraph,
  file: LinkedFile,
  symbol: LinkedSymbol | null,
  parts: readonly string[],
  meant: Meant,
): Resolved | null {
  if (file.links.language !== 'java') return null;
  const [head = '', ...rest] = parts;
  for (const scope of scopes(symbol)) {
    const found = own(file, `${scope}.${head}`, meant) ?? inFolder(graph, file, `${scope}.${head}`, meant);
    if (found !== null) return follow(graph, found, rest);
  }
  return null;
}

/** The one thing that a name means inside of a symbol of a file; null where it is not of the project. */
export function resolveName(
  graph: LinkGraph,
  file: LinkedFile,
  symbol: LinkedSymbol | null,
  name: string,
  meant: Meant,
): Resolved | null {
  const parts = name.split('.');
  const [head = '', ...rest] = parts;
  if (/^(?:this|self|cls|super)$/.test(head)) {
    const holder = classOf(file, symbol);
    return holder === null || rest.length !== 1 ? null : member(graph, holder, rest[0] ?? '', 0);
  }
  if (parts.length > 1) {
    const whole = own(file, name, meant);
    if (whole !== null) return whole;
  }
  const top = own(file, head, meant);
  if (top !== null) return follow(graph, top, rest);
  return (
    within(graph, file, symbol, parts, meant) ??
    imported(graph, file, head, rest, meant) ??
    fromFolder(graph, file, head, rest, meant)
  );
}

function fromFolder(
  graph: LinkGraph,
  file: LinkedFile,
  head: string,
  rest: readonly string[],
  meant: Meant,
): Resolved | null {
  const found = inFolder(graph, file, head, meant);
  return found === null ? null : follow(graph, found, rest);
}

/** The things that a reference means: at most one, of schemas each that has the name. */
export function meantSymbols(
  graph: LinkGraph,
  file: LinkedFile,
  symbol: LinkedSymbol,
  reference: CodeReference,
): readonly LinkedSymbol[] {
  if (reference.rel === 'uses_schema' || reference.rel === 'implements_schema')
    return graph.schemas.get(reference.name.toLowerCase()) ?? [];
  const found = resolveName(
    graph,
    file,
    symbol.kind === 'module' ? null : symbol,
    reference.name,
    meantBy(reference),
  );
  return found === null ? [] : [found.symbol];
}
