import { AssayError } from '../../contract/assay-error.ts';
import { type Fields, firstText } from './is-record.ts';
import { listOfCell } from './list-cell.ts';

const TEXT = ['answer', 'response', 'actual_output', 'result'];
const QUESTION = ['question', 'user_input', 'query', 'input'];
/** Names of what a row is held against. */
export const EVIDENCE_FIELDS: readonly string[] = [
  'contexts',
  'retrieved_contexts',
  'retrieval_context',
  'context',
  'source_documents',
  'documents',
  'evidences',
  'evidence',
];

/** Names under which others bring evidence. Of an owner's own fields they cannot be told apart. */
export const EVIDENCE_BY_OTHERS: readonly string[] = ['sources', 'source', 'references', 'passages', 'docs'];

/** Names of the answer itself. */
export const ANSWER_COLUMNS: readonly string[] = [...TEXT, 'text'];
/** What a row says, each under one of these names. */
export const ROW_FIELDS: readonly (readonly string[])[] = [ANSWER_COLUMNS, QUESTION, EVIDENCE_FIELDS];
const COLUMNS: readonly string[] = [...ROW_FIELDS.flat(), 'response_id', 'id'];

/** True for the first line of a table whose rows are answers; a line of prose that names such a word is none. */
export function isRowHeader(columns: readonly string[]): boolean {
  if (columns.length < 2 || !columns.some((name) => ANSWER_COLUMNS.includes(name))) return false;
  const known = columns.filter((name) => COLUMNS.includes(name));
  return known.length > 1 || columns.every((name) => /^[\p{L}\p{N}_-]+$/u.test(name));
}

function listOf(given: unknown): readonly unknown[] {
  if (given === '') return [];
  if (typeof given === 'string') return listOfCell(given);
  return Array.isArray(given) ? given : [given];
}

/** All that a row is held against: the texts and lists of all of its names, what stands under two of them once. */
function evidencesOf(row: Fields): readonly unknown[] {
  const given = EVIDENCE_FIELDS.map((name) => row[name] ?? '').filter((value) => value !== '');
  const lists = given.filter((value) => typeof value === 'string' || Array.isArray(value));
  const said: unknown[] = [];
  for (const value of lists.length > 0 ? lists : given.slice(0, 1))
    said.push(...listOf(value).filter((piece) => !said.includes(piece)));
  return said;
}

/** Numbers name rows as well as texts do. */
function idOf(row: Fields): string | undefined {
  const { id } = row;
  return firstText(row, ['response_id', 'id']) ?? (typeof id === 'number' ? `${id}` : undefined);
}

const OTHER_ANSWER = [
  'is another answer than the one beside it',
  'keep the one that is to be verified; give the other another name',
] as const;
const OTHER_QUESTION = [
  'is another question than the one beside it',
  'keep the one that was asked; give the other another name',
] as const;

/** One text is taken; a second one that differs is not dropped. Throws `AssayError` malformed. */
function refuseOther(
  row: Fields,
  names: readonly string[],
  text: string,
  [message, hint]: readonly [string, string],
  place: string,
): void {
  const other = names.find((name) => (firstText(row, [name]) ?? text).trim() !== text.trim());
  if (other === undefined) return;
  throw new AssayError('malformed', message, { where: `${place}: ${other}`, hint });
}

/** An answer in short with what a row says of it. Throws `AssayError` malformed where the row gives another answer. */
export function withRow(row: Fields, form: Fields & { readonly text: string }, place: string): Fields {
  refuseOther(row, TEXT, form.text, OTHER_ANSWER, place);
  const { evidences: own } = form;
  const question = form['question'] ?? firstText(row, QUESTION);
  const id = idOf(row);
  return {
    ...(id === undefined ? {} : { response_id: id }),
    ...(question === undefined ? {} : { question }),
    text: form.text,
    evidences: [...(Array.isArray(own) ? own : []), ...evidencesOf(row)],
  };
}

/** A row of an evaluation set as an answer in short; null where it is none. Throws as `withRow`, and for a second question. */
export function rowForm(row: Fields, place: string): Fields | null {
  const text = firstText(row, TEXT);
  if (text === undefined) return null;
  const question = firstText(row, QUESTION) ?? '';
  refuseOther(row, QUESTION, question, OTHER_QUESTION, place);
  return withRow(row, { text }, place);
}
