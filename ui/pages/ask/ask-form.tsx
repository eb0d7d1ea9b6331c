import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskRequest } from '../../../src/contract/ask.ts';
import { ModelSelect } from '../../chat/model-select.tsx';
import { QuestionField } from '../../chat/question-field.tsx';
import { Toggle } from '../../components/toggle.tsx';
import { language } from '../../i18n/i18n.ts';

interface AskFormProps {
  readonly isBusy: boolean;
  readonly onAsk: (request: AskRequest) => void;
  readonly onStop: () => void;
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
        <QuestionField
          label={t('ask.question')}
          placeholder={t('ask.placeholder')}
          send={t('ask.send')}
          maxLength={20_000}
          value={question}
          isBusy={isBusy}
          onChange={setQuestion}
          onSend={ask}
          onStop={onStop}
        />
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
