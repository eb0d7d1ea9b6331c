import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PAGES } from '../pages/pages.ts';

/** The page of the screen that a click leads to, in this tab; null where it leads elsewhere, or is not to be followed here. */
function pathOf(event: MouseEvent): string | null {
  const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.hash !== '') return null;
  const { origin, pathname, search } = link;
  const isPage = PAGES.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return origin === window.location.origin && isPage ? pathname + search : null;
}

/** Links to pages of the screen that know nothing of its router, as in a claim, change the page without loading it anew. */
export function useOwnLinks(): void {
  const { history } = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const path = pathOf(event);
      if (path === null) return;
      event.preventDefault();
      history.push(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);
}
