import type { Assertion } from '../../contract/assertion.ts';
import type { EntityNames } from '../../contract/entity.ts';
import type { FactRequest } from '../../contract/ports/knowledge-graph.ts';
import type { Reader } from '../claims/read-claims.ts';
import type { Surface } from '../claims/surface.ts';
import type { GraphFacts } from '../grounding/facts/ask-facts.ts';
import { failureOf, GRAPH } from '../grounding/facts/asking.ts';
import { type Ground, isComplete } from '../grounding/facts/ground.ts';
import type { JudgedClaim } from '../grounding/facts/judge-claim.ts';
import { requestsOf } from '../grounding/facts/requests.ts';
import type { Stated } from '../grounding/statement-judge.ts';
import { sourcesOfTypes } from '../grounding/types/type-tables.ts';
import {
  isCarried,
  isForRows,
  isSaidAlready,
  leftOpen,
  namesType,
  openClaim,
} from '../grounding/types/type-claim.ts';
import { asksOfAll } from '../judge/records/query/asks-of-all.ts';
import type { Matches } from './find-names.ts';
import { type Cited, judgedByRows } from './judged-by-rows.ts';
import { settled } from './nearly-said.ts';
import type { Route } from './route.ts';
import { columnsAsked, type RowQuestion, rowQuestion } from './row-question.ts';
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

/** Types of which a claim speaks: by their nouns outside of names, by their attributes, by an entity of which it says that it is at an end, by an id. */
function typesOf(
  text: string,
  names: readonly string[],
  matches: Matches,
  asked: RowQuestion,
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
  return [...new Set([...named.map(([type]) => type), ...asked.attributes.keys(), ...ofNames])];
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

/** What the entities that a claim names say of it; nothing where it speaks of all. */
function saidOfNamed(
  claim: RowClaim,
  rows: Rows,
  surface: Surface | undefined,
  assertions: readonly Assertion[],
  ground: Ground,
): SaidByRows | null {
  if (claim.named.length === 0 || asksOfAll(claim.text)) return null;
  const read = rows.ofNamed(claim);
  const stated =
    read === null || surface === undefined ? read : settled(read, claim, surface, assertions, ground);
  return isDecided(stated) ? { stated, types: claim.named.map(({ type }) => type) } : null;
}

function hasEvidence(one: Cited | undefined): boolean {
  return one !== undefined && one.evidence.length > 0;
}

function claimsIn(
  route: Route,
  surfaces: readonly Surface[],
  readings: readonly (readonly Assertion[])[],
  judged: readonly JudgedClaim[],
  cases: readonly Cited[],
  matches: Matches,
  ground: Ground,
): RowClaim[] {
  return judged.flatMap((one, index): RowClaim[] => {
    if (route.found.bounds[index] !== null) return [];
    const text = route.found.texts[index] ?? '';
    const surface = surfaces[index];
    if (surface === undefined) return [];
    const isOfAll = asksOfAll(text) && isCarried(readings[index] ?? []);
    if (!isOfAll && !isForRows(one, hasEvidence(cases[index]))) return [];
    const names = route.scans[index]?.names.map(({ name }) => name) ?? [];
    const all = namedIn(names, matches) ?? [];
    const named = all.filter(({ type }) => Object.hasOwn(ground.vocabulary, type));
    const asked = rowQuestion(surface, ground.vocabulary);
    const isOfTypes = asksOfAll(text) || openClaim(one, readings[index] ?? []);
    const isKnown = isOfTypes && named.length === all.length;
    const types = isKnown ? typesOf(text, names, matches, asked, route.reader) : [];
    return [{ index, text, named, asked, types: types.filter((type) => isComplete(ground, type)) }];
  });
}

/** What the rows of claims need of the entities that they name. */
function wantedOf(claims: readonly RowClaim[], { vocabulary }: Ground): FactRequest[] {
  const wanted = claims.flatMap(({ named, asked }) =>
    named.flatMap(({ type, id }) =>
      columnsAsked(asked, type, vocabulary).map((attribute) => ({ type, id, attribute })),
    ),
  );
  return requestsOf(wanted, vocabulary);
}

/**
 * GR55: claims held against rows, a row an entity, by the judge of tables: the entities that the claim names, and for a
 * claim of all, or one that these leave open, all of a complete type. Its word stands over an assertion's, which is
 * read of single words. One that speaks of all is not about the subject of the sentence before it. Where the graph fails
 * meanwhile, what rows would have said of a claim is unknown: it is unchecked.
 */
export async function holdAgainstRows(
  route: Route,
  surfaces: readonly Surface[],
  readings: readonly (readonly Assertion[])[],
  judged: readonly JudgedClaim[],
  cases: readonly Cited[],
  matches: Matches,
  ground: Ground,
  read: GraphFacts,
): Promise<readonly JudgedClaim[]> {
  const { graph } = route.ports;
  if (graph === null || ground.failure !== null) return judged;
  const claims = claimsIn(route, surfaces, readings, judged, cases, matches, ground);
  const ofSome = claims.filter(({ text }) => !asksOfAll(text));
  const single = await readNamed(route, graph, wantedOf(ofSome, ground), read);
  const isNamedRead = failureOf(route.asking, GRAPH) === null;
  const ofNamed = openRows(route, single, ground);
  const saidFirst = new Map(
    claims.map((claim) => [
      claim.index,
      saidOfNamed(claim, ofNamed, surfaces[claim.index], readings[claim.index] ?? [], ground),
    ]),
  );
  const open = claims.filter(({ index }) => saidFirst.get(index) === null);
  const whole = await readTypes(route, graph, [...new Set(open.flatMap(({ types }) => types))].sort());
  const failure = failureOf(route.asking, GRAPH);
  const ofTypes = openRows(route, whole, ground);
  const byIndex = new Map(claims.map((claim) => [claim.index, claim]));
  return judged.map((one, index) => {
    const claim = byIndex.get(index);
    if (claim === undefined) return one;
    const assertions = readings[index] ?? [];
    const ofSome = saidFirst.get(index) ?? null;
    const isUnread = !isNamedRead || (ofSome === null && claim.types.length > 0);
    if (failure !== null && isUnread) return leftOpen(one, claim.text, failure);
    const said = ofSome ?? saidOfTypes(claim, ofTypes);
    if (said === null)
      return claim.types.length > 0 && asksOfAll(claim.text) && isCarried(assertions)
        ? leftOpen(one, claim.text)
        : one;
    const own = cases[index];
    if (own === undefined || !isForRows(one, hasEvidence(own)) || isSaidAlready(one, said.stated)) return one;
    const named = [whole, single].map(({ facts, relations }) => sourcesOfTypes(facts, relations, said.types));
    return judgedByRows(claim, said.stated, [...new Set(named.flat())].sort(), own, ground);
  });
}
