import type { Passages } from '../passages/passages.ts';
import { sentenceScores } from '../passages/best-window.ts';
import { readClaimTerms } from '../passages/claim-terms.ts';

/** So many sentences of other pieces are held beside a claim. */
const MOST = 12;
/** So much of the claim, by weight, each must hold: a name that only the claim has weighs twice. */
const NEAR = 0.3;

/** The sentences outside these passages that hold most of a claim, its numbers apart; the first of equals first. */
export function nearSentences(passages: Passages, text: string, without: ReadonlySet<number>): number[] {
  const claim = readClaimTerms(passages, text).map((item) =>
    item.term.kind === 'number' ? { ...item, weight: 0 } : item,
  );
  const scores = sentenceScores(passages, claim);
  const least = NEAR * claim.reduce((sum, { weight }) => sum + weight, 0);
  const top: number[] = [];
  const seen = new Set<string>();
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] ?? 0;
    const sentence = passages.sentences[at];
    if (score < least || score === 0 || sentence === undefined || without.has(sentence.passage)) continue;
    if (top.length === MOST && score <= (scores[top.at(-1) ?? 0] ?? 0)) continue;
    const words = passages.words.subarray(sentence.first, sentence.last).join(' ');
    if (seen.has(words)) continue;
    seen.add(words);
    let place = top.length;
    while (place > 0 && (scores[top[place - 1] ?? 0] ?? 0) < score) place--;
    top.splice(place, 0, at);
    if (top.length > MOST) top.pop();
  }
  return top;
}
