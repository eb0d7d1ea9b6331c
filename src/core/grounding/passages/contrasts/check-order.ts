import type { Span } from '../../../../contract/span.ts';
import type { CheckedText } from '../difference.ts';
import { type Beside, placeOf } from './beside.ts';
import { type Sides, turnOf } from './sides.ts';

/** The end of what stands behind `before` and `after` at the beginning of a sentence without a mark. */
const SUBJECT = /,|\b(?:you|we|they|he|she|it|i|the)\b/iu;
const LEADING = /^\W*(before|after|once)\b/iu;
const INSIDE = /\b(before|after|once)\b/iu;
const THEN = /,?\s*\b(?:and )?(?:then|afterwards|subsequently)\b/iu;

/** What comes first (`left`) and what follows (`right`), where a text says so; null where it does not. */
function orderOf(text: string): Sides | null {
  const leading = LEADING.exec(text);
  if (leading !== null) {
    const from = leading[0].length;
    const rest = text.slice(from);
    const stop = rest.slice(1).search(SUBJECT) + 1;
    if (stop <= 1) return null;
    return placed(leading[1], { start: from + stop, end: text.length }, { start: from, end: from + stop });
  }
  const inside = INSIDE.exec(text);
  if (inside !== null)
    return placed(
      inside[1],
      { start: 0, end: inside.index },
      { start: inside.index + inside[0].length, end: text.length },
    );
  const then = THEN.exec(text);
  return then === null
    ? null
    : {
        left: { start: 0, end: then.index },
        right: { start: then.index + then[0].length, end: text.length },
      };
}

function placed(word: string | undefined, main: Span, other: Span): Sides {
  return word?.toLowerCase() === 'before' ? { left: main, right: other } : { left: other, right: main };
}

const AGREED = 0.6;

/** GR26: one comes before the other, where the sentence has it follow. */
export function checkOrder(beside: Beside): CheckedText | 'agrees' | null {
  if (beside.held.best.share < AGREED) return null;
  const said = orderOf(beside.said);
  const there = said === null ? null : orderOf(beside.there);
  if (said === null || there === null) return null;
  const turn = turnOf(beside, said, there, true);
  if (turn !== -1) return turn === 1 ? 'agrees' : null;
  return {
    rule: 'GR26',
    outcome: 'contradicted',
    place: placeOf(beside, { start: 0, end: beside.said.length }),
    reading: beside.said.trim(),
    actual: beside.there.trim(),
    code: 'TERM_MISMATCH',
  };
}
