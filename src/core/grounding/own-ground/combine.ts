import type { ReadPlace } from '../../../contract/grounding.ts';
import type { Span } from '../../../contract/span.ts';
import type { AppliedCalibration } from '../calibration/apply-calibration.ts';
import type { End, Held, Signals } from '../held.ts';
import type { Ruling } from '../ruling.ts';

/** What several verifiers say of one claim, as one. */
export interface Combined {
  readonly end: End | 'abstained';
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

function endOf(probability: number, contradicted: boolean, applied: AppliedCalibration): Combined['end'] {
  if (contradicted) return 'contradicted';
  if (probability >= applied.supported_above) return 'supported';
  return probability < applied.not_found_below ? 'not_found' : 'abstained';
}

/**
 * GR47: the verifier that is surest of support speaks for the claim, and contradiction wins: one that contradicts it and
 * does not think it supported itself makes it contradicted. Null where none had anything to say.
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
  const opposed = judged.filter((held) => contradicts(held) && held.standing < applied.supported_above);
  const speaks = opposed[0] ?? best;
  const decided = endOf(best.standing, opposed.length > 0, applied);
  const end = decided === 'supported' && heard.length === 0 ? 'abstained' : decided;
  return {
    end,
    probability: speaks.probability,
    rulings:
      end === 'supported' ? speaks.rulings.filter(({ outcome }) => outcome === 'supported') : speaks.rulings,
    unsupported: end === 'supported' ? [] : speaks.unsupported,
    read: speaks.read,
    signals: judged.map(({ signals }) => signals),
  };
}
