import type { Passages } from '../passages/passages.ts';
import type { Statement } from './statement.ts';
import { contentWords } from './words-meet.ts';

/** So many sentences of other pieces are held beside a claim. */
const MOST = 6;
/** So much of the claim's words each must hold, or so many of its names. */
const NEAR = 0.5;
const NAMES = 2;

/** The sentences outside these passages that hold most words of a claim, its numbers apart; the first of equals first. */
export function nearSentences(
  passages: Passages,
  claim: Statement,
  isOut: (passage: number) => boolean,
): number[] {
  const words = contentWords(claim).filter(({ kind }) => kind !== 'number');
  const names = wordsHeld(
    passages,
    new Set(words.flatMap(({ kind, stem }) => (kind === 'name' ? [stem] : []))),
  );
  const held = wordsHeld(passages, new Set(words.map(({ stem }) => stem)));
  const least = Math.max(1, NEAR * words.length);
  const top: number[] = [];
  for (let at = 0; at < held.length; at++) {
    const count = held[at] ?? 0;
    if (count < least && (names[at] ?? 0) < NAMES) continue;
    if (top.length === MOST && count <= (held[top.at(-1) ?? 0] ?? 0)) continue;
    if (isOut(passages.sentences[at]?.passage ?? 0)) continue;
    if (top.some((one) => areAlike(passages, one, at))) continue;
    let place = top.length;
    while (place > 0 && (held[top[place - 1] ?? 0] ?? 0) < count) place--;
    top.splice(place, 0, at);
    if (top.length > MOST) top.pop();
  }
  return top;
}

/** How many of these stems each sentence holds. */
function wordsHeld(
  { numbers, from, places, sentenceOf, sentences }: Passages,
  stems: ReadonlySet<string>,
): Uint16Array {
  const held = new Uint16Array(sentences.length);
  for (const stem of stems) {
    const word = numbers.get(stem);
    if (word === undefined) continue;
    let last = -1;
    for (let at = from[word] ?? 0; at < (from[word + 1] ?? 0); at++) {
      const sentence = sentenceOf[places[at] ?? 0] ?? 0;
      if (sentence !== last) held[sentence] = (held[sentence] ?? 0) + 1;
      last = sentence;
    }
  }
  return held;
}

/** Whether two sentences are the same word by word. */
function areAlike({ sentences, words }: Passages, one: number, other: number): boolean {
  const [first, second] = [sentences[one], sentences[other]];
  if (first === undefined || second === undefined) return false;
  const length = first.last - first.first;
  if (length !== second.last - second.first) return false;
  for (let at = 0; at < length; at++) if (words[first.first + at] !== words[second.first + at]) return false;
  return true;
}
