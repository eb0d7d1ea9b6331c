import type { Icon } from '../icons/icon.ts';
import type { ReactNode } from 'react';

interface EmptyProps {
  readonly icon: Icon;
  readonly title: string;
  /** What to do, so that there is something here. */
  readonly hint: string;
  readonly children?: ReactNode;
}

/** Where there is nothing yet: says so, and what to do. */
export function Empty({ icon: Icon, title, hint, children }: EmptyProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-6 sm:py-14 text-center">
      <Icon aria-hidden className="size-6 text-faint" strokeWidth={1.5} />
      <p className="font-medium">{title}</p>
      <p className="max-w-md text-sm text-soft">{hint}</p>
      {children}
    </div>
  );
}
