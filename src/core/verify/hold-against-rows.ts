import type { Assertion } from '../../contract/assertion.ts';
import type { EntityNames } from '../../contract/entity.ts';
import type { FactRequest } from '../../contract/ports/knowledge-graph.ts';
import { ownSubject } from '../claims/bind-unknown.ts';
import type { Reader } from '../claims/read-claims.ts';
import type { Surface } from '../claims/surface.ts';
import type { Answered } from '../grounding/facts/ask-facts.ts';
import { failureOf, GRAPH } from '../grounding/facts/asking.ts';
import { type Ground, isComplete } from '../grounding/facts/ground.ts';
import type { ClaimCase, JudgedClaim } from '../grounding/facts/judge-claim.ts';
import { requestsOf } from '../grounding/facts/requests.ts';
import type { Stated } from '../grounding/statement-judge.ts';
import { sourcesOfTypes } from '../grounding/types/type-tables.ts';
import { isForRows, isSaidAlready, leftOpen, namesType, openClaim } from '../grounding/types/type-claim.ts';
import type { Matches } from './find-names.ts';
import { judgedByRows } from './judged-by-rows.ts';
import { settled } from './nearly-said.ts';
import type { Route } from './route.ts';
import { columnsAsked, type RowQuestion, rowQuestion } from './row-question.ts';
import { changeTimes } from './change-times.ts';
import { NOTHING_READ, readNamed, readTypes } from './read-entities.ts';
import { type RowClaim, type Rows, openRows } from './entity-rows.ts';

