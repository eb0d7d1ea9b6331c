import { type MatchedNote, noteEvidenceId } from '../../../contract/note.ts';
import type { SearchQAEvaluation } from '../../../contract/search-qa-evaluation.ts';
import type { ClaimValidation } from '../../../contract/validation-report.ts';
import { findCitations } from '../../language/citations.ts';
import { isSupported } from './is-supported.ts';

/** Numbers of the notes that a text cites. */
export function citedNotes(text: string): ReadonlySet<number> {
  const marks = findCitations(text).filter(({ kind }) => kind === 'note' || kind === 'number');
  return new Set(marks.flatMap(({ targets }) => targets.map(Number)));
}

function restsOn({ grounding }: ClaimValidation, note: MatchedNote): boolean {
  return grounding?.read.some(({ evidence_id }) => evidence_id === noteEvidenceId(note)) ?? false;
}

/** SQ4: for each note whether it is cited, and the first supported claim that rests on it. */
export function sourceCoverage(
  answer: string,
  notes: readonly MatchedNote[],
  claims: readonly ClaimValidation[],
): SearchQAEvaluation['source_coverage'] {
  const cited = citedNotes(answer);
  const supported = claims.filter(isSupported);
  return notes.map((note) => ({
    note_index: note.index,
    note_title: note.title,
    cited: cited.has(note.index),
    relevant_claim: supported.find((claim) => restsOn(claim, note))?.text ?? null,
  }));
}
