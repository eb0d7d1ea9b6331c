import { folded } from '../../language/fold-text.ts';
import { isNegated } from '../../language/negation.ts';
import { koreanTermsOf } from '../../language/korean-terms.ts';
import { hasHangul } from '../../language/script.ts';
import { termsOf } from '../../language/terms.ts';
import { OWN_ANSWER } from './own-answer.ts';
import type { Passage } from './passage.ts';

/** What is longer is quoted no further. */
const LONGEST = 700;
/** `2.1.`, `Q3:`. */
const NUMBER = /^\s{0,9}(?:Q(?:uestion)?\s?|질문\s?|문\s?)?(?:\d{1,4}[.):]){0,4}[.:)]?\s{0,9}/iu;
/** `Who's the manager?` asks what `Who is manager?` does. */
const LIGHT = /^(?:an?|the|is|are|am|do|does)$/iu;

/** The question that a heading asks; null where it asks none. */
function askedBy(heading: string): string | null {
  const own = Object.values(OWN_ANSWER).find((lead) => heading.startsWith(lead));
  if (own !== undefined) return heading.slice(own.length);
  return heading.trim().endsWith('?') ? heading.replace(NUMBER, '') : null;
}

/** Two questions with the same key are the same words in the same order, but for articles, `is`, `do`, particles and endings. */
function keyOf(question: string): string {
  const text = folded(question).toLowerCase();
  const words = hasHangul(text)
    ? koreanTermsOf(text).map(({ stems, surface }) => stems[0] ?? surface)
    : termsOf(text).flatMap(({ stem, surface }) => (LIGHT.test(surface) ? [] : [stem]));
  return [...words, isNegated(text)].join(' ');
}

/** EX12: what stands below this very question: of a list of questions and answers, or approved by a person. */
export function toldPassages<P extends Passage>(question: string, passages: readonly P[]): P[] {
  const key = keyOf(question);
  const isSame = (heading: string): boolean => {
    const asked = askedBy(heading);
    return asked !== null && keyOf(asked) === key;
  };
  const [first, ...rest] = passages.filter(({ heading }) => isSame(heading));
  if (first === undefined) return [];
  let room = LONGEST - first.text.length;
  const fits = rest.filter(({ text, note, heading }) => {
    if (note !== first.note || heading !== first.heading) return false;
    room -= text.length;
    return room >= 0;
  });
  return [first, ...fits];
}
