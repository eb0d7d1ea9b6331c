import type { Term } from '../../../language/term.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import { FRAME_STEMS } from './attribute-frame-words.ts';
import { KOREAN_FRAME } from './attribute-korean-frame.ts';
import { claimKeys } from './attribute-word-keys.ts';
import type { EvidenceWords } from './attribute-words.ts';

/** Neighbouring content words of a claim that stand nowhere in the evidence: terms `[first, last]`. */
export interface StrangeRun {
  readonly first: number;
  readonly last: number;
  readonly words: number;
  readonly names: number;
  /** What it stands behind: a list of things offered, an offer, or neither. */
  readonly lead: 'list' | 'offer' | 'none';
}

const OFFER =
  /^(?:ha(?:s|ve|d)|with|offers?|offering|provides?|providing|features?|featuring|serves?|serving|accepts?|boasts?|includ(?:es?|ing)|supports?|sells?|selling|there|comes?)$/;
const LIST = /^(?:including|includes?|like|as|featuring)$/;

/** The stems of a claim's content words that are known by themselves: keys, values, texts, and words of reporting. */
export function isKnown(stem: string, words: EvidenceWords): boolean {
  return words.values.has(stem) || words.texts.has(stem) || words.keys.has(stem) || FRAME_STEMS.has(stem);
}

/** A Korean word is known by any of its readings, and as a part of a longer word of the evidence. */
export function isKnownKorean({ text, terms }: AttributeClaim, at: number, words: EvidenceWords): boolean {
  return claimKeys(text, terms, at).some(
    ({ stem, size }) =>
      size === 1 &&
      (KOREAN_FRAME.has(stem) ||
        KOREAN_FRAME.has(stem.replace(/(?<=[가-힣])(?:으시|시)$/, '')) ||
        isKnown(stem, words) ||
        (stem.length > 1 && words.hangul.includes(stem))),
  );
}

/** The runs of strange words of a claim; `taken` marks terms that another check has read. */
export function strangeRuns(
  claim: AttributeClaim,
  words: EvidenceWords,
  taken: ReadonlySet<number>,
): StrangeRun[] {
  const strange = claim.terms.map(
    (term, at) =>
      (term.kind === 'word' || term.kind === 'name') &&
      !taken.has(at) &&
      !isPredicate(term) &&
      !isKnown(term.stem, words) &&
      !(term.language === 'ko' && isKnownKorean(claim, at, words)),
  );
  const runs: StrangeRun[] = [];
  for (let first = 0; first < strange.length; first++) {
    if (strange[first] !== true) continue;
    let last = first;
    for (let next = first + 1; next < strange.length && next <= last + 2; next++) {
      if (claim.clauses[next] !== claim.clauses[first]) break;
      if (strange[next] === true) last = next;
      else if (claim.terms[next]?.kind !== 'function') break;
    }
    runs.push(runAt(claim, first, last, strange));
    first = last;
  }
  return runs;
}

function runAt(claim: AttributeClaim, first: number, last: number, strange: readonly boolean[]): StrangeRun {
  const own = claim.terms.slice(first, last + 1).filter((_, at) => strange[first + at] === true);
  return {
    first,
    last,
    words: own.length,
    names: own.filter(({ kind }) => kind === 'name').length,
    lead: leadOf(claim, first),
  };
}

/** The nearest word before in the sentence that opens a list or an offer. */
function leadOf({ terms, clauses }: AttributeClaim, first: number): StrangeRun['lead'] {
  for (let at = first - 1; at >= Math.max(0, first - 9); at--) {
    const word = terms[at]?.surface.toLowerCase() ?? '';
    if (LIST.test(word) && (word !== 'as' || terms[at - 1]?.surface.toLowerCase() === 'such')) return 'list';
    if (clauses[at] !== clauses[first] && at < first - 4) return 'none';
    if (OFFER.test(word)) return 'offer';
  }
  return 'none';
}

/** A Korean verb form says what is told of things, and names none. */
function isPredicate(term: Term): boolean {
  return 'use' in term && term.use !== null;
}
