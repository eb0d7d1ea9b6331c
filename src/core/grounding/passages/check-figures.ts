import type { Alignment } from './alignment.ts';
import type { CheckedText } from './difference.ts';
import type { FigureMatch } from './figure-matches.ts';
import { restHeld, sharedNeighbours, termIn } from './surroundings.ts';

/** From here on the window speaks of what the claim speaks of. */
const AGREED = 0.75;
const NEIGHBOURS = 2;
/** Where the window has one figure of that kind, one common word will do. */
const ONLY_ONE = 1;

/**
 * GR25: each quantity and date of the claim. Contradicted where the window holds the rest of the claim and, near the same
 * words, another figure of the same kind, and the evidence nowhere has the claimed one.
 */
export function checkFigures(alignment: Alignment): CheckedText[] {
  return alignment.figures.map((match) => {
    const actual = insteadOf(alignment, match);
    const outcome = match.where === 'window' ? 'supported' : actual === null ? 'not_found' : 'contradicted';
    return {
      rule: 'GR25',
      outcome,
      place: { start: match.start, end: match.end },
      reading: match.text,
      actual,
      code: actual === null ? null : match.code,
      ...(match.derivation === null ? {} : { derivation: match.derivation }),
    };
  });
}

function insteadOf(alignment: Alignment, match: FigureMatch): string | null {
  if (match.where !== 'nowhere' || restHeld(alignment, match) < AGREED) return null;
  const { passages, window } = alignment;
  const offset = passages.sentences[window?.from ?? 0]?.start ?? 0;
  const least = match.others.length === 1 ? ONLY_ONE : NEIGHBOURS;
  const instead = match.others.find(
    (other) =>
      !other.text.startsWith(match.text) &&
      sharedNeighbours(alignment, match, termIn(alignment, other, offset)) >= least,
  );
  return instead?.text ?? null;
}
