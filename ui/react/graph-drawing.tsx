import {
  type DrawnEdge,
  type GraphEdge,
  type GraphNode,
  layoutGraph,
  type PlacedNode,
} from './graph-layout.ts';
import { keyed } from './keyed.ts';

interface GraphDrawingProps {
  /** What is drawn, and where the same stands in words. */
  readonly label: string;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** What a click on a node opens; absent: nothing. The same must be reachable beside the drawing. */
  readonly onOpen?: ((id: string) => void) | undefined;
}

/** Longer words end in … : they stand whole in the table beside the drawing. */
const LONGEST = 18;

function short(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST - 1).join('')}…`;
}

function Edge({ edge: { path, tip, isBack, middle, label, look } }: { edge: DrawnEdge }) {
  return (
    <g data-look={look}>
      <path className="assay-edge" d={path} />
      <path className="assay-tip" d={`M ${tip.x} ${tip.y} l ${isBack ? 8 : -8} -4.5 v 9 z`} />
      <text x={middle.x} y={middle.y + 3.5} textAnchor="middle">
        {short(label)}
      </text>
    </g>
  );
}

function Node({
  node: { id, label, whole = label, note, look, x, y },
  onOpen,
}: { node: PlacedNode } & Pick<GraphDrawingProps, 'onOpen'>) {
  const place = { left: x, top: y };
  const words = (
    <>
      <span>{label}</span>
      {note === undefined ? null : <small>{note}</small>}
    </>
  );
  const title = note === undefined ? whole : `${whole} · ${note}`;
  if (onOpen === undefined)
    return (
      <div className="assay-node" data-look={look} style={place} title={title}>
        {words}
      </div>
    );
  return (
    <button
      type="button"
      tabIndex={-1}
      className="assay-node"
      data-look={look}
      style={place}
      title={title}
      onClick={() => onOpen(id)}
    >
      {words}
    </button>
  );
}

/** Things and their connections, drawn. For eyes alone: what it shows must stand in words beside it. */
export function GraphDrawing({ label, nodes, edges, onOpen }: GraphDrawingProps) {
  const { width, height, ...drawing } = layoutGraph(nodes, edges);
  return (
    <section className="assay-graph" aria-label={label} tabIndex={0}>
      <div aria-hidden className="assay-graph-sheet" style={{ width, height }}>
        <svg width={width} height={height}>
          {keyed(drawing.edges, ({ path, label }) => `${path} ${label}`).map(([key, edge]) => (
            <Edge key={key} edge={edge} />
          ))}
        </svg>
        {keyed(drawing.nodes, ({ id }) => id).map(([key, node]) => (
          <Node key={key} node={node} onOpen={onOpen} />
        ))}
      </div>
    </section>
  );
}
