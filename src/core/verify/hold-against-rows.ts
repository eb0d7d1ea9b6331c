import type { Assertion } from '../../contract/assertion.ts';
import type { EntityNames } from '../../contract/entity.ts';
import type { Reader } from '../claims/read-claims.ts';
import type { Surface } from '../claims/surface.ts';
import { type Ground, isComplete } from '../grounding/facts/ground.ts';
import type { JudgedClaim } from '../grounding/facts/judge-claim.ts';
import type { Stated } from '../grounding/statement-judge.ts';
import { sourcesOfTypes } from '../grounding/types/type-tables.ts';
import {
  isCarried,
  isForRows,
  isSaidAlready,
  judgedByRows,
  leftOpen,
  namesType,
  openClaim,
} from '../grounding/types/type-claim.ts';
import { asksOfAll } from '../judge/records/query/asks-of-all.ts';
import type { Matches } from './find-names.ts';
import type { Route } from './route.ts';
import { readOfRows } from './read-of-rows.ts';
import { rowQuestion } from './row-question.ts';
import { readNamed, readTypes } from './read-entities.ts';
import { type RowClaim, type Rows, openRows } from './entity-rows.ts';

/** The entities that a claim names in so many letters, each by its names as the claim writes them, its id last; null where a name is of several. */
function namedIn(names: readonly string[], matches: Matches): readonly EntityNames[] | null {
  const found = new Map<string, EntityNames>();
  for (const name of names) {
    const [only, ...more] = (matches.get(name)?.candidates ?? []).filter(({ score }) => score === 1);
    if (more.length > 0) return null;
    if (only === undefined) continue;
    const { type, id, name: shown } = only.entity;
    const key = JSON.stringify([type, id]);
    const known = found.get(key)?.names.filter((one) => one !== id && one !== shown) ?? [];
    const own = [...known, only.matched_name, shown].filter((one) => one !== id);
    found.set(key, { type, id, names: [...new Set([...own, id])] });
  }
  return [...found.values()];
}

/** Types of which a claim speaks: by their nouns outside of names, by an entity of which it says that it is at an end, by an id. */
function typesOf(
  text: string,
  names: readonly string[],
  matches: Matches,
  { lexicon, id_types }: Reader,
): string[] {
  const isOfAll = asksOfAll(text);
  const ofNames = names.flatMap((name) =>
    isOfAll || id_types(name).length > 0
      ? (matches.get(name)?.candidates ?? []).map(({ entity }) => entity.type)
      : [],
  );
  const rest = names.reduce((left, name) => (matches.has(name) ? left.replaceAll(name, ' ') : left), text);
  const named = Object.entries(lexicon.vocabulary).filter(([, definition]) => namesType(rest, definition));
  return [...new Set([...named.map(([type]) => type), ...ofNames])];
}

/** What rows say of a claim, and of which types they are. */
interface SaidByRows {
  readonly stated: Stated;
  readonly types: readonly string[];
}

function isDecided(stated: Stated | null): stated is Stated {
  return stated !== null && stated.outcome !== 'undecided';
}

/** What complete types say of a claim, where those that decide it say the same. */
function saidOfTypes(claim: RowClaim, rows: Rows): SaidByRows | null {
  const said = claim.types.flatMap((type) => {
    const stated = rows.ofType(claim, type);
    return isDecided(stated) ? [{ stated, types: [type] }] : [];
  });
  const [first] = said;
  if (first === undefined || said.some(({ stated }) => stated.outcome !== first.stated.outcome)) return null;
  return first;
}

function saidOfNamed(claim: RowClaim, rows: Rows): SaidByRows | null {
  if (claim.named.length === 0 || asksOfAll(claim.text)) return null;
  const stated = rows.ofNamed(claim);
  return isDecided(stated) ? { stated, types: claim.named.map(({ type }) => type) } : null;
}

function claimsIn(
  route: Route,
  surfaces: readonly Surface[],
  readings: readonly (readonly Assertion[])[],
  judged: readonly JudgedClaim[],
  matches: Matches,
  ground: Ground,
): RowClaim[] {
  return judged.flatMap((one, index): RowClaim[] => {
    if (route.found.bounds[index] !== null) return [];
    const text = route.found.texts[index] ?? '';
    const surface = surfaces[index];
    if (surface === undefined) return [];
    const isOfAll = asksOfAll(text) && isCarried(readings[index] ?? []);
    if (!isOfAll && !isForRows(one)) return [];
    const names = route.scans[index]?.names.map(({ name }) => name) ?? [];
    const isOfTypes = asksOfAll(text) || openClaim(one, readings[index] ?? []);
    const types = isOfTypes ? typesOf(text, names, matches, route.reader) : [];
    const named = (namedIn(names, matches) ?? []).filter(({ type }) =>
      Object.hasOwn(ground.vocabulary, type),
    );
    const asked = rowQuestion(surface, ground.vocabulary);
    return [{ index, text, named, asked, types: types.filter((type) => isComplete(ground, type)) }];
  });
}

function uniqueEntities(claims: readonly RowClaim[]): EntityNames[] {
  const all = claims.flatMap(({ named }) => named);
  return [...new Map(all.map((one) => [JSON.stringify([one.type, one.id]), one])).values()];
}

/**
 * GR55: claims held against rows of what they name, a row an entity, by the judge of tables: all entities of a
 * complete type for a claim of all, else the entities that the claim names. Its word stands over an assertion's, which
 * is read of single words. One that speaks of all is not about the subject of the sentence before it.
 */
export async function holdAgainstRows(
  route: Route,
  surfaces: readonly Surface[],
  readings: readonly (readonly Assertion[])[],
  judged: readonly JudgedClaim[],
  matches: Matches,
  ground: Ground,
): Promise<readonly JudgedClaim[]> {
  const { graph } = route.ports;
  if (graph === null || ground.failure !== null) return judged;
  const claims = claimsIn(route, surfaces, readings, judged, matches, ground);
  const types = [...new Set(claims.flatMap((claim) => claim.types))].sort();
  const whole = await readTypes(route, graph, types);
  const counting = claims.filter(({ asked }) => asked.counted.length > 0);
  const single = await readNamed(
    route,
    graph,
    uniqueEntities(claims),
    uniqueEntities(counting).map(({ type, id }) => ({ type, id })),
  );
  const [wholeRows, singleRows] = [openRows(route, whole, ground), openRows(route, single, ground)];
  const byIndex = new Map(claims.map((claim) => [claim.index, claim]));
  return judged.map((one, index) => {
    const claim = byIndex.get(index);
    if (claim === undefined) return one;
    const assertions = readings[index] ?? [];
    const said = saidOfTypes(claim, wholeRows) ?? saidOfNamed(claim, singleRows);
    if (said === null)
      return claim.types.length > 0 && asksOfAll(claim.text) && isCarried(assertions)
        ? leftOpen(one, claim.text)
        : one;
    if (!isForRows(one) || isSaidAlready(one, said.stated)) return one;
    const read = [whole, single].map(({ facts, relations }) => sourcesOfTypes(facts, relations, said.types));
    const sources = [...new Set(read.flat())].sort();
    return judgedByRows(
      one,
      said.stated,
      sources,
      claim.text,
      readOfRows(said.stated, claim, sources, ground),
    );
  });
}
