import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiRight } from '../../../src/contract/api-key.ts';
import { request } from '../../api/request.ts';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { TextField } from '../../components/field.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { NewKeyTerms, NO_TERMS, termsOf } from './new-key-terms.tsx';
import type { ShownKey } from './settings-data.ts';
import { keyed } from '../../react/keyed.ts';

type MadeKey = ShownKey & { readonly key: string };

function Rights({
  chosen,
  onChange,
}: {
  chosen: readonly ApiRight[];
  onChange: (rights: ApiRight[]) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <legend className="mb-1 text-sm font-medium">{t('settings.rights')}</legend>
      {keyed(ApiRight.options, (right) => right).map(([key, right]) => (
        <label key={key} className="inline-flex min-h-6 items-center gap-1.5 font-mono text-xs">
          <input
            type="checkbox"
            checked={chosen.includes(right)}
            onChange={({ target }) =>
              onChange(
                ApiRight.options.filter((each) => (each === right ? target.checked : chosen.includes(each))),
              )
            }
          />
          {right}
        </label>
      ))}
    </fieldset>
  );
}

/** Makes a key. It is shown here this once, and nowhere again. */
export function NewKey({ onMade }: { onMade: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [rights, setRights] = useState<readonly ApiRight[]>(['read', 'verify', 'check', 'chat', 'notes']);
  const [typed, setTyped] = useState(NO_TERMS);
  const make = useMutation({
    mutationFn: () => request<MadeKey>('/api/keys', { body: { name, rights, terms: termsOf(typed) } }),
    onSuccess: () => {
      setName('');
      setTyped(NO_TERMS);
      onMade();
    },
  });
  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate();
      }}
    >
      <TextField
        label={t('settings.keyName')}
        className="w-64"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Rights chosen={rights} onChange={setRights} />
      <NewKeyTerms typed={typed} onChange={setTyped} />
      <Button
        type="submit"
        look="plain"
        disabled={make.isPending || name.trim() === '' || rights.length === 0}
      >
        {t('settings.makeKey')}
      </Button>
      {make.error === null ? null : <ProblemNotice error={make.error} />}
      <div role="status" className="max-w-full">
        {make.data === undefined ? null : (
          <p className="flex flex-wrap items-center gap-2 rounded bg-good-wash px-2.5 py-1.5 text-sm">
            {t('settings.keyOnce')}
            <code className="font-mono text-xs break-all">{make.data.key}</code>
            <CopyButton text={make.data.key} />
          </p>
        )}
      </div>
    </form>
  );
}
