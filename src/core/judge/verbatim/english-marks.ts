import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { ADDING, ARTICLES } from '../../lexicon/repetition-words.ts';
import type { Token } from '../../statement/token.ts';

export interface Marks {
  readonly form: string | null;
  readonly marks: string;
  readonly negative: boolean;
}

const FIRST_WORDS = 3;

/** The verb that `do` only carries the time of: `does not include`. */
function carriedBy(tokens: readonly Token[], at: number): Token | undefined {
  const token = tokens[at];
  if (token?.upos !== 'AUX' || token.lemma !== 'do') return undefined;
  return tokens.slice(at + 1, at + 1 + FIRST_WORDS).find(({ xpos }) => xpos === 'VB');
}

/** True for articles, `also`, and `do` beside its verb. */
export function isSilent(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.inflection !== undefined) return false;
  const isArticle = ARTICLES.has(token.form.toLowerCase()) && token.upos === 'DET';
  return isArticle || ADDING.has(token.lemma) || carriedBy(tokens, at) !== undefined;
}

function tenseOf({ xpos }: Token): string {
  return xpos === 'VBZ' || xpos === 'VBP' ? 'present' : xpos;
}

function carrierOf(tokens: readonly Token[], at: number): Token | undefined {
  const from = Math.max(0, at - FIRST_WORDS);
  return tokens.slice(from, at).find((_, place) => carriedBy(tokens, from + place) === tokens[at]);
}

/** The time that a verb says, by itself or by its `do`. */
export function englishMarks(tokens: readonly Token[], at: number, words: ClauseWords): Marks {
  const token = tokens[at];
  if (token === undefined) return { form: '', marks: '', negative: false };
  const { form, lemma, upos } = token;
  const isNegation = words.negations.has(form.toLowerCase()) || words.negations.has(lemma);
  const negative = isNegation || words.quantifiers.get(lemma) === 'none';
  const carrier = carrierOf(tokens, at);
  if (carrier !== undefined) return { form: null, marks: tenseOf(carrier), negative };
  const isVerb = upos === 'VERB' || upos === 'AUX';
  return { form, marks: isVerb ? tenseOf(token) : '', negative };
}
