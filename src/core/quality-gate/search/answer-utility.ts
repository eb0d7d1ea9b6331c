import { isAbstention } from '../../language/abstention.ts';
import { readTerms } from '../../language/read-terms.ts';
import { saidSentences } from '../rules/only-abstains.ts';

/** Words that only ask. */
const ASKING: ReadonlySet<string> = new Set(
  '무엇 뭐 뭔 누구 언제 어디 어떻게 어떤 어느 얼마 얼마나 몇 왜 무슨 알려 알려주 알리 말하 설명 설명하 질문 답 답변 what who whom whose when where which why how tell explain please describe'.split(
    ' ',
  ),
);
const OF_ANSWERING = 0.5;
/** Endings that ask, and what the same words end in where they tell. */
const ASKING_END = /(?:나요|는가요|은가요|던가요|니|냐|는지요?|을까요?)(?=[?.,!\s]|$)/gu;
const BEING_END = /(?:인가요|이에요|예요|입니까)(?=[?.,!\s]|$)/gu;

/** A question in words that an answer would use. */
function asTold(question: string): string {
  return question.replace(BEING_END, '이다').replace(ASKING_END, '다');
}

function contentStems(text: string): ReadonlySet<string> {
  const terms = readTerms(text).filter(({ kind, stem }) => kind !== 'function' && !ASKING.has(stem));
  return new Set(terms.map(({ stem }) => stem));
}

function coverage(question: string, answer: string): number {
  const asked = contentStems(asTold(question));
  if (asked.size === 0) return 1;
  const said = contentStems(answer);
  return [...asked].filter((stem) => said.has(stem)).length / asked.size;
}

/** SQ2: half for what is no abstention, half for the question's content words that the answer takes up. */
export function answerUtility(question: string, answer: string): number {
  const said = saidSentences(answer);
  const answering = said.filter((sentence) => !isAbstention(sentence)).length;
  if (answering === 0) return 0;
  return OF_ANSWERING * (answering / said.length) + (1 - OF_ANSWERING) * coverage(question, answer);
}
