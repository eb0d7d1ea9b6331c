import type { WordKind } from '../../lexicon/word-relations.ts';

/** Tells whether a lexicon has the word in this class. */
export type Knows = (lemma: string, kind: WordKind) => boolean;

/** The words of a sentence as they are tagged, and what would be the lemma of one under another tag. */
export interface TaggedWords {
  readonly forms: readonly string[];
  /** `NOUN|NNS`. */
  readonly tags: readonly string[];
  readonly lemma: (form: string, tag: string) => string;
}

const FINITE = /\|(?:VBZ|VBP|VBD|MD)$/u;
const HAVING = /^AUX\|/u;
const PRESENT = 'VERB|VBZ';
const PAST = 'VERB|VBD';
const DONE = 'VERB|VBN';
const STOP = /^[.!?]$/u;
const JOINING = /\|CC$/u;
/** What stands before a noun, and behind no noun. */
const BEFORE_NOUN = /^(?:NUM\||DET\|)|\|(?:\$|PRP\$|CD)$/u;
const MARKED = /\|IN$/u;
const NOUN = /^(?:NOUN|PROPN)\|/u;
const NAME = /^PROPN\|/u;
const FIGURE = /^NUM\|/u;
const SYMBOL = /^SYM\|/u;
const AMOUNT = /^(?:NUM|SYM)\|/u;
/** What a subject ends in; `the Hill Street flat` may be read as an adjective. */
const SUBJECT = /^(?:NOUN|PROPN|NUM|PRON)\|/u;
const LIKE_SUBJECT = /^(?:NOUN|PROPN|NUM|PRON|ADJ)\|/u;

/** The tag that makes a known verb of a word: `weighs` in the present, `overtook` in the past. */
function verbTag(at: number, { forms, tags, lemma }: TaggedWords, knows: Knows): string | null {
  const form = forms[at] ?? '';
  if (!NOUN.test(tags[at] ?? '') || !/^\p{Ll}+$/u.test(form) || form.endsWith('ing')) return null;
  const tag = form.endsWith('s') && !form.endsWith('ss') ? PRESENT : PAST;
  const verb = lemma(form, tag);
  return (tag === PAST || verb !== form) && knows(verb, 'v') ? tag : null;
}

/** What follows can only be what a verb governs: a number, an article, a name; a number behind `for` or `in`. */
function governs(at: number, { forms, tags }: TaggedWords): boolean {
  const [next = '', second = ''] = [tags[at + 1], tags[at + 2]];
  const isMarked = MARKED.test(next) && forms[at + 1] !== 'of';
  return BEFORE_NOUN.test(next) || NAME.test(next) || (isMarked && AMOUNT.test(second));
}

/** `and measures 158 cm`, `and charges visitors £25`: a plural stands before no number; `2019 and runs for …`: nor beside one. */
function joinedVerb(at: number, words: TaggedWords, knows: Knows): string | null {
  const { tags, forms } = words;
  const [next = '', second = ''] = [tags[at + 1], tags[at + 2]];
  if (!JOINING.test(tags[at - 1] ?? '') || !(forms[at] ?? '').endsWith('s')) return null;
  const before = tags[at - 2] ?? '';
  const isApart = (FIGURE.test(before) || NAME.test(before)) && MARKED.test(next) && forms[at + 1] !== 'of';
  const isBefore = BEFORE_NOUN.test(next) || AMOUNT.test(next) || (NOUN.test(next) && AMOUNT.test(second));
  return isApart || isBefore ? verbTag(at, words, knows) : null;
}

/** A currency stands behind its number: `has won 24 medals` speaks of none. */
function noCurrency(at: number, { forms, tags, lemma }: TaggedWords, knows: Knows): string | null {
  const form = forms[at] ?? '';
  const isUnit = FIGURE.test(tags[at - 1] ?? '') || !SYMBOL.test(tags[at] ?? '') || !/^\p{Ll}+$/u.test(form);
  if (isUnit || !knows(lemma(form, PAST), 'v')) return null;
  return HAVING.test(tags[at - 1] ?? '') ? DONE : PAST;
}

/** The verb of a whole sentence that has none: the first word behind a name or noun that reads as one. */
function soleVerb(words: TaggedWords, knows: Knows): readonly [number, string] | null {
  const { forms, tags, lemma } = words;
  const isWhole = STOP.test(forms.at(-1) ?? '') && !forms.includes(':');
  if (!isWhole || tags.some((tag) => FINITE.test(tag))) return null;
  for (let at = 1; at < forms.length - 2; at += 1) {
    const before = tags[at - 1] ?? '';
    const isSure = SUBJECT.test(before) && lemma(forms[at] ?? '', PAST) !== forms[at];
    const mayBe = isSure || (LIKE_SUBJECT.test(before) && governs(at, words));
    const tag = mayBe ? verbTag(at, words, knows) : null;
    if (tag !== null) return [at, tag];
  }
  return null;
}

/** RD19: words that were taken for nouns and can only be verbs, each with its tag. */
export function missedVerbs(words: TaggedWords, knows: Knows): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const sole = soleVerb(words, knows);
  if (sole !== null) found.set(...sole);
  words.forms.forEach((_, at) => {
    const tag = joinedVerb(at, words, knows) ?? noCurrency(at, words, knows);
    if (tag !== null) found.set(at, tag);
  });
  return found;
}

/** A lemma that lost its last letter: competed is of `compete`. */
export function wholeLemma(lemma: string, kind: WordKind, knows: Knows): string {
  return knows(lemma, kind) || !knows(`${lemma}e`, kind) ? lemma : `${lemma}e`;
}
