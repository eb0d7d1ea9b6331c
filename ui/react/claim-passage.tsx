import type { ClaimLabels } from './claim-labels.ts';
import type { Passage, TablePassage, TextPassage } from './evidence-view.ts';
import { keyed } from './keyed.ts';
import { ScrolledTable } from './scrolled-table.tsx';

function TextPart({ passage: { before, quote, after } }: { passage: TextPassage }) {
  return (
    <blockquote className="assay-passage">
      {before}
      <mark>{quote}</mark>
      {after}
    </blockquote>
  );
}

function isRead({ row, column }: TablePassage, index: number, at: number): boolean {
  return index === row && (column === null || column === at);
}

function TablePart({ table, label }: { table: TablePassage; label: string }) {
  return (
    <ScrolledTable label={label} columns={table.header}>
      {keyed(table.rows, ({ index }) => index).map(([key, { index, cells }]) => (
        <tr key={key}>
          {keyed(table.header, (name) => name).map(([key], at) => (
            <td key={key}>{isRead(table, index, at) ? <mark>{cells[at] ?? ''}</mark> : (cells[at] ?? '')}</td>
          ))}
        </tr>
      ))}
    </ScrolledTable>
  );
}

/** A passage of the evidence, marked where it stands; only quoted where the evidence is not here. */
export function ClaimPassage({ passage, labels }: { passage: Passage; labels: ClaimLabels }) {
  const { place, text, table } = passage;
  const { evidence_id, path, quote } = place;
  return (
    <figure>
      <figcaption className="assay-aside">
        {evidence_id}
        {path === null || path === '' ? null : <code>{` ${path}`}</code>}
      </figcaption>
      {table === null ? null : <TablePart table={table} label={`${labels.passage}: ${evidence_id}`} />}
      {text === null ? null : <TextPart passage={text} />}
      {table === null && text === null ? (
        <blockquote className="assay-passage">
          <mark>{quote}</mark>
        </blockquote>
      ) : null}
    </figure>
  );
}
