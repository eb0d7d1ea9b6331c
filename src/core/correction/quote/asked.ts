import { contentWords, type Word } from './words.ts';

/** What an answer must show. */
export type Wanted = 'number' | 'time' | 'any';

/** What a question asks: its words of content, and what the answer must show. */
export interface Asked {
  readonly words: readonly Word[];
  readonly wanted: Wanted;
}

/** Words that only ask, and say nothing of what is asked for. */
const ASKING: ReadonlySet<string> = new Set(
  (
    '무엇 무어 뭐 뭔 어떻게 어떠 어떤 어느 언제 어디 누구 누 왜 몇 얼마 얼마나 알리 알려주 알 말하 말해주 설명 설명하 궁금 궁금하 찾 찾아주 정리 정리하 ' +
    '요약 요약하 노트 질문 답 답하 부탁 부탁드리 해주 보여주 가능 가능하 수 것 점 관련 관하 대하 하 되 있 없 이 가르치 가르쳐주 주 싶 좀 혹시 ' +
    'what when where who whom whose which why how mani much long old far often tell explain describ show pleas find list give know note question answer say mean do'
  ).split(' '),
);

const TIME =
  /언제|며칠|몇\s*(?:월|일|시|년|시간|분|주)|기한|마감|날짜|\bwhen\b|\b(?:what|which) (?:time|date|day|year|month)\b|\bdeadline\b|\bhow long\b/iu;
const NUMBER =
  /몇|얼마|\bhow (?:many|much|long|old|far|often|large|big|tall|high|fast)\b|비율|퍼센트|가격|요금|금액|개수|인원|\bpercent|\bwhat (?:number|amount|percentage|share)\b/iu;

function wantedOf(question: string): Wanted {
  if (TIME.test(question)) return 'time';
  return NUMBER.test(question) ? 'number' : 'any';
}

function isAsking({ stems, kind }: Word): boolean {
  return kind !== 'name' && kind !== 'number' && stems.some((stem) => ASKING.has(stem));
}

/** Reads a question. */
export function readQuestion(question: string): Asked {
  const seen = new Set<string>();
  const words = contentWords(question).filter((word) => {
    const [stem = ''] = word.stems;
    if (isAsking(word) || seen.has(stem)) return false;
    seen.add(stem);
    return true;
  });
  return { words, wanted: wantedOf(question) };
}
