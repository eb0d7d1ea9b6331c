import { keyed } from '../react/keyed.ts';

interface ColumnHeadsProps {
  readonly names: readonly string[];
  /** From this place on they stand over numbers. */
  readonly numbersFrom?: number;
}

/** The heads of the columns of a table. */
export function ColumnHeads({ names, numbersFrom = names.length }: ColumnHeadsProps) {
  return (
    <thead>
      <tr>
        {keyed(names, (name) => name).map(([key, name], at) => (
          <th key={key} scope="col" className={at < numbersFrom ? '' : 'numbers'}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
