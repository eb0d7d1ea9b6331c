import {
  type CreateColumnDef,
  type DataTypeDef,
  parseFirst,
  type QName,
  type Statement,
} from 'pgsql-ast-parser';
import type { CodePart, CodeReference, CodeSymbol, FileSymbols } from '../../../../contract/code-object.ts';
import { commentText } from '../doc-comment.ts';
import { oneLine, type SourceText, sourceText } from '../source-text.ts';
import { tablesIn } from '../sql-names.ts';
import { type SqlStatement, sqlStatements } from './sql-statements.ts';

/** What a statement creates. */
type Made = Pick<CodeSymbol, 'kind' | 'name' | 'params' | 'returns' | 'fields'> & {
  /** Things of the database that it names. */
  readonly names: readonly string[];
};

const NOTHING = { params: null, returns: null, fields: null };
const CREATES =
  /^create\s+(?:or\s+replace\s+)?(?:temp(?:orary)?\s+|unlogged\s+|global\s+|local\s+|materialized\s+|recursive\s+)*(table|view|type|function)\s+(?:if\s+not\s+exists\s+)?((?:[\w$]+|"[^"]+"|`[^`]+`)(?:\s*\.\s*(?:[\w$]+|"[^"]+"|`[^`]+`))*)/i;
const SAYS = /^comment\s+on\s+(?:table|view|type|column)\s+([\w".]+)\s+is\s+'((?:[^']|'')*)'/i;

function nameOf({ schema, name }: QName): string {
  return schema === undefined || schema === 'public' ? name : `${schema}.${name}`;
}

function typeText(type: DataTypeDef): string {
  if (type.kind === 'array') return `${typeText(type.arrayOf)}[]`;
  const config = type.config ?? [];
  return config.length === 0 ? type.name : `${type.name}(${config.join(',')})`;
}

function columnsOf(columns: readonly unknown[]): CodePart[] {
  const own = columns.filter(
    (column): column is CreateColumnDef => (column as CreateColumnDef).kind === 'column',
  );
  return own.map(({ name, dataType }) => ({ name: name.name, type: typeText(dataType) }));
}

function tableMade(statement: Extract<Statement, { type: 'create table' }>): Made {
  const held = statement.columns.flatMap((column) =>
    column.kind === 'column' ? (column.constraints ?? []) : [],
  );
  const all = [...held, ...(statement.constraints ?? [])];
  const names = all.flatMap((each) => {
    if (each.type === 'reference') return [nameOf(each.foreignTable)];
    return each.type === 'foreign key' ? [nameOf(each.foreignTable)] : [];
  });
  return {
    ...NOTHING,
    kind: 'schema.table',
    name: nameOf(statement.name),
    fields: columnsOf(statement.columns),
    names,
  };
}

function functionMade(statement: Extract<Statement, { type: 'create function' }>): Made {
  const { returns } = statement;
  const params = statement.arguments.map(({ name, type }) => ({
    name: name?.name ?? '',
    type: typeText(type),
  }));
  const given =
    returns === undefined || returns === null
      ? []
      : returns.kind === 'table'
        ? returns.columns.map(({ name, type }) => ({ name: name.name, type: typeText(type) }))
        : [{ name: '', type: typeText(returns) }];
  return {
    ...NOTHING,
    kind: 'function',
    name: nameOf(statement.name),
    params,
    returns: given,
    names: tablesIn(statement.code ?? ''),
  };
}

function viewColumns(
  statement: Extract<Statement, { type: 'create view' | 'create materialized view' }>,
): CodePart[] {
  const named = 'columnNames' in statement ? (statement.columnNames ?? []) : [];
  if (named.length > 0) return named.map(({ name }) => ({ name, type: null }));
  const { query } = statement;
  if (query.type !== 'select') return [];
  return (query.columns ?? []).flatMap(({ alias, expr }) => {
    const name = alias?.name ?? (expr.type === 'ref' ? expr.name : undefined);
    return name === undefined ? [] : [{ name, type: null }];
  });
}

function made(statement: Statement, text: string): Made | null {
  switch (statement.type) {
    case 'create table':
      return tableMade(statement);
    case 'create view':
    case 'create materialized view': {
      const names = tablesIn(text.replace(CREATES, 'select '));
      return {
        ...NOTHING,
        kind: 'schema.view',
        name: nameOf(statement.name),
        fields: viewColumns(statement),
        names,
      };
    }
    case 'create enum': {
      const fields = statement.values.map(({ value }) => ({ name: value, type: null }));
      return { ...NOTHING, kind: 'schema.enum', name: nameOf(statement.name), fields, names: [] };
    }
    case 'create composite type': {
      const fields = statement.attributes.map(({ name, dataType }) => ({
        name: name.name,
        type: typeText(dataType),
      }));
      return { ...NOTHING, kind: 'schema.model', name: nameOf(statement.name), fields, names: [] };
    }
    case 'create function':
      return functionMade(statement);
    default:
      return null;
  }
}

const KINDS: Readonly<Record<string, CodeSymbol['kind']>> = {
  table: 'schema.table',
  view: 'schema.view',
  type: 'schema.model',
  function: 'function',
};

/** What is known of a statement that the parser does not read: that it is there. */
function unread(text: string): Made | null {
  const [, word = '', name = ''] = CREATES.exec(text) ?? [];
  const kind = KINDS[word.toLowerCase()];
  if (kind === undefined) return null;
  return { ...NOTHING, kind, name: name.replace(/["`\s]/g, '').replace(/^public\./, ''), names: [] };
}

