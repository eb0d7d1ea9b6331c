import type { Language } from '../../../contract/language.ts';
import { type Atoms, type FeatureReader, featureReader, templatesOf } from './features.ts';
import { TAG_TEMPLATES } from './templates.ts';
import type { WordLooks } from './words.ts';

/** A word to be tagged, the words beside it, and the tags of those before it. */
interface Tagging {
  readonly at: number;
  readonly own: WordLooks;
  readonly before: WordLooks | undefined;
  readonly before2: WordLooks | undefined;
  readonly next: WordLooks | undefined;
  readonly next2: WordLooks | undefined;
  readonly tags: Int32Array;
}

const EDGE = 7;
const NO_TAG = 900;

function tagBefore({ tags, at }: Tagging, by: number): number {
  return at < by ? NO_TAG : (tags[at - by] ?? NO_TAG);
}

/** w word, s suffix, p prefix, e ending, t tag; with `p1` of the word before, with `n1` of the next. */
const ATOMS: Atoms<Tagging> = {
  bias: () => 0,
  w: ({ own }) => own.word,
  s1: ({ own }) => own.suffixes[0] ?? 0,
  s2: ({ own }) => own.suffixes[1] ?? 0,
  s3: ({ own }) => own.suffixes[2] ?? 0,
  s4: ({ own }) => own.suffixes[3] ?? 0,
  s5: ({ own }) => own.suffixes[4] ?? 0,
  p1: ({ own }) => own.prefixes[0] ?? 0,
  p2: ({ own }) => own.prefixes[1] ?? 0,
  p3: ({ own }) => own.prefixes[2] ?? 0,
  p4: ({ own }) => own.prefixes[3] ?? 0,
  shape: ({ own }) => own.shape,
  first: ({ at }) => (at === 0 ? 1 : 0),
  length: ({ own }) => own.length,
  known: ({ own }) => own.known,
  t1: (word) => tagBefore(word, 1),
  t2: (word) => tagBefore(word, 2),
  t3: (word) => tagBefore(word, 3),
  wp1: ({ before }) => before?.word ?? EDGE,
  wp2: ({ before2 }) => before2?.word ?? EDGE,
  wn1: ({ next }) => next?.word ?? EDGE,
  wn2: ({ next2 }) => next2?.word ?? EDGE,
  ep1: ({ before }) => before?.ending ?? EDGE,
  en1: ({ next }) => next?.ending ?? EDGE,
  shapep1: ({ before }) => before?.shape ?? EDGE,
  shapen1: ({ next }) => next?.shape ?? EDGE,
  knownn1: ({ next }) => next?.known ?? EDGE,
  knownn2: ({ next2 }) => next2?.known ?? EDGE,
  p2n1: ({ next }) => next?.prefixes[1] ?? EDGE,
  s1n1: ({ next }) => next?.suffixes[0] ?? EDGE,
  final: ({ own }) => own.syllables[0],
  vowel: ({ own }) => own.syllables[1],
  final2: ({ own }) => own.syllables[2],
};

const READERS = {
  en: featureReader(templatesOf(ATOMS, TAG_TEMPLATES.en)),
  ko: featureReader(templatesOf(ATOMS, TAG_TEMPLATES.ko)),
};

/** Features of the tag of the word at a place; the tags of the words before it are seen. */
export function tagFeatures(
  language: Language,
  looks: readonly WordLooks[],
  tags: Int32Array,
): FeatureReader<number> {
  const read = READERS[language];
  return (at) => {
    const own = looks[at];
    if (own === undefined) throw new Error(`no word stands at ${at}`);
    const [before, before2, next, next2] = [looks[at - 1], looks[at - 2], looks[at + 1], looks[at + 2]];
    return read({ at, own, before, before2, next, next2, tags });
  };
}
