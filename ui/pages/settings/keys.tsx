import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/request.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { KeyRow } from './key-row.tsx';
import { NewKey } from './new-key.tsx';
import { keysQuery } from './settings-data.ts';

/** The API keys of the tenant: made here, shown once, revoked here. */
export function Keys() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data, error } = useQuery(keysQuery);
  const again = (): Promise<void> => queries.invalidateQueries({ queryKey: keysQuery.queryKey });
  const revoke = useMutation({
    mutationFn: (id: string) => request(`/api/keys/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: again,
  });
  const failed = error ?? revoke.error;
  return (
    <>
      <NewKey onMade={() => void again()} />
      {failed === null ? null : <ProblemNotice error={failed} />}
      {data?.keys.length === 0 ? <p className="text-sm text-soft">{t('settings.noKeys')}</p> : null}
      <ul className="flex flex-col divide-y divide-line">
        {(data?.keys ?? []).map((key) => (
          <KeyRow key={key.id} of={key} onRevoke={() => revoke.mutate(key.id)} />
        ))}
      </ul>
    </>
  );
}
