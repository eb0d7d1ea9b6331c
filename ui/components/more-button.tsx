import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

interface MoreButtonProps {
  /** What `useInfiniteQuery` gives. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly className?: string;
}

/** Fetches the next page of a list; nothing where there is none. */
export function MoreButton({ list, className }: MoreButtonProps) {
  const { t } = useTranslation();
  if (!list.hasNextPage) return null;
  return (
    <Button
      look="plain"
      size="small"
      {...(className === undefined ? {} : { className })}
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {t('common.more')}
    </Button>
  );
}
