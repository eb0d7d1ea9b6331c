import type { Quantity } from '../../../language/quantity.ts';
import type { CheckedText } from '../difference.ts';
import { isSameKind, isSameQuantity } from '../same-figure.ts';
import { figuresIn } from '../text-reading.ts';
import type { Beside } from './beside.ts';
import { checkNeighbour } from './check-neighbour.ts';

/** GR25: a figure of the sentence said of another of the things that it names side by side. */
export function checkNeighbourFigures(beside: Beside): CheckedText[] {
  const { passages } = beside.alignment;
  const said = figuresIn(passages, beside.said).quantities.filter(isPlain);
  if (said.length === 0) return [];
  const there = figuresIn(passages, beside.there).quantities.filter(isPlain);
  if (there.length < 2) return [];
  return said.flatMap((figure) => {
    const own = said.filter((other) => isSameKind(figure, other));
    if (own[0] !== figure) return [];
    const theirs = there.filter((other) => isSameKind(figure, other));
    return checkNeighbour(beside, own, theirs, isSameQuantity, 'NUMBER_MISMATCH');
  });
}

function isPlain({ kind, approximate, unit, counted }: Quantity): boolean {
  return kind === 'cardinal' && !approximate && (unit !== null || counted !== undefined);
}
