import type { RecordPair } from '../../../../contract/record-mapping.ts';
import type { Frame } from './entity-frame.ts';
import { hasTurn } from './entity-doubt.ts';
import { isMark, meaningOf, type NumberItem, type PairItem } from './entity-item.ts';
import { cellsFound } from './entity-number-found.ts';
import type { Found } from './entity-ruling.ts';
import { checkScore } from './entity-check-score.ts';
import { type Entity, numberOf } from './entity-world.ts';

function words(frame: Frame, from: number, to: number): RecordPair | undefined {
  const step = from < to ? 1 : -1;
  for (let at = from; at !== to; at += step) {
    const item = frame.items[at];
    if (item === undefined || item.kind === 'pair' || item.kind === 'mention') return undefined;
    if (isMark(item, ',;)')) return undefined;
    const pair = meaningOf(item, 'pair')?.pair;
    if (pair !== undefined) return pair;
  }
  return undefined;
}

/** Which two columns a pair stands for: by the words beside it, or bare in brackets behind a name. */
function pairAt(frame: Frame, at: number, owner: Entity): RecordPair | undefined {
  const fits = (pair: RecordPair | undefined) =>
    pair?.columns.every((key) => owner.kind.at.has(key)) === true ? pair : undefined;
  const said = fits(words(frame, at + 1, at + 6)) ?? fits(words(frame, at - 1, at - 4));
  if (said !== undefined) return said;
  const before = frame.items[at - 1];
  const reached = /\bto$/.test(before !== undefined && 'text' in before ? before.text : '');
  const written = (frame.items[at] as PairItem).join === 'dash';
  const bare = (written && reached) || (written && isMark(before, '(') && isMark(frame.items[at + 1], ')'));
  return bare ? frame.world.mapping.pairs.find((pair) => pair.bare && fits(pair) !== undefined) : undefined;
}

function checkHalf(number: NumberItem, entity: Entity, key: string): Found | null {
  const stored = numberOf(entity, key);
  return stored === null ? null : cellsFound('GR42', number, entity, [key], stored);
}

function checkPair(frame: Frame, at: number, item: PairItem): Found[] {
  if (hasTurn(frame, at) || frame.supposed) return [];
  const place = frame.places[at];
  const owners = [place?.subject.length === 1 ? place.subject[0] : undefined, place?.object];
  for (const owner of owners) {
    if (owner === undefined) continue;
    const pair = pairAt(frame, at, owner);
    if (pair === undefined) continue;
    const [one, two] = pair.columns;
    return [checkHalf(item.first, owner, one), checkHalf(item.second, owner, two)].filter(
      (half) => half !== null,
    );
  }
  return checkScore(frame, at, item);
}

/** GR42: two numbers written together, of two columns of one record or of one column of two records. */
export function checkPairs(frame: Frame): Found[] {
  if (frame.future) return [];
  return frame.items.flatMap((item, at) => (item.kind === 'pair' ? checkPair(frame, at, item) : []));
}
