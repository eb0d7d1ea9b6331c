import { AssayError } from '../contract/assay-error.ts';
import { type LabelledAnswer, labelledAnswer, ROW_HINT } from './labelled-answer.ts';
import { parseJson } from './parse-json.ts';

/** Largest labelled file that is read, in bytes of UTF-8: 256 MiB. */
export const LARGEST_LABELLED = 256 * 1024 * 1024;

/** The rows of a labelled file, and what is wrong with the lines that are none, each with `file:line` as its place. */
export interface LabelledRows {
  readonly rows: readonly LabelledAnswer[];
  readonly troubles: readonly AssayError[];
}

interface Line {
  readonly text: string;
  readonly number: number;
}

/** Trouble of the JSON of a line lies in the file at that line: `file:line:column`. */
function inFile(error: AssayError, line: string): AssayError {
  const { code, message, where = line, hint } = error;
  return new AssayError(code, message, { where: where.replace(`${line}:1:`, `${line}:`), hint });
}

function readLine({ text, number }: Line, name: string): LabelledAnswer | AssayError {
  const place = `${name}:${number}`;
  try {
    return labelledAnswer(parseJson(text, place), place, number);
  } catch (error) {
    if (error instanceof AssayError) return inFile(error, place);
    throw error;
  }
}

function refuse(where: string, message: string): never {
  throw new AssayError('malformed', message, { where, hint: ROW_HINT });
}

/** Reads a labelled file, JSON lines. Throws `AssayError` malformed for what is none: CSV, one big array, nothing at all. */
export function readLabelledRows(given: string, name: string): LabelledRows {
  const lines = given
    .replace(/^\uFEFF/u, '')
    .split('\n')
    .map((text, at): Line => ({ text, number: at + 1 }))
    .filter(({ text }) => text.trim() !== '');
  const [first] = lines;
  if (first === undefined) return refuse(name, 'has no rows');
  if (!first.text.trimStart().startsWith('{'))
    return refuse(`${name}:${first.number}`, 'is no JSON object, so this is no file of JSON lines');
  const read = lines.map((line) => readLine(line, name));
  return {
    rows: read.flatMap((one) => (one instanceof AssayError ? [] : [one])),
    troubles: read.filter((one) => one instanceof AssayError),
  };
}
