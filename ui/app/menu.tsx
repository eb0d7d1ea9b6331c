import { Menu as MenuIcon, X } from '../icons/icons.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../components/icon-button.tsx';
import { LanguageSwitch } from '../components/language-switch.tsx';
import { Navigation } from './navigation.tsx';
import { Wordmark } from './wordmark.tsx';

/** Above the page under 768 px: the name, and the navigation behind a button. */
export function Menu() {
  const { t } = useTranslation();
  const drawer = useRef<HTMLDialogElement>(null);
  const close = (): void => drawer.current?.close();
  return (
    <header className="flex h-11 shrink-0 items-center justify-between border-b border-line px-3 md:hidden print:hidden">
      <Wordmark />
      <IconButton label={t('nav.open')} icon={MenuIcon} onClick={() => drawer.current?.showModal()} />
      <dialog
        ref={drawer}
        aria-label={t('nav.label')}
        className="mr-0 ml-auto h-dvh max-h-none w-60 bg-canvas p-3 open:flex open:flex-col open:gap-3"
      >
        <div className="flex justify-end">
          <IconButton label={t('common.close')} icon={X} onClick={close} />
        </div>
        <div className="flex-1">
          <Navigation onLeave={close} />
        </div>
        <LanguageSwitch />
      </dialog>
    </header>
  );
}
