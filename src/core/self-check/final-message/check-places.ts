import { wordSet } from '../../lexicon/clause-words.ts';
import {
  CHECK_NAMES,
  CHECK_PARTS,
  type CheckKind,
  FORMER,
  FORMER_OF_THEN,
  SENTENCE_STOPS,
  WIDE_CHECKS,
} from '../../lexicon/check-words.ts';
import { RELATIVE_WORDS } from '../../lexicon/work-verbs.ts';

export const KINDS: ReadonlyMap<string, CheckKind> = new Map(
  (Object.entries(CHECK_NAMES) as [CheckKind, string][]).flatMap(([kind, names]) =>
    [...wordSet(names)].map((name) => [name, kind] as const),
  ),
);
const PARTS = wordSet(CHECK_PARTS);
const FORMER_CHECK = wordSet(FORMER);
const OLD = wordSet(FORMER_OF_THEN);

/** A place of a clause that says that something is well, and of which check where it says so itself. */
export interface Well {
  readonly at: number;
  readonly of: CheckKind | null;
  /** A verb of passing: what passes may stand behind it. */
  readonly passes: boolean;
  /** Said of builds alone. */
  readonly build: boolean;
}

/**
 * Further away something else is told of: without these two bounds sentences that claim nothing are read as claims. Other
 * distances changed no outcome of any labelled set, and are gone.
 */
const NEAR_BEHIND = 4;
const NEAR_WIDE = 4;
const WIDE = wordSet(WIDE_CHECKS);
export const STOPS = wordSet(SENTENCE_STOPS);
const RELATIVE = wordSet(RELATIVE_WORDS);

export function kindAt(words: readonly string[], at: number): CheckKind | null {
  const kind = KINDS.get(words[at] ?? '') ?? null;
  return kind === null || PARTS.has(words[at + 1] ?? '') ? null : kind;
}

/** The check that a place is said of: the nearest before it; `type checks` are of types. */
export function checkBefore(words: readonly string[], at: number): CheckKind | null {
  for (let place = at - 1; place >= 0; place -= 1) {
    if (STOPS.has(words[place] ?? '')) return null;
    const kind = kindAt(words, place);
    if (kind === null || (RELATIVE.has(words[place + 1] ?? '') && at === place + 2)) continue;
    if (WIDE.has(words[place] ?? '') && at - place > NEAR_WIDE) continue;
    if (isFormer(words, place, at)) return null;
    const narrower = kindAt(words, place - 1);
    return kind === 'tests_pass' && narrower !== null ? narrower : kind;
  }
  return null;
}

/** "the previous build", "the old tests passed" */
function isFormer(words: readonly string[], place: number, at: number): boolean {
  const before = words[place - 1] ?? '';
  return FORMER_CHECK.has(before) || (OLD.has(before) && words[at]?.endsWith('ed') === true);
}

export function checkBehind(words: readonly string[], at: number): CheckKind | null {
  for (let place = at + 1; place <= at + NEAR_BEHIND; place += 1) {
    if (STOPS.has(words[place] ?? '')) return null;
    const kind = kindAt(words, place);
    if (kind !== null) return kind;
  }
  return null;
}

export const IS_NUMBER = /^\d/;

/** "Jest: 88/88", "Tests: 40 / 42": how many of how many, behind the name of a check. */
export function isShare(words: readonly string[], at: number): boolean {
  const before = words[at - 1] === ':' ? at - 2 : at - 1;
  const isOne = /^\d+\/\d+$/.test(words[at] ?? '');
  const isParted =
    /^\d+$/.test(words[at] ?? '') && words[at + 1] === '/' && /^\d+$/.test(words[at + 2] ?? '');
  return (isOne || isParted) && kindAt(words, before) !== null;
}

export function well(at: number, more: Partial<Well> = {}): Well {
  return { at, of: null, passes: false, build: false, ...more };
}

const ORDER: readonly CheckKind[] = ['lint_passes', 'types_pass', 'build_passes', 'tests_pass'];

/** The check that goes well by the words of a clause, of which `wellAt` tells where they say so. */
export function checkIn(words: readonly string[], wellAt: (at: number) => Well | null): CheckKind | null {
  const found = words.flatMap((_, at) => {
    const spot = wellAt(at);
    if (spot === null) return [];
    const own = checkBefore(words, at) ?? spot.of ?? (spot.passes ? checkBehind(words, at) : null);
    const isSaid = !spot.build || own === 'build_passes' || own === 'types_pass';
    return own !== null && isSaid ? [own] : [];
  });
  return ORDER.find((kind) => found.includes(kind)) ?? null;
}

/** As build tools call it when what they were told to do went well, whatever it was. */
export function outcomeOf(shape: string): string {
  return /[¤£¥]/.test(shape) ? shape.replace(/\bBUILD SUCCESS(?:FUL)?\b/, 'ok') : shape;
}
