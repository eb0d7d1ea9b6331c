import type { ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page under its name; a wide table scrolls in itself. */
export function Part({ title, children }: PartProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1.5">
      <h2 className="border-b border-line pb-1 text-sm font-semibold">{title}</h2>
      <div className="plain-table overflow-x-auto" tabIndex={0} role="group" aria-label={title}>
        {children}
      </div>
    </section>
  );
}
