import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Language } from '../../src/contract/language.ts';

const FOLDER = fileURLToPath(new URL('domains', import.meta.url));

const Form = z.string().min(1);

/**
 * How one attribute is said. `{S}` is the subject, `{V}` the value, `{A}` and `{B}` two subjects; in Korean
 * `{S:은/는}` takes the particle that fits. Forms are clauses: no capital letter, no full stop.
 */
const Wording = z.strictObject({
  /** As a label, a column or a key is called. */
  label: Form,
  /** As evidence says it; each begins with the subject. */
  fact: z.array(Form).min(1),
  /** As a claim says it: other words than the evidence. */
  claim: z.array(Form).min(1),
  /** The same denied: of a flag the absence. */
  denied: z.array(Form).min(1),
  /** `{A}` has the larger (later) value. */
  more: z.array(Form).default([]),
  /** `{A}` has the smaller (earlier) value. */
  less: z.array(Form).default([]),
  /** `{A}` has the largest (latest) value of all. */
  most: z.array(Form).default([]),
  /** `{V}` is the sum of the values of `{A}` and `{B}`. */
  sum: z.array(Form).default([]),
  /** Of a flag: `{N}` of them, two or more, have it. */
  count: z.array(Form).default([]),
  /** Of a flag: `{A}` alone has it. */
  only: z.array(Form).default([]),
});
export type Wording = z.infer<typeof Wording>;

const Words = z.strictObject({ en: Wording, ko: Wording });

/** Values lie on a step in [low, high]; `{n}` is the number as it is written. */
const Amount = z.strictObject({
  id: Form,
  type: z.literal('amount'),
  low: z.number(),
  high: z.number(),
  step: z.number(),
  as: z.strictObject({ en: Form, ko: Form }),
  words: Words,
});
const Day = z.strictObject({
  id: Form,
  type: z.literal('day'),
  low: z.int(),
  high: z.int(),
  words: Words,
});
const Name = z.strictObject({
  id: Form,
  type: z.literal('name'),
  values: z.strictObject({ en: z.array(Form).min(6), ko: z.array(Form).min(6) }),
  words: Words,
});
const Flag = z.strictObject({ id: Form, type: z.literal('flag'), words: Words });

export const Attribute = z.discriminatedUnion('type', [Amount, Day, Name, Flag]);
export type Attribute = z.infer<typeof Attribute>;

/** Things of one kind and what can be said of them. */
export const Domain = z.strictObject({
  name: Form,
  /** Nobody who builds the readers has looked at what is missed on it. */
  held: z.boolean(),
  /** A noun for one of them, as a later sentence takes it up: `the depot`, `이 창고`. */
  noun: z.strictObject({ en: Form, ko: Form }),
  subjects: z.strictObject({ en: z.array(Form).min(6), ko: z.array(Form).min(6) }),
  attributes: z.array(Attribute).min(5),
});
export type Domain = z.infer<typeof Domain>;

export const LANGUAGES = Language.options;

/** Every domain of the folder, by name. Throws where a file does not fit. */
export function readDomains(folder = FOLDER): Domain[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => Domain.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}
