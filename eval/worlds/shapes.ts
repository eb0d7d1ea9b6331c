import type { Evidence } from '../../src/contract/evidence.ts';
import { pick, type Random } from '../../scripts/worlds/random.ts';
import { fill } from '../../scripts/worlds/template.ts';
import type { Attribute } from './domain.ts';
import { valueOf, type World } from './world.ts';

/** How the same facts are written. */
export const SHAPES = ['lines', 'paragraphs', 'headings', 'list', 'table', 'json'] as const;
export type Shape = (typeof SHAPES)[number];

/** Shapes that are running text. */
export const TEXT_SHAPES: ReadonlySet<Shape> = new Set(['lines', 'paragraphs', 'headings', 'list']);

function shown({ domain, omitted }: World): readonly Attribute[] {
  return domain.attributes.filter(({ id }) => id !== omitted.id);
}

function bare(subject: string): string {
  return subject.replace(/^the /u, '');
}

function isAbsent(world: World, subject: string, attribute: Attribute): boolean {
  return attribute.type === 'flag' && valueOf(world, subject, attribute).order === 0;
}

/** The form of the fact, and what stands in its slots but the subject. */
function factOf(
  random: Random,
  world: World,
  subject: string,
  attribute: Attribute,
): { readonly form: string; readonly value: string } {
  const words = attribute.words[world.language];
  const form = pick(random, isAbsent(world, subject, attribute) ? words.denied : words.fact);
  return { form, value: valueOf(world, subject, attribute).text };
}

function sentence(form: string, subject: string, value: string): string {
  return `${fill(form, { S: subject, V: value })}.`;
}

function lines(random: Random, world: World): string {
  const all = world.subjects.flatMap((subject) =>
    shown(world).map((attribute) => {
      const { form, value } = factOf(random, world, subject, attribute);
      return sentence(form, subject, value);
    }),
  );
  return all.join('\n');
}

/** A Korean sentence that begins with its subject, without it. */
function dropped(form: string): string {
  return form.replace(/^\{S(:[^}]+)?\}(?:에는|에서는|의)?\s*/u, '');
}

/** As a later sentence takes its subject up: by a pronoun or a noun, in Korean also by leaving it out. */
function later(random: Random, { domain, language }: World, form: string, value: string): string {
  const noun = domain.noun[language];
  const dice = random();
  if (language === 'en') return sentence(form, dice < 0.6 ? 'it' : noun, value);
  return dice < 0.6 ? sentence(dropped(form), '', value) : sentence(form, noun, value);
}

function paragraphs(random: Random, world: World): string {
  const all = world.subjects.map((subject) =>
    shown(world)
      .map((attribute, at) => {
        const { form, value } = factOf(random, world, subject, attribute);
        return at === 0 ? sentence(form, subject, value) : later(random, world, form, value);
      })
      .join(' '),
  );
  return all.join('\n\n');
}

const YES = { en: ['no', 'yes'], ko: ['없음', '있음'] } as const;

/** The value as it stands behind a label or in a cell. */
function cell(world: World, subject: string, attribute: Attribute): string {
  const { order, text } = valueOf(world, subject, attribute);
  return attribute.type === 'flag' ? (YES[world.language][order] ?? '') : text;
}

function labelled(world: World, subject: string): string[] {
  return shown(world).map(
    (attribute) => `${attribute.words[world.language].label}: ${cell(world, subject, attribute)}`,
  );
}

function headings(_random: Random, world: World): string {
  const all = world.subjects.map(
    (subject) => `## ${fill('{S}', { S: bare(subject) })}\n${labelled(world, subject).join('\n')}`,
  );
  return all.join('\n\n');
}

function list(_random: Random, world: World): string {
  return world.subjects
    .map((subject) => `- ${fill('{S}', { S: bare(subject) })} – ${labelled(world, subject).join(', ')}`)
    .join('\n');
}

const NAME = { en: 'Name', ko: '이름' } as const;

function rows(world: World): Record<string, string>[] {
  return world.subjects.map((subject) => ({
    [NAME[world.language]]: bare(subject),
    ...Object.fromEntries(
      shown(world).map((attribute) => [
        attribute.words[world.language].label,
        cell(world, subject, attribute),
      ]),
    ),
  }));
}

function records(world: World): Record<string, Record<string, string | boolean>> {
  const recordOf = (subject: string): Record<string, string | boolean> =>
    Object.fromEntries(
      shown(world).map((attribute) => [
        attribute.words[world.language].label,
        attribute.type === 'flag'
          ? valueOf(world, subject, attribute).order === 1
          : valueOf(world, subject, attribute).text,
      ]),
    );
  return Object.fromEntries(world.subjects.map((subject) => [bare(subject), recordOf(subject)]));
}

const TEXTS = { lines, paragraphs, headings, list };

/** The evidence of a world in one shape. */
export function evidenceOf(random: Random, world: World, shape: Shape): Evidence {
  const evidence_id = 'e';
  if (shape === 'table') return { evidence_id, type: 'table', data: rows(world) };
  if (shape === 'json') return { evidence_id, type: 'json', data: records(world) };
  return { evidence_id, type: 'document', data: TEXTS[shape](random, world) };
}
