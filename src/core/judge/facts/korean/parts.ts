import { joinChains, lastEnding, type JoinedSentence } from '../../../read/korean/join-chains.ts';
import { ADNOMINAL, CLAUSE_JOINING, DEED_JOINING, TOPIC_OR_SUBJECT } from '../../../lexicon/korean-marks.ts';
import type { ReadSentence } from '../../../read/read-text.ts';
import type { Token } from '../../../statement/token.ts';
import type { ValueMention } from '../../../statement/value.ts';
import { dimensionOf } from '../dimension.ts';
import type { NameRun } from '../name-run.ts';
import { type Stance, stanceWithin } from './stance.ts';

/** A clause of a Korean sentence, cut at its endings and commas. */
export interface Part extends Stance {
  /** Its words; what only helps a verb is left out. */
  readonly tokens: readonly Token[];
  /** All of its words. */
  readonly all: readonly Token[];
  /** The names in it. */
  readonly names: readonly NameRun[];
  /** The name right behind it, which it says something of: 병상이 12개인 동쪽의원은. */
  readonly before: NameRun | null;
  /** A predicate ends it. */
  readonly isClause: boolean;
}

interface Cut {
  readonly end: number;
  readonly before: NameRun | null;
}

/** A name is no predicate, whatever its analysis says: 빌라는 read as 빌-이라는. */
function withoutNames({ tokens, groups }: JoinedSentence, names: readonly NameRun[]): JoinedSentence {
  const isName = (at: number): boolean => names.some(({ first, last }) => first <= at && at <= last);
  const isLast = (at: number): boolean => names.some(({ last }) => at === last);
  const isCopula = (at: number): boolean =>
    tokens[at]?.inflection?.copula === true && !tokens[at].form.endsWith('는');
  return {
    tokens,
    groups: new Map([...groups].filter(([at]) => !isName(at) || (isLast(at) && isCopula(at)))),
  };
}

/** What stands on a value within its word: 2,290유로인, 52점이고. */
const ON_VALUE: Readonly<Record<string, string>> = {
  인: 'ㄴ',
  이고: '고',
  고: '고',
  이며: '며',
  며: '며',
  이지만: '지만',
};

function endingBehind({ form, start, end }: Token, values: readonly ValueMention[]): string | null {
  const value = values.find((one) => start <= one.end && one.end < end);
  return value === undefined ? null : (ON_VALUE[form.slice(value.end - start)] ?? null);
}

/** Values of one dimension stand before and behind. */
function isBetween({ start, end }: Token, values: readonly ValueMention[]): boolean {
  const kind = ({ value }: ValueMention): string | null => (value === null ? null : dimensionOf(value));
  const behind = values.filter((one) => one.start >= end).map(kind);
  return values.some((one) => one.end <= start && kind(one) !== null && behind.includes(kind(one)));
}

/** Where clauses end, each with the name that it stands before. */
function cutsOf(
  { tokens, groups }: JoinedSentence,
  names: readonly NameRun[],
  values: readonly ValueMention[],
): Cut[] {
  const ends = new Set([...groups.values()].map(({ last }) => last));
  return tokens.flatMap((token, at): Cut[] => {
    const before = names.find(({ first }) => first === at + 1) ?? null;
    const isOf = token.inflection?.particles.at(-1) === '의' && !names.some(({ last }) => last === at);
    const ending = endingBehind(token, values) ?? (ends.has(at) ? lastEnding(token) : '');
    const isDeed = DEED_JOINING.has(ending) && isBetween(token, values);
    if (token.form === ',' || isDeed || CLAUSE_JOINING.has(ending)) return [{ end: at + 1, before: null }];
    return before !== null && (isOf || ADNOMINAL.has(ending)) ? [{ end: at + 1, before }] : [];
  });
}

/** A piece before a comma that says nothing by itself belongs to what follows: 2024년 5월, A는 …. */
function isLoose(
  joined: JoinedSentence,
  names: readonly NameRun[],
  from: number,
  { end, before }: Cut,
): boolean {
  const isIn = (at: number): boolean => from <= at && at < end;
  return (
    before === null &&
    ![...joined.groups.keys()].some(isIn) &&
    !names.some(({ first }) => isIn(first)) &&
    !joined.tokens.some(
      (token, at) => isIn(at) && token.inflection?.particles.some((one) => TOPIC_OR_SUBJECT.has(one)),
    )
  );
}

/** The clauses of a sentence in their order. */
export function partsOf({ tokens, values }: ReadSentence, names: readonly NameRun[]): readonly Part[] {
  const joined = withoutNames(joinChains(tokens), names);
  const partOf = (from: number, { end, before }: Cut): Part => {
    const own = [...joined.groups].filter(([at]) => from <= at && at < end);
    const isHelper = (at: number): boolean => own.some(([first, { last }]) => first < at && at <= last);
    return {
      ...stanceWithin(joined, values, from, end),
      tokens: joined.tokens.filter((_, at) => from <= at && at < end && !isHelper(at)),
      all: tokens.slice(from, end),
      names: names.filter(({ first }) => from <= first && first < end),
      before,
      isClause: own.length > 0,
    };
  };
  const parts: Part[] = [];
  let from = 0;
  for (const cut of [...cutsOf(joined, names, values), { end: tokens.length, before: null }]) {
    if (cut.end < tokens.length && isLoose(joined, names, from, cut)) continue;
    parts.push(partOf(from, cut));
    from = cut.end;
  }
  return parts.filter((part) => part.tokens.some(({ upos }) => upos !== 'PUNCT'));
}
