import { Link } from '@tanstack/react-router';
import { Compass } from '../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import { Empty } from '../components/empty.tsx';

export function NoSuchPage() {
  const { t } = useTranslation();
  return (
    <Empty icon={Compass} title={t('common.noSuchPage')} hint={t('common.noSuchPageHint')}>
      <Link to="/" className="text-accent underline">
        {t('nav.workbench')}
      </Link>
    </Empty>
  );
}
