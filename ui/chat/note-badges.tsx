import { Link } from '@tanstack/react-router';
import { NotebookText } from '../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { ShownNote } from './shown-answer.ts';

/** The notes that an answer rests on, by the numbers that it cites them by. */
export function NoteBadges({ notes }: { notes: readonly ShownNote[] }) {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  return (
    <ul aria-label={t('chat.matchedNotes')} className="flex flex-wrap gap-1.5">
      {notes.map(({ note_id, index, title, snippet }) => (
        <li key={note_id}>
          <Link
            to={`/notes/${encodeURIComponent(note_id)}`}
            title={snippet}
            className="inline-flex min-h-6 max-w-64 items-center gap-1 rounded-sm border border-line bg-panel px-1.5 text-xs text-soft hover:bg-hover hover:text-ink"
          >
            <NotebookText aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
            <span className="font-mono">{index}</span>
            <span className="truncate">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
