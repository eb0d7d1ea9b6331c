import type { MatchedNote } from '../../contract/note.ts';
import type { NoteReader } from '../../contract/ports/note-store.ts';
import { snippetOf } from '../../core/retrieval/snippet.ts';
import { RELEVANT_SCORE } from '../../core/retrieval/relevant-score.ts';

const MOST_NOTES = 5;

/** The notes that a question is about, best first, numbered from 1; none where nothing is near enough. */
export async function matchNotes(
  notes: NoteReader,
  question: string,
  limit: number = MOST_NOTES,
): Promise<readonly (MatchedNote & { readonly content: string })[]> {
  const found = await notes.search(question, limit);
  return found
    .filter(({ score }) => score >= RELEVANT_SCORE)
    .map(({ note: { note_id, title, content }, score }, at) => ({
      index: at + 1,
      note_id,
      title,
      snippet: snippetOf(content, question),
      score,
      content,
    }));
}
