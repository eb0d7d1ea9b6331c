import { noteEvidenceId } from '../../src/contract/note.ts';
import type { ClaimValidation } from '../../src/contract/validation-report.ts';
import type { ShownNote } from './shown-answer.ts';

/** The note that a piece of evidence is. */
export function noteOf(
  evidenceId: string | null | undefined,
  notes: readonly ShownNote[],
): ShownNote | undefined {
  return notes.find((note) => noteEvidenceId(note) === evidenceId);
}

/** What of a piece of evidence was read for a claim; null where nothing was. */
export function clauseOf({ grounding }: ClaimValidation, evidenceId: string): string | null {
  return grounding?.read.find(({ evidence_id }) => evidence_id === evidenceId)?.quote ?? null;
}
