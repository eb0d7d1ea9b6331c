import { X } from '../icons/icons.ts';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { dropToast, onToasts, shownToasts } from './toast.ts';

/** What was just done, told once, with the way back. */
export function Toasts() {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(onToasts, shownToasts);
  return (
    <div
      role="status"
      className="fixed right-3 bottom-3 left-3 z-30 flex flex-col items-end gap-2 sm:left-auto"
    >
      {toasts.map(({ id, text, undo }) => (
        <div
          key={id}
          className="flex max-w-md items-center gap-2 rounded bg-ink py-1 pr-1 pl-3 text-sm text-white"
        >
          <span className="min-w-0">{text}</span>
          {undo === undefined ? null : (
            <Button
              look="quiet"
              size="small"
              className="text-white underline"
              onClick={() => {
                undo();
                dropToast(id);
              }}
            >
              {t('common.undo')}
            </Button>
          )}
          <IconButton
            label={t('common.close')}
            icon={X}
            className="text-white"
            onClick={() => dropToast(id)}
          />
        </div>
      ))}
    </div>
  );
}
