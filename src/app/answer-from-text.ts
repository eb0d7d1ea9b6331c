import type { Answer } from '../contract/answer.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { Evidence } from '../contract/evidence.ts';
import { freeId } from './forms/free-id.ts';
import { firstText, isRecord } from './forms/is-record.ts';
import { asEvidence, passagesOf } from './forms/passage.ts';
import { checkAnswer } from './parse-answer.ts';
import { parseJson } from './parse-json.ts';
import { anyAnswer } from './short-answer.ts';

/** A file as it was read. `name` is its path as the user wrote it. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
  /** True where a folder or a pattern brought it, and nobody named it. */
  readonly brought?: boolean;
}

const TABLE = /\.(?:csv|tsv)$/iu;
const JSON_FILE = /\.json$/iu;
const JSON_LINES = /\.(?:jsonl|ndjson)$/iu;
const EXTENSION = /\.[a-z]\w{0,9}$/iu;
const BYTE_ORDER_MARK = /^\ufeff/u;

function baseName(path: string): string {
  return path.split(/[/\\]/u).at(-1) ?? path;
}

/** A line of JSON, with its own line in the place of an error. */
function jsonLine(line: string, name: string, at: number): unknown {
  try {
    return parseJson(line, name);
  } catch (error) {
    if (!(error instanceof AssayError)) throw error;
    const where = error.where?.replace(/:\d+(:\d+)$/u, `:${at + 1}$1`);
    throw new AssayError(error.code, error.message, { where, hint: error.hint });
  }
}

function jsonLines({ name, text }: NamedText): unknown[] {
  return text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [jsonLine(line, name, at)]));
}

function contentOf(file: NamedText): Pick<Evidence, 'type'> & { data: unknown } {
  const isEmpty = file.text.trim() === '';
  if (JSON_FILE.test(file.name) && !isEmpty) return { type: 'json', data: parseJson(file.text, file.name) };
  if (JSON_LINES.test(file.name)) return { type: 'json', data: jsonLines(file) };
  const data = file.text.replace(BYTE_ORDER_MARK, '');
  return { type: TABLE.test(file.name) ? 'table' : 'document', data };
}

/** IN3: each passage of a file with an id of its own: its own, its source, the name of the file, numbered where several share one. */
function pieces(passages: readonly unknown[], uri: string, name: string, ids: Set<string>): Piece[] {
  const times = new Map<string, number>();
  return passages.map(asEvidence).map((given) => {
    const piece = isRecord(given) ? given : {};
    const id = firstText(piece, ['evidence_id']) ?? name;
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    return { uri, ...piece, evidence_id: freeId(time === 1 ? [id] : [`${id} (${time})`], ids) };
  });
}

type Piece = Record<string, unknown>;

/**
 * Evidence out of files, in their order, a file named twice once: JSON, tables by their ending, all else documents. The id
 * is the file's name, its path where two share one or the name is `taken`. JSON that is passages is a document each.
 */
export function evidenceFromFiles(files: readonly NamedText[], taken: Iterable<string> = []): Piece[] {
  const each = files.filter(({ name }, at) => files.findIndex((other) => other.name === name) === at);
  const names = each.map(({ name }) => baseName(name));
  const ids = new Set(taken);
  return each.flatMap((file, at): Piece[] => {
    const name = names[at] ?? file.name;
    const isShared = names.indexOf(name) !== names.lastIndexOf(name);
    const content = contentOf(file);
    const passages = content.type === 'json' ? passagesOf(content.data) : null;
    if (passages !== null) return pieces(passages, file.name, isShared ? file.name : name, ids);
    const evidence_id = freeId(isShared ? [file.name] : [name, file.name], ids);
    return [{ evidence_id, uri: file.name, ...content }];
  });
}

function looksLikeJson({ name, text }: NamedText): boolean {
  return JSON_FILE.test(name) || (!EXTENSION.test(name) && /^\uFEFF?\s*(?:\{|\[\s*\{)/u.test(text));
}

function plain(text: string): string {
  return text.replace(BYTE_ORDER_MARK, '').normalize().replace(/\s+/gu, ' ').trim();
}

/** IN16: the files that a folder or a pattern brought and that are the answer once more: they say nothing of it. */
export function copiesOf(text: string | undefined, files: readonly NamedText[]): readonly string[] {
  const answer = plain(text ?? '');
  if (answer === '') return [];
  return files.filter((file) => file.brought === true && plain(file.text) === answer).map(({ name }) => name);
}

function withoutCopies(text: string | undefined, files: readonly NamedText[]): readonly NamedText[] {
  const copies = copiesOf(text, files);
  return files.filter(({ name }) => !copies.includes(name));
}

/** The answer with files behind its own evidence. */
export function withEvidence(answer: Answer, files: readonly NamedText[], place: string): Answer {
  const { content } = answer;
  const others = withoutCopies(content.text, files);
  if (others.length === 0) return answer;
  const own = content.evidences.map(({ evidence_id }) => evidence_id);
  const evidences = [...content.evidences, ...evidenceFromFiles(others, own)];
  return checkAnswer({ ...answer, content: { ...content, evidences } }, place);
}

/**
 * An answer out of a file: JSON of the answer's shape, whole or short, else the words of the answer themselves; evidence files come after
 * what the answer brings. Throws `AssayError` malformed as `parseAnswer` does.
 */
export function answerFromText(file: NamedText, evidence: readonly NamedText[], query?: string): Answer {
  const asked = query === undefined ? {} : { query };
  if (looksLikeJson(file))
    return withEvidence(
      { ...anyAnswer(parseJson(file.text, file.name), file.name, evidence.length > 0), ...asked },
      evidence,
      file.name,
    );
  const text = file.text.replace(BYTE_ORDER_MARK, '');
  if (text.trim() === '')
    throw new AssayError('malformed', 'is empty', {
      where: file.name,
      hint: 'name a file with an answer in it',
    });
  const content = { text, evidences: evidenceFromFiles(withoutCopies(text, evidence)) };
  return checkAnswer({ response_id: baseName(file.name), ...asked, content }, file.name);
}
