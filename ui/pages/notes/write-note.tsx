import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note, NoteDraft } from '../../../src/contract/note.ts';
import { Button } from '../../components/button.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { type EditorHandle, NoteEditor } from './note-editor.tsx';
import { noteQuery } from './notes-data.ts';
import { isConflict, useNoteChanges } from './use-note-changes.ts';

interface WriteNoteProps {
  /** Null: a new one. */
  readonly note: Note | null;
  readonly editor?: Ref<EditorHandle>;
  readonly onSaved: (note: Note) => void;
  readonly onCancel: () => void;
}

/** A note while it is written, with a save of its own: each time it is opened none was made yet. */
export function WriteNote({ note, editor, onSaved, onCancel }: WriteNoteProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { write } = useNoteChanges();
  // What was read when it was opened: what comes later was not seen by who writes.
  const [seen] = useState(note);
  const save = (draft: NoteDraft, before: Note | null): void =>
    write.mutate({ draft, before }, { onSuccess: onSaved });
  /** Over what stands there by now, which the way back brings again. */
  const saveOver = async ({ draft }: { draft: NoteDraft }): Promise<void> => {
    const now = await queries
      .fetchQuery({ ...noteQuery(draft.note_id ?? ''), staleTime: 0 })
      .catch(() => null);
    save(draft, now);
  };
  const { variables, error } = write;
  return (
    <>
      {error === null ? null : <ProblemNotice error={error} />}
      {isConflict(error) && variables !== undefined ? (
        <p className="flex flex-wrap items-center gap-3">
          <Button look="plain" size="small" onClick={() => void saveOver(variables)}>
            {t('notes.saveOver')}
          </Button>
          <a
            href={`/notes/${encodeURIComponent(seen?.note_id ?? '')}`}
            target="_blank"
            className="text-sm text-accent hover:underline"
          >
            {t('notes.seeOther')}
          </a>
        </p>
      ) : null}
      <NoteEditor
        ref={editor}
        note={note}
        isSaving={write.isPending || write.isSuccess}
        onSave={(draft) => save(draft, seen)}
        onCancel={onCancel}
      />
    </>
  );
}
