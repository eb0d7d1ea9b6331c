import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The head of a page: its name (the only h1), and its actions on the right. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2">
      <h1 className="text-lg font-semibold">{title}</h1>
      {children === undefined ? null : <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
