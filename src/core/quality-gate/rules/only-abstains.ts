import { isAbstention } from '../../language/abstention.ts';
import { findCitations, withoutCitations } from '../../language/citations.ts';
import { sentenceMood } from '../../language/mood.ts';
import { sentences } from '../../language/sentences.ts';

/** The sentences of a text that say something: no headings, code, questions, or offers. */
export function saidSentences(text: string): string[] {
  const plain = withoutCitations(text, findCitations(text));
  return sentences(plain)
    .filter(({ kind }) => kind !== 'heading' && kind !== 'code')
    .map(({ body, end }) => plain.slice(body, end).trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Sentences that only help the reader on: questions, wishes, requests. */
function saysNothing(sentence: string): boolean {
  const mood = sentenceMood(sentence);
  return mood === 'question' || mood === 'wish' || mood === 'instruction';
}

/** True where a text says that nothing was found or known, and asserts nothing beside it. */
export function onlyAbstains(text: string): boolean {
  const said = saidSentences(text).filter((sentence) => !saysNothing(sentence));
  return said.length > 0 && said.every(isAbstention);
}
