import type { Question } from './question-sets.ts';

/**
 * What came of a question. `right`: the passage is quoted; `green`: something else is given as an answer that every check
 * lets pass, or as sure; `wrong`: the same, marked as open; `abstained`: no answer.
 */
export type Outcome = 'right' | 'green' | 'wrong' | 'abstained';

/** What a face answered. */
export interface Given {
  readonly text: string;
  /** Names of the files or notes that it cites. */
  readonly cites: readonly string[];
  readonly isAbstention: boolean;
  /** Every check lets it pass, or it says that it is sure. */
  readonly isGreen: boolean;
}

/** Quotations are compared by their letters and digits: marks of Markdown and line breaks say nothing. */
function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** A piece this long of the passage is enough of it. */
const PIECE = 24;

/** Whether an answer holds the passage, or the part of it that it quotes as a sentence. */
function quotes(answer: string, passage: string): boolean {
  const wanted = letters(passage);
  if (wanted === '') return false;
  if (letters(answer).includes(wanted)) return true;
  return answer
    .split(/\n+|(?<=[.!?。])\s+/u)
    .map((line) => letters(line.replaceAll(/\[[^\]]*\d+\]/gu, '')))
    .some((line) => line.length >= Math.min(PIECE, wanted.length) && wanted.includes(line));
}

/** Whether a text holds a word as a word: 5 does not stand in 15. */
function holds(text: string, word: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase();
  const wanted = word.normalize('NFKC').toLowerCase();
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    const before = /\d$/.test(plain.slice(0, at)) && /^\d/.test(wanted);
    const after = /^\d/.test(plain.slice(at + wanted.length)) && /\d$/.test(wanted);
    if (!before && !after) return true;
  }
  return false;
}

/** AN1: a text is right where it quotes the passage, or has all words of the answer out of the document that answers. */
export function isRight(
  { quote, also, must, document }: Question,
  { text, cites }: Pick<Given, 'text' | 'cites'>,
): boolean {
  if ([quote ?? '', ...(also ?? [])].some((passage) => quotes(text, passage))) return true;
  const isCited = typeof document === 'string' && cites.includes(document);
  return isCited && (must ?? []).length > 0 && (must ?? []).every((word) => holds(text, word));
}

export function outcomeOf(question: Question, given: Given): Outcome {
  if (given.isAbstention) return 'abstained';
  if (question.answerable && isRight(question, given)) return 'right';
  return given.isGreen ? 'green' : 'wrong';
}
