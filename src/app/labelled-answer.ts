import type { Answer } from '../contract/answer.ts';
import { AssayError } from '../contract/assay-error.ts';
import { checkAnswer } from './parse-answer.ts';

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
const WORDS = ['claim', 'text', 'answer'] as const;
const EVIDENCE = ['evidences', 'evidence', 'table'] as const;

/** What a line of a labelled file looks like. */
export const ROW_HINT =
  'one JSON object a line: {"label": 1 or 0, "claim" or "text", "evidence"} or {"label", "answer"}';

type Row = Readonly<Record<string, unknown>>;

function malformed(place: string, why: string, hint: string = ROW_HINT): AssayError {
  return new AssayError('malformed', why, { where: place, hint });
}

function isObject(value: unknown): value is Row {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function labelOf({ label }: Row, place: string): 0 | 1 {
  if (label === undefined) throw malformed(place, 'has no "label"');
  const known = LABELS.get(label);
  if (known !== undefined) return known;
  const words = [...LABELS.keys()]
    .filter((key) => typeof key !== 'boolean')
    .map((key) => JSON.stringify(key));
  throw malformed(
    place,
    `is no label: ${JSON.stringify(label)}`,
    `labels: ${[...new Set(words)].join(', ')}`,
  );
}

/** Evidence as it may stand in a row: text, a list of texts, a table or record, or pieces in full. */
function evidencesOf(row: Row, place: string): readonly unknown[] {
  const key = EVIDENCE.find((name) => row[name] !== undefined && row[name] !== null);
  if (key === undefined) throw malformed(place, 'has no "evidence"');
  const given = row[key];
  if (Array.isArray(given) && given.every((piece) => isObject(piece) && 'evidence_id' in piece)) return given;
  if (Array.isArray(given) && given.every((piece) => typeof piece === 'string'))
    return given.map((data, at) => ({ evidence_id: `e${at + 1}`, type: 'document', data }));
  const type = key === 'table' ? 'table' : typeof given === 'string' ? 'document' : 'json';
  return [{ evidence_id: 'e1', type, data: given }];
}

/** A claim rests on all the evidence of its row; a text is read for its claims. */
function contentOf(row: Row, place: string): object {
  const key = WORDS.find((name) => row[name] !== undefined && row[name] !== null);
  if (key === undefined) throw malformed(place, 'has neither "claim" nor "text" nor "answer"');
  const text = row[key];
  if (typeof text !== 'string' || text.trim() === '') throw malformed(place, `"${key}" is no text`);
  const evidences = evidencesOf(row, place);
  if (key !== 'claim') return { text, evidences };
  const refs = evidences.map((piece) => (isObject(piece) ? piece['evidence_id'] : undefined));
  return { claims: [{ claim_id: 'CLM-01', text, evidence_refs: refs }], evidences };
}

function answerOf(row: Row, id: string, place: string): unknown {
  if (isObject(row['answer'])) return row['answer'];
  const given = Object.entries(row).filter(([key]) => key === 'query' || key === 'reference_date');
  const more = given.filter(([, value]) => value !== null);
  return { response_id: id, ...Object.fromEntries(more), content: contentOf(row, place) };
}

/** A row of a labelled file; `number` names it where it has no id or group of its own. Throws `AssayError` malformed. */
export function labelledAnswer(row: unknown, place: string, number: number): LabelledAnswer {
  if (!isObject(row)) throw malformed(place, 'is no object');
  const { id, group } = row;
  const label = labelOf(row, place);
  const own = typeof id === 'string' && id !== '' ? id : `row-${number}`;
  const answer = checkAnswer(answerOf(row, own, place), place);
  const isAlone = group === undefined || group === null;
  return { answer, label, group: isAlone ? `row-${number}` : JSON.stringify(group) };
}
