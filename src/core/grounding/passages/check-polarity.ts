import { englishWordStem } from '../../language/english-word-stem.ts';
import { isEverydayWord } from '../../language/everyday-english.ts';
import { isNegated, type Negation } from '../../language/negation.ts';
import type { Term } from '../../language/term.ts';
import type { Alignment } from './alignment.ts';
import { isDeniedForATime } from './denied-for-a-time.ts';
import type { CheckedText } from './difference.ts';
import type { Passages } from './passages.ts';
import { type Opposed, turnsOf } from './polarity-signals.ts';
import { restHeld, sharedNeighbours } from './surroundings.ts';
import { clausesIn, negationsIn } from './text-reading.ts';

const AGREED = 0.8;
/** A denial reaches over a whole clause: the window must hold nearly all of it. */
const WHOLE = 0.8;
const NOWHERE = { start: 0, end: 0 };
const NEIGHBOURS = 2;

/** GR27: a word stands for its opposite in the window, or one of the two denies what the other says. */
export function checkPolarity(alignment: Alignment): CheckedText[] {
  const { opposed, turned } = turnsOf(alignment);
  const found = [...opposed, ...turned].flatMap((one) => opposite(alignment, one));
  return found.length > 0 ? found : denial(alignment);
}

function opposite(alignment: Alignment, { index, actual }: Opposed): CheckedText[] {
  const term = alignment.claim[index]?.term;
  if (term === undefined || alignment.meetings[index] === 'elsewhere') return [];
  if (restHeld(alignment, term) < AGREED) return [];
  if (isNegated(alignment.text) !== isNegated(alignment.windowText)) return [];
  const near = alignment.windowTerms.some(
    ({ surface }, at) => surface === actual && sharedNeighbours(alignment, term, at) >= NEIGHBOURS,
  );
  if (!near) return [];
  const place = { start: term.start, end: term.end };
  return [
    { rule: 'GR27', outcome: 'contradicted', place, reading: term.surface, actual, code: 'TERM_MISMATCH' },
  ];
}

/** One of the two denies a word that the other affirms, and the other has no negative at all. */
function denial(alignment: Alignment): CheckedText[] {
  const { claim, text, windowText, windowTerms, passages } = alignment;
  const said = negationsIn(passages, text);
  const there = negationsIn(passages, windowText);
  if (said.length > 0 === there.length > 0) return [];
  const offset = windowTerms[0] === undefined ? 0 : offsetOf(alignment);
  const negation = said[0] ?? there[0];
  if (negation === undefined) return [];
  const denied =
    said.length > 0
      ? wordBehind(
          passages,
          text,
          negation,
          claim.map(({ term }) => term),
          0,
        )
      : wordBehind(passages, windowText, negation, windowTerms, offset);
  const item = claim.find(({ term }) => term.stem === denied?.stem);
  if (item === undefined || denied === null || turnsRound(alignment)) return [];
  if (restHeld(alignment, said[0] ?? NOWHERE) < WHOLE) return [];
  if (said.length === 0 && isDeniedForATime(alignment, sentenceAt(alignment, negation.start), item.term.stem))
    return [];
  const number = passages.numbers.get(denied.stem) ?? -1;
  const near = alignment.windowWords.some(
    (word, at) => word === number && sharedNeighbours(alignment, item.term, at) >= NEIGHBOURS,
  );
  return near ? [denialOf(alignment, said, there, item.term)] : [];
}

function denialOf(
  { text, windowText }: Alignment,
  said: readonly Negation[],
  there: readonly Negation[],
  term: Term,
): CheckedText {
  const [own, other] = [said[0], there[0]];
  const place = { start: own?.start ?? term.start, end: term.end };
  const actual = other === undefined ? null : windowText.slice(other.start, other.end);
  const reading = text.slice(place.start, place.end);
  return { rule: 'GR27', outcome: 'contradicted', place, reading, actual, code: 'NEGATION_MISMATCH' };
}

/** The first content word behind a negative, in its clause. */
function wordBehind(
  passages: Passages,
  text: string,
  negation: Negation,
  terms: readonly Term[],
  offset: number,
): Term | null {
  if (negation.scope !== 'clause') return null;
  const clause = clausesIn(passages, text).find(
    ({ start, end }) => start <= negation.start && negation.start < end,
  );
  const behind = terms.find(({ kind, start }) => kind !== 'function' && start - offset >= negation.end);
  return behind !== undefined && clause !== undefined && behind.end - offset <= clause.end ? behind : null;
}

/** Lack, fail, refuse: a denial in one word, beside those with a prefix (unaware, impossible). */
const TURNING = /^(?:lack|fail|refus|deni|deny|avoid|prevent|stop|without|hardly|few|little)/iu;
const PREFIX = /^(?:un|in|im|il|ir|dis|non)(?=[a-z]{3})/u;

function turnsRound({ claim, windowTerms }: Alignment): boolean {
  const turns = ({ surface, kind }: Term): boolean => {
    if (kind === 'name') return false;
    const lower = surface.toLowerCase();
    const base = lower.replace(PREFIX, '');
    return TURNING.test(lower) || (base !== lower && isEverydayWord(englishWordStem(base)));
  };
  return claim.some(({ term }) => turns(term)) || windowTerms.some(turns);
}

/** The sentence of the window in which this place of its text lies. */
function sentenceAt(alignment: Alignment, place: number): number {
  const { from, to } = alignment.window ?? { from: 0, to: 0 };
  const at = offsetOf(alignment) + place;
  const within = alignment.passages.sentences.slice(from, to).findIndex(({ end }) => at < end);
  return from + Math.max(0, within);
}

function offsetOf({ passages, window }: Alignment): number {
  return passages.sentences[window?.from ?? 0]?.start ?? 0;
}
