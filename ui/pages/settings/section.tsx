import { useId, type ReactNode } from 'react';

/** A part of the settings under its name. */
export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-b border-line px-4 py-5 last:border-0 lg:grid-cols-[14rem_minmax(0,40rem)]"
    >
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {hint === undefined ? null : <p className="mt-1 text-xs text-soft">{hint}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  );
}
