import { exclusiveClass } from '../../../language/exclusive-english.ts';
import { isEverydayWord } from '../../../language/everyday-english.ts';
import type { Term } from '../../../language/term.ts';
import type { CheckedText } from '../difference.ts';
import { type Beside, isNameLike, meetsAt } from './beside.ts';

const TITLE =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|dame|lady|lord|saint|st|president|king|queen|pope|captain|judge|minister|senator|the|a|an|in|on|at|of|by)$|(?:er|or|ist|ian|ess|man|woman|eer)$/iu;

/** GR26: another given name before the same family name, and the evidence has nobody of that name. */
export function checkGivenName(beside: Beside): CheckedText[] {
  const { held, terms } = beside;
  return held.terms.flatMap((item, at): CheckedText[] => {
    const family = held.terms[at + 1];
    if (family === undefined || item.word >= 0 || family.term.kind !== 'name') return [];
    if (!isGiven(item.term) || family.term.start !== item.term.end + 1) return [];
    const places = [...terms.keys()].filter((place) => meetsAt(beside, family, place));
    const others = places.map((place) => terms[place - 1]);
    const [actual] = others;
    if (actual === undefined || !others.every((other) => isOther(other, item.term))) return [];
    const { start, end, surface } = item.term;
    return [
      {
        rule: 'GR26',
        outcome: 'contradicted',
        place: { start, end },
        reading: surface,
        actual: actual.surface,
        code: 'ENTITY_MISMATCH',
      },
    ];
  });
}

function isGiven(term: Term): boolean {
  return (
    isNameLike(term) &&
    term.surface.length > 2 &&
    term.surface !== term.surface.toUpperCase() &&
    !TITLE.test(term.surface) &&
    exclusiveClass(term.surface) === null &&
    !isEverydayWord(term.stem)
  );
}

/** Not a short form: Tom, Thomas. */
function isOther(term: Term | undefined, given: Term): boolean {
  if (term === undefined || !isGiven(term)) return false;
  return term.surface.slice(0, 2).toLowerCase() !== given.surface.slice(0, 2).toLowerCase();
}
