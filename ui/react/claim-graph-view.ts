import type { GraphRead, ReadRelation, ReadValue } from '../../src/contract/graph-read.ts';
import type { GraphLabels } from './claim-labels.ts';
import type { GraphEdge, GraphLook, GraphNode } from './graph-layout.ts';

type Outcome = ReadValue['outcome'];
type Key = ReadValue['entity'];

/** A line of the table: of what it was read, what was read, what it says. */
export interface ReadRow {
  readonly subject: Key & { readonly name: string };
  readonly word: string;
  /** Null where it was asked for, and is not there. */
  readonly object: { readonly name: string; readonly key: Key | null } | null;
  readonly days: string;
  readonly sources: readonly string[];
  readonly outcome: string;
}

/** What was read of the graph for a claim: as a drawing, and the same as rows. */
export interface ClaimGraphView {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly rows: readonly ReadRow[];
  readonly unknown: readonly string[];
  readonly leftOut: number;
}

const LOOKS: Readonly<Record<Outcome, GraphLook>> = {
  supported: 'good',
  contradicted: 'bad',
  stale: 'warn',
  absent: 'none',
  not_found: 'none',
  unchecked: 'none',
};

function idOf({ type, id }: Key): string {
  return JSON.stringify([type, id]);
}

function daysOf({ from, to }: Pick<ReadValue, 'from' | 'to'>): string {
  if (from === null && to === null) return '';
  return from === to ? (from ?? '') : `${from ?? '…'} – ${to ?? '…'}`;
}

/** What stands there decides nothing where the claim could not be held against it. */
function isOpen({ shown, outcome }: ReadValue): boolean {
  return shown !== null && LOOKS[outcome] === 'none';
}

function valueWord(value: ReadValue, labels: GraphLabels): string {
  return isOpen(value) ? labels.there : labels.outcome[value.outcome];
}

function valueLook(value: ReadValue): { readonly look?: GraphLook } {
  return isOpen(value) ? {} : { look: LOOKS[value.outcome] };
}

function noteOf(value: ReadValue, labels: GraphLabels): string {
  const days = daysOf(value);
  return `${valueWord(value, labels)}${days === '' ? '' : ` · ${days}`}`;
}

/** A relation that stands there decides nothing where the one that was asked for does not. */
function relationLook({ found, outcome }: ReadRelation): GraphLook | undefined {
  if (!found) return 'none';
  return outcome === 'supported' || outcome === 'stale' ? LOOKS[outcome] : undefined;
}

function relationWord({ found, outcome }: ReadRelation, labels: GraphLabels): string {
  if (!found) return labels.outcome.absent;
  return outcome === 'supported' || outcome === 'stale' ? labels.outcome[outcome] : labels.there;
}

/** The neighbourhood that a verdict read, ready to be drawn. */
export function claimGraphView(graph: GraphRead, labels: GraphLabels): ClaimGraphView {
  const names = new Map(graph.entities.map((entity) => [idOf(entity), entity.name]));
  const named = (key: Key) => ({ ...key, name: names.get(idOf(key)) ?? key.id });
  const values = graph.values.map((value, at) => ({ value, id: `value ${at}` }));
  return {
    nodes: [
      ...graph.entities.map(
        (one): GraphNode => ({
          id: idOf(one),
          label: one.name,
          note: one.id === one.name ? one.type : one.id,
          look: 'main',
        }),
      ),
      ...graph.unknown.map(
        (name): GraphNode => ({ id: `unknown ${name}`, label: name, note: labels.unknown, look: 'none' }),
      ),
      ...values.map(
        ({ value, id }): GraphNode => ({
          id,
          label: value.shown ?? labels.notThere,
          note: noteOf(value, labels),
          ...valueLook(value),
        }),
      ),
    ],
    edges: [
      ...values.map(
        ({ value, id }): GraphEdge => ({
          from: idOf(value.entity),
          to: id,
          label: value.word,
          ...valueLook(value),
        }),
      ),
      ...graph.relations.map((relation): GraphEdge => {
        const look = relationLook(relation);
        const ends = { from: idOf(relation.subject), to: idOf(relation.object) };
        const label = relation.found ? relation.word : `${relation.word}: ${labels.notThere}`;
        return { ...ends, label, ...(look === undefined ? {} : { look }) };
      }),
    ],
    rows: [
      ...graph.values.map(
        (value): ReadRow => ({
          subject: named(value.entity),
          word: value.word,
          object: value.shown === null ? null : { name: value.shown, key: null },
          days: daysOf(value),
          sources: value.sources,
          outcome: valueWord(value, labels),
        }),
      ),
      ...graph.relations.map(
        (relation): ReadRow => ({
          subject: named(relation.subject),
          word: relation.word,
          object: { name: named(relation.object).name, key: relation.object },
          days: daysOf(relation),
          sources: relation.sources,
          outcome: relationWord(relation, labels),
        }),
      ),
    ],
    unknown: graph.unknown,
    leftOut: graph.left_out,
  };
}
