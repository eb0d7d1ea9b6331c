import type { Mood } from '../statement/statement.ts';
import type { Quantifier } from '../statement/phrase.ts';

/** The small words that decide what a clause says, by lemma in small letters. */
export interface SmallWords {
  readonly negations: ReadonlySet<string>;
  /** Auxiliaries and adverbs that take a clause's assertion back. */
  readonly moods: ReadonlyMap<string, Mood>;
  /** Markers, several words joined by spaces, whose clause is supposed, and makes what hangs on it depend on it. */
  readonly conditions: ReadonlySet<string>;
  /** Of these the markers that deny what they introduce: unless. */
  readonly denying: ReadonlySet<string>;
  /** Markers whose clause is left open without making anything depend on it: whether. */
  readonly open: ReadonlySet<string>;
  /** Verbs whose object clause stands, whoever says it: know, discover. */
  readonly factive: ReadonlySet<string>;
  /** Nouns whose clause says what somebody says, thinks or hopes. */
  readonly holding: ReadonlySet<string>;
  /** Verbs whose infinitive happened: manage, begin. */
  readonly implicative: ReadonlySet<string>;
  /** Verbs after which a clause beside them is somebody's word: say. */
  readonly reporting: ReadonlySet<string>;
  /** Prepositions that name whose word it is: according to. */
  readonly sources: ReadonlySet<string>;
  readonly quantifiers: ReadonlyMap<string, Quantifier>;
  /** Words that stand for somebody or something said before. */
  readonly pronouns: ReadonlySet<string>;
  readonly relatives: ReadonlySet<string>;
  /** Determiners that point at something said before. */
  readonly pointing: ReadonlySet<string>;
  /** Determiners and the like that change nothing. */
  readonly silent: ReadonlySet<string>;
  /** Markers behind which a narrower word says less: without. */
  readonly turning: ReadonlySet<string>;
  /** Verbs that deny what their object clause says: refuse. */
  readonly denyingVerbs: ReadonlySet<string>;
  readonly alternatives: ReadonlySet<string>;
  /** The marker of who does it in a passive clause. */
  readonly agents: ReadonlySet<string>;
  /** Verbs that say no more than that something belongs to their subject: have, cost, be entitled to. */
  readonly light: ReadonlySet<string>;
  /** Words that compute: than, together, only. What they say is for an operator to decide. */
  readonly operating: ReadonlySet<string>;
  /** Words that speak of a dimension by themselves: expensive of money. */
  readonly dimensions: ReadonlyMap<string, string>;
  /** Markers of who gets it. */
  readonly recipients: ReadonlySet<string>;
}

/** Words of any class that belong together, after the frames of FrameNet. */
export interface BelongingWords {
  /** They speak of one thing that may have a value: tenant, let, rent. */
  readonly frames: WordGroups;
  /** They name the part that somebody has in something: run, manager. */
  readonly parts: WordGroups;
}

/** The words of one language that a clause is read by. */
export type ClauseWords = SmallWords & BelongingWords;

/** The numbers of the groups that a word is in. */
export type WordGroups = ReadonlyMap<string, ReadonlySet<number>>;

export function shareGroup(groups: WordGroups, one: string, other: string): boolean {
  const own = groups.get(one);
  const theirs = own === undefined ? undefined : groups.get(other);
  return own !== undefined && theirs !== undefined && [...own].some((group) => theirs.has(group));
}

/** Words parted by spaces; one of several words has `_` between them. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(
    words
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map((word) => word.replaceAll('_', ' ')),
  );
}

/** Lines of a value and its words: `all: every each`. */
export function wordMap<T extends string>(lines: readonly (readonly [T, string])[]): ReadonlyMap<string, T> {
  return new Map(
    lines.flatMap(([value, words]) => [...wordSet(words)].map((word) => [word, value] as const)),
  );
}
