import type { Discourse } from './entity-discourse.ts';
import { hasSense, isMark, type Item, type MentionItem, meaningOf, type PhraseItem } from './entity-item.ts';
import { type EntityWorld, groupOf } from './entity-prepare.ts';
import { ARTICLES, CLAUSE_WORDS, PREPOSITIONS } from './entity-words.ts';
import type { Entity } from './entity-world.ts';

/** How a name stands in its clause. */
export type MentionRole = 'subject' | 'agent' | 'object' | 'joined';

/** Who is spoken of at one item. */
export interface Place {
  /** The subject of the clause; empty where it is unknown or ambiguous. */
  readonly subject: readonly Entity[];
  /** `named` in this clause or sentence, `pronoun`, or only `carried` from the sentence before. */
  readonly by: 'named' | 'pronoun' | 'carried';
  /** The record that a mention means; undefined where it is ambiguous or no mention. */
  readonly entity: Entity | undefined;
  readonly role: MentionRole | null;
  /** True in brackets right behind a mention: the subject is that mention. */
  readonly local: boolean;
  /** The last other record named in the sentence, which is not the subject. */
  readonly object: Entity | undefined;
  readonly clause: number;
  /** True where the sentence has named a subject already. */
  readonly named: boolean;
}

/** Names that one sentence takes together at most. */
const JOINED = 50;

function only(mention: MentionItem, discourse: Discourse, world: EntityWorld): Entity | undefined {
  if (mention.entities.length <= 1) return mention.entities[0];
  const known = mention.entities.filter((entity) => discourse.byKind.get(entity.kind.id) === entity);
  if (known.length === 1) return known[0];
  const kinds = new Set(mention.entities.map(({ kind }) => kind.id));
  if (kinds.size > 1 || discourse.group === null) return undefined;
  const near = mention.entities.filter((entity) => groupOf(world, entity) === discourse.group);
  return near.length === 1 ? near[0] : undefined;
}

function before(items: readonly Item[], at: number): Item | undefined {
  let back = at - 1;
  while (back >= 0) {
    const item = items[back];
    const skipped =
      item !== undefined &&
      ((item.kind === 'word' && ARTICLES.has(item.key)) ||
        meaningOf(item, 'role') !== undefined ||
        meaningOf(item, 'noun') !== undefined);
    if (!skipped) break;
    back--;
  }
  return items[back];
}

function isJoiner(item: Item | undefined): boolean {
  return item !== undefined && ((item.kind === 'word' && /^and$/.test(item.key)) || isMark(item, ','));
}

interface Walk {
  readonly world: EntityWorld;
  readonly discourse: Discourse;
  subject: readonly Entity[];
  by: Place['by'];
  broken: boolean;
  named: boolean;
  object: Entity | undefined;
  last: { readonly at: number; readonly role: MentionRole; readonly entity: Entity | undefined } | null;
  local: Entity | null;
  clause: number;
}

/** True behind a verb that takes an object: "…, outselling the branch", "limiting the …". */
function isVerb(item: Item | undefined): boolean {
  if (item === undefined) return false;
  if (meaningOf(item, 'outcome') !== undefined || hasSense(item, 'lead')) return true;
  return item.kind === 'word' && /^[a-z]{3,}ing$/.test(item.key);
}

function roleOf(walk: Walk, items: readonly Item[], at: number): MentionRole {
  const previous = before(items, at);
  const key = previous?.kind === 'word' ? previous.key : '';
  if (walk.last !== null && walk.last.role !== 'object' && walk.last.at === joinedAt(items, at))
    return 'joined';
  if (hasSense(previous, 'by_agent') || (key === 'of' && hasSense(items[at - 3], 'by_agent'))) return 'agent';
  if (PREPOSITIONS.has(key)) return walk.named || walk.subject.length > 0 ? 'object' : 'subject';
  if (isVerb(previous) && walk.subject.length > 0) return 'object';
  if (!walk.named || walk.broken) return 'subject';
  const article =
    items[at - 1]?.kind === 'word' && /^(?:the|a|an)$/.test((items[at - 1] as { key: string }).key);
  return /^(?:was|were|is|are)$/.test(key) && !article ? 'subject' : 'object';
}

/** The place of the mention that this one is joined to by "and" or a comma; -1 where none is. */
function joinedAt(items: readonly Item[], at: number): number {
  let back = at - 1;
  while (back >= 0 && items[back]?.kind === 'word' && ARTICLES.has((items[back] as { key: string }).key))
    back--;
  if (!isJoiner(items[back])) return -1;
  back--;
  if (isJoiner(items[back])) back--;
  return items[back]?.kind === 'mention' ? back : -1;
}

function turnTo(walk: Walk, subject: readonly Entity[], by: Place['by']): void {
  walk.subject = subject;
  walk.by = by;
  walk.broken = false;
}

