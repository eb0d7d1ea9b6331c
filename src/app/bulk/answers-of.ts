import type { Answer } from '../../contract/answer.ts';
import { AssayError } from '../../contract/assay-error.ts';
import type { InputFiles, InputRow } from '../../contract/ports/input-files.ts';
import { asAssayError } from '../../contract/trouble-at.ts';
import { answerFromText, copiesOf, type NamedText, withEvidence } from '../answer-from-text.ts';
import { isRecord } from '../forms/is-record.ts';
import { parseJson } from '../parse-json.ts';
import { anyAnswer } from '../short-answer.ts';
import { delimiterOf, isRowFile, rowsOfText } from './rows-of-text.ts';

/** One answer of many, or why it cannot be read. */
export type BulkItem =
  | { readonly at: string; readonly answer: Answer; readonly leftOut: readonly string[] }
  | { readonly at: string; readonly trouble: AssayError };

/** What all answers of a run are held against, and what reads them. */
export interface BulkInput {
  /** Files, `-` for standard input. */
  readonly files: readonly string[];
  readonly evidence: readonly NamedText[];
  readonly query: string | undefined;
  readonly inputs: InputFiles;
  /** The text of a file, or of standard input. */
  readonly text: (file: string) => Promise<NamedText>;
}

function item(at: string, { evidence }: BulkInput, read: () => Answer): BulkItem {
  try {
    const answer = read();
    return { at, answer, leftOut: copiesOf(answer.content.text, evidence) };
  } catch (error) {
    return { at, trouble: asAssayError(error) };
  }
}

/** A row without a name of its own is named by its place. */
function named(answer: Answer, value: unknown, at: string): Answer {
  const isNamed = isRecord(value) && (value['response_id'] ?? value['id']) !== undefined;
  return isNamed ? answer : { ...answer, response_id: at };
}

function answerOf(value: unknown, at: string, { evidence, query }: BulkInput): Answer {
  const answer = named(anyAnswer(value, at, evidence.length > 0), value, at);
  const asked = query === undefined || answer.query !== undefined ? answer : { ...answer, query };
  return withEvidence(asked, evidence, at);
}

/** Trouble of the JSON of a line lies in the file at that line: `answers.jsonl:3:14`. */
function jsonOfLine(json: string, place: string): unknown {
  try {
    return parseJson(json, place);
  } catch (error) {
    const { code, message, where = place, hint } = asAssayError(error);
    throw new AssayError(code, message, { where: where.replace(`${place}:1:`, `${place}:`), hint });
  }
}

function itemOfRow(row: InputRow, input: BulkInput): BulkItem {
  const { place } = row;
  if ('trouble' in row) return { at: place, trouble: row.trouble };
  return item(place, input, () =>
    answerOf('json' in row ? jsonOfLine(row.json, place) : row.value, place, input),
  );
}

async function* itemsOfRows(rows: AsyncIterable<InputRow>, input: BulkInput): AsyncGenerator<BulkItem> {
  for await (const row of rows) yield itemOfRow(row, input);
}

async function* itemsOfText(text: NamedText, input: BulkInput): AsyncGenerator<BulkItem> {
  const delimiter = delimiterOf(text);
  if (delimiter !== null)
    return yield* itemsOfRows(input.inputs.table(text.name, text.text, delimiter), input);
  const rows = rowsOfText(text);
  if (rows === null)
    return yield item(text.name, input, () => {
      const answer = answerFromText(text, input.evidence, input.query);
      return answer.response_id === 'answer' ? { ...answer, response_id: text.name } : answer;
    });
  for (const row of rows) yield itemOfRow(row, input);
}

/** The answers of files, one after another: rows as they are read, other files whole. What cannot be read is an item, too. */
export async function* answersOf(input: BulkInput): AsyncGenerator<BulkItem> {
  for (const file of input.files) {
    try {
      if (isRowFile(file)) yield* itemsOfRows(input.inputs.rows(file), input);
      else yield* itemsOfText(await input.text(file), input);
    } catch (error) {
      yield { at: file, trouble: asAssayError(error) };
    }
  }
}
