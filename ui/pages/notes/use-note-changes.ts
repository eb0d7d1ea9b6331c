import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Note, NoteDraft } from '../../../src/contract/note.ts';
import { request } from '../../api/request.ts';
import { toast } from '../../components/toast.ts';
import { noteQuery, pathOf } from './notes-data.ts';

interface Written {
  readonly draft: NoteDraft;
  /** What stood there before; null: nothing. */
  readonly before: Note | null;
}

function draftOf({ note_id, title, content, tags }: Note): NoteDraft {
  return { note_id, title, content, tags };
}

async function put({ note_id, ...body }: NoteDraft): Promise<Note> {
  if (note_id === undefined) return request<Note>('/api/notes', { body });
  return request<Note>(pathOf(note_id), { method: 'PUT', body });
}

/** Writing and removing notes, each with its way back. */
export function useNoteChanges() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const shown = async (note: Note): Promise<void> => {
    queries.setQueryData(noteQuery(note.note_id).queryKey, note);
    await queries.invalidateQueries({ queryKey: ['notes'] });
  };
  const restore = (note: Note): void => void put(draftOf(note)).then(shown);
  const write = useMutation({
    mutationFn: ({ draft }: Written) => put(draft),
    onSuccess: async (note, { before }) => {
      await shown(note);
      toast(t('notes.saved'), before === null ? undefined : () => restore(before));
    },
  });
  const remove = useMutation({
    mutationFn: (note: Note) => request(pathOf(note.note_id), { method: 'DELETE' }),
    onSuccess: async (_, note) => {
      await queries.invalidateQueries({ queryKey: ['notes'] });
      toast(t('notes.removed', { title: note.title }), () => restore(note));
    },
  });
  return { write, remove };
}
