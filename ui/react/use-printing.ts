import { useSyncExternalStore } from 'react';

const EVENTS = ['beforeprint', 'afterprint'] as const;

let isAsked = false;

function onChange(tell: () => void): () => void {
  const hear = ({ type }: Event): void => {
    isAsked = type === 'beforeprint';
    tell();
  };
  const media = window.matchMedia('print');
  for (const name of EVENTS) window.addEventListener(name, hear);
  media.addEventListener('change', tell);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, hear);
    media.removeEventListener('change', tell);
  };
}

/** True while the page is laid out for paper; a browser says so by its events, by its media, or both. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    onChange,
    () => isAsked || window.matchMedia('print').matches,
    () => false,
  );
}
