import { useId, type ReactNode } from 'react';

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What belongs together, under its name. */
export function Group({ title, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="border-b border-line pb-1 text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Two columns on a wide screen. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 xl:grid-cols-2">{children}</div>;
}
