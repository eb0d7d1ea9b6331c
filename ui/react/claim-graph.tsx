import type { GraphRead } from '../../src/contract/graph-read.ts';
import { claimGraphView, type ReadRow } from './claim-graph-view.ts';
import type { ClaimLabels } from './claim-labels.ts';
import { GraphDrawing } from './graph-drawing.tsx';
import { keyed } from './keyed.ts';
import { filled } from './labels.ts';
import { ScrolledTable } from './scrolled-table.tsx';

/** Where a thing of the graph is shown; absent: nowhere. */
export type EntityLink = ((type: string, id: string) => string) | undefined;

interface ClaimGraphProps {
  readonly graph: GraphRead;
  readonly labels: ClaimLabels;
  readonly entityLink: EntityLink;
}

interface ThingProps {
  readonly name: string;
  readonly entity: ReadRow['subject'] | { readonly type: string; readonly id: string } | null;
  readonly entityLink: EntityLink;
}

function Thing({ name, entity, entityLink }: ThingProps) {
  if (entity === null || entityLink === undefined) return name;
  return <a href={entityLink(entity.type, entity.id)}>{name}</a>;
}

function Row({ row, labels, entityLink }: { row: ReadRow } & Omit<ClaimGraphProps, 'graph'>) {
  const { subject, word, object, days, sources, outcome } = row;
  return (
    <tr>
      <td>
        <Thing name={subject.name} entity={subject} entityLink={entityLink} />
      </td>
      <td>{word}</td>
      <td>
        {object === null ? (
          labels.graph.notThere
        ) : (
          <Thing name={object.name} entity={object.key} entityLink={entityLink} />
        )}
      </td>
      <td>{days}</td>
      <td>{sources.join(', ')}</td>
      <td>{outcome}</td>
    </tr>
  );
}

/** What was read of the graph for a claim, drawn, and the same as a table. */
export function ClaimGraph({ graph, labels, entityLink }: ClaimGraphProps) {
  const words = labels.graph;
  const { nodes, edges, rows, unknown, leftOut } = claimGraphView(graph, words);
  const columns = [words.thing, words.what, words.value, words.time, words.source, words.comes];
  return (
    <>
      <h3>{words.title}</h3>
      {rows.length === 0 ? null : <GraphDrawing label={words.drawing} nodes={nodes} edges={edges} />}
      {unknown.length === 0 ? null : <p>{`${words.unknown}: ${unknown.join(', ')}`}</p>}
      {rows.length === 0 ? null : (
        <ScrolledTable label={words.table} columns={columns}>
          {keyed(rows, (row) => JSON.stringify(row)).map(([key, row]) => (
            <Row key={key} row={row} labels={labels} entityLink={entityLink} />
          ))}
        </ScrolledTable>
      )}
      {leftOut === 0 ? null : <p className="assay-aside">{filled(words.leftOut, { count: leftOut })}</p>}
    </>
  );
}
