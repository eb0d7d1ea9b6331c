import type { Span } from '../../../contract/span.ts';
import type { Amount } from '../../language/korean-amount.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import { equal } from './korean-amount-signals.ts';
import { derivation, reckoningOf } from './korean-derived.ts';
import type { KoreanContrasts } from './korean-contrasts/korean-contrasts.ts';
import type { KoreanHold } from './korean-hold.ts';
import { type KoreanIndex, koreanIndex } from './korean-index.ts';
import { changedPartners } from './korean-pairing.ts';
import { oppositesOf } from './korean-polarity-signals.ts';
import { amountsIn, type KoreanReading } from './korean-reading.ts';
import { vetoesOf } from './korean-vetoes.ts';
import { holdKorean } from './korean-signals.ts';
import { underOtherHeading } from './korean-sections.ts';
import { type KoreanWindow, koreanWindow, windowReading } from './korean-window.ts';
import type { Passages } from './passages.ts';

/** Words that say little by themselves: how, that, whether something is done. */
const LIGHT: ReadonlySet<string> = new Set(
  '가능 하 되 있 없 나오 이루어지 진행되 알려지 밝히 전하 말하 따르 관련 경우 포함 해당 그대로 이미 아직 바로 매우 더 덜 약 각각 뿐 점 것 수 때 동안 위하 대하 통하 받 내 들 오 가 두 보 주 쓰 다음 같 정하 이용하 이용 필요하 필요 사이 가운데 중 지금 현재 모두 전체 총 합 이번 기준 내용 자료 정보 안내 문서 설명 기록 나타나 보이 셈 쪽 분 씨 님 편 따로 특히 함께 역시 또한 이상 이하 일 때문 까닭 이유 오전 오후 아침 저녁 밤 새벽 낮 시작하 시작 끝나 마치 열 닫 막 걸리 늦어도 적어도 많아야 최대 최소 견주 비하 합치 빼 바로 곳 작가 여전히 앞으로 나머지 쓰이 반 당 씩 평균 전보다 미만 이내 초과 넘 안팎 내외 그날 당일'.split(
    ' ',
  ),
);
const LIGHT_WEIGHT = 0.35;
const NAME_WEIGHT = 1.5;
const NUMBER_WEIGHT = 0.7;
/** A word met only elsewhere in the evidence counts so much. */
const ELSEWHERE = 0.5;
const HELD = 0.6;

/** What a claim comes to word by word and number by number over all the evidence. */
export interface KoreanTier {
  /** Share of the claim's content, by weight, that nothing in the evidence meets. */
  readonly unmet: number;
  /** A few words of content without a number, a denial or a comparison, which can be worded in many ways, of which the contrasts bear nothing out: no room for paraphrase. */
  readonly isTerse: boolean;
  /** The highest such share of a clause of two content words and more. */
  readonly worst: number;
  /** Numbers that stand nowhere in the evidence and follow from no two that do. */
  readonly strangers: readonly Span[];
  readonly derived: readonly string[];
  /** Two words that stand with each other's partners. */
  readonly exchanged: readonly (readonly [KoreanTerm, KoreanTerm])[];
  /** Words for which the evidence says something else. */
  readonly vetoes: () => readonly KoreanTerm[];
  readonly holds: readonly KoreanHold[];
}

interface Beside {
  readonly clauses: readonly KoreanHold[];
  readonly at: KoreanWindow | null;
  readonly contrasts: KoreanContrasts;
}

/** Each clause of a claim held against the window of the whole, or against its own where that holds more. */
export function koreanTier(
  passages: Passages,
  said: KoreanReading,
  whole: KoreanHold,
  { clauses, at, contrasts }: Beside,
): KoreanTier {
  const index = koreanIndex(passages);
  const holds = clauses.map((clause) => betterHeld(passages, clause, index));
  const counted = new Set(amountsIn(said).flatMap(({ at, to }) => said.terms.slice(at, to)));
  const parts = holds.map((hold) => unmetOf(hold, index, counted));
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const missing = parts.reduce((sum, part) => sum + part.missing, 0);
  const { strangers, derived } = numbersOf(said, whole, holds, index);
  let vetoes: readonly KoreanTerm[] | null = null;
  return {
    unmet: total === 0 ? 0 : missing / total,
    isTerse:
      counted.size === 0 &&
      said.terms.every(({ negative, surface }) => !negative && !surface.endsWith('보다')) &&
      !contrasts.agrees &&
      parts.reduce((sum, { words }) => sum + words, 0) <= FEW_WORDS,
    worst: Math.max(0, ...parts.filter(({ words }) => words > 1).map((part) => part.missing / part.weight)),
    strangers,
    derived,
    vetoes: () =>
      (vetoes ??= contrasts.agrees
        ? []
        : [...contrasts.vetoes, ...holds.flatMap(vetoesOf), ...underOtherHeading(passages, whole, at)]),
    exchanged: changedPartners(whole),
    holds,
  };
}

const GAIN = 0.12;

