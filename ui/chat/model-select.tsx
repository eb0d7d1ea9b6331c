import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../components/field.tsx';
import { EXTRACTIVE, type ModelList, modelsQuery } from './chat-data.ts';

interface ModelSelectProps {
  /** '' = the one that is asked where none is named. */
  readonly value: string;
  readonly onChange: (model: string) => void;
}

/** The name that a model is asked by. */
function nameOf({ model, provider }: ModelList['models'][number]): string {
  return model === provider ? model : `${provider}/${model}`;
}

/** Why models are missing from the list: what each provider that could not be asked says. Undefined where none is. */
export function useMissingModels(): string | undefined {
  const { t } = useTranslation();
  const { data } = useQuery(modelsQuery);
  const failed = (data?.providers ?? []).flatMap(({ provider, problem }) =>
    problem === null ? [] : [t('chat.modelsMissing', { provider, problem })],
  );
  return failed.length === 0 ? undefined : failed.join(' ');
}

/** Which model answers. */
export function ModelSelect({ value, onChange }: ModelSelectProps) {
  const { t } = useTranslation();
  const { data } = useQuery(modelsQuery);
  const missing = useMissingModels();
  const wordOf = (model: string): string => (model === EXTRACTIVE ? t('chat.quotesOnly') : model);
  const usual = data?.default ? ` (${wordOf(data.default.model)})` : '';
  const models = (data?.models ?? []).map((one) => ({
    value: nameOf(one),
    label: one.model === one.provider ? wordOf(one.model) : `${one.provider} · ${one.model}`,
  }));
  return (
    <SelectField
      bare
      hint={missing}
      label={t('chat.model')}
      value={value}
      options={[{ value: '', label: t('chat.usualModel') + usual }, ...models]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
