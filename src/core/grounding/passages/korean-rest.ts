import type { KoreanHold } from './korean-hold.ts';
import type { Link } from './korean-alignment.ts';

/** True where the window holds so much of a claim's words but for this one. */
export function isRestHeld(
  { links, shares }: Pick<KoreanHold, 'links' | 'shares'>,
  without: Link | undefined,
  least: number,
): boolean {
  return reaches(shares, links.length, without, least);
}

/** True where the window holds so much of a claim's words and numbers but for this word. */
export function isAllButHeld(
  { links, shares, amounts }: Pick<KoreanHold, 'links' | 'shares' | 'amounts'>,
  without: Link | undefined,
  least: number,
): boolean {
  const held = amounts.filter(({ outcome }) => outcome === 'held').length;
  return reaches(shares + held, links.length + amounts.length, without, least);
}

function reaches(held: number, all: number, without: Link | undefined, least: number): boolean {
  const rest = without === undefined ? all : all - 1;
  return rest > 0 && (held - (without?.share ?? 0)) / rest >= least;
}
