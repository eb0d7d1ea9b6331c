import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Toasts } from '../components/toasts.tsx';
import { PAGES } from '../pages/pages.ts';
import { Menu } from './menu.tsx';
import { Sidebar } from './sidebar.tsx';
import { useOwnLinks } from './use-own-links.ts';

/** The name of the page that is shown, in the title of the window; its content gets the focus after a change of page. */
function usePageChange(): React.RefObject<HTMLElement | null> {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const page = PAGES.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const shown = useRef(page?.to);
  useEffect(() => {
    document.title = page === undefined ? 'Assay' : `${t(`nav.${page.name}`)} · Assay`;
    if (shown.current !== undefined && shown.current !== page?.to) main.current?.focus();
    shown.current = page?.to;
  }, [page, t]);
  return main;
}

/** Navigation and the page. Left on a wide screen, behind a menu on a narrow one. */
export function Shell() {
  const { t } = useTranslation();
  const main = usePageChange();
  useOwnLinks();
  return (
    <div className="flex h-dvh flex-col md:flex-row print:block print:h-auto">
      <a
        href="#main"
        className="sr-only z-20 rounded bg-panel px-3 py-2 focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        {t('common.skip')}
      </a>
      <Menu />
      <Sidebar />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="min-h-0 min-w-0 flex-1 overflow-y-auto outline-none print:overflow-visible"
      >
        <Outlet />
      </main>
      <Toasts />
    </div>
  );
}
