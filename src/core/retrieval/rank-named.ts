import type { CodeObject } from '../../contract/code-object.ts';
import type { Mention } from './mentions.ts';

export type NamedObject = Pick<CodeObject, 'id' | 'name'>;

/** A symbol that a question names. `isExact` = by a name that can mean nothing else. */
export interface NamedHit {
  readonly id: string;
  readonly isExact: boolean;
}

/** Symbols of one name: of more, the name says little. */
const MOST_OF_ONE = 8;
/** A plain word may mean a symbol of the very same name, nothing less. */
const PLAIN_WORD_FIT = 1;

/** Behind the last dot, slash or colon. */
export function tailOf(name: string): string {
  return name.slice(Math.max(...['.', '/', ':'].map((mark) => name.lastIndexOf(mark))) + 1);
}

/** The names under which the symbols of some mentions can be asked for. */
export function namesToAsk(mentions: readonly Mention[]): string[] {
  return [...new Set(mentions.flatMap(({ name }) => [name, tailOf(name)]))].filter((name) => name !== '');
}

/** RT11: the symbols that are meant, for each mention those whose names fit best; in the order of the mentions. */
export function rankNamed(mentions: readonly Mention[], objects: readonly NamedObject[]): NamedHit[] {
  const hits = new Map<string, NamedHit>();
  for (const mention of mentions)
    for (const hit of namedBy(mention, objects)) if (!hits.has(hit.id)) hits.set(hit.id, hit);
  return [...hits.values()];
}

function namedBy(mention: Mention, objects: readonly NamedObject[]): NamedHit[] {
  const fits = objects.map((object) => ({ id: object.id, fit: fitOf(mention.name, object.name) }));
  const best = Math.min(...fits.map(({ fit }) => fit));
  if (best === Infinity || (!mention.isSure && best > PLAIN_WORD_FIT)) return [];
  const isExact = mention.isSure && best < LOOSE_FIT;
  return fits
    .filter(({ fit }) => fit === best)
    .slice(0, MOST_OF_ONE)
    .map(({ id }) => ({ id, isExact }));
}

/** The parts behind the last dot are the same, and what stands before them is not. */
const LOOSE_FIT = 4;

/** 0 = the same name; higher = further from it; Infinity = another. */
function fitOf(asked: string, name: string): number {
  if (asked === name) return 0;
  if (endsWith(name, asked)) return 1;
  const [askedLower, lower] = [asked.toLowerCase(), name.toLowerCase()];
  if (askedLower === lower) return 2;
  if (endsWith(lower, askedLower)) return 3;
  return tailOf(askedLower) === tailOf(lower) ? LOOSE_FIT : Infinity;
}

/** `TextIndex.search` ends with `search`, `src/core/verify` with `core/verify`. */
function endsWith(name: string, end: string): boolean {
  return name.endsWith(`.${end}`) || name.endsWith(`/${end}`);
}
