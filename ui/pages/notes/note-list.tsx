import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { NotebookText } from '../../icons/icons.ts';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../components/empty.tsx';
import { TextField } from '../../components/field.tsx';
import { Loading } from '../../components/loading.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { shortMoment } from '../../i18n/format.ts';
import { type ListedNote, notesQuery } from './notes-data.ts';
import { withoutTitle } from './without-title.ts';

function Row({ note: { note_id, title, content, updated_at, match } }: { note: ListedNote }) {
  return (
    <li>
      <Link
        to={`/notes/${encodeURIComponent(note_id)}`}
        className="block rounded px-2 py-1.5 hover:bg-hover data-[status=active]:bg-hover"
      >
        <span className="block truncate text-sm font-medium">{title}</span>
        <span className="block truncate text-xs text-soft">
          {match?.snippet ?? withoutTitle(content, title).slice(0, 120)}
        </span>
        <span className="text-xs text-faint">{shortMoment(updated_at)}</span>
      </Link>
    </li>
  );
}

/** Notes newest first, or those that the words in the field are about. */
export function NoteList() {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words.trim());
  const list = useInfiniteQuery(notesQuery(asked));
  const { data, error, isLoading } = list;
  const notes = data?.pages.flatMap((page) => page.notes) ?? [];
  const nothing = asked === '' ? t('notes.emptyHint') : t('notes.nothingFoundHint');
  return (
    <div className="flex min-h-0 flex-col gap-2 p-2">
      <TextField
        bare
        type="search"
        label={t('notes.search')}
        placeholder={t('notes.search')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {error === null ? null : <ProblemNotice error={error} />}
      {isLoading ? <Loading /> : null}
      {data !== undefined && notes.length === 0 ? (
        <Empty
          icon={NotebookText}
          title={t(asked === '' ? 'notes.empty' : 'notes.nothingFound')}
          hint={nothing}
        />
      ) : null}
      <ul aria-label={t('notes.title')} className="flex min-h-0 flex-col gap-0.5 overflow-y-auto">
        {notes.map((note) => (
          <Row key={note.note_id} note={note} />
        ))}
      </ul>
      <MoreButton list={list} />
    </div>
  );
}
