import { keyed } from '../../react/keyed.ts';

interface Figure {
  readonly name: string;
  readonly value: string;
  /** Of how many, or what it means. */
  readonly of: string;
}

/** Numbers of the whole period, each with what it is a share of. */
export function KeyFigures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl aria-label={label} className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4">
      {keyed(figures, ({ name }) => name).map(([key, { name, value, of }]) => (
        <div key={key} className="flex flex-col">
          <dt className="text-xs text-soft">{name}</dt>
          <dd className="text-lg font-semibold">{value}</dd>
          <dd className="text-xs text-faint">{of}</dd>
        </div>
      ))}
    </dl>
  );
}
