import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Search } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../components/empty.tsx';
import { Loading } from '../../components/loading.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { shortMoment } from '../../i18n/format.ts';
import { asksQuery } from './ask-data.ts';

/** What was asked before, newest first. */
export function EarlierAsks() {
  const { t } = useTranslation();
  const list = useInfiniteQuery(asksQuery);
  const { data, error } = list;
  if (error !== null) return <ProblemNotice error={error} />;
  if (data === undefined) return <Loading />;
  const asks = data.pages.flatMap((page) => page.asks);
  if (asks.length === 0) return <Empty icon={Search} title={t('ask.empty')} hint={t('ask.emptyHint')} />;
  return (
    <section aria-label={t('ask.earlier')}>
      <h2 className="text-sm font-semibold">{t('ask.earlier')}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {asks.map(({ id, question, status, at }) => (
          <li key={id}>
            <Link
              to={`/ask/${encodeURIComponent(id)}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 px-1 py-1.5 hover:bg-hover"
            >
              <span className="truncate text-sm">{question}</span>
              <span className="text-xs text-faint">
                {[t(`ask.standing.${status}`), shortMoment(at)].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <MoreButton list={list} className="mt-2" />
    </section>
  );
}
