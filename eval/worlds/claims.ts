import type { End } from '../row.ts';
import { integer, pick, type Random, shuffled } from '../../scripts/worlds/random.ts';
import { english, nativeKorean } from '../../scripts/worlds/number-words.ts';
import { fill, type Slots } from '../../scripts/worlds/template.ts';
import type { Attribute, Wording } from './domain.ts';
import { drawValue, type Said, sayAmount, valueOf, type World } from './world.ts';

/** A claim about a world, labelled by how it was made. */
export interface WorldClaim {
  readonly kind: string;
  readonly text: string;
  readonly end: End;
}

type Amount = Extract<Attribute, { type: 'amount' }>;

/** What is needed to make claims: the draws, the world, and the attributes that its evidence holds. */
interface Draw {
  readonly random: Random;
  readonly world: World;
  readonly attributes: readonly Attribute[];
}

/** A true or a false claim of one kind; null where the world has none. */
type Maker = (draw: Draw, isTrue: boolean) => { readonly form: string; readonly slots: Slots } | null;

function wordsOf({ world }: Draw, attribute: Attribute): Wording {
  return attribute.words[world.language];
}

function anyOf<T>({ random }: Draw, items: readonly T[]): T | null {
  return items.length === 0 ? null : pick(random, items);
}

function twoSubjects({ random, world }: Draw): readonly [string, string] {
  const [a = '', b = ''] = shuffled(random, world.subjects);
  return [a, b];
}

function valued({ attributes }: Draw): readonly Attribute[] {
  return attributes.filter(({ type }) => type !== 'flag');
}

/** The value of the subject, or that of another one. */
const value: Maker = (draw, isTrue) => {
  const attribute = anyOf(draw, valued(draw));
  const [subject, other] = twoSubjects(draw);
  if (attribute === null) return null;
  const { text } = valueOf(draw.world, isTrue ? subject : other, attribute);
  return { form: pick(draw.random, wordsOf(draw, attribute).claim), slots: { S: subject, V: text } };
};

/** A value that nobody has. */
const unknownValue: Maker = (draw, isTrue) => {
  const { random, world } = draw;
  const attribute = anyOf(
    draw,
    valued(draw).filter(({ type }) => type !== 'name'),
  );
  if (isTrue || attribute === null) return null;
  const taken = world.subjects.map((subject) => valueOf(world, subject, attribute));
  const { text } = drawValue(random, attribute, world.language, taken);
  const [subject] = twoSubjects(draw);
  return { form: pick(random, wordsOf(draw, attribute).claim), slots: { S: subject, V: text } };
};

/** The value of another one denied, or that of the subject. */
const denied: Maker = (draw, isTrue) => {
  const attribute = anyOf(draw, valued(draw));
  const [subject, other] = twoSubjects(draw);
  if (attribute === null) return null;
  const { text } = valueOf(draw.world, isTrue ? other : subject, attribute);
  return { form: pick(draw.random, wordsOf(draw, attribute).denied), slots: { S: subject, V: text } };
};

/** That a subject has something or has it not. */
const flag: Maker = (draw, isTrue) => {
  const attribute = anyOf(
    draw,
    draw.attributes.filter(({ type }) => type === 'flag'),
  );
  if (attribute === null) return null;
  const [subject] = twoSubjects(draw);
  const has = valueOf(draw.world, subject, attribute).order === 1;
  const words = wordsOf(draw, attribute);
  return { form: pick(draw.random, has === isTrue ? words.claim : words.denied), slots: { S: subject } };
};

function compared(side: 'more' | 'less'): Maker {
  return (draw, isTrue) => {
    const attribute = anyOf(
      draw,
      draw.attributes.filter((one) => wordsOf(draw, one)[side].length > 0),
    );
    if (attribute === null) return null;
    const [a, b] = twoSubjects(draw);
    const isMore = valueOf(draw.world, a, attribute).order > valueOf(draw.world, b, attribute).order;
    const holds = isMore === (side === 'more');
    const [A, B] = holds === isTrue ? [a, b] : [b, a];
    return { form: pick(draw.random, wordsOf(draw, attribute)[side]), slots: { A, B } };
  };
}

