import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../components/field.tsx';
import { modelsQuery } from './chat-data.ts';

interface ModelSelectProps {
  /** '' = the one that is asked where none is named. */
  readonly value: string;
  readonly onChange: (model: string) => void;
}

/** Which model answers. */
export function ModelSelect({ value, onChange }: ModelSelectProps) {
  const { t } = useTranslation();
  const { data } = useQuery(modelsQuery);
  const usual = data?.default ? ` (${data.default.model})` : '';
  const models = (data?.models ?? []).map(({ model, provider }) => ({
    value: model,
    label: model === provider ? model : `${provider} · ${model}`,
  }));
  return (
    <SelectField
      bare
      label={t('chat.model')}
      value={value}
      options={[{ value: '', label: t('chat.usualModel') + usual }, ...models]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
