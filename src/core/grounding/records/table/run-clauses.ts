import type { ClaimReading, Stretch } from './claim-reading.ts';
import type { Weighed } from './weigh.ts';

const LINK = /^(?:and|while|but|whereas)$/;
const KOREAN_LINK = /(?:[하이았었]고|[으이]며|지만|으나|는데)$/;
const ASSERTING: ReadonlySet<string> = new Set([
  'superlative',
  'comparative',
  'only',
  'all',
  'none',
  'average',
  'first',
  'last',
]);

interface Part extends Stretch {
  readonly reading: ClaimReading;
}

function within(place: Stretch, { from, to }: Stretch): boolean {
  return place.from >= from && place.to <= to;
}

/** The part of a reading that lies in a stretch; without a value of its own it keeps the subject of the whole. */
function partOf(claim: ClaimReading, stretch: Stretch, subject: boolean): ClaimReading {
  const slots = claim.slots.filter((slot) => within(slot, stretch));
  const [first] = claim.slots;
  const own = slots.some(({ kind }) => kind === 'text');
  const all = subject && !own && first !== undefined && first.kind === 'text' ? [first, ...slots] : slots;
  const cues = claim.cues.filter((cue) => within(cue, stretch));
  return {
    ...claim,
    slots: all,
    numbers: claim.numbers.filter((number) => within(number, stretch)),
    columns: claim.columns.filter((mention) => within(mention, stretch)),
    cues,
    negated: claim.negated && cues.some(({ kind }) => kind === 'not'),
  };
}

/** True where a part says something by itself: an operation with a value, or two values. */
function asserts({ slots, cues }: ClaimReading): boolean {
  const operations = cues.filter(({ kind }) => ASSERTING.has(kind)).length;
  return slots.length > 0 && slots.length + operations > 1;
}

function linksOf({ words, slots }: ClaimReading): number[] {
  return words.flatMap(({ lower, parted }, at) => {
    if (slots.some(({ from, to }) => at > from && at < to)) return [];
    return (LINK.test(lower) || (parted && at > 2) ? [at] : []).concat(
      KOREAN_LINK.test(lower) ? [at + 1] : [],
    );
  });
}

/** A claim as two parts that each say something; null where it is one. The first link that parts it so counts. */
export function clausesOf(claim: ClaimReading): readonly [Part, Part] | null {
  for (const at of linksOf(claim)) {
    const left = partOf(claim, { from: 0, to: at }, false);
    const right = partOf(claim, { from: at, to: claim.words.length }, true);
    if (asserts(left) && asserts(right))
      return [
        { reading: left, from: 0, to: at },
        { reading: right, from: at, to: claim.words.length },
      ];
  }
  return null;
}

/** Both parts as one: holds where both do. */
export function joinParts(left: Weighed, right: Weighed): Weighed {
  const worse =
    left.holds === right.holds ? (left.cost > right.cost ? left : right) : left.holds ? right : left;
  return {
    ...worse,
    holds: left.holds && right.holds,
    used: [...left.used, ...right.used],
    bound: Math.min(left.bound, right.bound),
    doubt: Math.max(left.doubt, right.doubt),
    cost: Math.max(left.cost, right.cost),
    derivation: `${left.derivation}; ${right.derivation}`,
    cells: [...left.cells, ...right.cells],
    wrong: [...(left.holds ? [] : left.wrong), ...(right.holds ? [] : right.wrong)],
  };
}
