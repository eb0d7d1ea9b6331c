import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import { languageOfText } from '../../language/text-language.ts';
import type { CodePassage } from './code-passages.ts';

const NAME = /[A-Za-z_$][\w$]*(?:[./-][\w$-]+)*/gu;
/** A name of code, not a word of a sentence: camelCase, snake_case, CONSTANT, dotted, a file. */
const OF_CODE = /[a-z\d][A-Z]|[A-Z][a-z]+[A-Z]|_|^[A-Z][A-Z\d_]{2,}$|[./]/u;
const MOST = 2;

/** Names of code in a question, as written. */
export function namesOfCode(question: string): readonly string[] {
  const found = question.match(NAME) ?? [];
  return [
    ...new Set(
      found.map((name) => name.replace(/(?<![./-])[./-]+$/u, '')).filter((name) => OF_CODE.test(name)),
    ),
  ];
}

/** Whether a piece of evidence is what a name of code names. */
export function isNamed({ object, title, path }: AskEvidence, name: string): boolean {
  const whole = name.toLowerCase();
  const names = [title, object?.name ?? '', path].map((one) => one.toLowerCase());
  return names.some((one) => one === whole || one.endsWith(`.${whole}`) || one.endsWith(`/${whole}`));
}

/** What is said of a symbol in the language of the question, and its signature; else all that is said of it. */
function inLanguage(question: string, said: readonly CodePassage[]): readonly CodePassage[] {
  const language = languageOfText(question);
  const own = said.filter(
    ({ text, isSignature }) => isSignature === true || languageOfText(text) === language,
  );
  return own.length > 0 ? own : said;
}

/** EX8: where the words do not meet, as across languages, what a question names by its name in the code is quoted. */
export function namedPassages(
  question: string,
  names: readonly string[],
  passages: readonly CodePassage[],
  evidence: readonly AskEvidence[],
): CodePassage[] {
  const named = evidence.filter((one) => names.some((name) => isNamed(one, name)));
  return named.slice(0, MOST).flatMap(({ number }) =>
    inLanguage(
      question,
      passages.filter(({ note }) => note === number),
    ).slice(0, MOST),
  );
}
