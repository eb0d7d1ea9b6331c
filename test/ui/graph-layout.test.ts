import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GraphEdge, layoutGraph, NODE } from '../../ui/react/graph-layout.ts';

const node = (id: string) => ({ id, label: id });
const edge = (from: string, to: string): GraphEdge => ({ from, to, label: 'l' });
const x = (layout: ReturnType<typeof layoutGraph>) =>
  Object.fromEntries(layout.nodes.map((one) => [one.id, one.x]));

describe('a drawing of things and their connections', () => {
  it('UI27 what leads to a thing stands left of it, what it leads to right of it', () => {
    const at = x(
      layoutGraph(['hub', 'in', 'out', 'far'].map(node), [
        edge('in', 'hub'),
        edge('hub', 'out'),
        edge('out', 'far'),
      ]),
    );
    expect([at['in'], at['hub'], at['out'], at['far']]).toEqual([4, 284, 564, 844]);
  });

  it('UI27 what only leads to a late column stands before it, not at the far left', () => {
    const chain = [edge('a', 'b'), edge('b', 'c'), edge('late', 'c')];
    const at = x(layoutGraph(['a', 'b', 'c', 'late'].map(node), chain));
    expect(at['late']).toBe(at['b']);
  });

  it('UI27 circles, loops and connections of what is not there are drawn or left out, and end', () => {
    const layout = layoutGraph(['a', 'b'].map(node), [
      edge('a', 'b'),
      edge('b', 'a'),
      edge('a', 'a'),
      edge('a', 'gone'),
    ]);
    expect(layout.edges.map(({ from, to }) => from + to)).toEqual(['ab', 'ba', 'aa']);
    expect(layoutGraph([], [])).toMatchObject({ nodes: [], edges: [] });
  });

  it('UI27 nothing lies on another thing or outside, whatever is connected', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const some = fc.constantFrom(...ids);
    fc.assert(
      fc.property(fc.array(fc.tuple(some, some), { maxLength: 20 }), (pairs) => {
        const layout = layoutGraph(
          ids.map(node),
          pairs.map(([from, to]) => edge(from, to)),
        );
        const { nodes, width, height } = layout;
        const meet = nodes.some((one, at) =>
          nodes
            .slice(at + 1)
            .some(
              (other) => Math.abs(one.x - other.x) < NODE.width && Math.abs(one.y - other.y) < NODE.height,
            ),
        );
        const inside = nodes.every(
          (one) => one.x >= 0 && one.y >= 0 && one.x + NODE.width <= width && one.y + NODE.height <= height,
        );
        return !meet && inside && layout.edges.length === pairs.length;
      }),
    );
  });
});
