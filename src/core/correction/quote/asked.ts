import { MONTHS } from '../../language/english-calendar-names.ts';
import { englishWordStem } from '../../language/english-word-stem.ts';
import { countWanted } from './counted.ts';
import { askedStems, statedKorean } from './question-words.ts';
import { type Wanted, wantedOf } from './wanted.ts';
import { type Word, contentWords } from './words.ts';

/** 지은이는 누구인가요? 한도는 얼마인가요?: the word before what only asks. */
const KOREAN =
  /([가-힣A-Za-z]{2,60}?)(?:은|는|이|가)\s{0,20}(?:누구|무엇|뭐|뭔|언제|어디|얼마|며칠|몇\s{0,20}[가-힣A-Za-z%]{1,20}?)(?:인가요|인가|인지|예요|에요|이에요|입니까|이야|야|였나요|이었나요|이죠|죠|지|나요|요)?(?:\s{0,20}\?)?$/u;
const HELPERS =
  'is|are|was|were|do|does|did|can|could|should|shall|will|would|may|might|must|has|have|had|happens?|happened|else|about|if|to';
const WHICH = new RegExp(String.raw`\b(?:which|what)\s+(?!(?:${HELPERS})\b)([a-z]+)`, 'i');
const MANY = /\bhow many\s+([a-z]+)/i;
const IS_THE =
  /\b(?:what|who)\s+(?:is|are|was|were)\s+(?:the|a|an)\s+(?:[a-z'-]+\s+){0,3}?([a-z-]+)(?=\s+(?:of|in|for|on|at|to|this|per|from)\b|\s*\?|$)/i;

/** The word of a question that names what is asked for, as it stands there; null where none plainly does. */
function focusOf(question: string): string | null {
  const found = KOREAN.exec(question) ?? WHICH.exec(question) ?? MANY.exec(question) ?? IS_THE.exec(question);
  return found?.[1] ?? null;
}

/** A word of a question, how much it weighs, and the number that it stands with (14 April). */
export interface AskedWord extends Word {
  readonly weight: number;
  readonly beside: Word | null;
  /** True for what is met by showing what is wanted: day, price. */
  readonly shown: boolean;
  /** True for the number of a time that the question tells of its own case: after two weeks. */
  readonly lasts: boolean;
  /** True for the word that names what is asked for. */
  readonly focus: boolean;
}

/** What a question asks: its words of content, and what the answer must show. */
export interface Asked {
  readonly words: readonly AskedWord[];
  readonly wanted: Wanted;
  /** What must stand in an answer that counts; null where no count is asked for. */
  readonly count: RegExp | null;
}

/** Stems of the words of a list. */
function listed(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map((word) => (/^[a-z]/.test(word) ? englishWordStem(word) : word)));
}

/** Words that only ask, and say nothing of what is asked for. */
const ASKING = listed(
  '무엇 뭐 뭔 뭐야 무어 어떻 어떠 어떤 어느 언제 어디 누구 누 왜 몇 얼마 알리 알려주 알 말하 말해주 설명 설명하 궁금 궁금하 찾 정리 정리하 요약 요약하 노트 질문 답 답하 ' +
    '부탁 부탁하 보여주 가능 가능하 수 것 점 관련 뜻 이유 원인 까닭 하 되 있 없 이 가르치 주 싶 좀 혹시 안 필요하 ' +
    'what when where who whom whose which why how many much long old far often tell explain describe show please find list give know note question answer say mean do reason cause happen ok okay',
);
/** Things of their own, though their stems are those of words that ask: give, long. */
const THINGS: ReadonlySet<string> = new Set(['gift', 'gifts', 'length', 'lengths']);
/** Words for what the answer shows by itself. */
const SHOWN: Readonly<Record<Wanted, ReadonlySet<string>>> = {
  money: listed(
    '한도 상한 최대 limit maximum 요금 가격 금액 비용 값 내 들 받 cost price fee charge pay spend amount take get',
  ),
  time: listed('날짜 시간 기간 날 때 열리 time date day start begin take place get available'),
  number: listed(
    '한도 상한 최대 limit maximum 크기 size big large 수 개수 인원 비율 number amount share percentage proportion have get take',
  ),
  reason: listed('생기 나 get'),
  any: listed('get have'),
};
/** Words for a kind of thing, which an answer names instead. */
const KINDS = listed(
  '이름 방법 음식 종류 장소 사람 내용 사항 물건 일 name way kind type sort place person people thing item food step number',
);
const UNITS = listed('년 해 달 월 주 일 시간 하루 번 year month week day hour time');

const NAMED = 1.4;
const VERBAL = 0.6;
const VERBAL_NOUN = 0.85;
const LIGHT = 0.3;
const IS_KOREAN = /[가-힣]/u;

function weightOf({ stems, kind, verbal }: Word, wanted: Wanted): number {
  const [stem = ''] = stems;
  if (kind === 'name' || kind === 'number') return NAMED;
  if (SHOWN[wanted].has(stem) || UNITS.has(stem) || KINDS.has(stem)) return LIGHT;
  if (!verbal) return 1;
  // 참석하다 names a thing, 맡다 does not
  return stem.length > 1 ? VERBAL_NOUN : VERBAL;
}

const MONTH_STEMS: ReadonlySet<string> = new Set(MONTHS.map(englishWordStem));

/** A day counts with its month: 4월 12일, 14 April. */
function besideOf(words: readonly Word[], at: number, question: string): Word | null {
  const isDated = ({ kind, stems }: Word): boolean => kind === 'number' || MONTH_STEMS.has(stems[0] ?? '');
  const word = words[at];
  if (word === undefined || !isDated(word)) return null;
  const near = (other: Word | undefined): boolean =>
    other !== undefined &&
    isDated(other) &&
    /^[\s,]{0,2}$/.test(question.slice(Math.min(other.end, word.end), Math.max(other.start, word.start)));
  return [words[at - 1], words[at + 1]].find(near) ?? null;
}

/** What a time is asked of need not be named: 출시일, 마감일. */
const IS_TIME = /[가-힣](?:일|날|시간|기간|시기)$/u;

function isFocus({ stems, surface }: Word, focus: string | null, wanted: Wanted): boolean {
  const [stem = ''] = stems;
  if (focus === null || !(surface === focus || (IS_KOREAN.test(focus) && surface.startsWith(focus))))
    return false;
  return !KINDS.has(stem) && !SHOWN[wanted].has(stem) && !(wanted === 'time' && IS_TIME.test(focus));
}

/** Reads a question. */
export function readQuestion(question: string): Asked {
  const wanted = wantedOf(question);
  const text = IS_KOREAN.test(question) ? statedKorean(question) : question;
  const focus = focusOf(question);
  const seen = new Set<string>();
  const all = contentWords(text);
  const words = all.flatMap((word, at): AskedWord[] => {
    const [stem = ''] = word.stems;
    const isAsking = word.kind === 'word' && ASKING.has(stem) && !THINGS.has(word.surface.toLowerCase());
    if (isAsking || seen.has(stem)) return [];
    seen.add(stem);
    const lasts = word.kind === 'number' && UNITS.has(all[at + 1]?.stems[0] ?? '');
    const stems = word.verbal ? [...word.stems, ...askedStems(word.surface)] : word.stems;
    return [
      {
        ...word,
        stems,
        weight: lasts ? LIGHT : weightOf(word, wanted),
        beside: besideOf(all, at, text),
        lasts,
        shown: SHOWN[wanted].has(stem),
        focus: isFocus(word, focus, wanted),
      },
    ];
  });
  return { words, wanted, count: countWanted(question) };
}