interface Gathered {
  readonly symbols: CodeSymbol[];
  readonly errors: { line: number; message: string }[];
  /** What `comment on` says, by the name of a thing or `thing.column`. */
  readonly said: Map<string, string>;
}

function docOf({ before }: SqlStatement): string {
  return commentText(before.trim().replace(/^[ \t]*-- ?/gm, ''));
}

function readStatement(gathered: Gathered, statement: SqlStatement, source: SourceText): void {
  const { text, start } = statement;
  const said = SAYS.exec(text);
  if (said?.[1] !== undefined)
    gathered.said.set(
      said[1].replaceAll('"', '').replace(/^public\./, ''),
      (said[2] ?? '').replaceAll("''", "'"),
    );
  if (!CREATES.test(text)) return;
  const line = source.lineOf(start);
  let found: Made | null;
  try {
    found = made(parseFirst(text), text);
  } catch (error) {
    found = unread(text);
    gathered.errors.push({
      line,
      message: oneLine(error instanceof Error ? error.message : String(error), 120),
    });
  }
  if (found === null) return;
  const { names, ...symbol } = found;
  const references = names.map((name): CodeReference => ({ rel: 'uses_schema', name, line }));
  gathered.symbols.push({
    ...symbol,
    parent: null,
    signature: oneLine(text),
    doc: docOf(statement),
    start_line: line,
    end_line: source.lineOf(start + text.length - 1),
    references: [...new Map(references.map((each) => [each.name, each])).values()],
  });
}

function withSaid(symbol: CodeSymbol, said: ReadonlyMap<string, string>): CodeSymbol {
  const columns = (symbol.fields ?? []).flatMap(({ name }) => {
    const text = said.get(`${symbol.name}.${name}`);
    return text === undefined ? [] : [`${name}: ${text}`];
  });
  const doc = [symbol.doc, said.get(symbol.name) ?? '', ...columns].filter((text) => text !== '').join('\n');
  return { ...symbol, doc };
}

/** The things of a database that a file of SQL creates. Never throws for what the text holds. */
export function sqlSymbols(path: string, text: string): FileSymbols {
  const source = sourceText(text);
  const gathered: Gathered = { symbols: [], errors: [], said: new Map() };
  for (const statement of sqlStatements(text)) readStatement(gathered, statement, source);
  const symbols = gathered.symbols.map((symbol) => withSaid(symbol, gathered.said));
  const exports = symbols.map(({ name }) => ({ name, local: name }));
  const none = { package: null, doc: '', imports: [], references: [] };
  return { path, language: 'sql', ...none, symbols, exports, lines: source.lines, errors: gathered.errors };
}
