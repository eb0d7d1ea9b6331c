/** A thing of a drawing. `id` tells it from all others; the words are shown as they are. */
export interface GraphNode {
  readonly id: string;
  readonly label: string;
  /** A second, smaller line. */
  readonly note?: string;
  /** What the label is short for. */
  readonly whole?: string;
  readonly look?: GraphLook;
}

/** A connection from one thing to another. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly look?: GraphLook;
}

/** Beside its words: `main` is what it is about, `good` and `bad` are verdicts, `none` is a thing that is not there. */
export type GraphLook = 'main' | 'good' | 'warn' | 'bad' | 'none';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedNode extends GraphNode, Point {}

/** An edge as a path of SVG, with the point of its arrow and the middle of its words. */
export interface DrawnEdge extends GraphEdge {
  readonly path: string;
  readonly tip: Point;
  /** True where the arrow points to the left. */
  readonly isBack: boolean;
  readonly middle: Point;
}

/** Pixels, from the upper left. */
export interface GraphLayout {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly DrawnEdge[];
  readonly width: number;
  readonly height: number;
}

/** Of every node. */
export const NODE = { width: 152, height: 46 } as const;
const GAP = { x: 128, y: 14 } as const;
const EDGE = 4;
/** What leads back runs so much lower than what leads on between the same two things. */
const LOWER = 14;
/** What skips a column runs through the gap below the row, so that no box hides its words. */
const SAG = 40;
/** Room above for an edge from a thing to itself. */
const TOP = 18;

type Ways = ReadonlyMap<string, readonly string[]>;

function waysOf(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): Ways {
  const targets = new Map(nodes.map(({ id }) => [id, [] as string[]]));
  for (const { from, to } of edges) if (from !== to && targets.has(to)) targets.get(from)?.push(to);
  return targets;
}

/** Nodes such that each comes before those that it leads to, save where edges run in a circle. */
function inOrder(ways: Ways): string[] {
  const seen = new Set<string>();
  const order: string[] = [];
  for (const root of ways.keys()) {
    const open: { id: string; next: number }[] = seen.has(root) ? [] : [{ id: root, next: 0 }];
    seen.add(root);
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const to = ways.get(top.id)?.[top.next];
      top.next += 1;
      if (to === undefined) order.push(open.pop()?.id ?? '');
      else if (!seen.has(to)) {
        seen.add(to);
        open.push({ id: to, next: 0 });
      }
    }
  }
  return order.toReversed();
}

/** The column of each node: one behind the last of those that lead to it. */
function columnsOf(ways: Ways): Map<string, number> {
  const order = inOrder(ways);
  const place = new Map(order.map((id, at) => [id, at]));
  const columns = new Map(order.map((id) => [id, 0]));
  for (const id of order)
    for (const to of ways.get(id) ?? [])
      if ((place.get(to) ?? 0) > (place.get(id) ?? 0))
        columns.set(to, Math.max(columns.get(to) ?? 0, (columns.get(id) ?? 0) + 1));
  return columns;
}

/** What only leads to others stands right before the first of them. */
function drawnNear(columns: Map<string, number>, ways: Ways): Map<string, number> {
  const reached = new Set([...ways.values()].flat());
  const near = [...columns].map(([id, column]) => {
    const after = (ways.get(id) ?? []).map((to) => columns.get(to) ?? 0).filter((one) => one > column);
    return [id, reached.has(id) || after.length === 0 ? column : Math.min(...after) - 1] as const;
  });
  return new Map(near);
}

function placed(nodes: readonly GraphNode[], columns: ReadonlyMap<string, number>): PlacedNode[] {
  const counts = new Map<number, number>();
  const rows = nodes.map(({ id }) => {
    const column = columns.get(id) ?? 0;
    const row = counts.get(column) ?? 0;
    counts.set(column, row + 1);
    return { column, row };
  });
  const most = Math.max(0, ...counts.values());
  const step = NODE.height + GAP.y;
  return nodes.map((node, at) => {
    const { column = 0, row = 0 } = rows[at] ?? {};
    const free = (most - (counts.get(column) ?? 0)) * step;
    return { ...node, x: EDGE + column * (NODE.width + GAP.x), y: TOP + row * step + free / 2 };
  });
}

type Line = Pick<DrawnEdge, 'path' | 'tip' | 'middle' | 'isBack'>;

function loop({ x, y }: Point): Line {
  const [from, to] = [x + NODE.width * 0.35, x + NODE.width];
  const path = `M ${from} ${y} C ${from} ${y - 22} ${to + 24} ${y - 22} ${to} ${y + 10}`;
  return { path, tip: { x: to, y: y + 10 }, middle: { x: x + NODE.width / 2, y: y - 8 }, isBack: true };
}

/** From the right side to the left side of what stands further right; back from the left side to the right one. */
function line(from: Point, to: Point): Line {
  const isBack = to.x <= from.x;
  const [out, into] = isBack ? [0, NODE.width] : [NODE.width, 0];
  const middle = NODE.height / 2 + (isBack ? LOWER : 0);
  const [x1, y1, x2, y2] = [from.x + out, from.y + middle, to.x + into, to.y + middle];
  const bend = Math.max(GAP.x / 2, Math.abs(x2 - x1) / 3) * (isBack ? -1 : 1);
  const sag = Math.abs(x2 - x1) > GAP.x ? SAG : 0;
  const path = `M ${x1} ${y1} C ${x1 + bend} ${y1 + sag} ${x2 - bend} ${y2 + sag} ${x2} ${y2}`;
  const lowest = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 + sag * 0.75 };
  return { path, tip: { x: x2, y: y2 }, middle: lowest, isBack };
}

/**
 * Things in columns, so that connections lead from left to right; what leads back is drawn back. The same drawing for the
 * same things in the same order. Connections of things that are not there are left out.
 */
export function layoutGraph(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): GraphLayout {
  const ways = waysOf(nodes, edges);
  const at = placed(nodes, drawnNear(columnsOf(ways), ways));
  const byId = new Map(at.map((node) => [node.id, node]));
  const lines = edges.flatMap((edge) => {
    const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
    return from === undefined || to === undefined
      ? []
      : [{ ...edge, ...(from === to ? loop(from) : line(from, to)) }];
  });
  return {
    nodes: at,
    edges: lines,
    width: Math.max(0, ...at.map(({ x }) => x + NODE.width)) + EDGE,
    height:
      Math.max(0, ...at.map(({ y }) => y + NODE.height), ...lines.map(({ middle }) => middle.y + EDGE)) +
      EDGE,
  };
}
