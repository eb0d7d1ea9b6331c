import type { Word } from './words.ts';

const OF_FAMILY = 0.6;
/** A word of `money back` by itself: `rolled back` says nothing of it. */
const OF_PHRASE = 0.4;
/** `refund` for `money back`. */
const OTHER_PHRASE = 0.85;
const INSIDE = 0.85;
const ALIKE = 0.8;
const LATIN = /^[a-z]{5,}$/;
const SHORTEST_ROOT = 5;
const ROOT_SHARE = 0.7;
const HANGUL = /^[가-힣]{2,}$/u;

/** How far one stem stands in another: 연차 in 연차휴가; two Hangul syllables at least. */
function inside(asked: string, given: string): number {
  if (!HANGUL.test(asked) || !HANGUL.test(given)) return 0;
  if (given.includes(asked)) return INSIDE;
  return asked.includes(given) ? (INSIDE * given.length) / asked.length : 0;
}

/** Forms of one English root whose stems differ: expire, expiry. */
function alike(asked: string, given: string): number {
  if (!LATIN.test(asked) || !LATIN.test(given)) return 0;
  let shared = 0;
  while (shared < asked.length && asked.charCodeAt(shared) === given.charCodeAt(shared)) shared += 1;
  const isRoot = shared >= SHORTEST_ROOT && shared >= ROOT_SHARE * Math.max(asked.length, given.length);
  return isRoot ? ALIKE : 0;
}

/** 0..1: how well a word of a text answers for a word of the question. */
function meets(asked: Word, given: Word): number {
  const isNamed = asked.phrase !== null && asked.phrase.names === given.phrase?.names;
  const alone = meetsAlone(asked, given);
  if (isNamed) return Math.max(OTHER_PHRASE, alone);
  return asked.phrase?.isPart ? OF_PHRASE * alone : alone;
}

function meetsAlone(asked: Word, given: Word): number {
  let best = 0;
  for (const one of asked.stems)
    for (const other of given.stems) {
      if (one === other) return 1;
      best = Math.max(best, inside(one, other), alike(one, other));
    }
  for (const family of asked.families) if (given.families.has(family)) best = Math.max(best, OF_FAMILY);
  return best;
}

/** Words written together in the question may stand apart in a text: 연차휴가, 연차 휴가. */
function together(asked: Word, given: readonly Word[]): number {
  const [stem = ''] = asked.stems;
  if (!HANGUL.test(stem) || stem.length < 4) return 0;
  const parts = new Set(
    given.flatMap(({ stems }) => stems.filter((one) => HANGUL.test(one) && stem.includes(one))),
  );
  const length = [...parts].reduce((sum, part) => sum + part.length, 0);
  return Math.min(1, length / stem.length) * INSIDE;
}

/** 0..1: how well any word of a text answers for a word of the question. */
export function meeting(asked: Word, given: readonly Word[]): number {
  let best = 0;
  for (const word of given) {
    best = Math.max(best, meets(asked, word));
    if (best === 1) return 1;
  }
  return Math.max(best, together(asked, given));
}
