import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ChatSummary } from '../../../src/contract/chat-record.ts';
import { chatsQuery } from '../../chat/chat-data.ts';
import { SelectField } from '../../components/field.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { shortMoment } from '../../i18n/format.ts';

function Row({ chat: { id, title, created_at } }: { chat: ChatSummary }) {
  return (
    <li>
      <Link
        to={`/workbench/${encodeURIComponent(id)}`}
        className="block rounded px-2 py-1.5 hover:bg-hover data-[status=active]:bg-hover"
      >
        <span className="block truncate text-sm">{title}</span>
        <span className="text-xs text-soft">{shortMoment(created_at)}</span>
      </Link>
    </li>
  );
}

/** The kept conversations: beside the shown one, on a narrow screen behind a choice. */
export function ChatList({ shown }: { shown: string | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useInfiniteQuery(chatsQuery);
  const { data, error } = list;
  const chats = data?.pages.flatMap((page) => page.chats) ?? [];
  if (error !== null) return <ProblemNotice error={error} />;
  if (chats.length === 0) return null;
  const more = <MoreButton list={list} />;
  const choices = chats.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <nav
        aria-label={t('workbench.kept')}
        className="hidden w-56 shrink-0 overflow-y-auto border-r border-line p-2 lg:block"
      >
        <ul className="flex flex-col gap-0.5">
          {chats.map((chat) => (
            <Row key={chat.id} chat={chat} />
          ))}
        </ul>
        {more}
      </nav>
      <div className="flex items-center gap-2 border-b border-line px-4 py-2 lg:hidden">
        <SelectField
          bare
          label={t('workbench.kept')}
          value={shown ?? ''}
          options={[{ value: '', label: t('workbench.new') }, ...choices]}
          onChange={(event) => void navigate({ to: `/workbench/${encodeURIComponent(event.target.value)}` })}
        />
        {more}
      </div>
    </>
  );
}
