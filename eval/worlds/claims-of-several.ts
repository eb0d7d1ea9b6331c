import { pick } from '../../scripts/worlds/random.ts';
import { english, nativeKorean } from '../../scripts/worlds/number-words.ts';
import type { Attribute } from './domain.ts';
import {
  amounts,
  anyOf,
  type Draw,
  formOf,
  type Maker,
  ranked,
  sayable,
  twoSubjects,
  wordsOf,
} from './draw.ts';
import { gapped } from './gapping.ts';
import { sayAmount } from './say.ts';
import { factForm, twoFacts } from './sentences.ts';
import { valueOf } from './world.ts';

export function compared(side: 'more' | 'less'): Maker {
  return (draw, isTrue) => {
    const attribute = anyOf(draw, sayable(draw, side));
    if (attribute === null) return null;
    const [a, b] = twoSubjects(draw);
    const isMore = valueOf(draw.world, a, attribute).order > valueOf(draw.world, b, attribute).order;
    const holds = isMore === (side === 'more');
    const [A, B] = holds === isTrue ? [a, b] : [b, a];
    return { form: formOf(draw, attribute, side), slots: { A, B } };
  };
}

/** Which place of the ranking a form names; from the end where negative. */
const PLACES = { most: 0, second: 1, fewest: -1 } as const;

/** The one at this place of the ranking, or another one. */
export function placed(kind: keyof typeof PLACES): Maker {
  return (draw, isTrue) => {
    const attribute = anyOf(draw, sayable(draw, kind));
    if (attribute === null || draw.world.subjects.length < 3) return null;
    const sorted = ranked(draw, attribute);
    const right = sorted.at(PLACES[kind]) ?? '';
    const A = isTrue
      ? right
      : pick(
          draw.random,
          sorted.filter((one) => one !== right),
        );
    return { form: formOf(draw, attribute, kind), slots: { A } };
  };
}

/** A number reckoned of the values of two, or one beside it. */
function reckoned(kind: 'sum' | 'gap'): Maker {
  return (draw, isTrue) => {
    const { random, world } = draw;
    const attribute = anyOf(draw, amounts(draw, kind));
    if (attribute === null) return null;
    const pair = twoSubjects(draw);
    const [A = '', B = ''] = ranked(draw, attribute).filter((one) => pair.includes(one));
    const [a, b] = [valueOf(world, A, attribute).order, valueOf(world, B, attribute).order];
    const right = kind === 'sum' ? a + b : a - b;
    const wrong = [-7, -3, 3, 9].map((off) => right + attribute.step * off).filter((n) => n > 0);
    const number = isTrue ? right : pick(random, wrong);
    const V = sayAmount(attribute, world.language, number).text;
    return { form: formOf(draw, attribute, kind), slots: { A, B, V } };
  };
}

export const sum = reckoned('sum');
export const gap = reckoned('gap');

function holders({ world }: Draw, attribute: Attribute): readonly string[] {
  return world.subjects.filter((subject) => valueOf(world, subject, attribute).order === 1);
}

export const count: Maker = (draw, isTrue) => {
  const { world } = draw;
  const attribute = anyOf(draw, sayable(draw, 'count'));
  if (attribute === null) return null;
  const right = holders(draw, attribute).length;
  const numbers = world.subjects.map((_, at) => at + 1).filter((n) => n >= 2 && (n === right) === isTrue);
  const n = anyOf(draw, numbers);
  if (n === null) return null;
  const N = world.language === 'ko' ? nativeKorean(n) + ' ' : english(n);
  return { form: formOf(draw, attribute, 'count'), slots: { N } };
};

export const only: Maker = (draw, isTrue) => {
  const attribute = anyOf(draw, sayable(draw, 'only'));
  if (attribute === null) return null;
  const having = holders(draw, attribute);
  const isOnly = having.length === 1;
  const A = isTrue ? (isOnly ? having[0] : undefined) : pick(draw.random, draw.world.subjects);
  if (A === undefined || (!isTrue && isOnly && having[0] === A)) return null;
  return { form: formOf(draw, attribute, 'only'), slots: { A } };
};

/** That all of them have a thing, or that none has. */
export function every(kind: 'all' | 'none'): Maker {
  return (draw, isTrue) => {
    const wanted = draw.world.subjects.length;
    const fitting = sayable(draw, kind).filter(
      (one) => (holders(draw, one).length === (kind === 'all' ? wanted : 0)) === isTrue,
    );
    const attribute = anyOf(draw, fitting);
    return attribute === null ? null : { form: formOf(draw, attribute, kind), slots: {} };
  };
}

/** Two facts of one subject in a sentence; one of them may be that of another. */
export const twoAtOnce: Maker = (draw, isTrue) => {
  const { random, world } = draw;
  const [subject, other] = twoSubjects(draw);
  const of = sayable(draw, 'fact').filter(({ type }) => type !== 'flag');
  const one = anyOf(draw, of);
  const two = anyOf(
    draw,
    of.filter((attribute) => attribute !== one),
  );
  if (one === null || two === null) return null;
  const first = factForm(random, world, subject, one, false);
  const second = factForm(random, world, isTrue ? subject : other, two, false);
  const text = first === null || second === null ? null : twoFacts(world.language, first, second, subject);
  return text === null ? null : { text };
};

/** The values of two in a sentence that says its verb once, or exchanged. */
export const exchange: Maker = (draw, isTrue) => {
  const { language } = draw.world;
  const [a, b] = twoSubjects(draw);
  const said = sayable(draw, 'fact')
    .filter(({ type }) => type !== 'flag')
    .flatMap((attribute) => {
      const valueAt = (subject: string): string => valueOf(draw.world, subject, attribute).text;
      const pair = [
        { subject: a, value: valueAt(isTrue ? a : b) },
        { subject: b, value: valueAt(isTrue ? b : a) },
      ];
      return wordsOf(draw, attribute).fact.flatMap((form) => gapped(language, form, pair) ?? []);
    });
  const text = anyOf(draw, said);
  return text === null ? null : { text };
};
