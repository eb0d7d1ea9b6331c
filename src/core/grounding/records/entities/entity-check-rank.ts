import type { Frame } from './entity-frame.ts';
import { hasSense, isMark, type Item, type NumberItem } from './entity-item.ts';
import { groupOf, mates } from './entity-prepare.ts';
import { cellRead, type Found } from './entity-ruling.ts';
import { columnIn, mainColumn, type Scope, scopeIn, tookPart, valuesOf } from './entity-scope.ts';
import { agentBehind, isDenied, subjectAt } from './entity-subject-at.ts';
import { type Entity, numberOf } from './entity-world.ts';
import { largest, smallest } from '../extremes.ts';

interface Rank {
  readonly entity: Entity;
  readonly key: string;
  readonly scope: Scope;
  readonly place: { readonly start: number; readonly end: number };
  readonly claimed: string;
  /** The place in the order that is claimed, 1 for the first. */
  readonly at: number;
  readonly least: boolean;
}

/** GR43: the place of one value among those of others; equal values share their places. */
function judgeRank(rank: Rank): Found | null {
  const { entity, key, scope, least } = rank;
  const own = numberOf(entity, key);
  if (own === null || !scope.entities.includes(entity)) return null;
  const values = valuesOf(scope.entities, key);
  const before = values.filter((value) => (least ? value < own : value > own)).length;
  const level = values.filter((value) => value === own).length;
  const holds = rank.at > before && rank.at <= before + level;
  const best = least ? smallest(values) : largest(values);
  const winner = scope.entities.find((one) => numberOf(one, key) === best);
  return {
    rule: 'GR43',
    code: 'COMPARISON_MISMATCH',
    outcome: holds ? 'supported' : 'contradicted',
    place: rank.place,
    claimed: rank.claimed,
    actual: `${before + 1} of ${values.length}`,
    reading: `rank of ${entity.name} by ${key} (${scope.name})`,
    derivation: `${key} of ${entity.name}: ${own}, rank ${before + 1} of ${values.length} in ${scope.name}; first: ${winner?.name ?? ''} ${best}`,
    read: [entity, ...(winner === undefined || winner === entity ? [] : [winner])].map((one) =>
      cellRead(one, key),
    ),
  };
}

function stretch(frame: Frame, at: number, length: number): number {
  const clause = frame.places[at]?.clause;
  let to = at + 1;
  while (to < frame.items.length && to <= at + length && frame.places[to]?.clause === clause) to++;
  return to;
}

function isGroup(frame: Frame, entity: Entity): boolean {
  return frame.world.members.has(entity);
}

/** "led the branch with 20", "paced the trainees", "was led by X's 38". */
function leadRank(frame: Frame, at: number, item: Item): Rank | null {
  const entity = agentBehind(frame, at) ?? subjectAt(frame, at);
  if (entity === null || isGroup(frame, entity) || isDenied(frame, at)) return null;
  const to = stretch(frame, at, 8);
  const led = hasSense(frame.items[at + 1], 'by_agent');
  const scope = led
    ? {
        entities: mates(entity),
        name: groupOf(frame.world, entity)?.name ?? entity.group ?? 'all',
        notions: [],
      }
    : scopeIn(frame, at + 1, to, entity);
  const key =
    namedColumn(frame, at, entity) ?? mainColumn(frame, entity) ?? columnIn(frame, at + 1, to, entity);
  if (scope === null || key === null) return null;
  return {
    entity,
    key,
    scope,
    place: item,
    claimed: frame.text.slice(item.start, item.end),
    at: 1,
    least: false,
  };
}

/** The column behind "in" or "by": led the branch in sales. */
function namedColumn(frame: Frame, at: number, entity: Entity): string | null {
  for (let next = at + 1; next < at + 8; next++) {
    const item = frame.items[next];
    if (item === undefined || isMark(item, ',')) return null;
    if (item.kind !== 'word' || !/^(?:in|by)$/.test(item.key)) continue;
    const key = columnIn(frame, next + 1, next + 3, entity);
    if (key !== null) return key;
  }
  return null;
}

/** "a report-high 31 orders", "a branch-leading 22". */
function highRank(frame: Frame, at: number, item: Item): Rank | null {
  const scopeItem = frame.items[at - 2];
  if (frame.items[at - 1]?.kind !== 'dash' || scopeItem === undefined) return null;
  const entity = subjectAt(frame, at);
  const scope = entity === null ? null : scopeIn(frame, at - 2, at - 1, entity);
  if (entity === null || scope === null || isGroup(frame, entity)) return null;
  const key = columnIn(frame, at + 1, at + 6, entity) ?? mainColumn(frame, entity);
  if (key === null) return null;
  const place = { start: scopeItem.start, end: item.end };
  return {
    entity,
    key,
    scope,
    place,
    claimed: frame.text.slice(place.start, place.end),
    at: 1,
    least: false,
  };
}

