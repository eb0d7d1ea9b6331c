import { pick, type Random } from '../../scripts/worlds/random.ts';
import { fill } from '../../scripts/worlds/template.ts';
import type { Attribute } from './domain.ts';
import { gapped } from './gapping.ts';
import { labelledFacts } from './records.ts';
import { bare } from './bare.ts';
import { dropped, factForm, type FactForm, sentence, twoFacts, withAside } from './sentences.ts';
import { toldAttributes, valueIfAny, type World } from './world.ts';

/** A sentence for each fact, its subject named in each. */
export function lines(random: Random, world: World): string {
  const all = world.subjects.flatMap((subject) =>
    toldAttributes(world).flatMap((attribute) => {
      const fact = factForm(random, world, subject, attribute, true);
      return fact === null ? [] : [sentence(fact.form, subject, fact.value)];
    }),
  );
  return all.join('\n');
}

const PRONOUN = 0.6;

/** As a later sentence takes its subject up: by a pronoun or a noun, in Korean also by leaving it out. */
function later(random: Random, { domain, language }: World, { form, value }: FactForm): string {
  const noun = domain.noun[language];
  const isShort = random() < PRONOUN && form.startsWith('{S');
  if (language === 'en') return sentence(form, isShort ? domain.pronoun : noun, value);
  return isShort ? sentence(dropped(form), '', value) : sentence(form, noun, value);
}

function paragraph(random: Random, world: World, subject: string): string {
  const all = toldAttributes(world).flatMap((attribute) => {
    const fact = factForm(random, world, subject, attribute, true);
    return fact === null ? [] : [fact];
  });
  return all
    .map((fact, at) => (at === 0 ? sentence(fact.form, subject, fact.value) : later(random, world, fact)))
    .join(' ');
}

/** A paragraph for each subject, which is named in its first sentence alone. */
export function paragraphs(random: Random, world: World): string {
  return world.subjects.map((subject) => paragraph(random, world, subject)).join('\n\n');
}

/** One or two facts in a sentence, the first time with a further one beside the subject. */
function proseOf(random: Random, world: World, subject: string): string {
  const told = toldAttributes(world).filter((attribute) => valueIfAny(world, subject, attribute) !== null);
  const [aside, ...rest] = told;
  const facts = rest.flatMap((attribute) => factForm(random, world, subject, attribute, false) ?? []);
  const [first, ...others] = facts;
  if (aside === undefined || first === undefined) return '';
  const begun = withAside(random, world, subject, aside, first);
  const own = factForm(random, world, subject, aside, false);
  const plain = [first, ...(own === null ? [] : [own])].map(({ form, value }) =>
    sentence(form, subject, value),
  );
  const sentences = begun === null ? plain : [begun];
  const { domain, language } = world;
  for (let at = 0; at < others.length; at += 2) {
    const [one, two] = [others[at], others[at + 1]];
    if (one === undefined) break;
    const both = two === undefined ? null : twoFacts(language, one, two, domain.noun[language]);
    sentences.push(
      ...(both === null
        ? [one, two].flatMap((fact) => (fact === undefined ? [] : [later(random, world, fact)]))
        : [both]),
    );
  }
  return sentences.join(' ');
}

/** A paragraph for each subject with facts in relative clauses, in apposition and two in a sentence. */
export function prose(random: Random, world: World): string {
  return world.subjects.map((subject) => proseOf(random, world, subject)).join('\n\n');
}

function joinedOf(random: Random, world: World, attribute: Attribute): string[] {
  const each = world.subjects.flatMap((subject) => {
    const fact = factForm(random, world, subject, attribute, false);
    return fact === null ? [] : [{ subject, ...fact }];
  });
  const apart = each.map(({ subject, form, value }) => sentence(form, subject, value));
  if (attribute.type === 'flag' || each.length < 2) return apart;
  const forms = attribute.words[world.language].fact;
  const said = forms.flatMap((form) => gapped(world.language, form, each) ?? []);
  return said.length === 0 ? apart : [pick(random, said)];
}

/** An attribute after the other, all subjects in one sentence that says its verb once. */
export function joined(random: Random, world: World): string {
  return toldAttributes(world)
    .flatMap((attribute) => joinedOf(random, world, attribute))
    .join(' ');
}

export function headings(_random: Random, world: World): string {
  const all = world.subjects.map(
    (subject) => `## ${fill('{S}', { S: bare(subject) })}\n${labelledFacts(world, subject).join('\n')}`,
  );
  return all.join('\n\n');
}

export function list(_random: Random, world: World): string {
  return world.subjects
    .map((subject) => `- ${fill('{S}', { S: bare(subject) })} – ${labelledFacts(world, subject).join(', ')}`)
    .join('\n');
}
