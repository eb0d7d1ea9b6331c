import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Tag } from '../../components/tag.tsx';
import { moment } from '../../i18n/format.ts';
import { KeyTermLines } from './key-terms.tsx';
import type { ShownKey } from './settings-data.ts';

/** A key: its name, what it may do, and the way to revoke it, which is asked first. */
export function KeyRow({ of, onRevoke }: { of: ShownKey; onRevoke: () => void }) {
  const { name, rights, created_at, revoked_at } = of;
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <span className="font-medium">{name}</span>
      <span className="font-mono text-xs text-soft">{rights.join(' ')}</span>
      <span className="text-xs text-soft">{moment(created_at)}</span>
      <span className="ml-auto">
        {revoked_at === null ? (
          <Button look="danger" size="small" onClick={() => setAsked(true)}>
            {t('settings.revoke')}
          </Button>
        ) : (
          <Tag>{t('settings.revoked')}</Tag>
        )}
      </span>
      <KeyTermLines of={of} />
      <Dialog title={t('settings.revokeTitle', { name })} isOpen={isAsked} onClose={() => setAsked(false)}>
        <p className="text-sm">{t('settings.revokeHint')}</p>
        <div className="mt-4 flex gap-2">
          <Button
            look="danger"
            onClick={() => {
              setAsked(false);
              onRevoke();
            }}
          >
            {t('settings.revoke')}
          </Button>
          <Button look="quiet" onClick={() => setAsked(false)}>
            {t('common.cancel')}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}
