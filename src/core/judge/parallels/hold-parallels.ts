import type { ReadSentence } from '../../read/read-text.ts';
import type { ValueMention } from '../../statement/value.ts';
import { differencesOf, operandsShown } from '../differences.ts';
import { type Asked, askedOf, placeOf } from '../facts/asked.ts';
import { dimensionOf } from '../facts/dimension.ts';
import { type Fact, type FactBase, isSameKey } from '../facts/fact.ts';
import { withMeasures } from '../facts/fact-reader.ts';
import type { Found } from '../facts/found.ts';
import { valueClaim } from '../facts/value-claim.ts';
import { type Held, SILENT } from '../held.ts';
import type { Means } from '../means.ts';
import type { OpenedEvidence } from '../open-evidence.ts';
import { operate } from '../operators/operators.ts';
import { questionOf } from '../operators/question.ts';

/** What the first value of the claim measures. */
function dimensionIn({ values: [first] }: Asked): string | null {
  const value = first?.value ?? null;
  return value === null ? null : dimensionOf(value);
}

/** The claim says of one of the things one amount, and nothing else. */
function isOfOne(asked: Asked): boolean {
  const { anchors, values, computes, negative, open } = asked;
  const dimension = dimensionIn(asked);
  const isAmount = values.length === 1 && dimension !== null && dimension !== 'period';
  return isAmount && anchors.length === 1 && !computes && !negative && !open;
}

/** One of the things has two values of a dimension: nothing tells which the claim means. */
function isTold(asked: Asked, { facts }: FactBase, { compare }: Means): boolean {
  const dimension = dimensionIn(asked);
  const key = asked.anchors[0] ?? null;
  const own = facts.filter(({ owner }) => isSameKey(owner, key)).flatMap(({ values }) => values);
  const said = own.flatMap(({ value }) =>
    value !== null && dimensionOf(value) === dimension ? [value] : [],
  );
  const [first] = said;
  return first !== undefined && said.every((value) => compare(first, value) === 'equal');
}

function saysSame({ words }: Fact, other: Fact): boolean {
  const isIn = (some: Fact['words'], all: Fact['words']): boolean =>
    some.every(({ word }) => all.some((one) => one.word === word));
  return isIn(words, other.words) && isIn(other.words, words);
}

/** What is compared stands in one sentence, which says the same of each, or in several that say it in the same words. */
function areBeside([first, ...others]: readonly Fact[]): boolean {
  if (first === undefined || others.length === 0) return false;
  return others.every((one) => one.sentence === first.sentence || saysSame(one, first));
}

/** Nouns that the claim has behind each of the things, and that say what they are: the farm trip, the Science Centre trip. */
function kindsBehind({ anchors, tokens }: Asked): ReadonlySet<string> {
  const behind = anchors.map((key) => tokens[placeOf(key, tokens) + key.length]);
  const [first] = behind;
  const isShared =
    behind.length > 1 && behind.every((one) => one?.upos === 'NOUN' && one.lemma === first?.lemma);
  return new Set(isShared && first !== undefined ? [first.lemma.toLowerCase()] : []);
}

/** A time that only another one tells: last year. Two are one where they are written alike. */
function isRelative({ value, unread }: ValueMention): boolean {
  return value === null && unread === 'relative';
}

function saysTime({ written }: ValueMention, { values }: Fact): boolean {
  return values.some((one) => isRelative(one) && one.written.toLowerCase() === written.toLowerCase());
}

/** What a claim asks of things without names, and the facts that it may be held against. */
interface AskedOfThings {
  readonly asked: Asked;
  readonly base: FactBase;
}

function askedOfThings(
  written: ReadSentence,
  { parallels, said, means }: OpenedEvidence,
  isOpen: (one: ReadSentence) => boolean,
): AskedOfThings {
  const claim = withMeasures(written);
  const times = claim.values.filter(isRelative);
  const known = parallels();
  const facts = known.facts.filter((fact) => {
    const sentence = said[fact.sentence]?.sentence;
    return sentence !== undefined && isOpen(sentence) && times.every((one) => saysTime(one, fact));
  });
  const kinds = kindsBehind(askedOf(claim, { ...known, facts }, means.words));
  const base = { ...known, facts, kinds };
  const whole = askedOf(claim, base, means.words);
  return { asked: { ...whole, values: whole.values.filter((one) => !isRelative(one)) }, base };
}

/** JD120: a claim about things without names against the value that the evidence says of each. */
export function holdParallels(
  claim: ReadSentence,
  evidence: OpenedEvidence,
  isOpen: (one: ReadSentence) => boolean,
): Held {
  const { said, means } = evidence;
  const { asked, base } = askedOfThings(claim, evidence, isOpen);
  const sentences = said.map(({ sentence }) => sentence);
  const computed: Found | null = operate(questionOf(asked, base, sentences, means));
  const found =
    computed ?? (isOfOne(asked) && isTold(asked, base, means) ? valueClaim(asked, base, means) : null);
  if (found === null || found.match === null || (computed !== null && !areBeside(found.facts))) return SILENT;
  const values = found.facts.flatMap((fact) => fact.values);
  const quote = said[found.facts[0]?.sentence ?? -1]?.quote ?? '';
  const instead = { values, quote, operands: operandsShown(found.facts) };
  return {
    ...SILENT,
    match: found.match,
    places: found.facts.flatMap(({ sentence }) => said[sentence]?.place ?? []),
    differences: found.match === 'contradicted' ? differencesOf(asked, claim.span, instead, means) : [],
  };
}

/** JD120: the value of the claim is written beside its own thing, but of another one: €170 abroad, and €140 in Germany. */
export function isOfBeside(
  claim: ReadSentence,
  evidence: OpenedEvidence,
  isOpen: (one: ReadSentence) => boolean,
): boolean {
  if (withMeasures(claim).values.length === 0) return false;
  const { asked, base } = askedOfThings(claim, evidence, isOpen);
  const key = asked.anchors[0] ?? null;
  const [value] = asked.values;
  if (!isOfOne(asked) || value === undefined) return false;
  const has = ({ values }: Fact): boolean => values.some(({ written }) => written === value.written);
  const own = base.facts.filter(({ owner }) => isSameKey(owner, key));
  const beside = base.facts.filter(
    (fact) => !own.includes(fact) && own.some((one) => areBeside([one, fact])),
  );
  return own.length > 0 && !own.some(has) && beside.some(has);
}
