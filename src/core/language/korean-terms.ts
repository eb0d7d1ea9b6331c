import {
  KOREAN_FUNCTION_PREDICATES,
  KOREAN_FUNCTION_WORDS,
  KOREAN_MEASURES,
} from './korean-function-words.ts';
import { familiesOf, sidesOf } from './korean-kinship.ts';
import { type Nominal, readNominal } from './korean-nominal.ts';
import { markAuxiliaries } from './korean-auxiliary.ts';
import { markPolarity } from './korean-polarity.ts';
import { contractedStem, predicateStem } from './korean-predicate-stem.ts';
import { type Predicate, readPredicate } from './korean-predicate.ts';
import type { KoreanTerm } from './korean-term.ts';
import { koreanNumberStem } from './korean-number-stem.ts';
import type { TermKind } from './term.ts';

const WORD = /\d+(?:[.,:]\d+)*[%％℃\p{L}]*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu;
const DERIVED = /(?<=[가-힣]{2})(?:적|적인|적으로|성|화|님|별|상|분|히)$/u;
/** 안 and 못 written together with their verb: 안되다, 못잤다; 못하다 stays. */
const DENIED = /^(?:안(?=[되돼된됩됐될하해했한할좋맞먹쓰])|못(?![하했한할함해])(?=[가-힣]{2}))/u;
/** Where words written together part: 할|수없다, 하지|않다, 것|같다. */
const MAY_JOIN = /[있없않못같]/u;
const JOINT =
  /(?<=[가-힣])(?=수[는가도]?(?:있|없(?!이)))|(?<=지)(?=[않못])|(?<=수[는가도]?)(?=있|없(?!이))|(?<=[가-힣])(?=[것거]같)/u;
/** 월요일, 개인, 책임: the last syllable is hardly ever 이다. */
const IS_PART = /[일인임]$/u;
/** 인도, 보고서: what looks like a particle may belong to a short word. */
const MAY_BE_WHOLE = 4;
const NONE: readonly number[] = [];

/** The words of a Korean text, in order; what denies or allows a word is marked on it. One pass, linear. */
export function koreanTermsOf(text: string): KoreanTerm[] {
  const terms: KoreanTerm[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text))
    if (!isParticle(text, match[0], match.index, terms.at(-1))) pushWord(terms, match[0], match.index);
  markAuxiliaries(terms);
  markPolarity(terms);
  return terms;
}

