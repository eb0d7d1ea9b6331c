import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';

interface ConfirmProps {
  /** Of the button, and of the question. */
  readonly label: string;
  readonly title: string;
  readonly hint: string;
  readonly onConfirm: () => void;
}

/** A button for what cannot be undone: it asks first. */
export function Confirm({ label, title, hint, onConfirm }: ConfirmProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className="text-sm">{hint}</p>
        <div className="mt-4 flex gap-2">
          <Button
            look="danger"
            size="small"
            onClick={() => {
              setOpen(false);
              onConfirm();
            }}
          >
            {label}
          </Button>
          <Button look="quiet" size="small" onClick={() => setOpen(false)}>
            {t('common.cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
