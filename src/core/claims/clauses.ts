import { matchesOf } from '../language/matches-of.ts';

const KOREAN = /[가-힣](?:고|며|지만|으나|는데|은데|인데|므로|면서|반면)(?=[,\s])/gu;
const ENGLISH =
  /[;,]\s*(?:and|but|while|whereas|which|who)\b|\s(?:while|whereas|but)\s|\sand\s(?=(?:\S+\s+){0,6}?(?:is|are|was|were|has|have|had|stands|reached|rose|fell)\b)|;\s/giu;
const NOT_CONNECTIVE =
  /(?:최고|창고|보고|광고|신고|재고|경고|중고|그리고|사고|참고|금고|라고|다고|하나|고고|넘고)$/u;

/** The places between clauses of a sentence, ascending. A soft mark: it makes a binding across it dearer, not impossible. */
export function clauseBoundaries(text: string): number[] {
  const korean = matchesOf(text, KOREAN)
    .map((match) => match.index + match[0].length)
    .filter((end) => !NOT_CONNECTIVE.test(text.slice(Math.max(0, end - 3), end)));
  const english = matchesOf(text, ENGLISH).map((match) => match.index);
  return [...korean, ...english].sort((a, b) => a - b);
}