/** The entities that a claim names, each by its names as the claim writes them, its id last; null where a name is of several. */
function namedIn(names: readonly string[], matches: Matches): readonly EntityNames[] | null {
  const found = new Map<string, EntityNames>();
  for (const name of names) {
    const candidates = matches.get(name)?.candidates ?? [];
    const best = Math.max(...candidates.map(({ score }) => score));
    const [only, ...more] = candidates.filter(({ score }) => score === best);
    if (more.length > 0) return null;
    if (only === undefined) continue;
    const { type, id, name: shown } = only.entity;
    const key = JSON.stringify([type, id]);
    const known = found.get(key)?.names.filter((one) => one !== id && one !== shown) ?? [];
    const own = [...known, ...(best === 1 ? [] : [name]), only.matched_name, shown].filter(
      (one) => one !== id,
    );
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
  const { ofAll: isOfAll } = asked;
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
  readonly asked: RowQuestion;
  readonly types: readonly string[];
}

function isDecided(stated: Stated | null): stated is Stated {
  return stated !== null && stated.outcome !== 'undecided';
}

/** Where a change was not read, its numbers may be those of another time. */
function isOfOtherTimes({ surface, ofChange }: RowClaim, asked: RowQuestion, stated: Stated): boolean {
  const { changes, periods } = surface;
  if (changes.length === 0 || asked.change !== null || stated.outcome !== 'contradicted') return false;
  const isOfNumber = stated.differences.some(({ code }) => code === 'NUMBER_MISMATCH');
  return ofChange === null || (periods.length > 1 && isOfNumber);
}

/** What complete types say of a claim, where those that decide it say the same. */
function saidOfTypes(claim: RowClaim, rows: Rows): SaidByRows | null {
  const said = claim.types.flatMap((type) => {
    const stated = rows.ofType(claim, type);
    return isDecided(stated) && !isOfOtherTimes(claim, claim.asked, stated)
      ? [{ stated, types: [type], asked: claim.asked }]
      : [];
  });
  const [first] = said;
  if (first === undefined || said.some(({ stated }) => stated.outcome !== first.stated.outcome)) return null;
  return first;
}

/** What the entities that a claim names say of it; nothing where it speaks of all. */
export function saidOfNamed(
  claim: RowClaim,
  rows: Rows,
  assertions: readonly Assertion[],
  ground: Ground,
): SaidByRows | null {
  if (claim.named.length === 0 || claim.asked.ofAll) return null;
  const types = claim.named.map(({ type }) => type);
  for (const asked of [claim.ofChange, claim.asked]) {
    if (asked === null) continue;
    const one = { ...claim, asked };
    const read = rows.ofNamed(one);
    const stated = read === null ? read : settled(read, one, assertions, ground);
    if (isDecided(stated) && !isOfOtherTimes(claim, asked, stated)) return { stated, types, asked };
  }
  return null;
}

/** A claim with the entities that it names: those of its own words, else that of the sentence before; null where a name is of several. */
export function rowClaim(
  index: number,
  surface: Surface,
  names: readonly string[],
  matches: Matches,
  { lexicon: { vocabulary }, id_types }: Reader,
): RowClaim | null {
  const own = namedIn(names, matches);
  const [inherited] = surface.entities;
  const isCarried =
    inherited !== undefined &&
    inherited.start === inherited.end &&
    ownSubject({ ...surface, entities: [] }, vocabulary, id_types) === null;
  const [of, ...more] = isCarried ? inherited.candidates : [];
  const carried =
    of === undefined || more.length > 0
      ? []
      : [{ type: of.entity.type, id: of.entity.id, names: [of.entity.name, of.entity.id] }];
  if (own === null) return null;
  const all = own.length > 0 ? own : carried;
  const named = all.filter(({ type }) => Object.hasOwn(vocabulary, type));
  const lead = own.length > 0 ? null : (carried[0]?.names[0] ?? null);
  const asked = rowQuestion(surface, vocabulary, lead);
  const times = changeTimes(surface);
  const ofChange = times === null ? null : rowQuestion(surface, vocabulary, lead, times);
  const isOfType = Object.values(vocabulary).some((type) => namesType(surface.text, type));
  if (named.length > 0 && own.length === 0 && asked.ofAll && !isOfType) return null;
  return { index, text: surface.text, named, types: [], asked, ofChange, surface };
}

function hasEvidence(one: ClaimCase | undefined): boolean {
  return one !== undefined && one.evidence.length > 0;
}

function claimsIn(
  route: Route,
  surfaces: readonly Surface[],
  judged: readonly JudgedClaim[],
  cases: readonly ClaimCase[],
  matches: Matches,
  ground: Ground,
): RowClaim[] {
  return judged.flatMap((one, index): RowClaim[] => {
    const surface = surfaces[index];
    if (route.found.bounds[index] !== null || surface === undefined) return [];
    if (!isForRows(one, hasEvidence(cases[index]))) return [];
    const names = route.scans[index]?.names.map(({ name }) => name) ?? [];
    const claim = rowClaim(index, surface, names, matches, route.reader);
    if (claim === null) return [];
    const { asked, named, text } = claim;
    const isKnown = namedIn(names, matches)?.every(({ type }) => Object.hasOwn(ground.vocabulary, type));
    const isOfTypes = isKnown === true && (asked.ofAll || openClaim(one));
    const types = isOfTypes ? typesOf(text, names, matches, asked, route.reader) : [];
    return [{ ...claim, named, types: types.filter((type) => isComplete(ground, type)) }];
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
 * claim of all, or one that these leave open, all of a complete type. Where the graph fails meanwhile, what rows would
 * have said of a claim is unknown: it is unchecked.
 */
export async function holdAgainstRows(
  route: Route,
  surfaces: readonly Surface[],
  readings: readonly (readonly Assertion[])[],
  judged: readonly JudgedClaim[],
  cases: readonly ClaimCase[],
  matches: Matches,
  ground: Ground,
  answered: Answered,
): Promise<readonly JudgedClaim[]> {
  const graph = ground.failure === null ? route.ports.graph : null;
  const claims = claimsIn(route, surfaces, judged, cases, matches, ground);
  const ofSome = claims.filter(({ asked }) => !asked.ofAll);
  const ofTables = answered.facts.filter((fact) => !answered.ofGraph.facts.includes(fact));
  const known = { entities: [], facts: ofTables, relations: [] };
  const single = graph === null ? known : await readNamed(route, graph, wantedOf(ofSome, ground), answered);
  const isNamedRead = failureOf(route.asking, GRAPH) === null;
  const ofNamed = openRows(route, single, ground);
  const saidFirst = new Map(
    claims.map((claim) => [claim.index, saidOfNamed(claim, ofNamed, readings[claim.index] ?? [], ground)]),
  );
  const open = claims.filter(({ index }) => saidFirst.get(index) === null);
  const types = [...new Set(open.flatMap((claim) => claim.types))].sort();
  const whole = graph === null ? NOTHING_READ : await readTypes(route, graph, types);
  const failure = ground.failure ?? failureOf(route.asking, GRAPH);
  const ofTypes = openRows(route, whole, ground);
  const byIndex = new Map(claims.map((claim) => [claim.index, claim]));
  return judged.map((one, index) => {
    const [claim, own] = [byIndex.get(index), cases[index]];
    if (claim === undefined || own === undefined) return one;
    const ofSome = saidFirst.get(index) ?? null;
    const isOpen = ofSome === null && claim.types.length + claim.named.length > 0;
    const isUnread = (ground.failure === null && !isNamedRead) || isOpen;
    if (failure !== null && isUnread) return leftOpen(own, claim.text, failure, ground);
    const said = ofSome ?? saidOfTypes(claim, ofTypes);
    if (said === null || isSaidAlready(one, said.stated)) return one;
    const named = [whole, single].map(({ facts, relations }) => sourcesOfTypes(facts, relations, said.types));
    return judgedByRows(
      { ...claim, asked: said.asked },
      said.stated,
      [...new Set(named.flat())].sort(),
      own,
      ground,
    );
  });
}
