import { POINTING, PRONOUNS } from '../../lexicon/korean-predicates.ts';
import type { Mood } from '../../statement/statement.ts';
import type { Unit } from '../verbatim/unit.ts';

/** A noun with what says which one it is; or an adverb. */
export interface KoreanPhrase {
  readonly head: Unit;
  /** Words and clauses before it, in order. */
  readonly before: readonly Before[];
  /** Named before it as well: 소금과, 옹기, 삼베를. */
  readonly others: readonly KoreanPhrase[];
  /** What its particle says: 이, 을, 에 …; `topic`, `adverb`, `quote`; '' where it has none. */
  readonly role: string;
  /** 만, 밖에, 뿐. */
  readonly only: boolean;
}

export type Before = Unit | KoreanClause;

/** A predicate with what stands before it. */
export interface KoreanClause {
  readonly verb: Unit;
  /** What may, must or cannot be done, and what else stands behind the verb. */
  readonly modal: string;
  readonly negative: boolean;
  readonly time: 'past' | 'now' | 'will';
  readonly mood: Mood;
  /** The last ending; '' where the clause stands by itself. */
  readonly ending: string;
  /** What something is said to be: 회색 of 회색이다. */
  readonly what: KoreanPhrase | null;
  readonly phrases: readonly KoreanPhrase[];
  /** Whom or what the clauses before it are about. */
  readonly carried: readonly KoreanPhrase[];
  /** Clauses that hang on it. */
  readonly hangs: readonly KoreanClause[];
}

export function isClause(before: Before): before is KoreanClause {
  return 'phrases' in before;
}

/** 그는, 이 업체는. */
export function isPointing({ head, before }: KoreanPhrase): boolean {
  const [first] = before;
  const isThis = first !== undefined && !isClause(first) && POINTING.has(first.lemma) && before.length === 1;
  return isThis || (before.length === 0 && PRONOUNS.has(head.lemma));
}

/** Roles of whom or what a clause is about. */
export const TOPIC = 'topic';
export const SUBJECT = '이';
export const SUBJECTS: ReadonlySet<string> = new Set([TOPIC, SUBJECT]);

export function nounsOf({ before, head }: KoreanPhrase): Unit[] {
  return [...before.flatMap((one) => (isClause(one) ? [] : [one])), head];
}

/** A name says which one is meant, whatever else is said of it. */
export function isNamed(phrase: KoreanPhrase): boolean {
  return nounsOf(phrase).some(({ token }) => token.upos === 'PROPN');
}
