import type { Ref } from 'react';
import type { Note } from '../../../src/contract/note.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { type EditorHandle, NoteEditor } from './note-editor.tsx';
import { useNoteChanges } from './use-note-changes.ts';

interface WriteNoteProps {
  /** Null: a new one. */
  readonly note: Note | null;
  readonly editor?: Ref<EditorHandle>;
  readonly onSaved: (note: Note) => void;
  readonly onCancel: () => void;
}

/** A note while it is written, with a save of its own: each time it is opened none was made yet. */
export function WriteNote({ note, editor, onSaved, onCancel }: WriteNoteProps) {
  const { write } = useNoteChanges();
  return (
    <>
      {write.error === null ? null : <ProblemNotice error={write.error} />}
      <NoteEditor
        ref={editor}
        note={note}
        isSaving={write.isPending || write.isSuccess}
        onSave={(draft) => write.mutate({ draft, before: note }, { onSuccess: onSaved })}
        onCancel={onCancel}
      />
    </>
  );
}
