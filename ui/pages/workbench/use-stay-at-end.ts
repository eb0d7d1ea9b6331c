import { useLayoutEffect, useRef, type RefObject } from 'react';

const NEAR_PX = 80;

/** Keeps a list at its end while it grows, unless the reader scrolled away. `grown` changes where it grew. */
export function useStayAtEnd(grown: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const wasAtEnd = element.scrollTop + element.clientHeight >= height.current - NEAR_PX;
    if (wasAtEnd) element.scrollTop = element.scrollHeight;
    height.current = element.scrollHeight;
  }, [grown]);
  return list;
}
