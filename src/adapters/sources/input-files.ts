import { extname, resolve } from 'node:path';
import { AssayError } from '../../contract/assay-error.ts';
import type { InputFiles } from '../../contract/ports/input-files.ts';
import { troubleAt } from '../../contract/trouble-at.ts';
import { readPlain } from '../../files/plain-file.ts';
import { utf8Text } from '../../files/utf8-text.ts';
import { answerRows, csvRows } from './answer-rows.ts';
import { inputPaths } from './input-paths.ts';
import { pdfText } from './pdf-text.ts';
import { wordText } from './word-text.ts';

const TEXT_HINT = 'check the path; a text itself goes through standard input, as -';
const SAVE = 'save it as PDF, DOCX, HTML, Markdown, CSV or JSON';
const SHEET = 'save the sheet as CSV (UTF-8)';

/** Of files that are no text: what helps. */
const NO_TEXT: Readonly<Record<string, string>> = {
  '.doc': 'save it as DOCX',
  '.odt': 'save it as DOCX',
  '.rtf': 'save it as DOCX',
  '.hwp': 'save it as DOCX or PDF',
  '.hwpx': 'save it as DOCX or PDF',
  '.xls': SHEET,
  '.xlsx': SHEET,
  '.ods': SHEET,
  '.parquet': 'write it as JSON lines',
  '.ppt': SAVE,
  '.pptx': SAVE,
  '.epub': SAVE,
};

/** What has spaces and is no file may be a text that was meant as one. */
function unread(error: unknown, name: string): AssayError {
  const trouble = troubleAt('input', error, name);
  if (trouble.code !== 'not_found' || !/\s/.test(name)) return trouble;
  return new AssayError('not_found', trouble.message, { where: name, hint: TEXT_HINT });
}

async function textOf(name: string, path: string, most: number): Promise<string> {
  const ending = extname(name).toLowerCase();
  const hint = NO_TEXT[ending];
  if (hint !== undefined)
    throw new AssayError('malformed', `is of a kind that is not read (${ending})`, { where: name, hint });
  const bytes = await readPlain(path, most).catch((error: unknown) => {
    throw unread(error, name);
  });
  if (bytes.length === 0) return '';
  if (ending === '.pdf') return pdfText(bytes, name);
  return ending === '.docx' ? wordText(bytes, name) : utf8Text(bytes, name);
}

/** Files as the user names them, from the working folder. */
export function inputFiles(workingFolder: string): InputFiles {
  return {
    named: (paths) => inputPaths(paths, workingFolder),
    text: (path, most) => textOf(path, resolve(workingFolder, path), most),
    rows: (path) => answerRows(path, resolve(workingFolder, path)),
    table: (name, text, delimiter) => csvRows(name, [text], delimiter),
  };
}