const most: Maker = (draw, isTrue) => {
  const { world, random } = draw;
  const attribute = anyOf(
    draw,
    draw.attributes.filter((one) => wordsOf(draw, one).most.length > 0),
  );
  if (attribute === null || world.subjects.length < 3) return null;
  const sorted = [...world.subjects].sort(
    (a, b) => valueOf(world, b, attribute).order - valueOf(world, a, attribute).order,
  );
  const A = sorted[isTrue ? 0 : integer(random, 1, sorted.length - 1)] ?? '';
  return { form: pick(random, wordsOf(draw, attribute).most), slots: { A } };
};

const sum: Maker = (draw, isTrue) => {
  const { world, random } = draw;
  const attribute = anyOf(
    draw,
    draw.attributes.filter(
      (one): one is Amount => one.type === 'amount' && wordsOf(draw, one).sum.length > 0,
    ),
  );
  if (attribute === null) return null;
  const [A, B] = twoSubjects(draw);
  const total = valueOf(world, A, attribute).order + valueOf(world, B, attribute).order;
  const wrong = total + attribute.step * pick(random, [-7, -3, 3, 9]);
  const V = sayAmount(attribute, world.language, isTrue ? total : wrong).text;
  return { form: pick(random, wordsOf(draw, attribute).sum), slots: { A, B, V } };
};

function holders({ world }: Draw, attribute: Attribute): readonly string[] {
  return world.subjects.filter((subject) => valueOf(world, subject, attribute).order === 1);
}

const count: Maker = (draw, isTrue) => {
  const { random, world } = draw;
  const attribute = anyOf(
    draw,
    draw.attributes.filter((one) => wordsOf(draw, one).count.length > 0),
  );
  if (attribute === null) return null;
  const right = holders(draw, attribute).length;
  const numbers = world.subjects.map((_, at) => at + 1).filter((n) => n >= 2 && (n === right) === isTrue);
  const n = anyOf(draw, numbers);
  if (n === null) return null;
  const N = world.language === 'ko' ? nativeKorean(n) + ' ' : english(n);
  return { form: pick(random, wordsOf(draw, attribute).count), slots: { N } };
};

const only: Maker = (draw, isTrue) => {
  const { random, world } = draw;
  const attribute = anyOf(
    draw,
    draw.attributes.filter((one) => wordsOf(draw, one).only.length > 0),
  );
  if (attribute === null) return null;
  const having = holders(draw, attribute);
  const isOnly = having.length === 1;
  const A = isTrue ? (isOnly ? having[0] : undefined) : pick(random, world.subjects);
  if (A === undefined || (!isTrue && isOnly && having[0] === A)) return null;
  return { form: pick(random, wordsOf(draw, attribute).only), slots: { A } };
};

/** What the evidence leaves out. */
const omitted: Maker = (draw, isTrue) => {
  const { world, random } = draw;
  if (isTrue) return null;
  const [subject] = twoSubjects(draw);
  const said: Said = valueOf(world, subject, world.omitted);
  return { form: pick(random, wordsOf(draw, world.omitted).claim), slots: { S: subject, V: said.text } };
};

const MAKERS: readonly (readonly [kind: string, make: Maker])[] = [
  ['value', value],
  ['unknown_value', unknownValue],
  ['denied', denied],
  ['flag', flag],
  ['more', compared('more')],
  ['less', compared('less')],
  ['most', most],
  ['sum', sum],
  ['count', count],
  ['only', only],
  ['omitted', omitted],
];

/** One true and one false claim of each kind that the world has. */
export function claimsOf(random: Random, world: World): WorldClaim[] {
  const attributes = world.domain.attributes.filter(({ id }) => id !== world.omitted.id);
  const draw = { random, world, attributes };
  return MAKERS.flatMap(([kind, make]) =>
    [true, false].flatMap((isTrue): WorldClaim[] => {
      const made = make(draw, isTrue);
      if (made === null) return [];
      const end = isTrue ? 'supported' : kind === 'omitted' ? 'not_found' : 'contradicted';
      return [{ kind, text: `${fill(made.form, made.slots)}.`, end }];
    }),
  );
}
