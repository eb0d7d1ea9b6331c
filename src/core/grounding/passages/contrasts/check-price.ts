import type { CheckedText } from '../difference.ts';
import { figuresIn } from '../text-reading.ts';
import { bestPart, heldParts, partText } from '../best-part.ts';
import { type Beside, placeOf, saidOutside } from './beside.ts';

const FREE =
  /\b(?:free(?: of charge)?(?! (?:to|of|from|time|space|trade|press|speech|will|software|kick|throw))|at no (?:extra |additional )?(?:cost|charge)|without charge|costs? nothing)\b/iu;
const AGREED = 0.5;

/** GR25: said to be free, where the clause of the evidence that speaks of it names a price. */
export function checkPrice(beside: Beside): CheckedText[] {
  const found = FREE.exec(beside.said);
  if (found === null || /\bnot\b|n't\b/u.test(beside.said)) return [];
  const { passages } = beside.alignment;
  const range = { start: found.index, end: found.index + found[0].length };
  const rest = saidOutside(beside, [range]);
  const best = bestPart(heldParts(passages, beside.held, rest), rest, AGREED);
  if (best === null) return [];
  const there = partText(passages, best);
  const price = figuresIn(passages, there).quantities.find(
    ({ unit, comparator }) => comparator === 'eq' && unit?.dimension.startsWith('currency') === true,
  );
  if (
    price === undefined ||
    /\b(?:free|no charge|no cost)\b/iu.test(`${there} ${beside.there} ${beside.alignment.windowText}`)
  )
    return [];
  const place = placeOf(beside, range);
  return [
    {
      rule: 'GR25',
      outcome: 'contradicted',
      place,
      reading: found[0],
      actual: price.text,
      code: 'NUMBER_MISMATCH',
    },
  ];
}
