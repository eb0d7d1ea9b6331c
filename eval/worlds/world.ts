import type { Language } from '../../src/contract/language.ts';
import { integer, pick, type Random, shuffled, stepped } from '../../scripts/worlds/random.ts';
import type { Attribute, Domain } from './domain.ts';

/** A value as data and as it is written in the language of its world. */
export interface Said {
  /** Larger is more, later; of a flag 1 or 0; of a name its place in the list. */
  readonly order: number;
  readonly text: string;
}

/** Some things of one kind, each with a value for each attribute. */
export interface World {
  readonly id: string;
  readonly domain: Domain;
  readonly language: Language;
  readonly subjects: readonly string[];
  /** By subject, then by attribute. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, Said>>;
  /** An attribute that the evidence leaves out. */
  readonly omitted: Attribute;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The number as it is written: with separators, without needless digits. */
export function sayNumber(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
}

export function sayAmount(
  attribute: Extract<Attribute, { type: 'amount' }>,
  language: Language,
  value: number,
): Said {
  return { order: value, text: attribute.as[language].replace('{n}', sayNumber(value)) };
}

function sayDay(language: Language, order: number): Said {
  const [year, month, day] = [Math.floor(order / 10_000), Math.floor(order / 100) % 100, order % 100];
  const text =
    language === 'ko' ? `${year}년 ${month}월 ${day}일` : `${day} ${MONTHS[month - 1] ?? ''} ${year}`;
  return { order, text };
}

/** Another value for the attribute, drawn by chance; `taken` are left out. */
export function drawValue(
  random: Random,
  attribute: Attribute,
  language: Language,
  taken: readonly Said[],
): Said {
  const drawn = (): Said => {
    if (attribute.type === 'amount')
      return sayAmount(attribute, language, stepped(random, attribute.low, attribute.high, attribute.step));
    if (attribute.type === 'day') {
      const year = integer(random, attribute.low, attribute.high);
      return sayDay(language, year * 10_000 + integer(random, 1, 12) * 100 + integer(random, 1, 28));
    }
    if (attribute.type === 'flag') return { order: integer(random, 0, 1), text: '' };
    const names = attribute.values[language];
    const order = integer(random, 0, names.length - 1);
    return { order, text: names[order] ?? '' };
  };
  const free = (said: Said): boolean => taken.every(({ order }) => order !== said.order);
  for (let tries = 0; tries < 200; tries += 1) {
    const said = drawn();
    if (attribute.type === 'flag' || free(said)) return said;
  }
  throw new Error(`${attribute.id}: no further value`);
}

function valuesOf(
  random: Random,
  { attributes }: Domain,
  language: Language,
  subjects: readonly string[],
): World['values'] {
  const values = new Map(subjects.map((subject) => [subject, new Map<string, Said>()]));
  for (const attribute of attributes) {
    const taken: Said[] = [];
    for (const subject of subjects) {
      const said = drawValue(random, attribute, language, taken);
      taken.push(said);
      values.get(subject)?.set(attribute.id, said);
    }
  }
  return values;
}

/** A world of so many subjects; no two of them share a value, flags excepted. */
export function makeWorld(random: Random, domain: Domain, language: Language, id: string): World {
  const count = integer(random, 2, 5);
  const subjects = shuffled(random, domain.subjects[language]).slice(0, count);
  const omitted = pick(
    random,
    domain.attributes.filter(({ type }) => type !== 'flag'),
  );
  return { id, domain, language, subjects, values: valuesOf(random, domain, language, subjects), omitted };
}

/** The value of a subject; every subject has one for each attribute. */
export function valueOf(world: World, subject: string, attribute: Attribute): Said {
  const said = world.values.get(subject)?.get(attribute.id);
  if (said === undefined) throw new Error(`${subject} has no ${attribute.id}`);
  return said;
}
