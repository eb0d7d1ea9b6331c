import { ArrowUp, Square } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FeatureType } from '../../src/contract/feature.ts';
import { Button } from '../components/button.tsx';
import { SelectField, TextArea } from '../components/field.tsx';
import { ModelSelect } from './model-select.tsx';
import { OptionsForm, optionsOf } from './options-form.tsx';

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

/** Enter sends; with Shift, or while a syllable is being composed, it does not. */
function sends(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
}

/** Where a person writes: what for, by which model, and the words. */
export function Composer({ first = 'search_qa', placeholder, isBusy, onAsk, onStop }: ComposerProps) {
  const { t } = useTranslation();
  const [feature, setFeature] = useState<FeatureType>(first);
  const [model, setModel] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState('');
  const ask = (): void => {
    if (isBusy || message.trim() === '') return;
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
        <div className="min-w-0 flex-1">
          <TextArea
            bare
            label={t('chat.message')}
            placeholder={placeholder}
            rows={2}
            className="field-sizing-content max-h-60 resize-none"
            value={message}
            onChange={(event) => setMessage(event.target.value)}
            onKeyDown={(event) => {
              if (!sends(event)) return;
              event.preventDefault();
              ask();
            }}
          />
        </div>
        {isBusy ? (
          <Button look="plain" onClick={onStop}>
            <Square aria-hidden className="size-3.5" />
            {t('chat.stop')}
          </Button>
        ) : (
          <Button type="submit" disabled={message.trim() === ''}>
            <ArrowUp aria-hidden className="size-4" />
            {t('chat.send')}
          </Button>
        )}
      </div>
    </form>
  );
}
