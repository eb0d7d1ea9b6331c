import type { InputRow } from '../../contract/ports/input-files.ts';
import { isRecord } from '../forms/is-record.ts';
import { isRowHeader } from '../forms/row-form.ts';
import { areMessages, saysRoles } from '../forms/messages-form.ts';
import type { NamedText } from '../answer-from-text.ts';
import { parseJson } from '../parse-json.ts';

const JSON_FILE = /\.json$/iu;
const STDIN = 'standard input';
/** Endings of files that hold an answer a row. */
const ROWS = /\.(?:jsonl|ndjson|csv|tsv)$/iu;

/** True for a file that is read row by row. */
export function isRowFile(name: string): boolean {
  return ROWS.test(name);
}

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

/** JSON lines where nothing names them so: the first line is JSON by itself, and another follows. */
function rowsOfLines({ name, text }: NamedText): readonly InputRow[] | null {
  const lines = text
    .replace(/^\uFEFF/u, '')
    .split('\n')
    .map((json, at) => ({ json, place: `${name}:${at + 1}` }))
    .filter(({ json }) => json.trim() !== '');
  const [first] = lines;
  if (first === undefined || lines.length < 2) return null;
  return first.json.trimStart().startsWith('{') && isJson(first.json) ? lines : null;
}

function rowsOfArray({ name, text }: NamedText): readonly InputRow[] | null {
  if (!/^\uFEFF?\s*\[\s*[{\]]/u.test(text)) return null;
  const value: unknown = parseJson(text, name);
  if (!Array.isArray(value) || areMessages(value) || saysRoles(value)) return null;
  const rows: readonly unknown[] = value;
  return rows.map((row, at) => ({ place: `${name}:[${at}]`, value: row }));
}

const HOLDS_COLUMNS = /"(?:answer|response|actual_output|result)"\s*:\s*\[/u;

/** IN1: a set by its columns, as `Dataset.from_dict` takes it: lists of one length, one of them the answers. */
function rowsOfColumns({ name, text }: NamedText): readonly InputRow[] | null {
  if (!/^\uFEFF?\s*\{/u.test(text) || !HOLDS_COLUMNS.test(text)) return null;
  const value: unknown = parseJson(text, name);
  if (!isRecord(value) || !isRowHeader(Object.keys(value))) return null;
  const columns = Object.entries(value).filter((column): column is [string, unknown[]] =>
    Array.isArray(column[1]),
  );
  const count = columns[0]?.[1].length ?? 0;
  if (columns.length < Object.keys(value).length || columns.some(([, { length }]) => length !== count))
    return null;
  return Array.from({ length: count }, (_, at) => ({
    place: `${name}:[${at}]`,
    value: Object.fromEntries(columns.map(([column, cells]) => [column, cells[at]])),
  }));
}

/** The rows of a text that is a list of answers in JSON or their columns, or JSON lines from standard input; null for one answer. */
export function rowsOfText(text: NamedText): readonly InputRow[] | null {
  const isStdin = text.name === STDIN;
  const lines = isStdin ? rowsOfLines(text) : null;
  return lines ?? (isStdin || JSON_FILE.test(text.name) ? (rowsOfArray(text) ?? rowsOfColumns(text)) : null);
}

/** What stands between the columns of a table of answers from standard input; null for anything else. */
export function delimiterOf({ name, text }: NamedText): string | null {
  const end = text.indexOf('\n');
  if (name !== STDIN || end < 0 || text.slice(end).trim() === '') return null;
  const header = text.slice(0, end);
  const columns = (delimiter: string) =>
    header.split(delimiter).map((column) => column.trim().replace(/^"(.*)"$/u, '$1'));
  return [',', '\t', ';'].find((delimiter) => isRowHeader(columns(delimiter))) ?? null;
}
