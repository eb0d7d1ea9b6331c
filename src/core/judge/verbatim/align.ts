import type { Means } from '../means.ts';
import type { Clause } from './clauses-of.ts';
import { type Difference, type Differing, differenceOf, mayDeny } from './difference.ts';
import type { Drops } from './drops.ts';
import type { Calling, Pointed } from './pointed.ts';
import { sameUnit } from './same-unit.ts';
import type { Unit } from './unit.ts';

/** How a claim repeats a clause: word by word, or with one difference. */
export interface Alignment {
  readonly difference: Difference | null;
}

export interface Aligning {
  readonly claim: readonly Unit[];
  readonly clause: Clause;
  readonly pointed: Pointed;
  readonly drops: Drops;
  readonly means: Means;
  /** Null where no difference is looked for. */
  readonly differing: Differing | null;
}

interface Step {
  readonly i: number;
  readonly j: number;
  readonly difference: Difference | null;
}

/** `Her opponent refused` says of her nothing. */
const OWNING = 'PRP$';
const SUBJECT = new Set(['은', '이', '']);

/** How many words of the claim from `i` on are words of the name; none where the noun that calls it is not among them. */
function namedFrom(claim: readonly Unit[], i: number, name: Calling, { nouns }: Pointed): number {
  let end = i;
  for (let unit = claim[end]; unit !== undefined && isOf(unit, name); unit = claim[end]) end += 1;
  const noun = nouns.get(name);
  const isCalled = noun === undefined || claim.slice(i, end).some(({ lemma }) => lemma === noun);
  return isCalled ? end - i : 0;
}

function isOf({ form, lemma, value }: Unit, name: Calling): boolean {
  if (value !== null) return name.has(value.written.toLowerCase());
  return name.has(lemma) || (form !== null && name.has(form));
}

/** The name in place of a word that points at it: its particle, or its ending, stays. */
function pointing({ claim, clause, pointed }: Aligning, { i, j, difference }: Step): Step[] {
  const unit = clause.units[j];
  const isThis = unit?.token.upos === 'DET' && pointed.at.has(unit.to);
  const place = isThis ? j + 1 : j;
  const pointer = clause.units[place];
  const name = pointer === undefined ? undefined : pointed.at.get(pointer.to - 1);
  if (pointer === undefined || name === undefined) return [];
  const length = namedFrom(claim, i, name, pointed);
  const last = claim[i + length - 1];
  if (
    length === 0 ||
    last === undefined ||
    !(last.marks === pointer.marks || pointer.token.inflection === undefined)
  )
    return [];
  const owned = claim[i + length]?.token.xpos === 'POS' ? 1 : 0;
  if (owned === 0 && pointer.token.xpos === OWNING) return [];
  return [{ i: i + length + owned, j: place + 1, difference }];
}

/** The name before a clause that leaves out whom it is about. */
function leading({ claim, clause, pointed }: Aligning, { i, j, difference }: Step): Step[] {
  if (i > 0 || j > 0 || clause.units.length === 0) return [];
  return pointed.over.flatMap((name) => {
    const length = namedFrom(claim, 0, name, pointed);
    const last = claim[length - 1];
    return length === 0 || last === undefined || !SUBJECT.has(last.marks)
      ? []
      : [{ i: length, j, difference }];
  });
}

function differing(
  { claim, clause: { units }, differing: means }: Aligning,
  { i, j, difference }: Step,
): Step[] {
  const [own, theirs] = [claim[i], units[j]];
  if (means === null || difference !== null) return [];
  const found: Step[] = [];
  if (own !== undefined && theirs !== undefined) {
    const kind = differenceOf(own, units, j, means);
    if (kind !== null) found.push({ i: i + 1, j: j + 1, difference: kind });
  }
  if (theirs?.negative === true && theirs.lemma !== own?.lemma && mayDeny(units, j, means.means))
    found.push({ i, j: j + 1, difference: 'negation' });
  if (
    own?.negative === true &&
    own.lemma !== theirs?.lemma &&
    mayDeny(claim, i, means.means) &&
    mayDeny(units, j, means.means)
  )
    found.push({ i: i + 1, j, difference: 'negation' });
  return found;
}

function next(aligning: Aligning, step: Step): Step[] {
  const { claim, clause, drops, means } = aligning;
  const [own, theirs] = [claim[step.i], clause.units[step.j]];
  const isSame = own !== undefined && theirs !== undefined && sameUnit(own, theirs, means);
  return [
    ...(isSame ? [{ ...step, i: step.i + 1, j: step.j + 1 }] : []),
    ...pointing(aligning, step),
    ...leading(aligning, step),
    ...drops(step.j).map((j) => ({ ...step, j })),
    ...differing(aligning, step),
  ];
}

/** Whether the claim is the clause, with what may be left out of it left out; null where it is another. */
export function align(aligning: Aligning): Alignment | null {
  const { claim, clause } = aligning;
  const seen = new Set<number>();
  const waiting: Step[] = [{ i: 0, j: 0, difference: null }];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    const { i, j, difference } = step;
    if (i === claim.length && j === clause.units.length) return { difference };
    const key = (i * (clause.units.length + 1) + j) * 2 + (difference === null ? 0 : 1);
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...next(aligning, step).reverse());
  }
  return null;
}
