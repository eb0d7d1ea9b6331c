import { useTranslation } from 'react-i18next';
import { PageHead } from '../../components/page-head.tsx';

export default function SettingsPage() {
  const { t } = useTranslation();
  return <PageHead title={t('settings.title')} />;
}
