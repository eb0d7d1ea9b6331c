import { X } from '../icons/icons.ts';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal of the browser's own: it keeps the focus, Escape closes it, what lies behind is inert. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) element.current?.showModal();
    else element.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-full max-w-lg rounded-md border border-line bg-panel p-0 text-ink shadow-lg"
    >
      {isOpen ? (
        <>
          <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
            <h2 id={id} className="font-semibold">
              {title}
            </h2>
            <IconButton label={t('common.close')} icon={X} onClick={onClose} />
          </div>
          <div className="p-4">{children}</div>
        </>
      ) : null}
    </dialog>
  );
}
