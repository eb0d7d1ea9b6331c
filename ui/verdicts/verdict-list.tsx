import { useInfiniteQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Icon } from '../icons/icon.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerdictHead, VerdictPart } from '../../src/contract/verdict-record.ts';
import { Empty } from '../components/empty.tsx';
import { Loading } from '../components/loading.tsx';
import { ProblemNotice } from '../components/problem-notice.tsx';
import { verdictsQuery } from './verdicts-data.ts';

const ROW = 52;

interface VerdictListProps {
  readonly part: VerdictPart;
  readonly label: string;
  readonly icon: Icon;
  readonly empty: string;
  /** What to do, so that there is something. */
  readonly hint: string;
  /** One line, 52 px high. */
  readonly row: (verdict: VerdictHead) => ReactNode;
}

/** Loads the next page when the end of the list comes near. */
function useLoadedRows(part: VerdictPart) {
  const { data, error, isLoading, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    verdictsQuery(part),
  );
  const box = useRef<HTMLDivElement>(null);
  const verdicts = data?.pages.flatMap((page) => page.verdicts) ?? [];
  const rows = useVirtualizer({
    count: verdicts.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  const last = rows.getVirtualItems().at(-1)?.index ?? 0;
  const isNearEnd = hasNextPage && !isFetchingNextPage && last >= verdicts.length - 20;
  useEffect(() => {
    if (isNearEnd) void fetchNextPage();
  }, [isNearEnd, fetchNextPage]);
  return { box, rows, verdicts, error, isLoading, hasNextPage };
}

/** Kept verdicts of a part, newest first; however many there are, only those in sight are drawn. */
export function VerdictList({ part, label, icon, empty, hint, row }: VerdictListProps) {
  const { t } = useTranslation();
  const { box, rows, verdicts, error, isLoading, hasNextPage } = useLoadedRows(part);
  if (error !== null) return <ProblemNotice error={error} />;
  if (isLoading) return <Loading />;
  if (verdicts.length === 0) return <Empty icon={icon} title={empty} hint={hint} />;
  return (
    <section ref={box} aria-label={label} tabIndex={0} className="max-h-[60dvh] overflow-y-auto">
      <ul className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const verdict = verdicts[index];
          return verdict === undefined ? null : (
            <li
              key={verdict.id}
              aria-setsize={hasNextPage ? -1 : verdicts.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0 border-b border-line"
              style={{ height: ROW, transform: `translateY(${start}px)` }}
            >
              {row(verdict)}
            </li>
          );
        })}
      </ul>
      {hasNextPage ? <p className="py-2 text-center text-xs text-soft">{t('common.loading')}</p> : null}
    </section>
  );
}
