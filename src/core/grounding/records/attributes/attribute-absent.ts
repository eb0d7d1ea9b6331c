import type { AttributeClaim } from './attribute-claim.ts';
import { rangeOf } from './attribute-claim.ts';
import type { Found } from './attribute-ruling.ts';
import type { StrangeRun } from './attribute-strange.ts';
import type { Things } from './attribute-things.ts';
import { claimKeys } from './attribute-word-keys.ts';
import type { EvidenceWords } from './attribute-words.ts';

/** GR39: things that the claim says there are, or are not, of which no key, value or text speaks. */
export function checkAbsent(
  claim: AttributeClaim,
  runs: readonly StrangeRun[],
  words: EvidenceWords,
  taken: ReadonlySet<number>,
  { things: known, grounded }: { readonly things: Things; readonly grounded: boolean },
): Found[] {
  const things = knownIn(claim, words, taken, known);
  const apart = runs.filter(
    (run) =>
      (isListed(claim, run) ||
        isOffered(claim, run) ||
        isInvented(claim, runs, run) ||
        isForeign(claim, run, grounded)) &&
      !things.some(({ first, last }) => first <= run.last && run.first <= last),
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

/** Several strange words in a row in a list of what there is. */
function isListed(claim: AttributeClaim, run: StrangeRun): boolean {
  return run.lead === 'list' && run.words > 1 && !claim.reported && isPlain(claim, run);
}

/** Neighbouring Korean words that stand nowhere: two, or three where the claim tells something else that is held. */
function isForeign(claim: AttributeClaim, run: StrangeRun, grounded: boolean): boolean {
  const korean = /[가-힣]/.test(claim.text);
  return korean && run.words > (grounded ? 2 : 1) && !claim.reported && isPlain(claim, run);
}

const OFFERED = /^(?:provided|available|offered|included|served|supplied|sold)$/;

/** Strange words said to be provided, or not: storage is provided. */
function isOffered(claim: AttributeClaim, run: StrangeRun): boolean {
  const words = claim.terms.slice(run.last + 1, run.last + 5).map(({ surface }) => surface.toLowerCase());
  if (!/^(?:is|are|was|were)$/.test(words[0] ?? '') || claim.reported || !isPlain(claim, run)) return false;
  return words.slice(1).some((word) => OFFERED.test(word));
}

const INVENTED_WORDS = 3;

/** Most of what people are told to have said stands nowhere: the longest run of it. */
function isInvented(claim: AttributeClaim, runs: readonly StrangeRun[], run: StrangeRun): boolean {
  const strange = runs.reduce((sum, { words }) => sum + words, 0);
  const content = claim.terms.filter(({ kind }) => kind !== 'function').length;
  if (!claim.reported || strange < INVENTED_WORDS || strange * 2 < content) return false;
  return runs.every(({ words }) => words <= run.words);
}

interface Range {
  readonly first: number;
  readonly last: number;
}

function isPlain({ modes }: AttributeClaim, { first }: Range): boolean {
  return modes[first] === 'plain' || modes[first] === 'negated';
}

/** Known things named in the claim, all of whose words the evidence lacks in one place or another. */
function knownIn(
  claim: AttributeClaim,
  words: EvidenceWords,
  taken: ReadonlySet<number>,
  known: Things,
): Range[] {
  const keys = claim.terms.map((_, at) =>
    claimKeys(claim.text, claim.terms, at).filter(({ size }) => size === 1),
  );
  return claim.terms.flatMap((_, first) => {
    const phrase = (keys[first] ?? [])
      .flatMap(({ stem }) => known.phrases.get(stem) ?? [])
      .find((stems) =>
        stems.every((stem, at) => keys[first + at]?.some((key) => key.stem === stem) === true),
      );
    if (phrase === undefined || taken.has(first) || !isThing(claim, first, phrase.length, known)) return [];
    if (phrase.every((stem) => isHeld(stem, words))) return [];
    const range = { first, last: first + phrase.length - 1 };
    return isPlain(claim, range) ? [range] : [];
  });
}

function isHeld(stem: string, { values, texts, keys, hangul }: EvidenceWords): boolean {
  if (values.has(stem) || texts.has(stem) || keys.has(stem)) return true;
  return /[가-힣]{2}/.test(stem) && hangul.includes(stem);
}

/** A verb that only shares its stem with a thing is none: secures a place. */
function isThing({ terms }: AttributeClaim, at: number, size: number, known: Things): boolean {
  const word = terms[at]?.surface.toLowerCase() ?? '';
  return size > 1 || terms[at]?.language === 'ko' || known.words.has(word);
}
