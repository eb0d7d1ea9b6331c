import type { ReactNode } from 'react';
import { Loading } from '../../components/loading.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';

interface RowsProps<T> {
  readonly label: string;
  readonly list: {
    readonly data: { readonly pages: readonly { readonly rows: readonly T[] }[] } | undefined;
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly empty: ReactNode;
  readonly row: (of: T) => ReactNode;
}

/** The rows of a list as far as they were read, and the way to more. */
export function Rows<T extends { readonly id: string }>({ label, list, empty, row }: RowsProps<T>) {
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  if (list.error !== null) return <ProblemNotice error={list.error} />;
  if (list.data === undefined) return <Loading />;
  if (rows.length === 0) return empty;
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line border-y border-line">
        {rows.map((each) => (
          <li key={each.id} className="py-2">
            {row(each)}
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  );
}
