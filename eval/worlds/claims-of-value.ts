import { integer, pick } from '../../scripts/worlds/random.ts';
import type { Attribute } from './domain.ts';
import { amounts, anyOf, type Draw, formOf, type Maker, sayable, twoSubjects } from './draw.ts';
import { sayAmount } from './say.ts';
import { drawValue, valueIfAny, valueOf } from './world.ts';

function valued(draw: Draw): readonly Attribute[] {
  return sayable(draw, 'claim').filter(({ type }) => type !== 'flag');
}

/** The value of the subject, or that of another one. */
export const value: Maker = (draw, isTrue) => {
  const attribute = anyOf(draw, valued(draw));
  const [subject, other] = twoSubjects(draw);
  if (attribute === null) return null;
  const { text } = valueOf(draw.world, isTrue ? subject : other, attribute);
  return { form: formOf(draw, attribute, 'claim'), slots: { S: subject, V: text } };
};

/** A value that nobody has. */
export const unknownValue: Maker = (draw, isTrue) => {
  const { random, world } = draw;
  const attribute = anyOf(
    draw,
    valued(draw).filter(({ type }) => type !== 'name'),
  );
  if (isTrue || attribute === null || attribute.type === 'link') return null;
  const taken = world.subjects.map((subject) => valueOf(world, subject, attribute));
  const { text } = drawValue(random, attribute, world.language, taken);
  const [subject] = twoSubjects(draw);
  return { form: formOf(draw, attribute, 'claim'), slots: { S: subject, V: text } };
};

/** The value of another one denied, or that of the subject. */
export const denied: Maker = (draw, isTrue) => {
  const attribute = anyOf(draw, valued(draw));
  const [subject, other] = twoSubjects(draw);
  if (attribute === null) return null;
  const { text } = valueOf(draw.world, isTrue ? other : subject, attribute);
  return { form: formOf(draw, attribute, 'denied'), slots: { S: subject, V: text } };
};

/** That a subject has something or has it not. */
export const flag: Maker = (draw, isTrue) => {
  const attribute = anyOf(
    draw,
    draw.attributes.filter(({ type }) => type === 'flag'),
  );
  if (attribute === null) return null;
  const [subject] = twoSubjects(draw);
  const has = valueOf(draw.world, subject, attribute).order === 1;
  return { form: formOf(draw, attribute, has === isTrue ? 'claim' : 'denied'), slots: { S: subject } };
};

/** Who is what to whom, or the other way round. */
export const role: Maker = (draw, isTrue) => {
  const attribute = anyOf(
    draw,
    draw.attributes.filter(({ type }) => type === 'link'),
  );
  if (attribute === null) return null;
  const linked = draw.world.subjects.filter((one) => valueIfAny(draw.world, one, attribute) !== null);
  const subject = anyOf(draw, linked);
  if (subject === null) return null;
  const { text } = valueOf(draw.world, subject, attribute);
  const [S, V] = isTrue ? [subject, text] : [text, subject];
  return { form: formOf(draw, attribute, 'claim'), slots: { S, V } };
};

/** The value of the year, or that of another year of the series. */
export const year: Maker = (draw, isTrue) => {
  const series = amounts(draw, 'claim').filter(({ of }) => of !== undefined);
  const attribute = anyOf(draw, series);
  const [subject] = twoSubjects(draw);
  if (attribute === null) return null;
  const others = series.filter(({ id, of }) => of?.series === attribute.of?.series && id !== attribute.id);
  const from = isTrue ? attribute : anyOf(draw, others);
  if (from === null) return null;
  const { text } = valueOf(draw.world, subject, from);
  return { form: formOf(draw, attribute, 'claim'), slots: { S: subject, V: text } };
};

/** That a value rose from one year to a later one. */
export const rose: Maker = (draw, isTrue) => {
  const series = amounts(draw, 'rose').filter(({ of }) => of !== undefined);
  const pairs = series.flatMap((one) =>
    series
      .filter(({ of }) => of?.series === one.of?.series && (of?.year ?? 0) > (one.of?.year ?? 0))
      .map((other) => [one, other] as const),
  );
  const [subject] = twoSubjects(draw);
  const fitting = pairs.filter(
    ([one, other]) =>
      valueOf(draw.world, subject, other).order > valueOf(draw.world, subject, one).order === isTrue,
  );
  const pair = anyOf(draw, fitting);
  if (pair === null) return null;
  const [one, other] = pair;
  const slots = { S: subject, Y: String(one.of?.year), Z: String(other.of?.year) };
  return { form: formOf(draw, one, 'rose'), slots };
};

/** A bound that the value of the subject keeps, or breaks. */
export function bound(side: 'at_least' | 'at_most'): Maker {
  return (draw, isTrue) => {
    const attribute = anyOf(draw, amounts(draw, side));
    const [subject] = twoSubjects(draw);
    if (attribute === null) return null;
    const { order } = valueOf(draw.world, subject, attribute);
    const off = attribute.step * integer(draw.random, 1, 6);
    const limit = (side === 'at_least') === isTrue ? order - off : order + off;
    if (limit <= 0) return null;
    const { text } = sayAmount(attribute, draw.world.language, limit);
    return { form: formOf(draw, attribute, side), slots: { S: subject, V: text } };
  };
}

/** A range that holds the value of the subject, or lies beside it. */
export const between: Maker = (draw, isTrue) => {
  const attribute = anyOf(draw, amounts(draw, 'between'));
  const [subject] = twoSubjects(draw);
  if (attribute === null) return null;
  const { random, world } = draw;
  const { order } = valueOf(world, subject, attribute);
  const step = attribute.step;
  const start = isTrue ? order - step * integer(random, 1, 4) : order + step * pick(random, [-12, 3]);
  if (start <= 0) return null;
  const said = (n: number): string => sayAmount(attribute, world.language, n).text;
  const slots = { S: subject, V: said(start), W: said(start + step * integer(random, 5, 8)) };
  return { form: formOf(draw, attribute, 'between'), slots };
};

/** What the evidence leaves out. */
export const omitted: Maker = (draw, isTrue) => {
  const { world } = draw;
  if (isTrue) return null;
  const [subject] = twoSubjects(draw);
  const { text } = valueOf(world, subject, world.omitted);
  return { form: formOf(draw, world.omitted, 'claim'), slots: { S: subject, V: text } };
};
