import type { Span } from '../../contract/span.ts';
import type { Modifier, Phrase } from './phrase.ts';

export type Polarity = 'positive' | 'negative';

/** Whether the text stands by what a clause says. Each but the first supports nothing but its like. */
export type Mood =
  | 'asserted'
  | 'reported'
  | 'doubted'
  | 'planned'
  | 'possible'
  | 'conditional'
  | 'asked'
  | 'ordered'
  /** Of another time, which is over: formerly, until 2022. */
  | 'past'
  /** What the text calls untrue. */
  | 'denied';

/**
 * Who takes which part, the voice undone: `agent` does or is, `patient` is it done to, `recipient` gets it,
 * `attribute` is what the agent is; `other` stands behind a marker (`in`, `for`, 에서).
 */
export type RoleName = 'agent' | 'patient' | 'recipient' | 'attribute' | 'other';

export interface Role {
  readonly name: RoleName;
  /** The preposition or particle of an `other`; else empty. */
  readonly marker: string;
  readonly phrase: Phrase;
  /** One of several that the text leaves open: joined by `or`. */
  readonly either: boolean;
  /** It is the grammatical subject: what the clause denies, it denies of this. */
  readonly subject: boolean;
}

/** Why a clause was not surely read. */
export type UnreadCause = 'no_subject' | 'two_subjects' | 'no_joiner' | 'no_clause' | 'odd';

/** What a clause says. */
export interface Statement {
  /** Lemma of the verb, with its particle; `be` for what a noun or adjective says. */
  readonly predicate: string;
  readonly roles: readonly Role[];
  /** Adverbs and what else is said of the clause itself. */
  readonly modifiers: readonly Modifier[];
  readonly polarity: Polarity;
  readonly mood: Mood;
  /** One of several that the text leaves open: joined by `or`. */
  readonly either: boolean;
  readonly condition: Statement | null;
  /** The clause that this one is the object of, where it decides whether this one holds: `wants to leave`. */
  readonly under: Statement | null;
  /** What holds of the clause from outside of it, the widest first: headings, the line above a list, a label. */
  readonly context: readonly Phrase[];
  /** Of the clause in the text; `at` is the place of its main word in the sentence. */
  readonly span: Span;
  readonly at: number;
  /** Null where it was surely read. */
  readonly unread: UnreadCause | null;
}
