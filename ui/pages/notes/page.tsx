import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { MousePointerClick, Plus } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { NoteDetail } from './note-detail.tsx';
import { NoteList } from './note-list.tsx';
import { WriteNote } from './write-note.tsx';

function NewNote() {
  const navigate = useNavigate();
  return (
    <WriteNote
      note={null}
      onSaved={({ note_id }) => void navigate({ to: `/notes/${encodeURIComponent(note_id)}`, replace: true })}
      onCancel={() => void navigate({ to: '/notes' })}
    />
  );
}

function Chosen() {
  const { t } = useTranslation();
  const { id } = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const isEdited = search['edit'] === true;
  const { clause = null } = search;
  if (id !== undefined)
    return (
      <NoteDetail key={id} id={id} isEdited={isEdited} clause={typeof clause === 'string' ? clause : null} />
    );
  if (isEdited) return <NewNote />;
  return <Empty icon={MousePointerClick} title={t('notes.none')} hint={t('notes.noneHint')} />;
}

/** Notes: list, read, edit, ask about. On a narrow screen the list is shown until one is chosen. */
export default function NotesPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id } = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const isChosen = id !== undefined || search['edit'] === true;
  return (
    <div className="flex h-full flex-col">
      <PageHead title={t('notes.title')}>
        {isChosen ? (
          <Button
            look="quiet"
            size="small"
            className="md:hidden"
            onClick={() => void navigate({ to: '/notes' })}
          >
            {t('notes.all')}
          </Button>
        ) : null}
        <Button
          look="plain"
          size="small"
          onClick={() => void navigate({ to: '/notes', search: { edit: true } })}
        >
          <Plus aria-hidden className="size-3.5" />
          {t('notes.new')}
        </Button>
      </PageHead>
      <div className="flex min-h-0 flex-1">
        <div
          data-chosen={isChosen}
          className="min-h-0 w-full overflow-y-auto border-line data-[chosen=true]:hidden md:w-64 md:border-r md:data-[chosen=true]:block"
        >
          <NoteList />
        </div>
        <div
          data-chosen={isChosen}
          className="hidden min-w-0 flex-1 overflow-y-auto p-4 data-[chosen=true]:block md:block"
        >
          <Chosen />
        </div>
      </div>
    </div>
  );
}
