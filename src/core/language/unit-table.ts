import type { Unit } from './unit.ts';
import { COUNTS } from './units-count.ts';
import { MEASURES, type UnitRow } from './units-measure.ts';
import { CURRENCIES } from './units-money.ts';

function unitFrom([symbol, dimension, factor, , offset = 0]: UnitRow): Unit {
  return { symbol, dimension, factor, offset };
}

function byName(rows: readonly UnitRow[]): ReadonlyMap<string, Unit> {
  const names = new Map<string, Unit>();
  for (const row of rows) {
    const unit = unitFrom(row);
    names.set(unit.symbol, unit);
    for (const name of row[3].split('|')) if (name !== '' && !names.has(name)) names.set(name, unit);
  }
  return names;
}

/** Every unit by its symbol and by each of its names; letter case counts (`mW`, `MW`). */
export const UNITS: ReadonlyMap<string, Unit> = byName([...MEASURES, ...CURRENCIES, ...COUNTS]);

function known(name: string): Unit {
  const unit = UNITS.get(name);
  if (unit === undefined) throw new Error(`units: no "${name}" in the table`);
  return unit;
}

export const PEOPLE = known('명');
export const TIMES = known('회');
export const CELSIUS = known('°C');
export const FAHRENHEIT = known('°F');
export const KILOMETRES_PER_HOUR = known('km/h');
