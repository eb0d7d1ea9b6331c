import type { SyntaxFile, SyntaxNode } from '../../../contract/syntax.ts';
import { GRAMMARS, type Grammar } from './grammars.ts';

/** What a row says: the kind, and what fields of the parser are called there. */
interface Row {
  readonly kind: string;
  readonly fields: ReadonlyMap<string, string>;
}

interface Table extends Omit<Grammar, 'rows'> {
  readonly rows: ReadonlyMap<string, Row>;
}

function tableOf({ rows, ...rest }: Grammar): Table {
  const read = Object.entries(rows).map(([type, text]): [string, Row] => {
    const [kind = type, ...words] = text.split(' ');
    const fields = words.map((word): [string, string] => {
      const [from = '', to = from] = word.split('=');
      return [from, to];
    });
    return [type, { kind, fields: new Map(fields) }];
  });
  return { ...rest, rows: new Map(read) };
}

const TABLES: ReadonlyMap<string, Table> = new Map(
  Object.entries(GRAMMARS).map(([language, grammar]) => [language, tableOf(grammar)]),
);

/** Decorators stand with what they decorate. */
function decorated(node: SyntaxNode, table: Table): SyntaxNode[] {
  const [inner, ...more] = node.children.flatMap((child) =>
    child.type === 'decorator' ? [] : converted(child, null, table),
  );
  const marks = node.children.flatMap((child) =>
    child.type === 'decorator' ? converted(child, 'decorators', table) : [],
  );
  return inner ? [{ ...inner, children: [...marks, ...inner.children] }, ...more] : marks;
}

/** `object.name(given)`, of which a grammar makes three children, with what is called as one. */
function withCallee({ children }: SyntaxNode): readonly SyntaxNode[] {
  const [object, name] = ['object', 'name'].map((field) => children.find((child) => child.field === field));
  if (!name) return children;
  const rest = children.filter((child) => child !== object && child !== name);
  if (!object) return [{ ...name, field: 'callee' }, ...rest];
  const { start } = object;
  const { end } = name;
  const member = [object, { ...name, field: 'property' }];
  return [{ type: 'callee', field: 'callee', start, end, children: member }, ...rest];
}

/** Marks that stand beside what they decorate, put into it. */
function marked(children: readonly SyntaxNode[], { mark }: Table): readonly SyntaxNode[] {
  if (mark === undefined) return children;
  let marks: SyntaxNode[] = [];
  return children.flatMap((child) => {
    if (child.type === mark && child.field === null) {
      marks.push({ ...child, field: 'decorators' });
      return [];
    }
    const own = marks;
    marks = [];
    return [own.length === 0 ? child : { ...child, children: [...own, ...child.children] }];
  });
}

function converted(node: SyntaxNode, field: string | null, table: Table): SyntaxNode[] {
  const { type, start, end, children } = node;
  const [only] = children;
  if (table.dropped.has(type) || (children.length === 1 && table.dropped.has(`${type}>${only?.type}`)))
    return [];
  if (type === 'decorated_definition') return decorated(node, table);
  const lifted = table.lifted[type];
  const saysNothing = ({ field: own }: SyntaxNode): boolean => table.without?.has(own ?? '') === true;
  if (lifted !== undefined)
    return children
      .filter((child) => !saysNothing(child))
      .flatMap((child) => converted(child, field ?? (lifted || child.field), table));
  const chosen = table.choose(node);
  const row = table.rows.get(chosen);
  const inner = table.leaves.has(chosen)
    ? []
    : (type === table.invocation ? withCallee(node) : marked(children, table)).flatMap((child, at) => {
        if (saysNothing(child) && row?.fields.has(child.field ?? '') !== true) return [];
        const own = row?.fields.get(child.field ?? child.type) ?? child.field;
        return converted(child, own ?? row?.fields.get(`${at}`) ?? row?.fields.get('*') ?? null, table);
      });
  return [{ type: row?.kind ?? type, field, start, end, children: inner }];
}

/** The file with the tree in the form of ESTree, whatever the language; what a grammar names of its own keeps its name. */
export function inOneForm(file: SyntaxFile): SyntaxFile {
  const table = TABLES.get(file.language);
  const [root] = table ? converted(file.root, null, table) : [];
  return root ? { ...file, root } : file;
}
