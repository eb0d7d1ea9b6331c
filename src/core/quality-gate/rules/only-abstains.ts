import { isAbstention } from '../../language/abstention.ts';
import { findCitations, withoutCitations } from '../../language/citations.ts';
import { sentenceMood } from '../../language/mood.ts';
import type { SentenceKind } from '../../language/sentence.ts';
import { sentences } from '../../language/sentences.ts';

const WORD = /[\p{L}\p{N}]/u;
const FIGURE = /\p{N}/u;
/** Advice how to go on, without a clause that could assert something. */
const ADVICE =
  /^(?:please )?(?:try (?:again|another|a different|other|different)|rephrase|let me know|feel free)\b[^,;:—–()]{0,80}$/iu;
/** A second clause, which may assert something. */
const GOES_ON = /, (?:and|but|so|yet)\b/iu;
/** An apology asserts nothing, whatever follows it. */
const APOLOGY = /^(?:(?:i['’]m|i am) )?(?:very |so )?sorry, but\b/iu;

function blocksOf(text: string): { kind: SentenceKind; said: string }[] {
  const plain = withoutCitations(text, findCitations(text));
  return sentences(plain)
    .map(({ kind, body, end }) => ({ kind, said: plain.slice(body, end).trim() }))
    .filter(({ said }) => WORD.test(said));
}

function isProse({ kind }: { readonly kind: SentenceKind }): boolean {
  return kind !== 'heading' && kind !== 'code';
}

/** The sentences of a text that say something: no headings, code, questions, or offers. */
export function saidSentences(text: string): string[] {
  return blocksOf(text)
    .filter(isProse)
    .map(({ said }) => said);
}

/** Sentences that only help the reader on: questions, wishes, requests without a figure. */
function saysNothing(sentence: string): boolean {
  if (FIGURE.test(sentence)) return false;
  const mood = sentenceMood(sentence);
  return mood === 'question' || mood === 'wish' || mood === 'instruction' || ADVICE.test(sentence);
}

/** True where each sentence that says something is one of `abstains`, and neither code nor a figure in a heading stands beside it. */
export function saysOnly(text: string, abstains: (sentence: string) => boolean): boolean {
  const blocks = blocksOf(text);
  const beside = blocks.filter((block) => !isProse(block));
  if (beside.some(({ kind, said }) => kind === 'code' || FIGURE.test(said))) return false;
  const said = blocks.filter((block) => isProse(block) && !saysNothing(block.said));
  return (
    said.length > 0 &&
    said.every((block) => abstains(block.said) && !GOES_ON.test(block.said.replace(APOLOGY, '')))
  );
}

/** True where a text says that nothing was found or known, and asserts nothing beside it. */
export function onlyAbstains(text: string): boolean {
  return saysOnly(text, isAbstention);
}
