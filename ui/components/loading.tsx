import { LoaderCircle } from '../icons/icons.ts';
import { useTranslation } from 'react-i18next';

/** Something is on its way. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex items-center gap-2 p-4 text-sm text-soft">
      <LoaderCircle aria-hidden className="size-4 animate-spin" />
      {t('common.loading')}
    </p>
  );
}
