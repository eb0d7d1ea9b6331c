import { CircleCheck, CircleDashed, CircleX } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../components/tag.tsx';

/** Yes, no, or not checked, which is never green. */
export function StateTag({ holds }: { holds: boolean | null }) {
  const { t } = useTranslation();
  if (holds === null) return <Tag icon={CircleDashed}>{t('checks.state.unchecked')}</Tag>;
  return holds ? (
    <Tag tone="good" icon={CircleCheck}>
      {t('checks.state.yes')}
    </Tag>
  ) : (
    <Tag tone="bad" icon={CircleX}>
      {t('checks.state.no')}
    </Tag>
  );
}
