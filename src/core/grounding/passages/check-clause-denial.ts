import { isEverydayWord } from '../../language/everyday-english.ts';
import { englishWordStem } from '../../language/english-word-stem.ts';
import type { Term } from '../../language/term.ts';
import type { Alignment } from './alignment.ts';
import { claimDenials, type Denial, sentenceDenials } from './clause-denials.ts';
import { isDeniedForATime } from './denied-for-a-time.ts';
import type { CheckedText } from './difference.ts';
import type { HeldClause } from './held-clauses.ts';

const AGREED = 0.7;
/** A denial in one word, or words that ask for one. */
const TURNING =
  /^(?:lack|fail|refus|deni|deny|avoid|prevent|stop|hardly|few|little|unless|except|only|close|remov|exempt|free|forbid|prohibit|ban|miss|left)/iu;
const PREFIX = /^(?:un|in|im|il|ir|dis|non)(?=[a-z]{3})/u;

/** GR27: a word that clause and sentence share is denied in one of them, and the other has no negative. */
export function checkClauseDenial(alignment: Alignment, held: HeldClause): CheckedText[] {
  const { best, terms } = held;
  if (best.share < AGREED) return [];
  const own = claimDenials(alignment, held);
  const theirs = sentenceDenials(alignment, held);
  if (own.length > 0 === theirs.length > 0) return [];
  const there = alignment.passages.terms.slice(best.first, best.first + best.length);
  const said = terms.map(({ term }) => term);
  if (said.some(turns) || there.some(turns)) return [];
  const at = terms.findIndex(({ weight }, index) => {
    const place = Math.max(best.order[index] ?? -1, best.moved[index] ?? -1);
    return weight > 0 && place >= 0 && (isDenied(own, said[index]) || isDenied(theirs, there[place]));
  });
  const term = terms[at]?.term;
  if (term === undefined) return [];
  if (theirs.length > 0 && isDeniedForATime(alignment, best.sentence, term.stem)) return [];
  const [mine] = own;
  const [other] = theirs;
  const place = { start: Math.min(mine?.start ?? term.start, term.start), end: term.end };
  const passage = alignment.passages.passages[alignment.passages.sentences[best.sentence]?.passage ?? 0];
  return [
    {
      rule: 'GR27',
      outcome: 'contradicted',
      place,
      reading: alignment.text.slice(place.start, place.end),
      actual: other === undefined ? null : (passage?.text.slice(other.start, other.end) ?? null),
      code: 'NEGATION_MISMATCH',
    },
  ];
}

function isDenied(denials: readonly Denial[], term: Term | undefined): boolean {
  return (
    term !== undefined && term.kind !== 'number' && denials.some(({ denied }) => denied?.start === term.start)
  );
}

function turns({ surface, kind }: Term): boolean {
  if (kind === 'name') return false;
  const lower = surface.toLowerCase();
  const base = lower.replace(PREFIX, '');
  return TURNING.test(lower) || (base !== lower && isEverydayWord(englishWordStem(base)));
}
