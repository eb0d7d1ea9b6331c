import type { Language } from '../../src/contract/language.ts';
import { integer, pick, type Random, shuffled, stepped } from '../../scripts/worlds/random.ts';
import type { Attribute, Domain } from './domain.ts';
import { type Said, sayAmount, sayClock, sayDay } from './say.ts';

/** Some things of one kind, each with a value for each attribute; of a link some have none. */
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

type Drawn = Exclude<Attribute, { type: 'link' }>;

const DRAW: {
  readonly [T in Drawn['type']]: (
    random: Random,
    attribute: Extract<Drawn, { type: T }>,
    language: Language,
  ) => Said;
} = {
  amount: (random, attribute, language) =>
    sayAmount(attribute, language, stepped(random, attribute.low, attribute.high, attribute.step)),
  day(random, { low, high }, language) {
    const year = integer(random, low, high);
    return sayDay(language, year * 10_000 + integer(random, 1, 12) * 100 + integer(random, 1, 28));
  },
  clock: (random, { low, high, step }, language) => sayClock(language, stepped(random, low, high, step)),
  name(random, { values }, language) {
    const order = integer(random, 0, values[language].length - 1);
    return { order, text: values[language][order] ?? '' };
  },
  flag: (random) => ({ order: integer(random, 0, 1), text: '' }),
};

function draw(random: Random, attribute: Drawn, language: Language): Said {
  const make = DRAW[attribute.type] as (random: Random, attribute: Drawn, language: Language) => Said;
  return make(random, attribute, language);
}

/** Another value for the attribute, drawn by chance; `taken` are left out. */
export function drawValue(
  random: Random,
  attribute: Drawn,
  language: Language,
  taken: readonly Said[],
): Said {
  for (let tries = 0; tries < 500; tries += 1) {
    const said = draw(random, attribute, language);
    if (attribute.type === 'flag' || taken.every(({ order }) => order !== said.order)) return said;
  }
  throw new Error(`${attribute.id}: no further value`);
}

/** One way through all subjects: each but the last has the next one, so that no pair holds both ways. */
function chain(random: Random, subjects: readonly string[]): (readonly [subject: string, said: Said])[] {
  const way = shuffled(random, subjects);
  return way.slice(1).map((next, at) => [way[at] ?? '', { order: subjects.indexOf(next), text: next }]);
}

/** How often all subjects have a thing, or none has it. */
const ALIKE = 0.3;

function drawFlags(random: Random, subjects: readonly string[]): (readonly [subject: string, said: Said])[] {
  const same = random() < ALIKE ? integer(random, 0, 1) : null;
  return subjects.map((subject) => [subject, { order: same ?? integer(random, 0, 1), text: '' }]);
}

type Values = Map<string, Map<string, Said>>;

function drawEach(
  random: Random,
  attribute: Attribute,
  language: Language,
  subjects: readonly string[],
  taken: Said[],
): (readonly [subject: string, said: Said])[] {
  if (attribute.type === 'link') return chain(random, subjects);
  if (attribute.type === 'flag') return drawFlags(random, subjects);
  return subjects.map((subject) => {
    const said = drawValue(random, attribute, language, taken);
    taken.push(said);
    return [subject, said];
  });
}

/** The years of a series share no value either. */
function valuesOf(
  random: Random,
  { attributes }: Domain,
  language: Language,
  subjects: readonly string[],
): Values {
  const values: Values = new Map(subjects.map((subject) => [subject, new Map()]));
  const taken = new Map<string, Said[]>();
  for (const attribute of attributes) {
    const key = attribute.type === 'amount' ? (attribute.of?.series ?? attribute.id) : attribute.id;
    const own = taken.get(key) ?? [];
    taken.set(key, own);
    for (const [subject, said] of drawEach(random, attribute, language, subjects, own))
      values.get(subject)?.set(attribute.id, said);
  }
  return values;
}

/** A world of so many subjects; no two of them share a value, flags excepted. */
export function makeWorld(random: Random, domain: Domain, language: Language, id: string): World {
  const count = integer(random, 2, 5);
  const subjects = shuffled(random, domain.subjects[language]).slice(0, count);
  const omitted = pick(
    random,
    domain.attributes.filter(({ type }) => type !== 'flag' && type !== 'link'),
  );
  return { id, domain, language, subjects, values: valuesOf(random, domain, language, subjects), omitted };
}

/** The value of a subject; null where it has none, as some have of a link. */
export function valueIfAny(world: World, subject: string, { id }: Attribute): Said | null {
  return world.values.get(subject)?.get(id) ?? null;
}

/** The value of a subject. Throws where it has none. */
export function valueOf(world: World, subject: string, attribute: Attribute): Said {
  const said = valueIfAny(world, subject, attribute);
  if (said === null) throw new Error(`${subject} has no ${attribute.id}`);
  return said;
}

/** What the evidence tells. */
export function toldAttributes({ domain, omitted }: World): readonly Attribute[] {
  return domain.attributes.filter(({ id }) => id !== omitted.id);
}
