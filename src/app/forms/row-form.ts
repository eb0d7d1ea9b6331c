import { firstOf, type Fields, firstText } from './is-record.ts';
import { listOfCell } from './list-cell.ts';

const TEXT = ['answer', 'response', 'actual_output', 'result'];
const QUESTION = ['question', 'user_input', 'query', 'input'];
const EVIDENCE = [
  'contexts',
  'retrieved_contexts',
  'retrieval_context',
  'context',
  'source_documents',
  'documents',
  'evidences',
  'evidence',
];

const ANSWER_COLUMNS: readonly string[] = [...TEXT, 'text'];
/** What a row says, each under one of these names. */
export const ROW_FIELDS: readonly (readonly string[])[] = [ANSWER_COLUMNS, QUESTION, EVIDENCE];
const COLUMNS: readonly string[] = [...ROW_FIELDS.flat(), 'response_id', 'id'];

/** True for the first line of a table whose rows are answers; a line of prose that names such a word is none. */
export function isRowHeader(columns: readonly string[]): boolean {
  if (columns.length < 2 || !columns.some((name) => ANSWER_COLUMNS.includes(name))) return false;
  const known = columns.filter((name) => COLUMNS.includes(name));
  return known.length > 1 || columns.every((name) => /^[\p{L}\p{N}_-]+$/u.test(name));
}

function evidencesOf(given: unknown): readonly unknown[] {
  if (given === undefined || given === '') return [];
  if (typeof given === 'string') return listOfCell(given);
  return Array.isArray(given) ? given : [given];
}

/** Numbers name rows as well as texts do. */
function idOf(row: Fields): string | undefined {
  const { id } = row;
  return firstText(row, ['response_id', 'id']) ?? (typeof id === 'number' ? `${id}` : undefined);
}

/** A row of an evaluation set as an answer in short; null where it is none. */
export function rowForm(row: Fields): Fields | null {
  const text = firstText(row, TEXT);
  if (text === undefined) return null;
  const question = firstText(row, QUESTION);
  const id = idOf(row);
  return {
    ...(id === undefined ? {} : { response_id: id }),
    ...(question === undefined ? {} : { question }),
    text,
    evidences: evidencesOf(firstOf(row, EVIDENCE)),
  };
}
