import type { Span } from '../../../contract/span.ts';
import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { DENIED_BY } from '../../lexicon/english-clauses.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import type { Lemma } from '../same-word.ts';

const ENGLISH: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV', 'X', 'INTJ']);
const EMPTY: ReadonlySet<string> = new Set(['PUNCT', 'DET', 'AUX', 'CCONJ', 'SYM']);
const KINDS = { noun: 'NOUN', verb: 'VERB', adjective: 'ADJ' } as const;

/** True for words that say something by themselves. In Korean the stem and what it ends in tell more than the tagger: A와, A이고. */
export function isContent({ upos, inflection, form }: Token): boolean {
  if (inflection === undefined) return ENGLISH.has(upos);
  const isJoined = upos === 'CCONJ' && (inflection.particles.length > 0 || inflection.copula);
  const isEmpty = inflection.kind === 'noun' && EMPTY.has(upos) && !isJoined;
  return !isEmpty && /\p{L}/u.test(form);
}

export function lemmaOf({ lemma, upos, inflection }: Token): Lemma {
  const kind = inflection === undefined || upos === 'ADV' ? upos : KINDS[inflection.kind];
  const isNoun = upos === 'ADV' && (inflection?.particles.length ?? 0) > 0;
  return { word: lemma.toLowerCase(), upos: isNoun ? 'NOUN' : kind };
}

export function isNegativeWord({ form, lemma, inflection }: Token, words: ClauseWords): boolean {
  if (inflection !== undefined) return inflection.negative;
  return (
    words.negations.has(form.toLowerCase()) ||
    words.negations.has(lemma) ||
    words.quantifiers.get(lemma) === 'none'
  );
}

/** `denied that …`, `refused to …`, by the verb and the word behind it; what `failed on Tuesday` did fail. */
export function deniesClause(verb: string, next: Token | undefined, { denyingVerbs }: ClauseWords): boolean {
  return denyingVerbs.has(verb) && (next?.upos === 'SCONJ' || next?.upos === 'PART');
}

/** Without; closed, which is read as a form of `close`; what closed the year did no more than that. */
export function isTurning({ form, lemma, xpos }: Token, { turning }: ClauseWords): boolean {
  return xpos !== 'VBD' && (turning.has(lemma) || turning.has(form.toLowerCase()));
}

/** Closed is not open: the denial is told apart, so the word is the one that is denied. `Closed to tenants` is told by its noun. */
export function saidWord(token: Token, words: ClauseWords): Lemma {
  const lemma = lemmaOf(token);
  const denied = isTurning(token, words) ? DENIED_BY.get(token.lemma) : undefined;
  return denied === undefined ? lemma : { ...lemma, word: denied };
}

export function covers({ start, end }: Span, token: Token): boolean {
  return start < token.end && token.start < end;
}

/** True for the words of a value and of what bounds it; a noun that it counts is none: 62 beds or more. */
function isOfValue(token: Token, value: ValueMention): boolean {
  const { value: said } = value;
  const isCounting = said?.kind === 'quantity' && said.unit === null && said.per === null;
  const isCounted = isCounting && token.upos === 'NOUN' && token.start >= value.end;
  return covers(isCounted ? value : value.reach, token);
}

/** Two words that are one in the lexicon of frames: car park, touch screen. */
export function joined(words: readonly Lemma[], { frames }: ClauseWords): readonly Lemma[] {
  const found: Lemma[] = [];
  for (const one of words) {
    const before = found.at(-1);
    const both = before === undefined ? '' : `${before.word}${one.word}`;
    if (before !== undefined && frames.has(both)) found.splice(-1, 1, { word: both, upos: one.upos });
    else found.push(one);
  }
  return found;
}

const HYPHEN = '-';

/** The second half of a word: on of sign-on, out of check-out. */
function isGlued(tokens: readonly Token[], at: number): boolean {
  const [first, hyphen, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (first === undefined || token === undefined || hyphen?.form !== HYPHEN) return false;
  return first.end === hyphen.start && hyphen.end === token.start && /\p{L}/u.test(token.form);
}

/** Words that say something by themselves, those of values left out. */
export function contentOf(
  tokens: readonly Token[],
  values: readonly ValueMention[],
  words: ClauseWords,
): Token[] {
  return tokens.filter(
    (token, at) =>
      (isContent(token) || isGlued(tokens, at)) &&
      !values.some((value) => isOfValue(token, value)) &&
      !words.silent.has(token.lemma) &&
      !isNegativeWord(token, words),
  );
}
