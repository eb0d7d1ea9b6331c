import type { Quantity } from './quantity.ts';

/** A mark or joint, one to four words and a number at the end of its part: `, the grey tank 650.` */
const ELLIPTIC = /(?:[,;]| and| but| while| whereas) (?:[\p{L}'’-]+ ){1,4}$/u;
const NUMBERED =
  /\b(?:chapter|page|number|no|room|article|section|table|figure|version|grade|level|group|type|day|week|year|line|route|part|step|form|box|size|age|aged|at|in|on|of|by|to|from|until|than|about|over|under)\s$/iu;
const ENDS = /^(?:[.,;)](?!\d)|\s(?:and|but|while)\b|\s*$)/u;
const SENTENCE = /[.!?]\s/u;
/** Numbers like years may be years. */
const YEARS = { from: 1500, to: 2100 };

/** `The blue tank holds 900 litres, the grey tank 650`: a number that leaves its unit out has that of the one before. */
export function withEllipses(text: string, quantities: readonly Quantity[]): readonly Quantity[] {
  if (quantities.length < 2) return quantities;
  const found: Quantity[] = [];
  for (const quantity of quantities) {
    const before = found.at(-1);
    const isOpen = before !== undefined && isElliptic(text, before, quantity);
    found.push(isOpen ? completed(before, quantity) : quantity);
  }
  return found;
}

function isElliptic(text: string, before: Quantity, quantity: Quantity): boolean {
  const { kind, unit, counted, start, end, value } = quantity;
  if (kind !== 'cardinal' || unit !== null || counted !== undefined || before.kind !== 'cardinal')
    return false;
  if (before.unit === null && before.counted === undefined) return false;
  if (value >= YEARS.from && value <= YEARS.to) return false;
  const between = text.slice(before.end, start);
  if (SENTENCE.test(between) || !ELLIPTIC.test(between) || NUMBERED.test(between)) return false;
  return ENDS.test(text.slice(end, end + 8));
}

function completed({ unit, counted }: Quantity, quantity: Quantity): Quantity {
  return { ...quantity, unit, ...(counted === undefined ? {} : { counted }) };
}
