import type { Fact } from '../../../contract/fact.ts';
import type { EntityKey } from '../../../contract/entity.ts';
import { convert, unitOf } from '../../language/units.ts';
import { type Formula, parseFormula } from './formula.ts';
import { factKey, type Ground } from './ground.ts';
import type { Point } from './point.ts';
import { showNumber } from './show.ts';

const DEPTH = 4;

function stored(fact: Fact): Point {
  return {
    value: fact.value,
    unit: fact.unit ?? null,
    from: fact.valid_from ?? null,
    to: fact.valid_to ?? null,
    sources: [fact.source],
    as_of: fact.as_of ?? null,
    derivation: null,
  };
}

function timeKey(point: Point): string {
  return `${point.from ?? ''}/${point.to ?? ''}`;
}

/** Points of an operand by time; a timeless one is found under every time. */
function byTime(points: readonly Point[]): ReadonlyMap<string, Point> {
  return new Map(points.map((point) => [timeKey(point), point]));
}

function numberIn(point: Point, unit: string | undefined): number {
  if (typeof point.value !== 'number') return Number.NaN;
  if (point.unit === null || unit === undefined || point.unit === unit) return point.value;
  return convert(point.value, unitOf(point.unit), unitOf(unit)) ?? Number.NaN;
}

function earliest(points: readonly Point[]): string | null {
  const days = points.flatMap((point) => (point.as_of === null ? [] : [point.as_of])).sort();
  return days[0] ?? null;
}

interface Operand {
  readonly name: string;
  readonly points: ReadonlyMap<string, Point>;
  readonly unit: string | undefined;
}

function derivationOf(
  text: string,
  names: readonly string[],
  values: ReadonlyMap<string, number>,
  result: number,
): string {
  const operands = names.map((name) => `${name} ${showNumber(values.get(name) ?? Number.NaN)}`).join(', ');
  return `${text} = ${showNumber(result)} (${operands})`;
}

function derivedAt(
  text: string,
  formula: Formula,
  operands: readonly Operand[],
  time: string,
  unit: string | null,
): Point[] {
  const found = operands.map((operand) => operand.points.get(time) ?? operand.points.get('/'));
  const points = found.filter((point) => point !== undefined);
  if (points.length < operands.length) return [];
  const values = new Map(
    operands.map((operand, index) => {
      const point = found[index];
      return [operand.name, point === undefined ? Number.NaN : numberIn(point, operand.unit)];
    }),
  );
  const value = formula.evaluate(values);
  if (Number.isNaN(value)) return [];
  const timed = points.find((point) => timeKey(point) === time) ?? points[0];
  return [
    {
      value,
      unit,
      from: timed?.from ?? null,
      to: timed?.to ?? null,
      sources: [...new Set(points.flatMap((point) => point.sources))].sort(),
      as_of: earliest(points),
      derivation: derivationOf(text, formula.operands, values, value),
    },
  ];
}

function derived(ground: Ground, entity: EntityKey, attribute: string, text: string, depth: number): Point[] {
  const formula = parseFormula(text);
  const definitions = ground.vocabulary[entity.type]?.attributes ?? {};
  const operands = formula.operands.map((name) => ({
    name,
    points: byTime(seriesOf(ground, entity, name, depth + 1)),
    unit: definitions[name]?.unit,
  }));
  const times = new Set(operands.flatMap((operand) => [...operand.points.keys()]));
  const unit = definitions[attribute]?.unit ?? null;
  return [...times].flatMap((time) => derivedAt(text, formula, operands, time, unit));
}

/**
 * Every known value of an attribute of one entity: recomputed from its operands where the attribute has a
 * formula and they are there, else as stored.
 */
export function seriesOf(ground: Ground, entity: EntityKey, attribute: string, depth = 0): Point[] {
  const own = (ground.facts.get(factKey(entity.type, entity.id, attribute)) ?? []).map(stored);
  const formula = ground.vocabulary[entity.type]?.attributes[attribute]?.formula;
  if (formula === undefined || depth > DEPTH) return own;
  const computed = derived(ground, entity, attribute, formula, depth);
  const times = new Set(computed.map(timeKey));
  return [...computed, ...own.filter((point) => !times.has(timeKey(point)))];
}

/** The attribute and, through formulas, every attribute that it is made of. */
export function withOperands(
  ground: Pick<Ground, 'vocabulary'>,
  type: string,
  attribute: string,
  depth = 0,
): string[] {
  const formula = ground.vocabulary[type]?.attributes[attribute]?.formula;
  if (formula === undefined || depth > DEPTH) return [attribute];
  const operands = parseFormula(formula).operands.flatMap((name) =>
    withOperands(ground, type, name, depth + 1),
  );
  return [...new Set([attribute, ...operands])];
}
