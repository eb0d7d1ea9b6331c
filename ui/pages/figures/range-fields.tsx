import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/field.tsx';
import { bucketsOf, PERIODS, type Range } from './range.ts';

/** The period and how fine it is drawn; both stand in the address. */
export function RangeFields({ days, bucket }: Range) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const go = (search: object): void => void navigate({ to: '/figures', search });
  return (
    <>
      <SelectField
        bare
        label={t('metrics.period')}
        value={days}
        options={PERIODS.map((count) => ({ value: String(count), label: t('metrics.days', { count }) }))}
        onChange={(event) => go({ days: Number(event.target.value) })}
      />
      <SelectField
        bare
        label={t('metrics.bucket')}
        value={bucket}
        options={bucketsOf(days).map((value) => ({ value, label: t(`metrics.buckets.${value}`) }))}
        onChange={(event) => go({ days, bucket: event.target.value })}
      />
    </>
  );
}
