import type { ReactNode } from 'react';
import { keyed } from './keyed.ts';

interface ScrolledTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table that scrolls in itself where it is wider than the page. */
export function ScrolledTable({ label, columns, children }: ScrolledTableProps) {
  return (
    <section className="assay-table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {keyed(columns, (name) => name).map(([key, name]) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
