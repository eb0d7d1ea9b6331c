import { pick, type Random } from '../../scripts/worlds/random.ts';
import { fill } from '../../scripts/worlds/template.ts';
import type { Language } from '../../src/contract/language.ts';
import type { Attribute } from './domain.ts';
import { valueIfAny, valueOf, type World } from './world.ts';

/** A fact as a form with the value that goes into it. */
export interface FactForm {
  readonly form: string;
  readonly value: string;
}

/** The wordings that a fact may be said in; an absent thing is denied. Null where the subject has no value. */
export function factForm(
  random: Random,
  world: World,
  subject: string,
  attribute: Attribute,
  turned: boolean,
): FactForm | null {
  const said = valueIfAny(world, subject, attribute);
  if (said === null) return null;
  const { fact, told, denied } = attribute.words[world.language];
  const isAbsent = attribute.type === 'flag' && said.order === 0;
  const forms = isAbsent
    ? denied.filter((form) => form.startsWith('{S'))
    : turned
      ? [...fact, ...told]
      : fact;
  return { form: pick(random, forms.length === 0 ? denied : forms), value: said.text };
}

export function sentence(form: string, subject: string, value: string): string {
  return `${fill(form, { S: subject, V: value })}.`;
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A clause in the middle of a sentence: `fill` gives a capital letter to what stands first in the form. */
export function clause(form: string, slots: Readonly<Record<string, string>>): string {
  const said = fill(form, slots);
  return form.startsWith('{') ? said : lowered(said);
}

const SUBJECT_FIRST = /^\{S(?::[^}]+)?\}/u;

/** A Korean sentence that begins with its subject, without it. */
export function dropped(form: string): string {
  return form.replace(/^\{S(:[^}]+)?\}(?:에는|에서는|의)?\s*/u, '');
}

const SYLLABLES = { first: 0xac00, finals: 28, n: 4 };

/** 근무한다 → 근무하고, 받는다 → 받고, 120명이다 → 120명이고. */
export function connective(said: string): string {
  const stem = said.replace(/다$/u, '');
  if (stem.endsWith('는')) return `${stem.slice(0, -1)}고`;
  const code = (stem.codePointAt(stem.length - 1) ?? 0) - SYLLABLES.first;
  if (code < 0 || code % SYLLABLES.finals !== SYLLABLES.n) return `${stem}고`;
  return `${stem.slice(0, -1)}${String.fromCodePoint(SYLLABLES.first + code - SYLLABLES.n)}고`;
}

/** Two facts of one subject in a sentence: the second leaves it out. Null where one does not begin with it. */
export function twoFacts(
  language: Language,
  first: FactForm,
  second: FactForm,
  subject: string,
): string | null {
  if (!SUBJECT_FIRST.test(first.form) || !SUBJECT_FIRST.test(second.form)) return null;
  const slots = (value: string) => ({ S: subject, V: value });
  const begun = fill(first.form, slots(first.value));
  if (language === 'ko') return `${connective(begun)} ${fill(dropped(second.form), slots(second.value))}.`;
  if (!second.form.startsWith('{S} ')) return null;
  return `${begun} and ${clause(second.form.slice('{S} '.length), slots(second.value))}.`;
}

/** A fact beside the subject: `Northgate, which employs 120 people, …`, `직원 120명이 일하는 북문물류센터는 …`. */
export function withAside(
  random: Random,
  world: World,
  subject: string,
  aside: Attribute,
  { form, value }: FactForm,
): string | null {
  const { language } = world;
  const forms = aside.words[language].aside;
  const isAbsent = aside.type === 'flag' && valueIfAny(world, subject, aside)?.order === 0;
  if (forms.length === 0 || isAbsent || valueIfAny(world, subject, aside) === null) return null;
  if (!SUBJECT_FIRST.test(form)) return null;
  const beside = clause(pick(random, forms), { V: valueOf(world, subject, aside).text });
  if (language === 'ko') return sentence(form, `${beside} ${subject}`, value);
  return form.startsWith('{S} ') ? sentence(form, `${subject}, ${beside},`, value) : null;
}