/** "the highest revenue". */
function mostRank(frame: Frame, at: number, item: Item): Rank | null {
  const entity = subjectAt(frame, at);
  if (entity === null || isDenied(frame, at) || frame.items[at - 1]?.kind === 'dash') return null;
  const key = columnIn(frame, at + 1, at + 4, entity);
  if (key === null) return null;
  const scope = scopeIn(frame, at + 1, stretch(frame, at, 8), entity) ?? {
    entities: entity.kind.entities,
    name: 'all',
    notions: [],
  };
  const before = frame.items[at - 1];
  const rank = before?.kind === 'number' && before.form === 'ordinal' ? before.value : 1;
  return {
    entity,
    key,
    scope,
    place: item,
    claimed: frame.text.slice(item.start, item.end),
    at: rank,
    least: hasSense(item, 'least'),
  };
}

const RANKED = /^(?:finished|was|ranked|rank|came|placed|were|finish|is|stood)$/;

/** "was second in the branch", "finished second in revenue". */
function ordinalRank(frame: Frame, at: number, item: NumberItem): Rank | null {
  const before = frame.items[at - 1];
  const next = frame.items[at + 1];
  if (before?.kind !== 'word' || !RANKED.test(before.key) || hasSense(next, 'most')) return null;
  if (next?.kind !== 'word' || !/^(?:on|in|by|among|with|for)$/.test(next.key)) return null;
  const entity = subjectAt(frame, at);
  if (entity === null || isDenied(frame, at)) return null;
  const to = stretch(frame, at, 6);
  const scope = scopeIn(frame, at + 1, to, entity) ?? {
    entities: entity.kind.entities,
    name: 'all',
    notions: [],
  };
  const key = namedColumn(frame, at, entity) ?? mainColumn(frame, entity);
  if (key === null) return null;
  frame.used.add(at);
  return { entity, key, scope, place: item, claimed: item.text, at: item.value, least: false };
}

/** "X was next with 18": no mate that was not named yet may have more. */
function checkNext(frame: Frame, at: number, item: Item): Found | null {
  const before = frame.items[at - 1];
  if (before?.kind !== 'word' || !/^(?:was|were|is)$/.test(before.key)) return null;
  const entity = subjectAt(frame, at);
  const key = entity === null ? null : mainColumn(frame, entity);
  const own = entity === null || key === null ? null : numberOf(entity, key);
  if (entity === null || key === null || own === null) return null;
  const ahead = mates(entity).filter(
    (one) =>
      one !== entity &&
      tookPart(one, key) &&
      (numberOf(one, key) ?? 0) > own &&
      !frame.discourse.named.has(one),
  );
  return {
    rule: 'GR43',
    code: 'COMPARISON_MISMATCH',
    outcome: ahead.length === 0 ? 'supported' : 'contradicted',
    place: item,
    claimed: frame.text.slice(item.start, item.end),
    actual: ahead.map(({ name }) => name).join(', '),
    reading: `${entity.name} next by ${key}`,
    derivation: `${key} of ${entity.name}: ${own}; more: ${ahead.map((one) => `${one.name} ${numberOf(one, key) ?? ''}`).join(', ') || 'none not named yet'}`,
    read: [entity, ...ahead].map((one) => cellRead(one, key)),
  };
}

function rankAt(frame: Frame, at: number, item: Item): Rank | null {
  if (item.kind === 'number') return item.form === 'ordinal' ? ordinalRank(frame, at, item) : null;
  if (hasSense(item, 'high') && frame.items[at - 1]?.kind === 'dash') return highRank(frame, at, item);
  if (hasSense(item, 'lead')) return leadRank(frame, at, item);
  if (hasSense(item, 'most') || hasSense(item, 'least')) return mostRank(frame, at, item);
  return null;
}

/** GR43: superlatives, ranks and the next in a row. */
export function checkRanks(frame: Frame): Found[] {
  if (frame.future || frame.supposed || frame.dated) return [];
  return frame.items.flatMap((item, at) => {
    if (hasSense(item, 'next')) return checkNext(frame, at, item) ?? [];
    const rank = rankAt(frame, at, item);
    const found = rank === null ? null : judgeRank(rank);
    return found === null ? [] : [found];
  });
}
