import type { Tagged } from './tag-words.ts';
import type { WordLooks } from './words.ts';

/**
 * What the parser sees of a sentence; each list has an entry for the root at its end. Lists that it looks at beside a word
 * have a margin on both sides, so that no place has to be looked at twice: they begin at `MARGIN`.
 */
export interface Sentence {
  readonly size: number;
  readonly words: Int32Array;
  readonly endings: Int32Array;
  readonly forms: Int32Array;
  readonly tags: Int32Array;
  /** The second tag of a word where it came close, else its tag. */
  readonly others: Int32Array;
  /** How many commas and the like, and how many verbs, stand before each word. */
  readonly pauses: Int32Array;
  readonly verbs: Int32Array;
}

const ROOT_WORD = 7;
const ROOT_TAG = 500;
const NO_WORD = 3;
const NO_TAG = 501;

/** As far as features look beside a word or the root. */
const MARGIN = 3;

function withRoot(size: number, of: (at: number) => number, root: number, none: number): Int32Array {
  const values = new Int32Array(size + 1 + 2 * MARGIN).fill(none);
  for (let at = 0; at < size; at += 1) values[at + MARGIN] = of(at);
  values[size + MARGIN] = root;
  return values;
}

function countBefore(size: number, holds: (at: number) => boolean): Int32Array {
  const counts = new Int32Array(size + 1);
  for (let at = 0; at < size; at += 1) counts[at + 1] = (counts[at] ?? 0) + (holds(at) ? 1 : 0);
  return counts;
}

const PAUSES = new Set([',', ';', ':', '(', ')', '–', '—']);

/** A sentence ready to be parsed; `isVerb` says it of a tag. */
export function sentenceOf(
  forms: readonly string[],
  looks: readonly WordLooks[],
  { tags, others }: Tagged,
  isVerb: (tag: number) => boolean,
): Sentence {
  const size = forms.length;
  const rooted = (of: (look: WordLooks) => number): Int32Array =>
    withRoot(
      size,
      (at) => {
        const look = looks[at];
        return look === undefined ? NO_WORD : of(look);
      },
      ROOT_WORD,
      NO_WORD,
    );
  return {
    size,
    words: rooted(({ word }) => word),
    endings: rooted(({ ending }) => ending),
    forms: rooted(({ form }) => form),
    tags: withRoot(size, (at) => tags[at] ?? NO_TAG, ROOT_TAG, NO_TAG),
    others: withRoot(size, (at) => others[at] ?? NO_TAG, ROOT_TAG, NO_TAG),
    pauses: countBefore(size, (at) => PAUSES.has(forms[at] ?? '')),
    verbs: countBefore(size, (at) => isVerb(tags[at] ?? -1)),
  };
}

/** The value of a word; `none` outside of the sentence. */
export function valueAt(values: Int32Array, at: number, none: number): number {
  return at < 0 || at >= values.length ? none : (values[at] ?? none);
}

export function wordAt({ words }: Sentence, at: number): number {
  return words[at + MARGIN] ?? NO_WORD;
}

export function endingAt({ endings }: Sentence, at: number): number {
  return endings[at + MARGIN] ?? NO_WORD;
}

export function formAt({ forms }: Sentence, at: number): number {
  return forms[at + MARGIN] ?? NO_WORD;
}

export function otherTagAt({ others }: Sentence, at: number): number {
  return others[at + MARGIN] ?? NO_TAG;
}

export function tagAt({ tags }: Sentence, at: number): number {
  return tags[at + MARGIN] ?? NO_TAG;
}
