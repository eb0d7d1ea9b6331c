import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Language } from '../../src/contract/language.ts';
import { Form, inYear, Wording } from './wording.ts';

const FOLDER = fileURLToPath(new URL('domains', import.meta.url));

const Words = z.strictObject({ en: Wording, ko: Wording });

/** Values lie on a step in [low, high]; `{n}` is the number as it is written. */
const Amount = z.strictObject({
  id: Form,
  type: z.literal('amount'),
  low: z.number(),
  high: z.number(),
  step: z.number(),
  as: z.strictObject({ en: Form, ko: Form }),
  /** As a graph stores it: the number times `scale`, in `unit`; absent = as it is written, without one. */
  stored: z
    .strictObject({
      unit: z.strictObject({ en: z.string(), ko: z.string() }),
      scale: z.strictObject({ en: z.number(), ko: z.number() }),
    })
    .optional(),
  /** A series: one value for each year. */
  years: z.array(z.int()).optional(),
  /** Of one year of a series: its id, and the year. */
  of: z.strictObject({ series: Form, year: z.int() }).optional(),
  words: Words,
});
const Day = z.strictObject({
  id: Form,
  type: z.literal('day'),
  low: z.int(),
  high: z.int(),
  words: Words,
});
/** A time of day, in minutes after midnight. */
const Clock = z.strictObject({
  id: Form,
  type: z.literal('clock'),
  low: z.int(),
  high: z.int(),
  step: z.int(),
  words: Words,
});
const Name = z.strictObject({
  id: Form,
  type: z.literal('name'),
  values: z.strictObject({ en: z.array(Form).min(6), ko: z.array(Form).min(6) }),
  words: Words,
});
/** What one of them is to another: of some of them `{V}` is another subject. */
const Link = z.strictObject({ id: Form, type: z.literal('link'), words: Words });
const Flag = z.strictObject({ id: Form, type: z.literal('flag'), words: Words });

export const Attribute = z.discriminatedUnion('type', [Amount, Day, Clock, Name, Link, Flag]);
export type Attribute = z.infer<typeof Attribute>;
export type AmountAttribute = z.infer<typeof Amount>;

/** Things of one kind and what can be said of them. */
export const Domain = z.strictObject({
  name: Form,
  /** Nobody who builds the readers has looked at what is missed on it. */
  held: z.boolean(),
  /** A noun for one of them, as a later sentence takes it up: `the depot`, `이 창고`. */
  noun: z.strictObject({ en: Form, ko: Form }),
  /** The English pronoun for one of them. */
  pronoun: z.enum(['it', 'she', 'he']).default('it'),
  subjects: z.strictObject({ en: z.array(Form).min(6), ko: z.array(Form).min(6) }),
  attributes: z.array(Attribute).min(5),
});
export type Domain = z.infer<typeof Domain>;

export const LANGUAGES = Language.options;

/** Each year of a series as an attribute of its own. */
function eachYear(attribute: Attribute): Attribute[] {
  if (attribute.type !== 'amount' || attribute.years === undefined) return [attribute];
  const { years, words, id, ...rest } = attribute;
  return years.map((year) => ({
    ...rest,
    id: `${id} ${year}`,
    of: { series: id, year },
    words: { en: inYear(words.en, year), ko: inYear(words.ko, year) },
  }));
}

/** Every domain of the folder, by name. Throws where a file does not fit. */
export function readDomains(folder = FOLDER): Domain[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => {
    const domain = Domain.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    return { ...domain, attributes: domain.attributes.flatMap(eachYear) };
  });
}
