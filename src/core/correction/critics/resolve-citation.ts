import type { AnswerCitation } from '../../../contract/llm-response.ts';
import { type AskEvidence, placeOf } from '../../../contract/ask-evidence.ts';

const NUMBER = /^\[?(\d{1,3})\]?$/;
const PLACE = /^(.*?)(?::|#L)(\d{1,9})(?:-L?(\d{1,9}))?$/;

function overlaps({ start_line, end_line }: AskEvidence, from: number, to: number): boolean {
  return from <= end_line && to >= start_line;
}

function lengthOf({ start_line, end_line }: AskEvidence): number {
  return end_line - start_line;
}

function atPlace(path: string, from: number, to: number, evidence: readonly AskEvidence[]): AskEvidence[] {
  const plain = path.replace(/^(?:\.\/|file:)/u, '');
  const there = evidence.filter((one) => one.path === plain && overlaps(one, from, to));
  const exact = there.filter(({ start_line, end_line }) => start_line === from && end_line === to);
  if (exact.length > 0) return exact;
  // a module spans all that stands in its file: what is nearest around the lines is meant
  const shortest = Math.min(...there.map(lengthOf));
  return there.filter((one) => lengthOf(one) === shortest);
}

function byName(name: string, evidence: readonly AskEvidence[]): AskEvidence[] {
  const same = evidence.filter(
    (one) => one.document_id === name || one.title === name || one.path === name || placeOf(one) === name,
  );
  if (same.length > 0) return same;
  const [, path = '', from, to = from] = PLACE.exec(name) ?? [];
  return from === undefined ? [] : atPlace(path, Number(from), Number(to), evidence);
}

/** LP9: the evidence that a citation leads to; empty where it leads to none of what was retrieved. */
export function resolveCitation(
  citation: AnswerCitation,
  evidence: readonly AskEvidence[],
): readonly AskEvidence[] {
  if (typeof citation !== 'string') {
    const { uri, start_line, end_line } = citation;
    const [, path = uri] = PLACE.exec(uri) ?? [];
    return atPlace(path, start_line, end_line, evidence);
  }
  const number = NUMBER.exec(citation.trim())?.[1];
  return number === undefined
    ? byName(citation.trim(), evidence)
    : evidence.filter((one) => one.number === Number(number));
}

/** A citation as a critique names it. */
export function citationText(citation: AnswerCitation): string {
  if (typeof citation === 'string') return citation;
  return `${citation.uri}:${citation.start_line}-${citation.end_line}`;
}

/** The path that a citation names; null where it names none. */
export function citedPath(citation: AnswerCitation): string | null {
  if (typeof citation !== 'string') return PLACE.exec(citation.uri)?.[1] ?? citation.uri;
  return NUMBER.test(citation.trim()) ? null : (PLACE.exec(citation)?.[1] ?? citation);
}
