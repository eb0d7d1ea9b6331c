import type { Term } from '../../language/term.ts';
import type { Passages } from '../passages/passages.ts';
import { isKoreanTerm, koreanTermsIn } from './korean-terms-in.ts';
import { isPaper } from './scope-words.ts';
import { partOf, sentenceStatement, type Statement, textOf } from './statement.ts';
import { contentWords } from './words-meet.ts';

/** A sentence of the evidence with what stands over it and before it. */
export interface Setting {
  readonly sentence: Statement;
  /** The heading of its passage and the label before its colon, kinds of text left out. */
  readonly heading: readonly Term[];
  /** The sentence before, where there is one that is no heading. */
  readonly before: Statement | null;
  /** Its passage, a number. */
  readonly passage: number;
}

const LONGEST = 8;
const STOPS = /[.!?。][")\]]*$/u;
const VERB =
  /\b(?:is|are|was|were|be|been|has|have|had|will|can|must|do|does|did|stands?|starts?|begins?|ends?|knew|opens?|costs?|holds?)\b/iu;
const CAPITAL = /^\p{Lu}/u;
const DIGIT = /\d/u;
const LABEL = /^[^:.!?]{1,60}:\s/u;

/** A sentence with its heading and the sentence before it. */
export function settingOf(passages: Passages, at: number): Setting {
  const sentence = sentenceStatement(passages, at);
  const { passage = 0 } = passages.sentences[at] ?? {};
  const first = firstOf(passages, passage, at);
  const head = first === null ? null : sentenceStatement(passages, first);
  const isHeaded = head !== null && first !== at && isHeading(head);
  const isNext = passages.sentences[at - 1]?.passage === passage;
  const before = isNext && !(isHeaded && first === at - 1) ? sentenceStatement(passages, at - 1) : null;
  const over = isHeaded ? headWords(head) : [];
  return {
    sentence,
    heading: [...over, ...contentWords(labelOf(sentence))].filter((term) => !isPaper(term)),
    before,
    passage,
  };
}

/** How far back the beginning of a passage is looked for. */
const FAR = 200;

function firstOf({ sentences }: Passages, passage: number, at: number): number | null {
  let first = at;
  while (first > 0 && at - first < FAR && sentences[first - 1]?.passage === passage) first--;
  return sentences[first - 1]?.passage === passage ? null : first;
}

function isHeading(statement: Statement): boolean {
  const text = textOf(statement).trim();
  if (text.startsWith('#') || !STOPS.test(text) || text.endsWith(']')) return true;
  if (statement.terms.length > LONGEST) return false;
  const korean = koreanTermsIn(statement);
  if (korean.length > 0) return !/[다요까오]\.$/u.test(text);
  return !VERB.test(text) && !statement.terms.some(({ surface }) => surface.endsWith('ed'));
}

/** Of a short sentence that may be no heading only names and numbers. */
function headWords(head: Statement): Term[] {
  const words = contentWords(head);
  if (koreanTermsIn(head).length > 0 || !STOPS.test(textOf(head).trim())) return words;
  const [, second] = head.terms;
  const isTitle = second !== undefined && CAPITAL.test(second.surface);
  return words.filter(
    ({ kind, surface }, at) => kind === 'name' || DIGIT.test(surface) || (at === 0 && isTitle),
  );
}

/** What stands before a colon at the beginning. */
function labelOf(sentence: Statement): Statement {
  const label = LABEL.exec(textOf(sentence));
  return partOf(sentence, sentence.start, sentence.start + (label?.[0].length ?? 0));
}

/** Of what a statement speaks: its names; in Korean the words that it makes its topic or subject. */
export function subjectsOf(statement: Statement): Term[] {
  return contentWords(statement).filter(
    (term) =>
      term.kind === 'name' || (isKoreanTerm(term) && (term.role === 'topic' || term.role === 'subject')),
  );
}
