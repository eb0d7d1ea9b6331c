import { readText } from '../../src/core/read/read-text.ts';
import type { Reader } from '../../src/core/read/reader.ts';
import type { Phrase } from '../../src/core/statement/phrase.ts';
import type { Statement } from '../../src/core/statement/statement.ts';
import { toldAttributes, valueIfAny, type World } from '../worlds/world.ts';

/** Of the facts with a value that a text of a world says: how many its statements give to their subject, or to another one. */
export interface Owners {
  readonly facts: number;
  readonly right: number;
  readonly wrong: number;
}

function wordsOf({ head, names, modifiers }: Phrase): string[] {
  return [head, ...names, ...modifiers.flatMap(({ phrase }) => wordsOf(phrase))];
}

/** Words of a name that no other subject has. */
function ownWords(subject: string, all: readonly string[]): readonly string[] {
  const split = (name: string): string[] => name.toLowerCase().split(/\s+/u);
  const others = new Set(all.filter((one) => one !== subject).flatMap(split));
  return split(subject).filter((word) => !others.has(word));
}

/** Where a value stands in the text as a whole: 5명 does not stand in 15명. */
function placesOf(text: string, value: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
    if (!/[\p{L}\p{N}.,:]/u.test(text.charAt(at - 1))) found.push(at);
  return found;
}

function saysValue(places: readonly number[], { roles }: Statement): boolean {
  return places.some((at) => roles.some(({ phrase: { span } }) => span.start <= at && at < span.end));
}

function namedBy({ roles, context }: Statement): ReadonlySet<string> {
  return new Set([...roles.map(({ phrase }) => phrase), ...context].flatMap(wordsOf));
}

/** Reads a text of a world and tells whose each value is said to be. Flags and links are left out: they say no value of their own. */
export function ownersIn(world: World, text: string, reader: Reader): Owners {
  const said = readText(text, reader)
    .flatMap(({ statements }) => statements)
    .filter(({ unread }) => unread === null);
  const facts = toldAttributes(world)
    .filter(({ type }) => type !== 'flag' && type !== 'link')
    .flatMap((attribute) =>
      world.subjects.map((subject) => ({ subject, value: valueIfAny(world, subject, attribute) })),
    )
    .flatMap(({ subject, value }) => (value === null ? [] : [{ subject, value: value.text }]));
  const own = new Map(world.subjects.map((subject) => [subject, ownWords(subject, world.subjects)]));
  const names = (words: ReadonlySet<string>, subject: string): boolean =>
    own.get(subject)?.some((word) => words.has(word)) ?? false;
  let [right, wrong] = [0, 0];
  for (const { subject, value } of facts) {
    const places = placesOf(text, value);
    const all = said.filter((one) => saysValue(places, one)).map(namedBy);
    if (all.some((words) => names(words, subject))) right += 1;
    else if (all.some((words) => world.subjects.some((other) => names(words, other)))) wrong += 1;
  }
  return { facts: facts.length, right, wrong };
}
