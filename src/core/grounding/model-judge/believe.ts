import type { GroundingReason, ReadPlace } from '../../../contract/grounding.ts';
import type { ModelAnswerOfClaim, NotCounted } from '../../../contract/model-judgement.ts';
import { readTerms } from '../../language/read-terms.ts';
import { steers } from '../../language/steering-words.ts';
import { figuresOf } from '../passages/figures.ts';
import { isSamePeriod, isSameQuantity } from '../passages/same-figure.ts';
import type { HoldAlone } from '../model-tier/claim-judge.ts';
import { findQuotation, type Quoted } from './find-quotation.ts';
import { readsOn } from './reads-on.ts';
import type { ClaimAndPassages } from './asked-claim.ts';

/** What a model said of an item. */
export interface SaidOfItem {
  readonly answer: ModelAnswerOfClaim;
  readonly quotation: string;
}

/** What of it counts. */
export interface Believed extends SaidOfItem {
  /** Where the quotation stands; null where it stands nowhere. */
  readonly read: ReadPlace | null;
  /** The sentences that the quotation stands in; null as `read`. */
  readonly whole: ReadPlace | null;
  /** Null where the answer counts. */
  readonly why: NotCounted | null;
}

/** By these the rules say of a quotation that it says something else. */
const DIFFERS: ReadonlySet<GroundingReason | null> = new Set([
  'words_differ',
  'value_unread',
  'other_subject',
  'other_role',
  'other_time',
  'other_mood',
  'other_polarity',
]);

function sharesWords(claim: string, text: string): boolean {
  const keys = (of: string): string[] =>
    readTerms(of).flatMap(({ kind, stem }) => (kind === 'function' ? [] : [stem]));
  const there = new Set(keys(text));
  return keys(claim).some((key) => there.has(key));
}

/** Each amount of the claim stands in the quotation, each time somewhere in the passages that it may rest on. */
function holdsValues(claim: string, whole: string, passages: readonly ReadPlace[]): boolean {
  const [said, there] = [figuresOf(claim), figuresOf(whole)];
  const times = figuresOf(passages.map(({ quote }) => quote).join('\n')).periods;
  return (
    said.quantities.every((one) => there.quantities.some((other) => isSameQuantity(one, other))) &&
    said.periods.every((one) => times.some((other) => isSamePeriod(one, other)))
  );
}

function doubtOf(
  { text, passages }: ClaimAndPassages,
  answer: ModelAnswerOfClaim,
  { quotation, whole: { quote: whole } }: Quoted,
  hold: HoldAlone,
): NotCounted | null {
  if (steers(whole)) return 'steers';
  const held = hold(text, whole);
  if (!sharesWords(text, whole)) return 'quotation_differs';
  if (answer === 'contradicted') return held?.end === 'supported' ? 'quotation_differs' : null;
  const differs = held?.end === 'contradicted' || DIFFERS.has(held?.reason ?? null);
  const fits = !differs && holdsValues(text, whole, passages) && !readsOn(text, quotation, whole);
  return fits ? null : 'quotation_differs';
}

/** MJ4: whether what a model said of a claim counts: its quotation stands in the evidence, and no rule reads it otherwise. */
export function believe(claim: ClaimAndPassages, said: SaidOfItem, hold: HoldAlone): Believed {
  if (said.answer === 'not_said') return { ...said, read: null, whole: null, why: 'not_said' };
  const found = findQuotation(said.quotation, claim.passages);
  if (found === null) return { ...said, read: null, whole: null, why: 'no_quotation' };
  const why = doubtOf(claim, said.answer, found, hold);
  return { answer: said.answer, quotation: found.quotation, read: found.place, whole: found.whole, why };
}
