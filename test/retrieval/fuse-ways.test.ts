import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EvidenceSource, RetrievalWay } from '../../src/contract/retrieved.ts';
import { priorityOf } from '../../src/core/retrieval/evidence-priority.ts';
import { fuseWays, type WayHit, type WayHits } from '../../src/core/retrieval/fuse-ways.ts';

function hit(id: string, source: EvidenceSource = 'contains', relevance: number | null = null): WayHit {
  return { id, source, bearing: 'self', relevance };
}

function beside(id: string, source: EvidenceSource): WayHit {
  return { id, source, bearing: 'beside', relevance: null };
}

const someHits = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    source: fc.constantFrom(...EvidenceSource.options),
    bearing: fc.constantFrom('self' as const, 'tied' as const, 'beside' as const),
    relevance: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  }),
  { selector: ({ id }) => id },
);
const someWays = fc
  .tuple(...RetrievalWay.options.map(() => someHits))
  .map((lists): WayHits[] => RetrievalWay.options.map((way, at) => ({ way, hits: lists[at] ?? [] })));

describe('the ways as one list', () => {
  it('RT10 what two ways found stands before what one found, and says its rank in each', () => {
    const fused = fuseWays(
      [
        { way: 'full_text', hits: [hit('text', 'local_file', 0.8), hit('both', 'contains', 0.5)] },
        { way: 'vector', hits: [hit('vector'), hit('both', 'contains', 0.9)] },
      ],
      5,
    );
    expect(fused.map(({ id }) => id)).toEqual(['both', 'vector', 'text']);
    expect(fused[0]).toMatchObject({
      ranks: { full_text: 2, vector: 2 },
      relevance: { full_text: 0.5, vector: 0.9 },
      score: 2 / 62,
    });
  });

  it('RT10 of equal ones the higher priority comes first, then the smaller id', () => {
    const ways: WayHits[] = [
      { way: 'full_text', hits: [hit('b', 'local_file')] },
      { way: 'vector', hits: [hit('a', 'local_file')] },
      { way: 'schema', hits: [hit('z', 'schema')] },
      { way: 'graph', hits: [hit('y', 'contains')] },
    ];
    expect(fuseWays(ways, 9).map(({ id }) => id)).toEqual(['z', 'y', 'a', 'b']);
  });

  it('RT10 what stands beside the thing asked for counts less than the thing', () => {
    const ways: WayHits[] = [
      { way: 'graph', hits: [beside('caller', 'calls'), beside('importer', 'imports')] },
      { way: 'full_text', hits: [hit('text')] },
    ];
    expect(fuseWays(ways, 9).map(({ id }) => id)).toEqual(['text', 'caller', 'importer']);
  });

  it('RT10 what is tied to the thing as the question asks counts as if two ways had found it', () => {
    const ways: WayHits[] = [
      { way: 'full_text', hits: [hit('text'), hit('both')] },
      { way: 'graph', hits: [hit('both'), { ...hit('caller', 'calls'), bearing: 'tied' }] },
    ];
    expect(fuseWays(ways, 9).map(({ id }) => id)).toEqual(['both', 'caller', 'text']);
  });

  it('RT10 every passage once, scores fall, the order of the ways is of no matter', () => {
    fc.assert(
      fc.property(someWays, fc.nat(8), (ways, limit) => {
        const fused = fuseWays(ways, limit);
        const ids = new Set(ways.flatMap(({ hits }) => hits.map(({ id }) => id)));
        expect(fused).toHaveLength(Math.min(limit, ids.size));
        expect(new Set(fused.map(({ id }) => id)).size).toBe(fused.length);
        const scores = fused.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
        const other = fuseWays(ways.toReversed(), limit);
        expect(other.map(({ id, source }) => [id, source])).toEqual(
          fused.map(({ id, source }) => [id, source]),
        );
        for (const { id, source, ranks } of fused) {
          const given = ways.flatMap(({ hits }) => hits.filter((one) => one.id === id));
          expect(Object.keys(ranks)).toHaveLength(given.length);
          for (const one of given) expect(priorityOf(source)).toBeLessThanOrEqual(priorityOf(one.source));
        }
      }),
    );
  });

  it('RT10 a further way that names a passage never puts it lower', () => {
    fc.assert(
      fc.property(someWays, fc.nat(5), (ways, at) => {
        const rest = ways.slice(1);
        const found = fuseWays(rest, 9).map(({ id }) => id);
        fc.pre(found.length > 0);
        const id = found[at % found.length] ?? '';
        const more = fuseWays([{ way: 'vector', hits: [hit(id)] }, ...rest], 9).map((one) => one.id);
        expect(more.indexOf(id)).toBeLessThanOrEqual(found.indexOf(id));
      }),
    );
  });
});
