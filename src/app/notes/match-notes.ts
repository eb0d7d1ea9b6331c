import type { MatchedNote, Note } from '../../contract/note.ts';
import type { NoteReader } from '../../contract/ports/note-store.ts';
import { snippetOf } from '../../core/retrieval/snippet.ts';
import { RELEVANT_SCORE } from '../../core/retrieval/relevant-score.ts';

const MOST_NOTES = 5;

/** A note, and why it was found. */
export interface FoundNote {
  readonly match: MatchedNote;
  readonly note: Note;
}

/** The notes that a question is about, best first, numbered from 1; none where nothing reaches the least score. */
export async function matchNotes(
  notes: NoteReader,
  question: string,
  limit: number = MOST_NOTES,
  least: number = RELEVANT_SCORE,
): Promise<readonly FoundNote[]> {
  const found = await notes.search(question, limit);
  return found
    .filter(({ score }) => score >= least)
    .map(({ note, score }, at) => {
      const { note_id, title, content } = note;
      const snippet = snippetOf(content, question);
      return { match: { index: at + 1, note_id, title, snippet, score }, note };
    });
}
