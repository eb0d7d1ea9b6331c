import { hasHangul } from '../../language/script.ts';
import { wordSet } from '../../lexicon/clause-words.ts';
import {
  BEING_NOW,
  BELIEVING,
  CHOOSING,
  DENIED_ABLE,
  DENIED_FILLERS,
  DENIED_KNOWING,
  FAULTS,
  DENIED_OF_NOW,
  DENIED_OF_THEN,
  DENIED_PERFECT,
  DENIERS,
  DEALT_WITH,
  type DeedKind,
  FINITE_WORDS,
  FOUND_ELSE,
  KOREAN_DENIED,
  KOREAN_UNDENIED,
  KOREAN_UNDONE,
  KOREAN_UNSEEN,
  MESSAGE_AUTHORS,
  MOVED_ON,
  NOT_OWED,
  PRO_VERBS,
  THIS_AND_IT,
  WORKING_OUT,
} from '../../lexicon/work-verbs.ts';
import { verbalReadings } from '../../read/korean/analyse.ts';
import { clauseWords, isParticiple, verbKinds } from './english-deeds.ts';
import { piecesOf } from './korean-deeds.ts';

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
const DEALT = wordSet(DEALT_WITH);
const PRO = wordSet(PRO_VERBS);
const CHOSEN = wordSet(CHOOSING);
const OUT = wordSet(WORKING_OUT);
const ITSELF = wordSet(THIS_AND_IT);
const FINITE = wordSet(FINITE_WORDS);

/** What an author says of not having done it is open; of not having changed it, it claims. */
const OWED: ReadonlySet<DeedKind> = new Set(['looked', 'ran', 'documented', 'fixed', 'finished', 'noted']);
/** Of a passive also what was to be made. */
const OWED_PASSIVE: ReadonlySet<DeedKind> = new Set([...OWED, 'added']);

function isOwed(word: string, kinds: ReadonlySet<DeedKind>): boolean {
  if (FREE.has(word)) return false;
  if (PRO.has(word)) return kinds === OWED;
  return MOVED.has(word) || verbKinds(word).some((kind) => kinds.has(kind));
}

/** "I did not measure it", "could not be converted", "has not been exercised", "are not updated" */
function deniesAt(words: readonly string[], at: number): boolean {
  const helper = words[at - 1] ?? '';
  const rest = words.slice(at + 1).filter((word) => !FILLERS.has(word));
  const [verb = ''] = rest;
  if (rest.some((word) => OTHERS.has(word))) return false;
  if (verb === 'been' || verb === 'be')
    return (
      (PERFECT.has(helper) || helper === 'could') &&
      isParticiple(rest[1] ?? '') &&
      !isLeft(rest[1] ?? '') &&
      !FREE.has(rest[1] ?? '')
    );
  if (NOW.has(helper)) return isParticiple(verb) && isOwed(verb, OWED_PASSIVE);
  if (ITSELF.has(words[at - 2] ?? '') && THEN.has(helper) && OUT.has(verb)) return true;
  if (
    words[at] === 'never' &&
    (AUTHORS.has(helper) || words.slice(0, at).every((word) => word === 'and' || !/\p{L}/u.test(word)))
  )
    return isOwed(verb, OWED);
  const isByAuthor = AUTHORS.has(words[at - 2] ?? '');
  if (isByAuthor && ABLE.has(helper)) return true;
  const isOwn =
    isByAuthor || words.slice(0, at - 1).every((word) => FILLERS.has(word) || !/\p{L}/u.test(word));
  const isAny = isByAuthor && PERFECT.has(helper) && isParticiple(verb) && !isLeft(verb) && !FREE.has(verb);
  return isAny || ((THEN.has(helper) || PERFECT.has(helper)) && isOwn && isOwed(verb, OWED));
}

/** What is said not to have been changed or removed is left as it was. */
function isLeft(word: string): boolean {
  return (
    verbKinds(word).some((kind) => kind === 'removed' || kind === 'renamed') ||
    (verbKinds(word).includes('changed') && !MOVED.has(word))
  );
}

