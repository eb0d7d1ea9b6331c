import type { Slot } from './claim-reading.ts';
import type { Program } from './program.ts';
import { cuesOf, type Context, overlap, rowsOf, selection } from './scope.ts';

const JOINS = /^(?:and|or|the|및|그리고)$/;
const KOREAN_JOINED = /[가-힣](?:와|과|이랑|랑|하고)$/;
const CHOICE_BEFORE = /^(?:between|of|from|among)$/;
const CHOICE_BEHIND = /^(?:중|가운데|사이|둘)/;

function follows({ claim }: Context, one: Slot, other: Slot): boolean {
  const between = claim.words.slice(one.to, other.from);
  if (between.length > 0) return between.every(({ lower }) => JOINS.test(lower));
  return claim.words[other.from]?.parted === true || KOREAN_JOINED.test(claim.words[one.to - 1]?.lower ?? '');
}

/** Runs of values of one column that stand joined: `Mora and Okafor`, 항구점과 공원점. */
export function joinedGroups(context: Context, slots: readonly Slot[]): Slot[][] {
  const groups: Slot[][] = [];
  for (const slot of slots) {
    const last = groups.at(-1)?.at(-1);
    const same =
      last !== undefined &&
      last.kind === slot.kind &&
      selection(context, last).column === selection(context, slot).column;
    if (same && follows(context, last, slot)) groups.at(-1)?.push(slot);
    else groups.push([slot]);
  }
  return groups;
}

/** `Between A and B`, A와 B 중: one of the two is meant. */
function isChoice({ claim }: Context, group: readonly Slot[]): boolean {
  const [before, behind] = [
    claim.words[(group[0]?.from ?? 0) - 1]?.lower,
    claim.words[group.at(-1)?.to ?? 0]?.lower,
  ];
  return CHOICE_BEFORE.test(before ?? '') || CHOICE_BEHIND.test(behind ?? '');
}

function areRivals(context: Context, group: readonly Slot[]): boolean {
  return group.length > 1 && group[0]?.kind === 'text' && rowsOf(context, group).length === 0;
}

const OF_ONE = new Set<Program['operation']>([
  'count',
  'distinct',
  'superlative',
  'order',
  'compare',
  'ratio',
]);

/** Two superlatives speak of two rows: `the oldest, and … the newest`. */
function tellsOfTwo(context: Context): boolean {
  const cues = cuesOf(context, 'superlative');
  return cues.some((cue, at) => cues.slice(at + 1).some((other) => !overlap(cue, other)));
}

const BOUND_BEHIND = /^(?:more|less|fewer|higher|lower|above|below|over|under|older|younger|later|earlier)$/;

/** `7 goals or more`: a bound that was read as the number itself. */
function isHalfRead({ claim }: Context): boolean {
  return claim.numbers.some(({ comparator, to }) => {
    const at = claim.words.slice(to, to + 4).findIndex(({ lower }) => lower === 'or');
    return comparator === 'eq' && at >= 0 && BOUND_BEHIND.test(claim.words[to + at + 1]?.lower ?? '');
  });
}

/** The operations that cannot deny the claim: those of one row, where it tells of several in one breath. */
export function silentOperations(context: Context): (program: Program) => boolean {
  const groups = joinedGroups(context, context.claim.slots);
  const named = groups.some((group) => areRivals(context, group) && !isChoice(context, group));
  const figures = groups.some((group) => group.length > 1 && group[0]?.kind === 'number');
  const differs = cuesOf(context, 'difference').length > 0;
  const two = tellsOfTwo(context);
  const half = isHalfRead(context);
  return ({ operation }) => {
    if (half || (two && operation === 'superlative')) return true;
    if (!named) return false;
    if (operation === 'difference') return !differs;
    return OF_ONE.has(operation) || (figures && operation === 'look up');
  };
}
