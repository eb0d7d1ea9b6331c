import { folded } from '../language/fold-text.ts';
import type { Sentence } from '../language/sentence.ts';
import { sentences } from '../language/sentences.ts';
import { QUESTION_WORDS } from './question-words.ts';
import { searchTerms } from './search-terms.ts';

/** UTF-16 units. */
const LONGEST = 200;
const MARKS = /\*\*|__|`/gu;

/** The part of a Markdown text that has most words of the question, on one line, at most 200 characters. */
export function snippetOf(written: string, question: string): string {
  const text = folded(written);
  const found = sentences(text).filter(({ kind }) => kind !== 'heading');
  const asked = wordsOf(question);
  const shared = found.map((sentence) => sharedWords(lineOf(text, sentence), asked));
  const best = shared.indexOf(Math.max(0, ...shared));
  return cut(found.slice(Math.max(0, best)), text);
}

function wordsOf(text: string): Set<string> {
  const words = searchTerms(text).flatMap(({ readings, parts }) => [...readings, ...parts]);
  return new Set(words.filter((word) => !QUESTION_WORDS.has(word)));
}

/** Words of the question that stand in the line, alone or in a longer word. */
function sharedWords(line: string, asked: ReadonlySet<string>): number {
  const words = wordsOf(line);
  const lower = line.toLowerCase();
  return [...asked].filter((word) => words.has(word) || (word.length > 1 && lower.includes(word))).length;
}

function lineOf(text: string, { body, end }: Sentence): string {
  return text.slice(body, end).replace(MARKS, '').replace(/\s+/gu, ' ').trim();
}

/** The sentences from the first on, as many as fit; a first one that is too long is cut at a space. */
function cut(from: readonly Sentence[], text: string): string {
  let snippet = '';
  for (const sentence of from) {
    const line = lineOf(text, sentence);
    if (snippet !== '' && snippet.length + 1 + line.length > LONGEST) break;
    snippet = snippet === '' ? line : `${snippet} ${line}`;
  }
  return snippet.length <= LONGEST ? snippet : cutAtSpace(snippet);
}

function cutAtSpace(line: string): string {
  const space = line.lastIndexOf(' ', LONGEST - 1);
  const end = space > LONGEST / 2 ? space : LONGEST - 1;
  return `${line.slice(0, end)}…`;
}