const SPACE = 0x20;
const CLOSED = /^[`'"’”)\]」』》]{1,2}$/u;
const PARTICLE =
  /^(?:이|가|은|는|을|를|의|에|에서|에게|으로|로|와|과|도|만|보다|부터|까지|이다|입니다|다|이라는|라는|라고|이라고)$/u;

/** The particle behind a closed quotation or code belongs to the word in it: `key`가. */
function isParticle(text: string, word: string, start: number, before: KoreanTerm | undefined): boolean {
  if (before === undefined || start === before.end || text.charCodeAt(before.end) === SPACE) return false;
  if (!PARTICLE.test(word) || !CLOSED.test(text.slice(before.end, start))) return false;
  before.role = readNominal(`A${word}`).role;
  return true;
}

/** Readings of words seen: the same word always reads the same. Bounded, emptied when full. */
const SEEN = new Map<string, KoreanTerm>();
const MOST_SEEN = 8192;
const LONGEST_SEEN = 16;

function readOnce(word: string, start: number): KoreanTerm {
  const seen = SEEN.get(word);
  if (seen !== undefined) return placed(seen, start, start + word.length);
  const term = koreanTerm(word, start);
  if (word.length > LONGEST_SEEN) return term;
  if (SEEN.size >= MOST_SEEN) SEEN.clear();
  SEEN.set(word, placed(term, start, term.end));
  return term;
}

/** The same word at another place; every field by name, which is several times faster than a spread. */
function placed(term: KoreanTerm, start: number, end: number): KoreanTerm {
  return {
    start,
    end,
    surface: term.surface,
    stem: term.stem,
    kind: term.kind,
    language: term.language,
    stems: term.stems,
    role: term.role,
    use: term.use,
    measures: term.measures,
    families: term.families,
    sides: term.sides,
    negative: term.negative,
  };
}

function pushWord(terms: KoreanTerm[], word: string, start: number): void {
  const joint = word.length > 2 && MAY_JOIN.test(word) ? word.search(JOINT) : -1;
  if (joint <= 0) {
    terms.push(readOnce(word, start));
    return;
  }
  terms.push(readOnce(word.slice(0, joint), start));
  pushWord(terms, word.slice(joint), start + joint);
}

/** Reads one word. `stems` holds the readings that its form allows, the likeliest first. */
export function koreanTerm(word: string, start = 0): KoreanTerm {
  const code = word.charCodeAt(0);
  if (code >= 48 && code <= 57) return numberTerm(word, start);
  if (!/[가-힣]/u.test(word)) return plainTerm(word, start, [word.toLowerCase()], 'name');
  const denied = DENIED.test(word);
  const bare = denied ? word.slice(1) : word;
  const nominal = readNominal(bare);
  const isKnown =
    KOREAN_FUNCTION_WORDS.has(bare) || (nominal.stem.length > 1 && KOREAN_FUNCTION_WORDS.has(nominal.stem));
  const predicate = isKnown ? null : withoutCopula(nominal, readPredicate(bare));
  const verbal = predicate?.sure === true ? predicate : null;
  const term = wordTerm(word, start, stemsOf(bare, nominal, predicate), nominal, verbal);
  term.negative = denied;
  return term;
}

/** 날씨입니다 is a noun, though 이 could be the end of a stem. */
function withoutCopula(nominal: Nominal, predicate: Predicate | null): Predicate | null {
  return nominal.role === 'is' && predicate !== null && predicate.stem === `${nominal.stem}이`
    ? null
    : predicate;
}

function stemsOf(word: string, nominal: Nominal, predicate: Predicate | null): string[] {
  const noun = underived(nominal.stem);
  const stems = predicate === null ? [noun] : predicate.sure ? [predicate.stem] : [noun, predicate.stem];
  if (nominal.role === 'is' && IS_PART.test(word)) stems.unshift(word);
  const became = predicate === null ? null : becameOf(predicate.stem);
  if (became !== null) stems.push(became);
  const taken = word.length - nominal.stem.length;
  if (taken > 0 && (nominal.stem.length === 1 || taken === 1) && word.length <= MAY_BE_WHOLE)
    stems.push(word);
  return [...new Set(stems)];
}

/** 많아지다 is to become 많다. */
function becameOf(stem: string): string | null {
  if (stem.length < 2 || !stem.endsWith('지')) return null;
  const head = stem.slice(0, -1);
  const base = head.length > 1 && /[아어]$/u.test(head) ? head.slice(0, -1) : contractedStem(head);
  return base === null ? null : predicateStem(base, false).stem;
}

function underived(stem: string): string {
  return stem.length > 2 && !KOREAN_MEASURES.has(stem) ? stem.replace(DERIVED, '') : stem;
}

function wordTerm(
  word: string,
  start: number,
  stems: readonly string[],
  nominal: Nominal,
  predicate: Predicate | null,
): KoreanTerm {
  const words = predicate === null ? KOREAN_FUNCTION_WORDS : KOREAN_FUNCTION_PREDICATES;
  const known = stems.some((stem) => words.has(stem));
  const kind = known ? 'function' : /^[A-Za-z]/.test(word) ? 'name' : 'word';
  return {
    ...plainTerm(word, start, stems, kind),
    role: predicate === null ? nominal.role : 'bare',
    use: predicate?.use ?? null,
    measures: measures(word, stems, predicate !== null),
    families: gathered(stems, familiesOf),
    sides: gathered(stems, sidesOf),
  };
}

/** A short verb may look like a strong word: 늘다, 더하다. */
function measures(word: string, stems: readonly string[], isPredicate: boolean): boolean {
  const [stem = ''] = stems;
  return KOREAN_MEASURES.has(word) || (!(isPredicate && stem.length < 2) && KOREAN_MEASURES.has(stem));
}

function gathered(
  stems: readonly string[],
  groupsOf: (stem: string) => readonly number[],
): readonly number[] {
  const first = groupsOf(stems[0] ?? '');
  if (stems.length === 1) return first;
  const rest = stems.slice(1).flatMap(groupsOf);
  return rest.length === 0 ? first : [...first, ...rest];
}

function numberTerm(word: string, start: number): KoreanTerm {
  const nominal = readNominal(word);
  return {
    ...plainTerm(word, start, [koreanNumberStem(nominal.stem)], 'number'),
    role: nominal.role,
  };
}

function plainTerm(surface: string, start: number, stems: readonly string[], kind: TermKind): KoreanTerm {
  return {
    start,
    end: start + surface.length,
    surface,
    stem: stems[0] ?? surface,
    kind,
    language: 'ko',
    stems,
    role: 'bare',
    use: null,
    measures: false,
    families: NONE,
    sides: NONE,
    negative: false,
  };
}
