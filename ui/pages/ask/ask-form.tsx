import { ArrowUp, Square } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskRequest } from '../../../src/contract/ask.ts';
import { ModelSelect } from '../../chat/model-select.tsx';
import { Button } from '../../components/button.tsx';
import { TextArea } from '../../components/field.tsx';
import { Toggle } from '../../components/toggle.tsx';
import { language } from '../../i18n/i18n.ts';

interface AskFormProps {
  readonly isBusy: boolean;
  readonly onAsk: (request: AskRequest) => void;
  readonly onStop: () => void;
}

function sends(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
}

/** What is asked of the index, by which model, and whether costly repairs may run. */
export function AskForm({ isBusy, onAsk, onStop }: AskFormProps) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState('');
  const [model, setModel] = useState('');
  const [consent, setConsent] = useState(false);
  const ask = (): void => {
    if (isBusy || question.trim() === '') return;
    onAsk({
      question: question.trim(),
      lang: language(),
      consent,
      ...(model === '' ? {} : { model }),
    });
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <div className="flex flex-col gap-2 sm:flex-row sm:items-end">
        <div className="min-w-0 flex-1">
          <TextArea
            bare
            label={t('ask.question')}
            placeholder={t('ask.placeholder')}
            rows={2}
            maxLength={20_000}
            className="field-sizing-content max-h-60 resize-none"
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
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
          <Button type="submit" disabled={question.trim() === ''}>
            <ArrowUp aria-hidden className="size-4" />
            {t('ask.send')}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ModelSelect value={model} onChange={setModel} />
        <Toggle
          label={t('ask.consent')}
          hint={t('ask.consentHint')}
          checked={consent}
          onChange={setConsent}
        />
      </div>
    </form>
  );
}
