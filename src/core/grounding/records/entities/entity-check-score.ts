import { type Frame, lastBefore, REACH } from './entity-frame.ts';
import { type Item, meaningOf, type PairItem } from './entity-item.ts';
import { hasOutcome, isUnknownPeriod, periodAt, rival, sumOf } from './entity-outcome.ts';
import { cellsFound } from './entity-number-found.ts';
import type { Found } from './entity-ruling.ts';
import type { Entity } from './entity-world.ts';

/** The column that the two records are compared by: one named in the sentence before the pair, else the outcome's. */
export function comparedBy(frame: Frame, at: number, entity: Entity, near = false): readonly string[] | null {
  const outcome = frame.world.mapping.outcome;
  if (outcome === undefined) return null;
  const period = periodAt(frame, at, outcome, near);
  if (period === null || period[0] !== outcome.column) return period;
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

const AFTER =
  /^(?:in|on|at|over|during|through|after|to|as|for|and|but|behind|with|margin|while|right|just|against)$/;

/** "37-20 in the north", not "58-32 in the polls". */
function isTimed(frame: Frame, at: number): boolean {
  return frame.items
    .slice(at + 1, at + 5)
    .some((item) =>
      ['period', 'whole', 'weekday'].some((kind) => meaningOf(item, kind as 'whole') !== undefined),
    );
}

/** A score that may be of another part: the sentence speaks of one that was not taken, or of one nobody explains. */
function isOfPart(frame: Frame, at: number, keys: readonly string[]): boolean {
  const near = [Math.max(0, at - REACH), Math.min(frame.items.length, at + REACH)] as const;
  for (let one = near[0]; one < near[1]; one++) {
    if (isUnknownPeriod(frame, one)) return true;
    const sum = meaningOf(frame.items[one], 'period')?.sum;
    if (sum !== undefined && sum.join() !== keys.join()) return true;
  }
  return false;
}

/** True for a pair that a verb of outcome leads to, and that no noun behind makes something else: "a 23-8 run". */
function isScore(frame: Frame, at: number): boolean {
  const clause = frame.places[at]?.clause;
  const led = lastBefore(at, (one) => meaningOf(frame.items[one], 'outcome') !== undefined);
  if (led < 0 || at - led > 24 || frame.places[led]?.clause !== clause || frame.dated) return false;
  const next = frame.items[at + 1];
  if (next?.kind === 'word' && /^(?:in|over|during|through)$/.test(next.key)) return isTimed(frame, at + 1);
  if (next?.kind === 'word') return AFTER.test(next.key);
  return next === undefined || next.kind === 'mark' || meaningOf(next, 'column') === undefined;
}

/** GR42: a score: one column of two records. The order that agrees better is taken as meant. */
export function checkScore(frame: Frame, at: number, pair: PairItem): Found[] {
  const outcome = frame.world.mapping.outcome;
  const place = frame.places[at];
  if (outcome === undefined || place === undefined || pair.join !== 'dash' || !isScore(frame, at)) return [];
  const subject = place.subject.find((entity) => hasOutcome(entity, outcome)) ?? place.object;
  if (!hasOutcome(subject, outcome)) return [];
  const other = rival(subject);
  const keys = comparedBy(frame, at, subject);
  if (other === null || keys === null) return [];
  const mine = sumOf(subject, keys);
  const theirs = sumOf(other, keys);
  if (mine === null || theirs === null) return [];
  const straight = [
    cellsFound('GR42', pair.first, subject, keys, mine),
    cellsFound('GR42', pair.second, other, keys, theirs),
  ];
  const turned = [
    cellsFound('GR42', pair.first, other, keys, theirs),
    cellsFound('GR42', pair.second, subject, keys, mine),
  ];
  const found = wrong(turned) < wrong(straight) ? turned : straight;
  const open = wrong(found) === 2 && isOfPart(frame, at, keys);
  return open ? found.map((one) => ({ ...one, outcome: 'unchecked' as const })) : found;
}

function wrong(found: readonly Found[]): number {
  return found.filter(({ outcome }) => outcome === 'contradicted').length;
}
