import type { GraphRelation, KnowledgeEntity } from '../../../src/contract/knowledge.ts';
import type { GraphEdge, GraphNode } from '../../react/graph-layout.ts';
import type { GraphWords } from './graph-words.ts';

/** So many neighbours are drawn; all of them stand in the table. */
const DRAWN = 24;

/** The graph round an entity, as it is drawn. */
export interface EntityGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly leftOut: number;
}

/** One string for an entity: type and id may hold any character. */
export function nodeId(type: string, id: string): string {
  return JSON.stringify([type, id]);
}

function endsOf(relation: GraphRelation): [GraphNode & { type: string }, GraphNode & { type: string }] {
  const { subject_type, subject_id, subject_name, object_type, object_id, object_name } = relation;
  return [
    { id: nodeId(subject_type, subject_id), label: subject_name, type: subject_type },
    { id: nodeId(object_type, object_id), label: object_name, type: object_type },
  ];
}

/** Each two ends once, with the words of all relations between them. */
function edgesOf(relations: readonly GraphRelation[], words: GraphWords): GraphEdge[] {
  const edges = new Map<string, Set<string>>();
  for (const relation of relations) {
    const key = JSON.stringify(endsOf(relation).map(({ id }) => id));
    const said = edges.get(key) ?? new Set();
    edges.set(key, said.add(words.relation(relation.subject_type, relation.relation)));
  }
  return [...edges].map(([key, said]) => {
    const [from = '', to = ''] = JSON.parse(key) as string[];
    return { from, to, label: [...said].join(', ') };
  });
}

/** The entity in the middle, what leads to it on the left, what it leads to on the right. */
export function entityGraph({ type, id, name, relations }: KnowledgeEntity, words: GraphWords): EntityGraph {
  const own = nodeId(type, id);
  const ends = new Map(relations.flatMap(endsOf).map((end) => [end.id, end]));
  ends.delete(own);
  const drawn = [...ends.values()].slice(0, DRAWN);
  const neighbours = drawn.map(({ type: of, ...node }) => ({ ...node, note: words.type(of) }));
  const main: GraphNode = { id: own, label: name, note: words.type(type), look: 'main' };
  const shown = new Set([own, ...drawn.map((node) => node.id)]);
  const edges = edgesOf(relations, words).filter(({ from, to }) => shown.has(from) && shown.has(to));
  return { nodes: [main, ...neighbours], edges, leftOut: ends.size - drawn.length };
}
