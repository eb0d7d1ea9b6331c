import { useBlocker } from '@tanstack/react-router';
import { type Ref, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note, NoteDraft } from '../../../src/contract/note.ts';
import { Button } from '../../components/button.tsx';
import { TextArea, TextField } from '../../components/field.tsx';
import { withText } from './with-text.ts';

/** What can be done with an editor from outside. */
export interface EditorHandle {
  /** Puts a text behind what is written. */
  insert(text: string): void;
}

interface NoteEditorProps {
  readonly ref?: Ref<EditorHandle> | undefined;
  /** Null: a new one. */
  readonly note: Note | null;
  readonly isSaving: boolean;
  readonly onSave: (draft: NoteDraft) => void;
  readonly onCancel: () => void;
}

/** `a, b` as tags. */
function tagsOf(typed: string): string[] {
  return [...new Set(typed.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

/** Where a note is written: its name, its tags and its Markdown. What is not saved is not left without asking. */
export function NoteEditor({ ref, note, isSaving, onSave, onCancel }: NoteEditorProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(note?.title ?? '');
  const before = note?.tags.join(', ') ?? '';
  const [tags, setTags] = useState(before);
  const [content, setContent] = useState(note?.content ?? '');
  const isChanged = title !== (note?.title ?? '') || content !== (note?.content ?? '') || tags !== before;
  useImperativeHandle(ref, () => ({ insert: (text) => setContent((now) => withText(now, text)) }), []);
  useBlocker({
    shouldBlockFn: () => isChanged && !isSaving && !window.confirm(t('notes.leaveUnsaved')),
    enableBeforeUnload: isChanged && !isSaving,
  });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const of = note === null ? {} : { note_id: note.note_id };
        onSave({ ...of, title: title.trim(), content, tags: tagsOf(tags) });
      }}
    >
      <TextField
        label={t('notes.name')}
        required
        maxLength={500}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label={t('notes.tags')}
        hint={t('notes.tagsHint')}
        value={tags}
        onChange={(event) => setTags(event.target.value)}
      />
      <TextArea
        label={t('notes.content')}
        rows={16}
        className="font-mono"
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" disabled={isSaving || title.trim() === ''}>
          {t('common.save')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
