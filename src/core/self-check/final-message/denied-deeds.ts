import { hasHangul } from '../../language/script.ts';
import { wordSet } from '../../lexicon/clause-words.ts';
import {
  BEING_NOW,
  BELIEVING,
  DENIED_ABLE,
  DENIED_FILLERS,
  DENIED_KNOWING,
  FAULTS,
  DENIED_OF_NOW,
  DENIED_OF_THEN,
  DENIED_PERFECT,
  DENIERS,
  type DeedKind,
  FOUND_ELSE,
  MESSAGE_AUTHORS,
  MOVED_ON,
  NOT_OWED,
} from '../../lexicon/work-verbs.ts';
import { clauseWords, isParticiple, verbKinds } from './english-deeds.ts';

const NOT = wordSet(DENIERS);
const FILLERS = wordSet(DENIED_FILLERS);
const THEN = wordSet(DENIED_OF_THEN);
const PERFECT = wordSet(DENIED_PERFECT);
const NOW = wordSet(DENIED_OF_NOW);
const ABLE = wordSet(DENIED_ABLE);
const BELIEF = wordSet(BELIEVING);
const BE = wordSet(BEING_NOW);
const UNKNOWING = wordSet(DENIED_KNOWING);
const FAULTY = wordSet(FAULTS);
const AUTHORS = wordSet(MESSAGE_AUTHORS);
const OTHERS = wordSet(FOUND_ELSE);
const MOVED = wordSet(MOVED_ON);
const FREE = wordSet(NOT_OWED);

/** What an author says of not having done it is open; of not having changed it, it claims. */
const OWED: ReadonlySet<DeedKind> = new Set(['looked', 'ran', 'documented', 'fixed', 'finished', 'noted']);
/** Of a passive also what was to be made. */
const OWED_PASSIVE: ReadonlySet<DeedKind> = new Set([...OWED, 'added']);

function isOwed(word: string, kinds: ReadonlySet<DeedKind>): boolean {
  if (FREE.has(word)) return false;
  return MOVED.has(word) || verbKinds(word).some((kind) => kinds.has(kind));
}

/** "I did not measure it", "are not updated" */
function deniesAt(words: readonly string[], at: number): boolean {
  const helper = words[at - 1] ?? '';
  const rest = words.slice(at + 1).filter((word) => !FILLERS.has(word));
  const [verb = ''] = rest;
  if (rest.some((word) => OTHERS.has(word))) return false;
  if (NOW.has(helper)) return isParticiple(verb) && isOwed(verb, OWED_PASSIVE);
  const isByAuthor = AUTHORS.has(words[at - 2] ?? '');
  if (isByAuthor && ABLE.has(helper)) return true;
  const isOwn =
    isByAuthor || words.slice(0, at - 1).every((word) => FILLERS.has(word) || !/\p{L}/u.test(word));
  return (THEN.has(helper) || PERFECT.has(helper)) && isOwn && isOwed(verb, OWED);
}

/** "There is no retry" */
function isWithout(words: readonly string[]): boolean {
  const at = words.indexOf('there');
  return at >= 0 && at < 2 && BE.has(words[at + 1] ?? '') && words[at + 2] === 'no';
}

/** "I don't know whether …", "I broke the build", "I expect that …"; "I think it should work" only advises. */
function ownsUp(words: readonly string[], at: number): boolean {
  if (!AUTHORS.has(words[at] ?? '')) return false;
  const [first = '', second = '', third = ''] = words.slice(at + 1, at + 4);
  if (BELIEF.has(first)) return !words.includes('should');
  return FAULTY.has(first) || (first === 'do' && NOT.has(second) && UNKNOWING.has(third));
}

/** True of an English clause that says of a deed of its author that it was not done. */
export function deniesDeed(shape: string): boolean {
  if (hasHangul(shape)) return false;
  const words = clauseWords(shape);
  return (
    words.some((_, at) => ownsUp(words, at)) ||
    isWithout(words) ||
    words.some((word, at) => NOT.has(word) && deniesAt(words, at))
  );
}
