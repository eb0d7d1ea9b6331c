import { keyed } from '../../react/keyed.ts';

/** A value of JSON in words: a text as it is, all else as JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Names with their values, one below the other. */
export function Values({ of }: { of: Readonly<Record<string, unknown>> }) {
  return (
    <dl className="grid grid-cols-[minmax(5rem,auto)_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs">
      {keyed(Object.entries(of), ([name]) => name).map(([key, [name, value]]) => (
        <div key={key} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className="font-mono break-words">{textOf(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
