import type { Mood } from '../../statement/statement.ts';
import type { ValueMention } from '../../statement/value.ts';
import type { Lemma } from '../same-word.ts';

/** The words of a name. */
export type Key = readonly string[];

/** What a stretch of text says of an owner: its words, its values, whether it denies. */
export interface Fact {
  /** Whose it is: the name that the stretch, the sentence, or what stands before it is about; null where nobody is. */
  readonly owner: Key | null;
  readonly words: readonly Lemma[];
  /** By what words the text says the same attribute of other things. */
  readonly also?: readonly Lemma[];
  readonly values: readonly ValueMention[];
  /** What its numbers without a unit count: `28 participants`. */
  readonly counted?: readonly Lemma[];
  /** Other names that it says something of: who runs it. */
  readonly names: readonly Key[];
  readonly negative: boolean;
  readonly mood: Mood;
  /** Of Korean: it says what can be or may be done. */
  readonly able?: boolean;
  /** Of Korean: which part the owner takes. */
  readonly place?: string;
  /** Of English: it has its verb from the part before it: `and Lee the CFO`. */
  readonly gapped?: true;
  /** The sentence that it stands in, and its passage. */
  readonly sentence: number;
}

export interface FactBase {
  readonly facts: readonly Fact[];
  /** All names that something is said of, each once. */
  readonly owners: readonly Key[];
  readonly proper: ReadonlySet<string>;
  /** All names in it, each once. */
  readonly known: readonly Key[];
  /** Nouns that stand with a name and say what kind of thing it is: the Maple Street flat. */
  readonly kinds: ReadonlySet<string>;
  /** Of Korean: what people are called. */
  readonly people?: ReadonlySet<string>;
}

/** `Online: yes` has no verb, and so no other word for it. */
export function isLabel({ words }: Fact): boolean {
  return words.every(({ upos }) => upos !== 'VERB');
}

export function isSameKey(a: Key | null, b: Key | null): boolean {
  return a !== null && b !== null && a.length === b.length && a.every((word, at) => word === b[at]);
}

/** Tower of Brisa Tower: a name that is the last words of a longer one. */
export function endsIn(whole: Key, key: Key): boolean {
  const from = whole.length - key.length;
  return from > 0 && key.every((word, at) => whole[from + at] === word);
}
