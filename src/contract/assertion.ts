import type { EntityKey } from './entity.ts';
import type { Span } from './span.ts';
import type { UncheckedReason } from './unchecked-reason.ts';

/** A time as a claim states it, in inclusive ISO days. */
export interface ClaimedTime {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly granularity: 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year';
  readonly bound: 'at' | 'since' | 'until' | 'before' | 'after';
}

/** An entity that a claim speaks of. `score` is under 1 where only a similar name was found. */
export interface NamedEntity extends EntityKey {
  readonly name: string;
  readonly score: number;
  /** The words of the claim that name it. */
  readonly mention: string;
}

interface Common extends Span {
  readonly negated: boolean;
}

/** A thing of this name exists; made only for names that the graph does not know. */
export interface ExistenceAssertion extends Common {
  readonly kind: 'existence';
  readonly name: string;
  /** Types it could be, by the words around it; empty where nothing tells. */
  readonly types: readonly string[];
  /** True where the claim speaks of it, false where it only mentions it. */
  readonly is_subject: boolean;
}

/** A part of the claim that could not be read as an assertion. */
export interface UnreadPart extends Common {
  readonly kind: 'unread';
  readonly text: string;
  readonly reason: UncheckedReason;
  /** What is missing, as a message key. */
  readonly why: 'quantity' | 'superlative' | 'relation' | 'time' | 'name' | 'claim' | 'attribute';
  /** What it could be, where it is ambiguous. */
  readonly options?: readonly string[];
}

/** What a claim says, read against the vocabulary of the graph. */
export type Assertion = ExistenceAssertion | UnreadPart;