function betterHeld(passages: Passages, clause: KoreanHold, index: KoreanIndex): KoreanHold {
  if (clause.coverage > 0.85 || clause.links.length < 2) return clause;
  const { links, amounts } = clause;
  const isThere =
    links.some(({ share, term }) => share < HELD && isElsewhere(term, index)) ||
    amounts.some(({ outcome }) => outcome !== 'held');
  if (!isThere) return clause;
  const window = koreanWindow(passages, clause.said);
  if (window === null) return clause;
  const own = holdKorean(clause.said, windowReading(passages, window));
  return own.coverage > clause.coverage + GAIN ? own : clause;
}

/** The words of numbers are held as numbers. */
function unmetOf(
  hold: KoreanHold,
  index: KoreanIndex,
  counted: ReadonlySet<KoreanTerm>,
): { weight: number; missing: number; words: number } {
  let [weight, missing, words] = [0, 0, 0];
  for (const { term, share } of hold.links) {
    if (counted.has(term)) continue;
    const own = weightOf(term);
    weight += own;
    if (own >= 1) words++;
    const isMet = share >= HELD || isSaidOtherwise(term, hold);
    const held = isMet ? 1 : Math.max(share, isElsewhere(term, index) ? ELSEWHERE : 0);
    missing += own * (1 - held);
  }
  weight += NUMBER_WEIGHT * hold.amounts.length;
  return { weight, missing, words };
}

/** 열지 않다 for 닫다. */
function isSaidOtherwise(term: KoreanTerm, hold: KoreanHold): boolean {
  return term.sides.length > 0 && oppositesOf(term, hold).some(({ negative }) => negative !== term.negative);
}

function weightOf({ kind, stems }: KoreanTerm): number {
  if (kind === 'name') return NAME_WEIGHT;
  return stems.some((stem) => LIGHT.has(stem)) ? LIGHT_WEIGHT : 1;
}

function isElsewhere({ stems, families }: KoreanTerm, { byStem, byFamily }: KoreanIndex): boolean {
  return stems.some((stem) => byStem.has(stem)) || families.some((family) => byFamily.has(family));
}

/** Of no use to tell whether a number is held: one, and names that are numbers. */
function numbersOf(
  said: KoreanReading,
  whole: KoreanHold,
  holds: readonly KoreanHold[],
  { amounts }: KoreanIndex,
): Pick<KoreanTier, 'strangers' | 'derived'> {
  const strangers: Span[] = [];
  const derived: string[] = [];
  const asked = amountsIn(said);
  const unheld = asked.filter(
    (amount) => !amounts.some((other) => isSame(amount, other)) && !isBareOne(amount, said.terms),
  );
  if (unheld.length === 0) return { strangers, derived };
  const near = amounts.length <= FEW ? amounts : [whole, ...holds].flatMap(({ there }) => amountsIn(there));
  const reckoning = reckoningOf(said.terms, near, asked);
  for (const amount of unheld) {
    const formula = derivation(amount, reckoning);
    if (formula !== null) derived.push(formula);
    else
      strangers.push({ start: said.terms[amount.at]?.start ?? 0, end: said.terms[amount.to - 1]?.end ?? 0 });
  }
  return { strangers, derived };
}

/** A bare one is no year. */
function isSame(amount: Amount, other: Amount): boolean {
  return equal(amount, other) && (amount.value !== 1 || amount.unit === other.unit);
}

/** So few numbers are all at hand to be reckoned with. */
const FEW = 20;

function isEach(term: KoreanTerm | undefined): boolean {
  return term?.role === 'to' || term?.role === 'as';
}

/** 한 번, 하루에, 한 달에: one of what is spoken of, or for each. */
function isBareOne({ value, unit, to }: Amount, claim: readonly KoreanTerm[]): boolean {
  if (value === 7 && unit === '일' && isEach(claim[to - 1])) return true;
  if (value === 60 && unit === '분' && claim[to - 1]?.surface.endsWith('시간에') === true) return true;
  return (
    value === 1 &&
    (/^(?:|개|명|회|쪽|건)$/u.test(unit) || isEach(claim[to - 1]) || AGO.test(claim[to]?.surface ?? ''))
  );
}

/** 한 해 전: the year before. */
const AGO = /^(?:전|뒤|후|앞|만에)/u;
const ENOUGH = 0.45;
const FEW_WORDS = 4;
/** Of a terse claim less may be new. */
const TERSE_ENOUGH = 0.3;
const CLAUSE_ENOUGH = 0.7;
const REFUSED = 0.25;
const THIN = 0.4;

/**
 * The probability after the word-by-word reading: a number out of nowhere and exchanged partners support nothing; in
 * evidence of several sentences a claim that is met word by word is supported, and one that mostly is not is not.
 */
export function afterTier(fitted: number, tier: KoreanTier, isLong: boolean): number {
  if (tier.strangers.length > 0 || tier.exchanged.length > 0) return Math.min(fitted, REFUSED);
  if (!isLong) return fitted;
  const enough = tier.isTerse ? TERSE_ENOUGH : ENOUGH;
  if (tier.unmet > enough || tier.worst > CLAUSE_ENOUGH) return Math.min(fitted, THIN);
  if (tier.vetoes().length > 0) return Math.min(fitted, REFUSED);
  return Math.max(fitted, 0.55 + 0.4 * (ENOUGH - tier.unmet));
}
