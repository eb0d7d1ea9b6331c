import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeatureType } from '../../src/contract/feature.ts';
import { SelectField } from '../components/field.tsx';
import { ModelSelect } from './model-select.tsx';
import { areTaken, OptionsForm, optionsOf } from './options-form.tsx';
import { QuestionField } from './question-field.tsx';

/** What a person asks. */
export interface Question {
  readonly feature: FeatureType;
  readonly message: string;
  readonly model: string | undefined;
  readonly options: Readonly<Record<string, unknown>> | undefined;
}

interface ComposerProps {
  /** The feature that is chosen first. */
  readonly first?: FeatureType;
  readonly placeholder: string;
  readonly isBusy: boolean;
  readonly onAsk: (question: Question) => void;
  readonly onStop: () => void;
}

/** Where a person writes: what for, by which model, and the words. */
export function Composer({ first = 'search_qa', placeholder, isBusy, onAsk, onStop }: ComposerProps) {
  const { t } = useTranslation();
  const [feature, setFeature] = useState<FeatureType>(first);
  const [model, setModel] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState('');
  const ask = (): void => {
    if (isBusy || message.trim() === '' || !areTaken(feature, typed)) return;
    onAsk({
      feature,
      message: message.trim(),
      model: model === '' ? undefined : model,
      options: optionsOf(feature, typed),
    });
    setMessage('');
  };
  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <SelectField
          bare
          label={t('chat.feature')}
          value={feature}
          options={FeatureType.options.map((value) => ({ value, label: t(`chat.features.${value}`) }))}
          onChange={(event) => setFeature(FeatureType.parse(event.target.value))}
        />
        <ModelSelect value={model} onChange={setModel} />
      </div>
      <OptionsForm feature={feature} typed={typed} onChange={setTyped} />
      <div className="flex items-end gap-2">
        <QuestionField
          label={t('chat.message')}
          placeholder={placeholder}
          send={t('chat.send')}
          value={message}
          isBusy={isBusy}
          onChange={setMessage}
          onSend={ask}
          onStop={onStop}
        />
      </div>
    </form>
  );
}
