import { Pencil, Trash2 } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { Note } from '../../../src/contract/note.ts';
import { Button } from '../../components/button.tsx';
import { Tag } from '../../components/tag.tsx';
import { moment } from '../../i18n/format.ts';
import { NoteText } from './note-text.tsx';
import { withoutTitle } from './without-title.ts';
import { keyed } from '../../react/keyed.ts';

interface NoteViewProps {
  readonly note: Note;
  /** What of it is to be seen first, as an answer rests on it. */
  readonly clause: string | null;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A note as it is read. */
export function NoteView({ note, clause, onEdit, onRemove }: NoteViewProps) {
  const { t } = useTranslation();
  return (
    <article className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 text-xl font-semibold">{note.title}</h2>
        <div className="flex gap-1">
          <Button look="plain" size="small" onClick={onEdit}>
            <Pencil aria-hidden className="size-3.5" />
            {t('notes.edit')}
          </Button>
          <Button look="danger" size="small" onClick={onRemove}>
            <Trash2 aria-hidden className="size-3.5" />
            {t('notes.remove')}
          </Button>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-1.5 text-xs text-soft">
        {moment(note.updated_at)}
        {keyed(note.tags, (tag) => tag).map(([key, tag]) => (
          <Tag key={key}>{tag}</Tag>
        ))}
      </p>
      <NoteText text={withoutTitle(note.content, note.title)} clause={clause} />
    </article>
  );
}
