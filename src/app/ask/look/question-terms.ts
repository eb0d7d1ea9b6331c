import { namesOfCode } from '../../../core/correction/code/named-passages.ts';
import { spreadNames } from '../../../core/correction/code/spread-names.ts';
import { readQuestion } from '../../../core/correction/quote/asked.ts';

/** What a question asks for, as it is looked for in files. */
export interface QuestionTerms {
  /** Names of code and paths, as written. */
  readonly names: readonly string[];
  /** Stems of its words; each word under any of them. */
  readonly words: readonly (readonly string[])[];
}

export function questionTerms(question: string): QuestionTerms {
  const names = namesOfCode(question);
  const words = readQuestion(spreadNames(question)).words.map(({ stems, surface }) => [
    ...new Set([surface, ...stems].map((stem) => stem.toLowerCase())),
  ]);
  return { names, words };
}

const NAMED = 1;
/** A name in a path says more than in a text. */
const NAME_IN_TEXT = 0.9;

function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.[^.]+$/u, '').toLowerCase();
}

/** 0 to 1: how much of a question a file holds, by its path and its text. */
export function matchOf({ names, words }: QuestionTerms, path: string, text: string): number {
  const lower = `${spreadNames(path)}\n${text}`.toLowerCase();
  const whole = path.toLowerCase();
  const named = names.map((name) => {
    const plain = name.toLowerCase();
    if (whole === plain || whole.endsWith(`/${plain}`) || nameOf(path) === plain) return NAMED;
    return text.includes(name) ? NAME_IN_TEXT : 0;
  });
  if (named.some((value) => value > 0)) return Math.max(...named);
  if (words.length === 0) return 0;
  const met = words.filter((stems) => stems.some((stem) => lower.includes(stem)));
  // a name of code that stands nowhere in the file is asked of another one
  return (names.length > 0 ? NAME_IN_TEXT / 2 : 1) * (met.length / words.length);
}
