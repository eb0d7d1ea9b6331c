import { madeOnceFor } from '../../../language/made-once.ts';
import { type Analysis, nominalReadings, verbalReadings } from '../../../read/korean/analyse.ts';
import { bareInflection, inflectionOf } from '../../../read/korean/inflection.ts';
import type { ReadSentence } from '../../../read/read-text.ts';
import type { Token } from '../../../statement/token.ts';

/** Endings that stand on no 이다: 은행나무길 is not 은행나무-이기-ㄹ, 빌라는 not 빌-이라는. */
const MISREAD: ReadonlySet<string> = new Set(['기', '는']);

function isKnownVerb({ known, kind, light }: Analysis): boolean {
  return kind !== 'N' && (known || light !== '');
}

/** A word read as a predicate whose stem no list has, while nouns and their particles make all of it. */
function isDoubtful({ form, inflection, upos }: Token): boolean {
  if (inflection === undefined || upos === 'PUNCT' || !/^[가-힣]{2,}$/u.test(form)) return false;
  if (inflection.kind === 'noun') return inflection.copula && MISREAD.has(inflection.endings[0] ?? '');
  return !verbalReadings(form).some(isKnownVerb);
}

/** The reading with the shortest stem of two syllables or more; a noun with 이다 before one without. */
function nounOf(form: string): Analysis | null {
  const copulas = verbalReadings(form).filter(
    ({ kind, tail }) =>
      kind === 'N' && tail.length === 2 && tail[0]?.kind === 'I' && !MISREAD.has(tail[1]?.name ?? ''),
  );
  const nouns = nominalReadings(form).filter(({ tail }) =>
    tail.every(({ kind }) => kind.length === 1 && kind !== 'I'),
  );
  const long = [...nouns.filter(({ tail }) => tail.length > 0), ...copulas].filter(
    ({ stem }) => stem.length > 1,
  );
  return long.sort((a, b) => a.stem.length - b.stem.length)[0] ?? null;
}

const JOINED: ReadonlySet<string> = new Set(['있', '오', '가', '나']);

/** 달려 있다 is 달리-어, not 달-려고. */
function joinedVerb(token: Token, next: Token | undefined): Token {
  const { inflection, form } = token;
  const isPurpose = inflection?.endings.at(-1) === '려고' && form.endsWith('려');
  if (!isPurpose || next === undefined || !JOINED.has(next.lemma)) return token;
  const reading = verbalReadings(form).find((one) => isKnownVerb(one) && one.tail.at(-1)?.name === '어');
  return reading === undefined ? token : { ...token, lemma: reading.stem, inflection: inflectionOf(reading) };
}

const ALONE = '뿐';

/** A뿐이다: that it is only A stands between the name and 이다. */
function alone(token: Token): Token | null {
  const at = token.form.lastIndexOf(ALONE);
  if (at < 0) return null;
  const [name, behind] = [token.form.slice(0, at), token.form.slice(at + ALONE.length)];
  if (name.length < 2) return null;
  const reading = verbalReadings(name + behind).find(({ stem, kind }) => kind === 'N' && stem === name);
  const inflection = reading === undefined ? bareInflection(name) : inflectionOf(reading);
  const isRead = reading !== undefined || behind === '';
  return isRead
    ? { ...token, lemma: name, upos: 'NOUN', inflection: { ...inflection, particles: ['뿐'] } }
    : null;
}

/** Behind A의 stands a noun: 키는 is none of 키다. */
function behindOf(token: Token, before: Token | undefined): Token | null {
  const isOf = before?.inflection?.kind === 'noun' && before.inflection.particles.at(-1) === '의';
  if (!isOf || token.inflection?.kind !== 'verb' || token.inflection.endings.at(-1) !== '는') return null;
  const reading = nominalReadings(token.form).find(({ tail }) => tail.length === 1 && tail[0]?.name === '은');
  return reading === undefined
    ? null
    : { ...token, lemma: reading.stem, upos: 'NOUN', inflection: inflectionOf(reading) };
}

function mended(word: Token, at: number, all: readonly Token[]): Token {
  const noun = behindOf(word, all[at - 1]);
  if (noun !== null) return noun;
  const token = alone(word) ?? joinedVerb(word, all[at + 1]);
  if (!isDoubtful(token)) return token;
  const read = nounOf(token.form);
  return read === null
    ? { ...token, lemma: token.form, upos: 'NOUN', inflection: bareInflection(token.form) }
    : { ...token, lemma: read.stem, upos: 'NOUN', inflection: inflectionOf(read) };
}

const withNounsIn = madeOnceFor((tokens: readonly Token[]): readonly Token[] => tokens.map(mended));

/** The sentence with names read as nouns that were read as forms of unknown verbs. */
export function withNouns(sentence: ReadSentence): ReadSentence {
  const tokens = withNounsIn(sentence.tokens);
  return { ...sentence, tokens };
}
