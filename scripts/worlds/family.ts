import type { Falsity, Language } from './claim.ts';
import { pick, type Random } from './random.ts';

/** A thing that claims speak of. The first name of a language is the main one, the others are aliases. */
export interface Subject {
  readonly type: string;
  readonly id: string;
  readonly ko: readonly string[];
  readonly en: readonly string[];
  /** English prose puts "the" before its names. */
  readonly article?: boolean;
  /** A value of an enum: named by its words alone. */
  readonly bare?: boolean;
}

/** What one claim shall be: true (`falsity` null), or false in one way. */
export interface Draw {
  readonly random: Random;
  readonly language: Language;
  readonly falsity: Falsity | null;
}

export interface Draft {
  readonly text: string;
  readonly truth: string;
}

/** Sentences of one kind of fact. `draw` gives null where this try found none: ask again. */
export interface Family {
  readonly name: string;
  readonly falsities: readonly Falsity[];
  readonly draw: (draw: Draw) => Draft | null;
}

export type Forms = Readonly<Record<Language, readonly string[]>>;

/** How a careful writer names the subject: mostly by name, else alias, id, both, or quoted. */
export function mention(random: Random, language: Language, subject: Subject): string {
  const names = subject[language];
  const name = names[0] ?? subject.id;
  if (subject.bare) return pick(random, names);
  const dice = random();
  const the = subject.article && language === 'en' && random() < 0.7 ? 'the ' : '';
  if (dice < 0.62) return the + name;
  if (dice < 0.76) return the + pick(random, names);
  if (dice < 0.85) return subject.id;
  if (dice < 0.94 && name !== subject.id)
    return `${the}${name}${language === 'en' ? ' ' : ''}(${subject.id})`;
  return language === 'ko' ? pick(random, [`'${name}'`, `"${name}"`]) : `"${name}"`;
}

/** Each call gives the next item of a list, so that every surface form is used. */
export function rotation(): <T>(items: readonly T[]) => T {
  const turns = new Map<unknown, number>();
  return (items) => {
    const turn = turns.get(items) ?? 0;
    turns.set(items, turn + 1);
    const item = items[turn % items.length];
    if (item === undefined) throw new Error('rotation: the list is empty');
    return item;
  };
}

/** True where two values cannot be taken for each other: measures 8 % apart, counts different. */
export function apart(exact: boolean, a: number, b: number): boolean {
  return exact ? a !== b : Math.abs(a - b) > 0.08 * Math.max(Math.abs(a), Math.abs(b));
}
