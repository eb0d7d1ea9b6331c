import { z } from 'zod';
import type { ChatMessage } from '../../contract/chat-record.ts';
import type { Note } from '../../contract/note.ts';
import type { NoteReader } from '../../contract/ports/note-store.ts';
import { snippetOf } from '../../core/retrieval/snippet.ts';
import { matchNotes } from '../notes/match-notes.ts';
import type { GroundNote } from '../workbench/features/feature.ts';

const MOST_NOTES = 8;

const Cited = z.object({ note_id: z.string() });

/** A note that a blamed answer may be mended from, and when it was written. */
export type BlamedNote = GroundNote & Pick<Note, 'updated_at'>;

async function citedNotes(notes: NoteReader, { citations }: ChatMessage): Promise<readonly Note[]> {
  const ids = citations.flatMap((citation) => Cited.safeParse(citation).data?.note_id ?? []);
  const read = await Promise.all(ids.map((id) => notes.read(id)));
  return read.filter((note) => note !== null);
}

/** FB37: the notes that question and reason are about, and those that the answer cites, each once, numbered from 1. */
export async function blamedNotes(
  notes: NoteReader,
  {
    question,
    reason,
    message,
  }: { readonly question: string; readonly reason: string; readonly message: ChatMessage },
): Promise<readonly BlamedNote[]> {
  const asked = reason === '' ? [question] : [question, reason, `${question}\n${reason}`];
  const found = await Promise.all(asked.map((words) => matchNotes(notes, words)));
  const all = [...found.flat().map(({ note }) => note), ...(await citedNotes(notes, message))];
  const once = new Map(all.map((note) => [note.note_id, note]));
  return [...once.values()].slice(0, MOST_NOTES).map(({ note_id, title, content, updated_at }, at) => {
    const snippet = snippetOf(content, question);
    return { index: at + 1, note_id, title, content, snippet, score: 1, updated_at };
  });
}
