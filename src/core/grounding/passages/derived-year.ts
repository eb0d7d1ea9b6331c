import type { Period } from '../../language/period.ts';
import type { Figures } from './figures.ts';

const MOST = 8;

/**
 * GR25: a year that the evidence tells by another one and a length of time ("in 1978 … reopened four years later"). Gives
 * the formula, or null.
 */
export function derivedYear(figure: Period, { periods, quantities }: Figures): string | null {
  if (figure.granularity !== 'year' || figure.from === null) return null;
  const said = Number(figure.from.slice(0, 4));
  const lengths = quantities.filter(({ unit }) => unit?.symbol === 'y').slice(0, MOST);
  for (const { from } of periods.slice(0, MOST)) {
    const year = Number(from?.slice(0, 4) ?? Number.NaN);
    for (const { value } of lengths) {
      if (year + value === said) return `${year} + ${value} = ${said}`;
      if (year - value === said) return `${year} - ${value} = ${said}`;
    }
  }
  return null;
}
