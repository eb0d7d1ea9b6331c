import type { IndexReader } from '../../contract/ports/index-store.ts';
import { mentionsOf } from '../../core/retrieval/mentions.ts';
import { type NamedHit, namesToAsk, rankNamed } from '../../core/retrieval/rank-named.ts';
import { hintedTie } from '../../core/retrieval/hinted-tie.ts';
import { type Neighbour, rankNeighbours } from '../../core/retrieval/rank-neighbours.ts';
import type { FoundPassage } from './ask-ways.ts';

/** Symbols of the names in a question that are looked at. */
const MOST_OBJECTS = 100;
const MOST_SEEDS = 12;
const MOST_RELATIONS = 300;
const MOST_NEIGHBOURS = 24;
/** How far from a named symbol its neighbours are looked for. */
const DEPTH = 2;

/** The passages of symbols that a question names, then those of their neighbours. */
export async function askGraph(index: IndexReader, question: string): Promise<readonly FoundPassage[]> {
  const mentions = mentionsOf(question);
  if (mentions.length === 0) return [];
  const objects = await index.objectsNamed(namesToAsk(mentions), MOST_OBJECTS);
  const named = rankNamed(mentions, objects).slice(0, MOST_SEEDS);
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id);
  return passagesOf(index, [...named.map(seed), ...(await neighboursOf(index, ids, question)).map(beside)]);
}

function seed({ id, isExact }: NamedHit): FoundPassage {
  return { id, source: 'contains', bearing: 'self', relevance: isExact ? 1 : null };
}

function beside({ id, source, isAsked }: Neighbour): FoundPassage {
  return { id, source, bearing: isAsked ? 'tied' : 'beside', relevance: null };
}

async function neighboursOf(
  index: IndexReader,
  seeds: readonly string[],
  question: string,
): Promise<Neighbour[]> {
  const asked = hintedTie(question);
  const known = new Set(seeds);
  const found: Neighbour[] = [];
  for (let hop = 0, from = seeds; hop < DEPTH && from.length > 0 && found.length < MOST_NEIGHBOURS; hop++) {
    const relations = await index.relations(from, MOST_RELATIONS);
    const next = rankNeighbours(from, relations, known, hop === 0 ? asked : null).slice(
      0,
      MOST_NEIGHBOURS - found.length,
    );
    for (const { id } of next) known.add(id);
    found.push(...next);
    from = next.map(({ id }) => id);
  }
  return found;
}

/** Each symbol's passages in its place. */
async function passagesOf(
  index: IndexReader,
  symbols: readonly FoundPassage[],
): Promise<readonly FoundPassage[]> {
  const documents = await index.documentsOf(symbols.map(({ id }) => id));
  const sorted = documents.toSorted((one, other) => one.chunk - other.chunk);
  return symbols.flatMap((symbol) =>
    sorted
      .filter(({ cbo_id }) => cbo_id === symbol.id)
      .map(({ id, kind }) => ({ ...symbol, id, source: kind === 'schema' ? 'schema' : symbol.source })),
  );
}
