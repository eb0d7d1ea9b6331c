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
        {names.map((name, at) => (
          <th key={name} scope="col" className={at < numbersFrom ? '' : 'numbers'}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
