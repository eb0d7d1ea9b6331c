import { pick, type Random, shuffled } from '../../scripts/worlds/random.ts';
import type { Slots } from '../../scripts/worlds/template.ts';
import type { AmountAttribute, Attribute } from './domain.ts';
import type { Wording } from './wording.ts';
import { valueIfAny, type World } from './world.ts';

/** What is needed to make claims: the draws, the world, and the attributes that its evidence holds. */
export interface Draw {
  readonly random: Random;
  readonly world: World;
  readonly attributes: readonly Attribute[];
}

/** A claim as a form and what fills it; `text` where it is made of several. */
export type Made = { readonly form: string; readonly slots: Slots } | { readonly text: string };

/** A true or a false claim of one kind; null where the world has none. */
export type Maker = (draw: Draw, isTrue: boolean) => Made | null;

/** The kinds of wording that are lists of forms. */
export type FormKind = Exclude<keyof Wording, 'label'>;

export function wordsOf({ world }: Draw, attribute: Attribute): Wording {
  return attribute.words[world.language];
}

export function anyOf<T>({ random }: Draw, items: readonly T[]): T | null {
  return items.length === 0 ? null : pick(random, items);
}

export function twoSubjects({ random, world }: Draw): readonly [string, string] {
  const [a = '', b = ''] = shuffled(random, world.subjects);
  return [a, b];
}

/** Attributes that say something of this kind and have a value for each subject. */
export function sayable(draw: Draw, kind: FormKind): readonly Attribute[] {
  return draw.attributes.filter(
    (one) =>
      wordsOf(draw, one)[kind].length > 0 && draw.world.subjects.every((s) => valueIfAny(draw.world, s, one)),
  );
}

export function amounts(draw: Draw, kind: FormKind): readonly AmountAttribute[] {
  return sayable(draw, kind).filter((one): one is AmountAttribute => one.type === 'amount');
}

/** The subjects, that with the largest value first. */
export function ranked({ world }: Draw, attribute: Attribute): readonly string[] {
  const orderOf = (subject: string): number => valueIfAny(world, subject, attribute)?.order ?? 0;
  return world.subjects.toSorted((a, b) => orderOf(b) - orderOf(a));
}

export function formOf(draw: Draw, attribute: Attribute, kind: FormKind): string {
  return pick(draw.random, wordsOf(draw, attribute)[kind]);
}
