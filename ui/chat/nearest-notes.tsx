import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { NotebookText } from '../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { MatchedNote, Note } from '../../src/contract/note.ts';
import { queryOf, request } from '../api/request.ts';

const MOST = 3;
const LONGEST_QUESTION = 2000;

type NearNote = Note & { readonly match: MatchedNote };

/** UI38: where an answer says that it found nothing, the notes that come nearest to the question. */
export function NearestNotes({ question }: { question: string }) {
  const { t } = useTranslation();
  const query = question.slice(0, LONGEST_QUESTION);
  const { data } = useQuery({
    queryKey: ['notes', 'nearest', query],
    queryFn: ({ signal }) =>
      request<{ notes: readonly NearNote[] }>(
        `/api/notes${queryOf({ query, nearest: 'true', limit: MOST })}`,
        { signal },
      ),
  });
  if (data === undefined) return null;
  if (data.notes.length === 0) return <p className="text-sm text-soft">{t('chat.noneNear')}</p>;
  return (
    <section aria-label={t('chat.nearest')} className="flex flex-col gap-1.5">
      <h3 className="text-sm font-medium">{t('chat.nearest')}</h3>
      <ul className="flex flex-col border-t border-line">
        {data.notes.map(({ note_id, title, match }) => (
          <li key={note_id} className="border-b border-line">
            <Link
              to={`/notes/${encodeURIComponent(note_id)}`}
              className="flex items-start gap-2 px-1 py-1.5 hover:bg-hover"
            >
              <NotebookText aria-hidden className="mt-0.5 size-3.5 shrink-0 text-soft" strokeWidth={1.75} />
              <span className="min-w-0">
                <span className="block text-sm font-medium">{title}</span>
                <span className="line-clamp-2 text-xs text-soft">{match.snippet}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