/** "arm64 not built", "Not installed on a cluster": no finite verb stands before it. */
function isUndone(words: readonly string[], at: number): boolean {
  const [verb = ''] = words.slice(at + 1).filter((word) => !FILLERS.has(word));
  const isBare =
    words[at] === 'not' && !words.slice(0, at).some((word) => FINITE.has(word) || AUTHORS.has(word));
  return isBare && isParticiple(verb) && !isLeft(verb) && !FREE.has(verb);
}

/** "I ended up not regenerating it", "I decided not to run it" */
function isLeftOut(words: readonly string[], at: number): boolean {
  return (
    words[at] === 'not' && at > 1 && CHOSEN.has(words[at - 1] ?? '') && /ing$|^to$/.test(words[at + 1] ?? '')
  );
}

/** "No benchmark was run" */
function deniesSubject(words: readonly string[]): boolean {
  const start = words.findIndex((word) => /\p{L}/u.test(word));
  if (words[start] !== 'no') return false;
  const be = words.findIndex((word) => word === 'was' || word === 'were' || word === 'been');
  const [verb = ''] = be < 0 ? [] : words.slice(be + 1).filter((word) => !FILLERS.has(word));
  return (
    isParticiple(verb) &&
    !FREE.has(verb) &&
    verbKinds(verb).some((kind) => kind === 'looked' || kind === 'ran')
  );
}

/** "Only the happy path is covered" */
function dealsWithPart(words: readonly string[]): boolean {
  const start = words.findIndex((word) => /\p{L}/u.test(word));
  const be = words.findIndex((word) => NOW.has(word) || word === 'was' || word === 'were' || word === 'been');
  const last = words.findLast((word) => /\p{L}/u.test(word));
  const done = words.slice(be + 1).find((word) => !FILLERS.has(word) && word !== 'been') ?? '';
  return be > 0 && (words[start] === 'only' || last === 'only') && DEALT.has(done);
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

function englishDenied(shape: string): boolean {
  const words = clauseWords(shape);
  return (
    words.some((_, at) => ownsUp(words, at)) ||
    isWithout(words) ||
    words.some((word, at) => NOT.has(word) && deniesAt(words, at)) ||
    words.some((_, at) => isUndone(words, at) || isLeftOut(words, at)) ||
    deniesSubject(words) ||
    dealsWithPart(words)
  );
}

const DENY = wordSet(KOREAN_DENIED);
const UNDENIED = wordSet(KOREAN_UNDENIED);
const UNDONE = wordSet(KOREAN_UNDONE);
const UNSEEN = wordSet(KOREAN_UNSEEN);

function stemsOf(form: string): readonly { readonly stem: string; readonly ends: readonly string[] }[] {
  return verbalReadings(form)
    .filter(({ known, kind }) => known && kind === 'V')
    .map(({ stem, tail }) => ({ stem, ends: tail.map(({ name }) => name) }));
}

/** 고려하지 않았습니다, 변환하지 못함: said of its author's own deed, and of none that is left alone by intention. */
function koreanDenied(shape: string): boolean {
  const pieces = piecesOf(shape);
  return pieces.some(({ form }, at) => {
    const denial = stemsOf(form).find(
      ({ stem, ends }) => DENY.has(stem) && (ends.includes('었') || ends.includes('ㅁ')),
    );
    if (denial === undefined) return false;
    const before = pieces[at - 1]?.form.replace(/[는도를]$/u, '') ?? '';
    const verb = stemsOf(before).find(({ ends }) => ends.at(-1) === '지');
    if (verb === undefined) return false;
    const isOfOther = pieces.slice(0, at - 1).some(({ particles }) => particles[0] === '이');
    if (UNDONE.has(denial.stem)) return !isOfOther && !UNSEEN.has(verb.stem);
    return verb.stem.length > 1 && verb.stem.endsWith('하') && !UNDENIED.has(verb.stem) && !isOfOther;
  });
}

/** True of a clause that says of a deed of its author that it was not done. */
export function deniesDeed(shape: string): boolean {
  return hasHangul(shape) ? koreanDenied(shape) : englishDenied(shape);
}
