import { hasHangul } from '../../language/script.ts';
import { wordSet } from '../../lexicon/clause-words.ts';
import {
  BEING_NOW,
  GAINING,
  KOREAN_STATIVE,
  KOREAN_TOLD_NOW,
  NO_NEWS,
  STATE_FILLERS,
} from '../../lexicon/work-verbs.ts';
import { type Analysis, verbalReadings } from '../../read/korean/analyse.ts';
import { clauseWords, isParticiple } from './english-deeds.ts';
import { looksOrRuns, piecesOf } from './korean-deeds.ts';

/** How a piece of code is now, told in the present. */
export interface ToldState {
  /** It can do what it could not. */
  readonly gains: boolean;
}

const NOTHING_NEW = wordSet(NO_NEWS);
const GAINS = wordSet(GAINING);
const FILLERS = wordSet(STATE_FILLERS);
const IS = wordSet(BEING_NOW);

const CODE = /^[¶†§]$/;

function over(words: readonly string[], from: number): number {
  const next = words.findIndex((word, at) => at >= from && !FILLERS.has(word) && !word.endsWith('ly'));
  return next < 0 ? words.length : next;
}

/** "`Bar` keeps the last one", "`Bar` is built once", "`Bar` can sort". */
function englishTold(shape: string): ToldState | null {
  const words = clauseWords(shape).filter((word) => /[\p{L}\p{N}¶†§]/u.test(word));
  const start = words[0] === 'and' ? 1 : 0;
  if (!CODE.test(words[start] ?? '')) return null;
  const at = over(words, start + 1);
  const verb = words[at] ?? '';
  // `null can be passed` tells how it is used.
  const isAble = verb === 'can' && words[at + 1] !== 'be';
  const isPassive = IS.has(verb) && isParticiple(words[over(words, at + 1)] ?? '');
  const isTold =
    isPassive ||
    (IS.has(verb) && /^an?$/.test(words[at + 1] ?? '')) ||
    isAble ||
    (/^[a-z-]+[^s\W]s$/.test(verb) && !NOTHING_NEW.has(verb) && at < words.length - 1);
  return isTold ? { gains: GAINS.has(verb) || /\ba new\b/.test(shape) } : null;
}

const STATIVE = wordSet(KOREAN_STATIVE);

/** Particles of a subject. */
const SUBJECT = wordSet('은 이');

/** Endings of what a clause tells as it is now, or tells on of: 합니다, 하고. */
const TOLD_NOW = wordSet(KOREAN_TOLD_NOW);

function isVerbal(form: string): boolean {
  return form.length > 1 && verbalReadings(form).some(({ known, kind }) => known && kind === 'V');
}

/** 진행률을 내보냄: an item that ends in the noun of what was done. */
function endsInDeed(form: string): boolean {
  const readings = verbalReadings(form).filter(({ known, kind }) => known && kind === 'V');
  const isDeed = ({ stem, tail }: Analysis): boolean =>
    tail.length === 1 && tail[0]?.name === 'ㅁ' && !STATIVE.has(stem) && !looksOrRuns(stem);
  return readings.length > 0 && readings.every(isDeed);
}

function koreanTold(shape: string, item: boolean): ToldState | null {
  const pieces = piecesOf(shape);
  const last = pieces.findLast(({ form }) => /\p{L}/u.test(form));
  if (item && pieces.length > 1 && endsInDeed(last?.form ?? '')) return { gains: false };
  const at = pieces.findIndex(({ particles }) => SUBJECT.has(particles[0] ?? ''));
  const [subject, before] = [pieces[at], pieces.slice(0, Math.max(0, at))];
  if (before.some(({ form, particles }) => particles.length > 0 || isVerbal(form))) return null;
  const isOfCode = CODE.test(subject?.form ?? '');
  const isTold = verbalReadings(last?.form ?? '').some(
    ({ stem, known, kind, tail }) =>
      known && kind === 'V' && !STATIVE.has(stem) && tail.length === 1 && TOLD_NOW.has(tail[0]?.name ?? ''),
  );
  return isOfCode && isTold ? { gains: pieces.some(({ form }) => form === '새' || form === '새로운') } : null;
}

/** What a clause tells of how the work is now; null where it tells nothing of it. */
export function toldState(shape: string, item: boolean): ToldState | null {
  return hasHangul(shape) ? koreanTold(shape, item) : englishTold(shape);
}
