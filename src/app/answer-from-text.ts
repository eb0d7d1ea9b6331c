import type { Answer } from '../contract/answer.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { Evidence } from '../contract/evidence.ts';
import { checkAnswer, parseAnswer } from './parse-answer.ts';
import { parseJson } from './parse-json.ts';

/** A file as it was read. `name` is its path as the user wrote it. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

const TABLE = /\.(?:csv|tsv)$/iu;
const JSON_FILE = /\.json$/iu;
const JSON_LINES = /\.(?:jsonl|ndjson)$/iu;

function baseName(path: string): string {
  return path.split(/[/\\]/u).at(-1) ?? path;
}

function jsonLines({ name, text }: NamedText): unknown[] {
  return text
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [parseJson(line, `${name}:${at + 1}`)]));
}

function contentOf(file: NamedText): Pick<Evidence, 'type'> & { data: unknown } {
  if (JSON_FILE.test(file.name)) return { type: 'json', data: parseJson(file.text, file.name) };
  if (JSON_LINES.test(file.name)) return { type: 'json', data: jsonLines(file) };
  return { type: TABLE.test(file.name) ? 'table' : 'document', data: file.text };
}

/** Evidence out of files, in their order: JSON, tables by their ending, all else documents. The id is the file's name, or its path where two share one. */
export function evidenceFromFiles(files: readonly NamedText[]): unknown[] {
  const names = files.map(({ name }) => baseName(name));
  return files.map((file, at) => {
    const name = names[at] ?? file.name;
    const shared = names.indexOf(name) !== names.lastIndexOf(name);
    return { evidence_id: shared ? file.name : name, uri: file.name, ...contentOf(file) };
  });
}

function looksLikeJson({ name, text }: NamedText): boolean {
  return JSON_FILE.test(name) || (!/\.[a-z]+$/iu.test(name) && /^\uFEFF?\s*\{/u.test(text));
}

/**
 * An answer out of a file: JSON of the answer's shape, else the words of the answer themselves; evidence files come after
 * what the answer brings. Throws `AssayError` malformed as `parseAnswer` does.
 */
export function answerFromText(file: NamedText, evidence: readonly NamedText[], query?: string): Answer {
  const more = evidenceFromFiles(evidence);
  if (looksLikeJson(file)) {
    const answer = parseAnswer(file.text, file.name);
    const asked = query === undefined ? answer : { ...answer, query };
    if (more.length === 0) return asked;
    const { content } = asked;
    return checkAnswer(
      { ...asked, content: { ...content, evidences: [...content.evidences, ...more] } },
      file.name,
    );
  }
  if (file.text.trim() === '')
    throw new AssayError('malformed', 'is empty', {
      where: file.name,
      hint: 'name a file with an answer in it',
    });
  const content = { text: file.text.replace(/^\uFEFF/u, ''), evidences: more };
  return checkAnswer(
    { response_id: baseName(file.name), ...(query === undefined ? {} : { query }), content },
    file.name,
  );
}
