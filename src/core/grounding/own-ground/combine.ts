import type { GroundingEnd, GroundingReason, ReadPlace } from '../../../contract/grounding.ts';
import type { Span } from '../../../contract/span.ts';
import type { AppliedCalibration } from '../calibration/apply-calibration.ts';
import type { Held, Signals } from '../held.ts';
import type { Ruling } from '../ruling.ts';

/** What several verifiers say of one claim, as one. */
export interface Combined {
  readonly end: GroundingEnd;
  readonly reason: GroundingReason | null;
  readonly probability: number;
  readonly rulings: readonly Ruling[];
  readonly unsupported: readonly Span[];
  readonly read: readonly ReadPlace[];
  readonly signals: readonly Signals[];
}

type Judged = Held & { readonly probability: number };

function isJudged(held: Held): held is Judged {
  return held.probability !== undefined;
}

/** True for a verifier that read nothing for the claim: what it does not object to is not confirmed by it. */
function isSilent({ read, rulings }: Held): boolean {
  return (
    read.length === 0 && rulings.every(({ outcome }) => outcome !== 'supported' && outcome !== 'contradicted')
  );
}

function contradicts({ rulings }: Held): boolean {
  return rulings.some(({ outcome }) => outcome === 'contradicted');
}

/** Probability by which the end is decided: on the side that the rules have put it, where they have. */
function standingOf({ probability, decided }: Judged, applied: AppliedCalibration): number {
  if (decided === true) return Math.max(probability, applied.supported_above);
  return decided === false ? Math.min(probability, applied.not_found_below - 1e-9) : probability;
}

type Standing = Judged & { readonly standing: number };

/** True where a part of the claim is left that nothing in the records says, and no rule decided for the whole. */
function isPart({ decided, unsupported, left = [] }: Held): boolean {
  return decided !== true && (unsupported.length > 0 || left.length > 0);
}

/**
 * By what a claim is supported: by nothing where no verifier read anything for it, by words where none binds them to an
 * attribute, or binds all of them.
 */
function supportOf(
  heard: readonly Standing[],
  { supported_above, words_suffice }: AppliedCalibration,
): Ended {
  if (heard.length === 0) return { end: 'undecided', reason: 'not_read' };
  const speaking = heard.filter(({ standing, words }) => standing >= supported_above && words !== true);
  if (words_suffice || speaking.some((held) => held.unbound !== true && !isPart(held)))
    return { end: 'supported', reason: null };
  return { end: 'supported_by_words', reason: speaking.some(isPart) ? 'left_over' : 'words_only' };
}

function endOf(best: Standing, heard: readonly Standing[], applied: AppliedCalibration): Ended {
  if (best.standing >= applied.supported_above) return supportOf(heard, applied);
  if (best.standing >= applied.not_found_below) return { end: 'undecided', reason: 'band' };
  return isUnsaid(heard.length === 0 && best.unbound === true ? [best] : heard, applied)
    ? { end: 'not_found', reason: null }
    : { end: 'undecided', reason: 'words_missing' };
}

/**
 * True where the evidence says nothing of the claim: no word of it stands there. That some do not says it only by
 * thresholds that were measured on the user's own rows, or by a verifier that binds values.
 */
function isUnsaid(heard: readonly Standing[], { words_suffice, note }: AppliedCalibration): boolean {
  if (words_suffice || note?.applied === true) return true;
  return heard.some(({ words }) => words !== true) || heard.every(({ unsaid }) => unsaid === true);
}

/** True where something speaks for the claim: statements or records, or words alone. */
export function isBacked({ end }: Pick<Combined, 'end'>): boolean {
  return end === 'supported' || end === 'supported_by_words';
}

type Ended = Pick<Combined, 'end' | 'reason'>;

function rulingsOf({ rulings }: Held, ended: Ended): readonly Ruling[] {
  return isBacked(ended) ? rulings.filter(({ outcome }) => outcome === 'supported') : rulings;
}

/** Of a claim that is supported in part the words that are left over; of one that is not, those that nothing says. */
function unsupportedOf({ unsupported, left = [] }: Held, ended: Ended): readonly Span[] {
  if (!isBacked(ended)) return unsupported;
  return ended.reason === 'left_over' ? [...unsupported, ...left].sort((a, b) => a.start - b.start) : [];
}

/**
 * GR47: the verifier that is surest of support speaks for the claim, and contradiction wins: one that contradicts it and
 * does not think it supported itself makes it contradicted. Words that speak for it while something differs leave it open,
 * where no other supports it. Null where none had anything to say.
 */
export function combine(helds: readonly Held[], applied: AppliedCalibration): Combined | null {
  const judged = helds
    .filter(isJudged)
    .map((held) => ({ ...held, probability: applied.scale(held.probability) }))
    .map((held) => ({ ...held, standing: standingOf(held, applied) }));
  const heard = judged.filter((held) => !isSilent(held));
  const [first, ...others] = heard.length > 0 ? heard : judged;
  if (first === undefined) return null;
  const best = others.reduce((one, other) => (other.standing > one.standing ? other : one), first);
  const denying = judged.find((held) => contradicts(held) && held.standing < applied.supported_above);
  if (denying !== undefined) return asCombined(denying, { end: 'contradicted', reason: null }, judged);
  const ended = endOf(best, heard, applied);
  const isOpen = ended.end === 'supported_by_words' || ended.end === 'undecided';
  const differing = isOpen ? judged.find(({ differs }) => differs === true) : undefined;
  return differing === undefined
    ? asCombined(best, ended, judged)
    : asCombined(differing, { end: 'undecided', reason: 'words_differ' }, judged);
}

function asCombined(speaks: Standing, ended: Ended, judged: readonly Standing[]): Combined {
  return {
    ...ended,
    probability: speaks.probability,
    rulings: rulingsOf(speaks, ended),
    unsupported: unsupportedOf(speaks, ended),
    read: speaks.read,
    signals: judged.map(({ signals }) => signals),
  };
}
