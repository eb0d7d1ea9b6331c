import { madeOnce } from '../../language/made-once.ts';
import type { Token } from '../../statement/token.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { endsClause, stretches } from './pieces.ts';
import { openingOf, type Scene, wordsIn } from './scene.ts';
import { isTold } from './told.ts';

/** A clause of the evidence, or what commas part of it, with the words that stand over it. */
export interface Unit {
  readonly tokens: readonly Token[];
  readonly words: readonly Lemma[];
  readonly scene: Scene;
}

const PARTING: ReadonlySet<string> = new Set([',', '/']);

export function unitsOf(scene: Scene, means: Means): readonly Unit[] {
  const clauses = stretches(scene.tokens, endsClause);
  const pieces = stretches(scene.tokens, (token) => endsClause(token) || PARTING.has(token.form));
  const opening = wordsIn(openingOf(scene.tokens), scene.values, means);
  const all = pieces.length > clauses.length ? [...clauses, ...pieces] : clauses;
  return all.map((tokens, at) => {
    const own = wordsIn(tokens, scene.values, means);
    return { tokens, scene, words: [...own, ...(at === 0 ? [] : opening), ...scene.about] };
  });
}

/** The words of units, each once and with the units that have it. */
interface Words {
  readonly word: Lemma;
  readonly units: readonly number[];
}

function wordsOf(units: readonly Unit[]): readonly Words[] {
  const known = new Map<string, { readonly word: Lemma; readonly units: number[] }>();
  units.forEach(({ words }, at) => {
    for (const word of words) {
      const key = `${word.upos} ${word.word}`;
      const one = known.get(key) ?? { word, units: [] };
      one.units.push(at);
      known.set(key, one);
    }
  });
  return [...known.values()];
}

/** The units of a text with what tells each word of a claim, found once for all claims. */
export interface Units {
  readonly all: readonly Unit[];
  /** The units that speak of what the word speaks of. */
  readonly telling: (word: Lemma) => ReadonlySet<number>;
}

export function openUnits(all: readonly Unit[], means: Means): Units {
  const words = madeOnce(() => wordsOf(all));
  const known = new Map<string, ReadonlySet<number>>();
  const tellingOf = (word: Lemma): ReadonlySet<number> =>
    new Set(words().flatMap((one) => (isTold(word, [one.word], means) ? one.units : [])));
  return {
    all,
    telling(word) {
      const key = `${word.upos} ${word.word}`;
      const found = known.get(key) ?? tellingOf(word);
      known.set(key, found);
      return found;
    },
  };
}

/** Words that both must have for one to be about the other. */
const LEAST = 2;

const EVERY = (): boolean => true;

/** The one that says most of the words; of several the shortest. Null where none says enough of them. */
export function nearestUnit(
  wanted: readonly Lemma[],
  { all, telling }: Units,
  share: number,
  least = LEAST,
  isOpen: (unit: Unit) => boolean = EVERY,
): Unit | null {
  const counts = new Int32Array(all.length);
  for (const word of wanted) for (const at of telling(word)) counts[at] = (counts[at] ?? 0) + 1;
  let [nearest, most]: [Unit | null, number] = [null, 0];
  for (const [at, unit] of all.entries()) {
    const told = counts[at] ?? 0;
    if (told < least || told < share * wanted.length || told < most || !isOpen(unit)) continue;
    if (told > most || unit.tokens.length < (nearest?.tokens.length ?? 0)) [nearest, most] = [unit, told];
  }
  return nearest;
}
