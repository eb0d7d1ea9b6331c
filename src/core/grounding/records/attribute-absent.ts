import type { AttributeClaim } from './attribute-claim.ts';
import { rangeOf } from './attribute-claim.ts';
import type { Found } from './attribute-ruling.ts';
import type { StrangeRun } from './attribute-strange.ts';
import { COMMON_THINGS, THING_WORDS } from './attribute-things.ts';
import { claimKeys } from './attribute-word-keys.ts';
import type { EvidenceWords } from './attribute-words.ts';

/** GR39: things that the claim says there are, or are not, of which no key, value or text speaks. */
export function checkAbsent(
  claim: AttributeClaim,
  runs: readonly StrangeRun[],
  words: EvidenceWords,
  taken: ReadonlySet<number>,
): Found[] {
  const things = commonThings(claim, words, taken);
  const lists = runs.filter(
    (run) => run.lead === 'list' && run.words > 1 && !claim.reported && isPlain(claim, run),
  );
  const apart = lists.filter(
    (run) => !things.some(({ first, last }) => first <= run.last && run.first <= last),
  );
  return [...things, ...apart].map(({ first, last }) => ({
    rule: 'GR39',
    outcome: 'not_found',
    place: rangeOf(claim, first, last),
    reading: claim.text.slice(claim.terms[first]?.start, claim.terms[last]?.end),
    path: '',
    value: undefined,
  }));
}

interface Range {
  readonly first: number;
  readonly last: number;
}

function isPlain({ modes }: AttributeClaim, { first }: Range): boolean {
  return modes[first] === 'plain' || modes[first] === 'negated';
}

/** Common things named in the claim, all of whose words the evidence lacks in one place or another. */
function commonThings(claim: AttributeClaim, words: EvidenceWords, taken: ReadonlySet<number>): Range[] {
  const keys = claim.terms.map((_, at) =>
    claimKeys(claim.text, claim.terms, at).filter(({ size }) => size === 1),
  );
  return claim.terms.flatMap((_, first) => {
    const phrase = (keys[first] ?? [])
      .flatMap(({ stem }) => COMMON_THINGS.get(stem) ?? [])
      .find((stems) =>
        stems.every((stem, at) => keys[first + at]?.some((key) => key.stem === stem) === true),
      );
    if (phrase === undefined || taken.has(first) || !isThing(claim, first, phrase.length)) return [];
    if (phrase.every((stem) => words.values.has(stem) || words.texts.has(stem) || words.keys.has(stem)))
      return [];
    const range = { first, last: first + phrase.length - 1 };
    return isPlain(claim, range) ? [range] : [];
  });
}

/** A verb that only shares its stem with a thing is none: caters to groups, secures a table. */
function isThing({ terms }: AttributeClaim, at: number, size: number): boolean {
  const word = terms[at]?.surface.toLowerCase() ?? '';
  return size > 1 || terms[at]?.language === 'ko' || THING_WORDS.has(word);
}
