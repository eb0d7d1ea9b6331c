import type { Answer } from '../contract/answer.ts';
import { AssayError } from '../contract/assay-error.ts';
import { checkAnswer } from './parse-answer.ts';
import { parseJson } from './parse-json.ts';

/** A labelled answer: 1 = the evidence supports all of it. */
export interface LabelledAnswer {
  readonly answer: Answer;
  readonly label: 0 | 1;
  readonly group: string;
}

const LABELS = new Map<unknown, 0 | 1>([
  [1, 1],
  [0, 0],
  [true, 1],
  [false, 0],
  ['1', 1],
  ['0', 0],
  ['supported', 1],
  ['not_found', 0],
  ['contradicted', 0],
  ['unsupported', 0],
]);
const HINT =
  'one JSON object a line: {"label": 1 or 0, "claim" or "text", "evidence", "group"?} or {"label", "answer"}';

type Row = Readonly<Record<string, unknown>>;

function isEvidence(value: unknown): boolean {
  return value !== null && typeof value === 'object' && 'evidence_id' in value;
}

/** Evidence as it may stand in a labelled file: text, a list of texts, a table or record, or pieces in full. */
function evidencesOf(given: unknown): unknown[] {
  if (Array.isArray(given) && given.length > 0 && given.every(isEvidence)) return given;
  if (Array.isArray(given) && given.every((piece) => typeof piece === 'string'))
    return given.map((data, at) => ({ evidence_id: `e${at + 1}`, type: 'document', data }));
  const type = typeof given === 'string' ? 'document' : 'json';
  return given === undefined || given === null ? [] : [{ evidence_id: 'e1', type, data: given }];
}

function answerOf(row: Row, id: string): unknown {
  if (row['answer'] !== null && typeof row['answer'] === 'object') return row['answer'];
  const evidences = evidencesOf(row['evidences'] ?? row['evidence'] ?? row['table']);
  const refs = evidences.map((piece) => (piece as { evidence_id: unknown }).evidence_id);
  const { claim } = row;
  const text = row['text'] ?? row['answer'];
  const content =
    claim === undefined
      ? { text, evidences }
      : { claims: [{ claim_id: 'CLM-01', text: claim, evidence_refs: refs }], evidences };
  const query = typeof row['query'] === 'string' ? { query: row['query'] } : {};
  return { response_id: id, ...query, content };
}

function rowOf(line: string, place: string, number: number): LabelledAnswer {
  const row = parseJson(line, place);
  if (row === null || typeof row !== 'object' || Array.isArray(row))
    throw new AssayError('malformed', 'is no object', { where: place, hint: HINT });
  const fields = row as Row;
  const label = LABELS.get(fields['label']);
  if (label === undefined)
    throw new AssayError('malformed', `has no label that can be read: ${JSON.stringify(fields['label'])}`, {
      where: place,
      hint: HINT,
    });
  const id = fields['id'];
  const answer = checkAnswer(answerOf(fields, typeof id === 'string' ? id : `row-${number}`), place);
  const group = fields['group'];
  return { answer, label, group: group === undefined ? `row-${number}` : JSON.stringify(group) };
}

/** The rows of a labelled file, JSON lines. Throws `AssayError` malformed with file and line. */
export function readLabelledRows(text: string, name: string): LabelledAnswer[] {
  return text
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [rowOf(line, `${name}:${at + 1}`, at + 1)]));
}
