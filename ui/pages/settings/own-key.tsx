import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiKey, keepApiKey } from '../../api/api-key.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { toast } from '../../components/toast.ts';

/** The key that this tab sends, where the server asks for one: written, never shown again. */
export function OwnKey() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isKept, setKept] = useState(apiKey() !== null);
  // What a header cannot hold is no key: nothing would be sent any more.
  const isKey = /^[\x21-\x7e]*$/.test(typed.trim());
  const keep = (key: string | null): void => {
    keepApiKey(key);
    setKept(key !== null);
    setTyped('');
    toast(key === null ? t('settings.ownKeyForgotten') : t('settings.ownKeyKept'));
    // What the other key was shown, or is still to be answered, is not for this one.
    void queries.resetQueries();
  };
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isKey) keep(typed.trim());
      }}
    >
      <TextField
        label={t('settings.ownKey')}
        wrong={isKey ? undefined : t('settings.noKey')}
        hint={isKept ? t('settings.ownKeyIsKept') : t('settings.ownKeyHint')}
        type="password"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="plain" disabled={typed.trim() === '' || !isKey}>
        {t('common.save')}
      </Button>
      {isKept ? (
        <Button look="quiet" onClick={() => keep(null)}>
          {t('settings.forget')}
        </Button>
      ) : null}
    </form>
  );
}
