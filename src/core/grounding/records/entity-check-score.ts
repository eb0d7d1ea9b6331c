import { type Frame, REACH } from './entity-frame.ts';
import { agrees } from './entity-compare.ts';
import { type Item, type NumberItem, type PairItem } from './entity-item.ts';
import { hasOutcome, periodAt, rival, sumOf } from './entity-outcome.ts';
import { cellRead, type Found } from './entity-ruling.ts';
import type { Entity } from './entity-world.ts';

/** The column that the two records are compared by: one named in the sentence before the pair, else the outcome's. */
export function comparedBy(frame: Frame, at: number, entity: Entity, near = false): readonly string[] | null {
  const outcome = frame.world.mapping?.outcome;
  if (outcome === undefined) return null;
  const period = periodAt(frame, at, outcome, near);
  if (period[0] !== outcome.column) return period;
  for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
    const item: Item | undefined = frame.items[back];
    if (item === undefined) break;
    const taken = frame.items[back - 1]?.kind === 'number' || frame.items[back - 1]?.kind === 'dash';
    const key =
      item.kind !== 'phrase' || taken
        ? undefined
        : item.meanings.find(
            (meaning) =>
              meaning.kind === 'column' &&
              entity.kind.at.has(meaning.key) &&
              !frame.world.shares.has(meaning.key),
          );
    if (key?.kind === 'column') return [key.key];
  }
  return period;
}

function half(number: NumberItem, entity: Entity, keys: readonly string[], stored: number): Found {
  return {
    rule: 'GR42',
    code: 'NUMBER_MISMATCH',
    outcome: agrees(number, stored) ? 'supported' : 'contradicted',
    place: number,
    claimed: number.text,
    actual: String(stored),
    reading: `${keys.join(' + ')} of ${entity.name}`,
    derivation: `${keys.join(' + ')} of ${entity.name}: ${stored}, claimed ${number.text}`,
    read: keys.map((key) => cellRead(entity, key)),
  };
}

/** GR42: a score: one column of two records. The order that agrees better is taken as meant. */
export function checkScore(frame: Frame, at: number, pair: PairItem): Found[] {
  const outcome = frame.world.mapping?.outcome;
  const place = frame.places[at];
  if (outcome === undefined || place === undefined || pair.join !== 'dash') return [];
  const subject = place.subject.find((entity) => hasOutcome(entity, outcome)) ?? place.object;
  if (!hasOutcome(subject, outcome)) return [];
  const other = rival(subject);
  const keys = comparedBy(frame, at, subject);
  if (other === null || keys === null) return [];
  const mine = sumOf(subject, keys);
  const theirs = sumOf(other, keys);
  if (mine === null || theirs === null) return [];
  const straight = [half(pair.first, subject, keys, mine), half(pair.second, other, keys, theirs)];
  const turned = [half(pair.first, other, keys, theirs), half(pair.second, subject, keys, mine)];
  return wrong(turned) < wrong(straight) ? turned : straight;
}

function wrong(found: readonly Found[]): number {
  return found.filter(({ outcome }) => outcome === 'contradicted').length;
}
