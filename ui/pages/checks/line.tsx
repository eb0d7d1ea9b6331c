import type { ReactNode } from 'react';

interface LineProps {
  /** Its verdict, at the left. */
  readonly tag: ReactNode;
  readonly children: ReactNode;
}

/** A verdict with what it is about. */
export function Line({ tag, children }: LineProps) {
  return (
    <li className="grid gap-x-3 gap-y-0.5 py-1 text-sm sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <span>{tag}</span>
      <div className="min-w-0">{children}</div>
    </li>
  );
}
