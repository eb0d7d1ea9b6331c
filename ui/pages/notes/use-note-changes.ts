import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Note, NoteDraft } from '../../../src/contract/note.ts';
import { isApiError, ownProblem } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { toast } from '../../components/toast.ts';
import { noteQuery, pathOf } from './notes-data.ts';

interface Written {
  readonly draft: NoteDraft;
  /** What stood there before, and is replaced only where it still does; null: nothing. */
  readonly before: Note | null;
}

/** True where a note was changed elsewhere since it was read. */
export function isConflict(error: unknown): boolean {
  return isApiError(error) && error.problem.code === CHANGED;
}

const CHANGED = 'noteChanged';

function inOwnWords(error: unknown): never {
  throw isApiError(error) && error.problem.status === 409 ? ownProblem(CHANGED, '', 409) : error;
}

function draftOf({ note_id, title, content, tags }: Note): NoteDraft {
  return { note_id, title, content, tags };
}

async function put({ note_id, ...body }: NoteDraft, before: Note | null): Promise<Note> {
  if (note_id === undefined) return request<Note>('/api/notes', { body });
  const headers = before === null ? {} : { 'If-Match': `"${before.updated_at}"` };
  return request<Note>(pathOf(note_id), { method: 'PUT', body, headers }).catch(inOwnWords);
}

/** Writing and removing notes, each with its way back. */
export function useNoteChanges() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const shown = async (note: Note): Promise<void> => {
    queries.setQueryData(noteQuery(note.note_id).queryKey, note);
    await queries.invalidateQueries({ queryKey: ['notes'] });
  };
  /** `now` is what stands there; null: nothing. */
  const restore = (note: Note, now: Note | null): void =>
    void put(draftOf(note), now).then(shown, () => toast(t('notes.notRestored')));
  const write = useMutation({
    mutationFn: ({ draft, before }: Written) => put(draft, before),
    onError: (_, { before }) =>
      before === null ? undefined : queries.invalidateQueries(noteQuery(before.note_id)),
    onSuccess: async (note, { before }) => {
      await shown(note);
      toast(t('notes.saved'), before === null ? undefined : () => restore(before, note));
    },
  });
  const remove = useMutation({
    mutationFn: (note: Note) => request(pathOf(note.note_id), { method: 'DELETE' }),
    onSuccess: async (_, note) => {
      await queries.invalidateQueries({ queryKey: ['notes'] });
      toast(t('notes.removed', { title: note.title }), () => restore(note, null));
    },
  });
  return { write, remove };
}
