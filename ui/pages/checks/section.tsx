import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the detail under its name. */
export function Section({ title, children }: SectionProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1.5">
      <h2 className="border-b border-line pb-1 text-sm font-semibold">{title}</h2>
      {children}
    </section>
  );
}
