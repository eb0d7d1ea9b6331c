import type { Alignment } from './alignment.ts';
import type { CheckedText } from './difference.ts';
import { restHeld, sharedNeighbours } from './surroundings.ts';

const AGREED = 0.85;
const NEIGHBOURS = 3;

interface NameRun {
  readonly first: number;
  readonly last: number;
}

/** Names of the claim: neighbouring terms that are written as names. */
function nameRuns({ claim, text }: Alignment): NameRun[] {
  const runs: NameRun[] = [];
  claim.forEach(({ term, weight }, index) => {
    if (term.kind !== 'name' || weight === 0) return;
    const before = runs.at(-1);
    const joined = before !== undefined && before.last === index - 1;
    if (joined && text.slice(claim[index - 1]?.term.end, term.start).trim() === '')
      runs[runs.length - 1] = { first: before.first, last: index };
    else runs.push({ first: index, last: index });
  });
  return runs;
}

/**
 * GR26: each name of the claim. Supported where the window has all its words; contradicted where no word of it stands
 * anywhere in the evidence and the window, which holds the rest of the claim, has one other name among the same words.
 */
export function checkNames(alignment: Alignment): CheckedText[] {
  return nameRuns(alignment).map((run) => {
    const { claim, meetings, text } = alignment;
    const place = { start: claim[run.first]?.term.start ?? 0, end: claim[run.last]?.term.end ?? 0 };
    const met = meetings.slice(run.first, run.last + 1);
    const instead = met.every((meeting) => meeting === 'nowhere') ? nameInstead(alignment, place) : null;
    return {
      rule: 'GR26',
      outcome: met.every((meeting) => meeting === 'window')
        ? 'supported'
        : instead === null
          ? 'not_found'
          : 'contradicted',
      place,
      reading: text.slice(place.start, place.end),
      actual: instead,
      code: instead === null ? null : 'ENTITY_MISMATCH',
    };
  });
}

function nameInstead(alignment: Alignment, place: { start: number; end: number }): string | null {
  if (restHeld(alignment, place) < AGREED) return null;
  const said = new Set(alignment.claim.map(({ term }) => term.stem));
  const others = alignment.windowTerms.filter(
    ({ kind, stem }, at) =>
      kind === 'name' && !said.has(stem) && sharedNeighbours(alignment, place, at) >= NEIGHBOURS,
  );
  const stems = new Set(others.map(({ stem }) => stem));
  return stems.size === 1 ? (others[0]?.surface ?? null) : null;
}
