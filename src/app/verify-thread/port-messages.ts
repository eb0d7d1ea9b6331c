import type { Trouble } from './thread-messages.ts';

/** What a thread cannot ask by itself: graph and models belong to the thread of the server. */
export type PortName =
  | 'graph.open'
  | 'graph.names'
  | 'graph.findEntities'
  | 'graph.findSimilar'
  | 'graph.facts'
  | 'graph.relations'
  | 'graph.entitiesOf'
  | 'model.open'
  | 'model.score'
  | 'claims.open'
  | 'claims.ask'
  | 'judge.ask';

/** A question of the thread, or that it waits for this one no longer. All of it can be copied. */
export type PortQuestion =
  | { readonly id: number; readonly what: PortName; readonly args: readonly unknown[] }
  | { readonly id: number; readonly what: null };

export type PortAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly trouble: Trouble };
