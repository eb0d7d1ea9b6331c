import { CONTRASTS } from '../../lexicon/repetition-words.ts';
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
const BARE = 'VERB|VB';
const BASE = 'VERB|VBP';
const PLURAL = 'NOUN|NNS';
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

/** `and measures 158 cm`, `, weighs 1.4 kg`: a plural stands before no number; `2019 and runs for …`: nor beside one. */
function joinedVerb(at: number, words: TaggedWords, knows: Knows): string | null {
  const { tags, forms } = words;
  const [next = '', second = ''] = [tags[at + 1], tags[at + 2]];
  const isListed = forms[at - 1] === ',' && tags.slice(0, at).some((tag) => FINITE.test(tag));
  if (!(JOINING.test(tags[at - 1] ?? '') || isListed) || !(forms[at] ?? '').endsWith('s')) return null;
  const [before = '', counted = ''] = [tags[at - 2], tags[at - 3]];
  const isAmount = FIGURE.test(before) || NAME.test(before) || (NOUN.test(before) && FIGURE.test(counted));
  const isApart = isAmount && MARKED.test(next) && forms[at + 1] !== 'of';
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

/** `The borrower pays for`: behind one of a kind a plural is a verb, where something else than `of` follows. */
function agrees(at: number, { forms, tags }: TaggedWords): boolean {
  const next = tags[at + 1] ?? '';
  const isOne = /^(?:NOUN\|NN|PROPN\|NNP)$/u.test(tags[at - 1] ?? '');
  return isOne && tags[at] === PLURAL && /^(?:ADP|DET|ADV|ADJ|PRON)\|/u.test(next) && forms[at + 1] !== 'of';
}

/** `Workshops require`: of two verbs in a row the first is a plural. */
function doubledVerb(at: number, { forms, tags, lemma }: TaggedWords, knows: Knows): string | null {
  const form = forms[at] ?? '';
  if (tags[at] !== PRESENT || !FINITE.test(tags[at + 1] ?? '') || !form.endsWith('s')) return null;
  return knows(lemma(form.toLowerCase(), PLURAL), 'n') ? PLURAL : null;
}

/** The first word between two places, behind a name or noun, that reads as a verb. */
function verbWithin(
  words: TaggedWords,
  end: number,
  knows: Knows,
  from = 0,
): readonly [number, string] | null {
  const { forms, tags, lemma } = words;
  for (let at = from + 1; at < end; at += 1) {
    const before = tags[at - 1] ?? '';
    const isSure = SUBJECT.test(before) && lemma(forms[at] ?? '', PAST) !== forms[at];
    if (SUBJECT.test(before) && tags[at] === DONE) return [at, PAST];
    if (SUBJECT.test(before) && tags[at] === BARE) return [at, BASE];
    const mayBe = isSure || (LIKE_SUBJECT.test(before) && governs(at, words)) || agrees(at, words);
    const tag = mayBe ? verbTag(at, words, knows) : null;
    if (tag !== null) return [at, tag];
  }
  return null;
}

/** No clause is cut off behind a comma and `and` unless its verb comes so soon. */
const SOON = 5;

/** Where `, and members may …` begins a clause of its own; -1 where none does. */
function nextClause({ forms, tags }: TaggedWords): number {
  return tags.findIndex((tag, at) => {
    if (!JOINING.test(tag) || forms[at - 1] !== ',') return false;
    const behind = tags.slice(at + 1, at + 1 + SOON);
    const verb = behind.findIndex((one) => FINITE.test(one));
    return verb > 0 && behind.slice(0, verb).every((one) => LIKE_SUBJECT.test(one) || one.startsWith('DET|'));
  });
}

/** The verb of a whole sentence that has none, or of the clause before the one that has. */
function soleVerb(words: TaggedWords, knows: Knows): readonly [number, string] | null {
  const { forms, tags } = words;
  if (!STOP.test(forms.at(-1) ?? '') || forms.includes(':')) return null;
  const next = nextClause(words);
  const end = next < 0 ? tags.length : next - 1;
  if (tags.slice(0, end).some((tag) => FINITE.test(tag))) return null;
  return verbWithin(words, end - 2, knows);
}

/** A clause behind `, while` has a verb of its own, which a noun may hide: `, while sales at the Hull plant fell 3 percent`. */
function contrastedVerb(words: TaggedWords, knows: Knows): readonly [number, string] | null {
  const { forms, tags } = words;
  const from = forms.findIndex((form, at) => CONTRASTS.has(form) && forms[at - 1] === ',');
  if (from < 0) return null;
  const pause = forms.findIndex((form, at) => at > from && (form === ',' || STOP.test(form)));
  const end = pause < 0 ? forms.length : pause;
  const isFinite = tags.slice(from, end).some((tag) => FINITE.test(tag));
  return isFinite ? null : verbWithin(words, end - 1, knows, from + 1);
}

/** A plural of no noun that the lexicon has, and the form of a verb that it has: brings, decides. */
function onlyVerb(at: number, { forms, tags, lemma }: TaggedWords, knows: Knows): string | null {
  const form = forms[at] ?? '';
  if (tags[at] !== PLURAL || !SUBJECT.test(tags[at - 1] ?? '') || !/^\p{Ll}+s$/u.test(form)) return null;
  return knows(lemma(form, PRESENT), 'v') && !knows(lemma(form, PLURAL), 'n') ? PRESENT : null;
}

/** RD19: words that were taken for nouns and can only be verbs, each with its tag. */
export function missedVerbs(words: TaggedWords, knows: Knows): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const sole = soleVerb(words, knows);
  if (sole !== null) found.set(...sole);
  const contrasted = contrastedVerb(words, knows);
  if (contrasted !== null) found.set(...contrasted);
  words.forms.forEach((_, at) => {
    const tag =
      joinedVerb(at, words, knows) ??
      noCurrency(at, words, knows) ??
      onlyVerb(at, words, knows) ??
      doubledVerb(at, words, knows);
    if (tag !== null) found.set(at, tag);
  });
  return found;
}

/** A lemma that lost its last letter: competed is of `compete`. */
export function wholeLemma(lemma: string, kind: WordKind, knows: Knows): string {
  return knows(lemma, kind) || !knows(`${lemma}e`, kind) ? lemma : `${lemma}e`;
}
