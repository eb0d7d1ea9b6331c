import type { Token } from '../../statement/token.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { endsClause, stretches } from './pieces.ts';
import { openingOf, type Scene, wordsIn } from './scene.ts';
import { isToldByClause } from './told.ts';

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

/** Words that both must have for one to be about the other. */
const LEAST = 2;

/** The one that says most of the words; of several the shortest. Null where none says enough of them. */
export function nearestUnit(
  wanted: readonly Lemma[],
  units: readonly Unit[],
  share: number,
  means: Means,
  least = LEAST,
): Unit | null {
  let [nearest, most]: [Unit | null, number] = [null, 0];
  for (const unit of units) {
    const told = wanted.filter((word) => isToldByClause(word, unit.words, means)).length;
    if (told < least || told < share * wanted.length || told < most) continue;
    if (told > most || unit.tokens.length < (nearest?.tokens.length ?? 0)) [nearest, most] = [unit, told];
  }
  return nearest;
}
