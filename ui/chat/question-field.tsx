import { ArrowUp, Square } from '../icons/icons.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button.tsx';
import { TextArea } from '../components/field.tsx';

interface QuestionFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** On the button that sends. */
  readonly send: string;
  readonly maxLength?: number;
  readonly value: string;
  readonly isBusy: boolean;
  readonly onChange: (value: string) => void;
  readonly onSend: () => void;
  readonly onStop: () => void;
}

/** Enter sends; with Shift, or while a syllable is being composed, it does not. */
function sends(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
}

/** Where a question is written, with the button of its form that sends it, or stops what goes on. */
export function QuestionField({
  send,
  value,
  isBusy,
  onChange,
  onSend,
  onStop,
  ...field
}: QuestionFieldProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="min-w-0 flex-1">
        <TextArea
          bare
          {...field}
          rows={2}
          className="field-sizing-content max-h-60 resize-none"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (!sends(event)) return;
            event.preventDefault();
            onSend();
          }}
        />
      </div>
      {isBusy ? (
        <Button look="plain" onClick={onStop}>
          <Square aria-hidden className="size-3.5" />
          {t('chat.stop')}
        </Button>
      ) : (
        <Button type="submit" disabled={value.trim() === ''}>
          <ArrowUp aria-hidden className="size-4" />
          {send}
        </Button>
      )}
    </>
  );
}
