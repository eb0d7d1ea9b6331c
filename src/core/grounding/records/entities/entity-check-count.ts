import type { RecordNotion } from '../../../../contract/record-mapping.ts';
import { type Frame, REACH } from './entity-frame.ts';
import { meaningOf, type NumberItem } from './entity-item.ts';
import { notionsAhead } from './entity-notions-ahead.ts';
import { membersOf } from './entity-prepare.ts';
import type { Found } from './entity-ruling.ts';
import { fulfils, knowsNotion } from './entity-scope.ts';
import type { Entity } from './entity-world.ts';

function countScope(
  frame: Frame,
  at: number,
  notion: RecordNotion,
): { entities: readonly Entity[]; name: string } | null {
  const kind = frame.world.kinds.find(
    ({ entities }) => entities[0] !== undefined && knowsNotion(entities[0], notion),
  );
  if (kind === undefined) return null;
  const near = frame.places.slice(Math.max(0, at - REACH), at + REACH);
  const groups = [...(frame.places[at]?.subject ?? []), ...near.flatMap(({ entity }) => entity ?? [])].filter(
    (entity) => entity.kind !== kind && membersOf(frame.world, entity).length > 0,
  );
  const [group] = groups;
  if (new Set(groups).size > 1) return null;
  return group === undefined
    ? { entities: kind.entities, name: 'all' }
    : { entities: membersOf(frame.world, group), name: group.name };
}

function checkCount(frame: Frame, at: number, number: NumberItem): Found | null {
  const ahead = frame.items.slice(at + 1, at + 4);
  if (!ahead.some((item) => meaningOf(item, 'noun') !== undefined)) return null;
  if (ahead.some((item) => item.kind === 'word' && item.key === 'other')) return null;
  const notion = notionsAhead(frame, at)[0]?.notion;
  const scope = notion === undefined ? null : countScope(frame, at, notion);
  if (notion === undefined || scope === null) return null;
  const count = scope.entities.filter((one) => fulfils(one, notion)).length;
  const fine = number.comparator === 'gte' ? count >= number.value : count === number.value;
  frame.used.add(at);
  return {
    rule: 'GR43',
    code: 'COUNT_MISMATCH',
    outcome: fine ? 'supported' : 'contradicted',
    place: number,
    claimed: number.text,
    actual: String(count),
    reading: `count of ${notion.words[0] ?? ''} (${scope.name})`,
    derivation: `count of ${notion.words[0] ?? ''} in ${scope.name}: ${count}, claimed ${number.text}`,
  };
}

/** GR43: "six branches over 100". */
export function checkCounts(frame: Frame): Found[] {
  if (frame.future || frame.supposed || frame.dated) return [];
  return frame.items.flatMap((item, at) => {
    if (item.kind !== 'number' || item.form === 'ordinal' || item.form === 'article') return [];
    const found = checkCount(frame, at, item);
    return found === null ? [] : [found];
  });
}
