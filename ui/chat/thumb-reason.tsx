import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button.tsx';
import { TextArea } from '../components/field.tsx';

interface ThumbReasonProps {
  readonly isSending: boolean;
  readonly onSend: (reason: string | null, own: string) => void;
  readonly onCancel: () => void;
}

/** Why an answer was bad, in a person's own words; may be left empty. */
export function ThumbReason({ isSending, onSend, onCancel }: ThumbReasonProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [own, setOwn] = useState('');
  return (
    <form
      className="flex basis-full flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(reason.trim() === '' ? null : reason.trim(), own.trim());
      }}
    >
      <TextArea
        label={t('chat.whyBad')}
        hint={t('chat.whyBadHint')}
        rows={2}
        maxLength={4000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <TextArea
        label={t('chat.ownAnswer')}
        hint={t('chat.ownAnswerHint')}
        rows={2}
        maxLength={20_000}
        value={own}
        onChange={(event) => setOwn(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" disabled={isSending}>
          {t('chat.sendThumb')}
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
