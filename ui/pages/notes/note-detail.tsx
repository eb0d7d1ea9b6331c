import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { Loading } from '../../components/loading.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { NoteAIPanel } from './note-ai-panel.tsx';
import type { EditorHandle } from './note-editor.tsx';
import { NoteView } from './note-view.tsx';
import { noteQuery } from './notes-data.ts';
import { useNoteChanges } from './use-note-changes.ts';
import { withText } from './with-text.ts';
import { WriteNote } from './write-note.tsx';

interface NoteDetailProps {
  readonly id: string;
  readonly isEdited: boolean;
  readonly clause: string | null;
}

/** A note, read or edited, and what can be asked about it. */
export function NoteDetail({ id, isEdited, clause }: NoteDetailProps) {
  const navigate = useNavigate();
  const { data: note, error } = useQuery(noteQuery(id));
  const { write, remove } = useNoteChanges();
  const editor = useRef<EditorHandle>(null);
  const at = `/notes/${encodeURIComponent(id)}`;
  const read = (): void => void navigate({ to: at });
  const failed = error ?? write.error ?? remove.error;
  if (note === undefined) return failed === null ? <Loading /> : <ProblemNotice error={failed} />;
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-3">
        {failed === null ? null : <ProblemNotice error={failed} />}
        {isEdited ? (
          <WriteNote note={note} editor={editor} onSaved={read} onCancel={read} />
        ) : (
          <NoteView
            note={note}
            clause={clause}
            onEdit={() => void navigate({ to: at, search: { edit: true } })}
            onRemove={() =>
              remove.mutate(note, { onSuccess: () => void navigate({ to: '/notes', replace: true }) })
            }
          />
        )}
      </div>
      <aside className="min-w-0 border-t border-line pt-4 xl:border-t-0 xl:border-l xl:pt-0 xl:pl-6">
        <NoteAIPanel
          key={id}
          note={note}
          onInsert={(text) => {
            // Into what is being written, where it is: it is saved with the rest.
            if (editor.current !== null) return editor.current.insert(text);
            const { note_id, title, tags, content } = note;
            write.mutate({ draft: { note_id, title, tags, content: withText(content, text) }, before: note });
          }}
        />
      </aside>
    </div>
  );
}