function onMention(walk: Walk, items: readonly Item[], at: number, item: MentionItem): Place {
  const entity = only(item, walk.discourse, walk.world);
  const role = roleOf(walk, items, at);
  const mine = entity === undefined ? [] : [entity];
  if (role === 'joined' && walk.subject.length < JOINED)
    walk.subject = [...walk.subject, ...mine.filter((one) => !walk.subject.includes(one))];
  else if (role === 'object' || role === 'joined') walk.object = entity ?? walk.object;
  else turnTo(walk, mine, 'named');
  if (role !== 'object') walk.named = true;
  walk.last = { at, role, entity };
  walk.local = isMark(items[at + 1], '(') ? (entity ?? null) : null;
  return place(walk, entity, role);
}

function place(walk: Walk, entity: Entity | undefined, role: MentionRole | null): Place {
  const local = walk.local !== null && role === null;
  return {
    subject: local && walk.local !== null ? [walk.local] : walk.subject,
    by: local ? 'named' : walk.by,
    entity,
    role,
    local,
    object: walk.object,
    clause: walk.clause,
    named: walk.named,
  };
}

function pronoun(walk: Walk, item: Item): void {
  const { kinds, groupKinds: grouping } = walk.world;
  const members = kinds.filter(({ named, id }) => named.group !== undefined || !grouping.has(id));
  const whole = kinds.filter(({ id }) => grouping.has(id));
  const wanted = hasSense(item, 'he') || whole.length === 0 || members.length === 0 ? members : whole;
  if (wanted.some(({ id }) => walk.subject.some(({ kind }) => kind.id === id))) {
    if (walk.by === 'carried') walk.by = 'pronoun';
    return;
  }
  const named = walk.object;
  if (named !== undefined && wanted.some(({ id }) => id === named.kind.id)) {
    turnTo(walk, [named], 'pronoun');
    return;
  }
  const found = wanted.map(({ id }) => walk.discourse.byKind.get(id)).filter((one) => one !== undefined);
  if (found.length === 1) turnTo(walk, found, 'pronoun');
}

const NOMINATIVE = /^(?:he|she|it|they)$/i;

function isPronoun(item: Item | undefined): item is PhraseItem {
  return hasSense(item, 'he') || hasSense(item, 'it') || hasSense(item, 'they');
}

function isNominative(item: PhraseItem): boolean {
  return NOMINATIVE.test(item.text);
}

/** "Their lead", "his 20 orders": a possessive is the subject only where it opens the sentence. */
function opens(walk: Walk, items: readonly Item[], at: number): boolean {
  return !walk.named && (at === 0 || isMark(items[at - 1], ',') || at <= 2);
}

/** Two capitals in a row that name none of the records: somebody else is spoken of. */
function isUnknownName(items: readonly Item[], at: number): boolean {
  const [one, two] = [items[at], items[at + 1]];
  const capital = (item: Item | undefined) => item?.kind === 'word' && /^\p{Lu}[\p{L}'.]+$/u.test(item.text);
  return (
    capital(one) &&
    capital(two) &&
    one?.kind === 'word' &&
    !ARTICLES.has(one.key) &&
    !CLAUSE_WORDS.has(one.key) &&
    !PREPOSITIONS.has(one.key)
  );
}

function leave(walk: Walk): void {
  walk.subject = [];
  walk.by = 'named';
  walk.broken = false;
  walk.named = true;
}

function onOther(walk: Walk, items: readonly Item[], at: number): Place {
  const item = items[at];
  if (isMark(item, ')')) walk.local = null;
  if (item?.kind === 'word' && CLAUSE_WORDS.has(item.key)) {
    walk.broken = true;
    walk.clause++;
  } else if (isMark(item, ',;:')) walk.broken = true;
  else if (hasSense(item, 'who') && walk.last?.entity !== undefined)
    turnTo(walk, [walk.last.entity], 'named');
  else if (isPronoun(item) && (isNominative(item) || opens(walk, items, at))) pronoun(walk, item);
  else if (isUnknownName(items, at) && walk.broken) leave(walk);
  return place(walk, undefined, null);
}

function remember(discourse: Discourse, world: EntityWorld, places: readonly Place[]): void {
  for (const { role, subject } of places) {
    if (role === null || role === 'object') continue;
    discourse.subject = subject;
    for (const entity of subject) discourse.byKind.set(entity.kind.id, entity);
    const [first] = subject;
    if (first === undefined) continue;
    const group = first.kind.named.group === undefined ? first : groupOf(world, first);
    if (group !== null) discourse.group = group;
  }
}

/** Who is spoken of at each item of a sentence; the discourse goes on with what the sentence left. */
export function entityPlaces(items: readonly Item[], world: EntityWorld, discourse: Discourse): Place[] {
  const walk: Walk = {
    world,
    discourse,
    subject: discourse.subject,
    by: 'carried',
    broken: true,
    named: false,
    object: undefined,
    last: null,
    local: null,
    clause: 0,
  };
  const places: Place[] = [];
  for (const [at, item] of items.entries())
    places.push(item.kind === 'mention' ? onMention(walk, items, at, item) : onOther(walk, items, at));
  remember(discourse, world, places);
  const last = places.at(-1);
  if (last !== undefined && last.subject.length > 0) discourse.subject = last.subject;
  return places;
}
