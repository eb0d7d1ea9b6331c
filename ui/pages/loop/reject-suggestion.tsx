import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { TextArea } from '../../components/field.tsx';

/** Why a suggestion is turned down. */
export function RejectSuggestion({ onReject }: { onReject: (reason: string) => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  return (
    <form
      className="flex flex-col items-stretch gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onReject(reason.trim());
      }}
    >
      <TextArea
        label={t('loop.why')}
        hint={t('loop.whyHint')}
        rows={3}
        maxLength={4000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button type="submit" size="small" look="danger" disabled={reason.trim() === ''}>
          {t('loop.reject')}
        </Button>
      </div>
    </form>
  );
}
