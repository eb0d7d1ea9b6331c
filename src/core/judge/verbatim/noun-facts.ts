import { PARTICIPLES } from './drops.ts';
import { isLed } from './fronted.ts';
import { pauseEnd } from './ground.ts';
import { isNaming, isOwnership, namingEnd, namingStart } from './naming.ts';
import { isFinite } from './predicates.ts';
import type { Unit } from './unit.ts';

function isName(unit: Unit | undefined): boolean {
  return unit?.token.upos === 'PROPN';
}

function hasVerb(units: readonly Unit[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (isFinite(units, at) && units[at]?.token.xpos !== 'VBN') return true;
  return false;
}

/** Where a phrase or a participle tells more of the nouns before it. */
function cutsIn(aside: readonly Unit[]): readonly number[] {
  return aside.flatMap((unit, at) => {
    const tells = isLed(unit) || PARTICIPLES.has(unit.token.xpos) || unit.token.xpos.startsWith('W');
    return at > 0 && tells && isNaming(aside[at - 1]) ? at : [];
  });
}

/** `Brookson, a cheese maker based in Penrow,`: what Brookson is, and where it is based. */
function told(name: readonly Unit[], aside: readonly Unit[]): readonly (readonly Unit[])[] {
  const cuts = cutsIn(aside);
  return [aside, ...cuts.flatMap((cut) => [aside.slice(0, cut), aside.slice(cut)])].map((own) => [
    ...name,
    ...own,
  ]);
}

/** What stands beside a name behind a pause, and names that stand beside what they are: `the architect, Samuel Teague,`. */
function besideNames(units: readonly Unit[], at: number): readonly (readonly Unit[])[] {
  const first = units[at];
  if (first?.comma !== true) return [];
  const end = pauseEnd(units, at);
  const aside = units.slice(at, end);
  const start = namingStart(units, at);
  const isOne = PARTICIPLES.has(first.token.xpos) || isNaming(first);
  if (start === at || !isOne || hasVerb(units, at, end)) return [];
  const name = units.slice(start, at);
  // Of `the brother of Ann Moe, a doctor,` nobody knows which of the two is one.
  const isOfAnother = isOwnership(units[start - 1]);
  if (!aside.every(isName)) return isOfAnother ? [] : told(name, aside);
  if (name.every(isName)) return [];
  const whole = units.slice(
    namingStart(units, at, (unit) => isNaming(unit) || isOwnership(unit)),
    at,
  );
  const called = isOfAnother ? [whole] : [name, whole];
  return called.flatMap((own) => [
    [...own, ...aside],
    [...aside, ...own],
  ]);
}

/** `the yoghurt maker Lunel`. */
function titled(units: readonly Unit[], at: number): readonly (readonly Unit[])[] {
  if (!isName(units[at]) || isName(units[at - 1]) || units[at]?.comma === true) return [];
  const start = namingStart(units, at);
  const name = units.slice(at, namingEnd(units, at));
  return start === at || !name.every(isName) ? [] : [[...name, ...units.slice(start, at)]];
}

/** `The Central Library on Station Road was opened`: before the verb a phrase tells of the name alone. */
function placed(units: readonly Unit[], at: number): readonly (readonly Unit[])[] {
  const verb = units.findIndex((_, place) => isFinite(units, place));
  const unit = units[at];
  if (unit === undefined || !isLed(unit) || unit.comma || at >= verb || !isName(units[at - 1])) return [];
  const start = namingStart(units, at);
  const end = namingEnd(units, at + 1);
  const isTime = units.slice(at, end).some(({ value }) => value !== null);
  return start === 0 && end === verb && !isTime ? [units.slice(start, end)] : [];
}

/** JD138: what a sentence says of a noun without a verb, whatever its clauses plan, report or suppose. */
export function nounFacts(units: readonly Unit[]): readonly (readonly Unit[])[] {
  return units.flatMap((_, at) => [...besideNames(units, at), ...titled(units, at), ...placed(units, at)]);
}
