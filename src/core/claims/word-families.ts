import { matchesOf } from '../language/matches-of.ts';
import { madeOnce } from '../language/made-once.ts';

function words(list: string): readonly string[] {
  return list.split(', ');
}

/** Words that name the same event: a date attribute that is known by one of them is known by all. */
const EVENTS: readonly (readonly string[])[] = [
  words(
    '설립, 창립, 창설, 신설, 세워, 만들어, 출범, founded, established, set up, created, formed, incorporated',
  ),
  words('시작, 착수, 개시, 출발, started, began, launched, kicked off, commenced'),
  words(
    '종료, 완료, 마감, 만료, 끝나다, 끝난다, 마친다, ended, ends, finished, completed, concluded, closed, expires',
  ),
  words('입사, 채용, 합류, hired, joined, joined the company'),
  words('개장, 개통, 개관, 개점, 문을 열다, opened'),
  words('건조, 준공, 완공, 건설, built, constructed'),
  words('가동, 가동 시작, 상업 운전, 운전 개시, 준공, commissioned, came online, entered service'),
  words('출시, 발매, 공개, 개봉, released, launched, published, hit cinemas, premiered'),
  words('출생, 태어나다, 생년월일, 생일, 일생, born, birth'),
  words('사망, 별세, died, death'),
  words(
    '첫 등정, 초등, 초등정, 등정, 처음 등정, 처음 오른, first ascent, first climbed, first ascended, first reached',
  ),
];

/** Words that name the same attribute or relation. A word that the vocabulary itself gives to another is left to it. */
const SYNONYMS: readonly (readonly string[])[] = [
  words(
    '인구, 주민, 거주자, 거주, 살다, population, inhabitants, residents, people living, people live, home to',
  ),
  words(
    '직원 수, 직원, 인원, 임직원, 종업원, 근무자, 고용, 근무, employees, employs, headcount, staff, workforce, work at, works at',
  ),
  words('매출, 매출액, revenue, sales, turnover'),
  words('순이익, 당기순이익, net income, net profit, net earnings'),
  words('영업이익, operating profit, operating income'),
  words(
    '발전량, 생산량, 생산, output, production, generation, generated, generates, produced, turned out, delivered',
  ),
  words('배출량, 배출, emissions, emits, emitted'),
  words('흥행 수입, 수입, box office, gross, grossed, brought in, took in'),
  words('관객 수, 관객, 관람객, admissions, tickets, ticket sales, viewers'),
  words('수용 인원, 수용, 좌석, capacity, seats, holds'),
  words('학생 수, 재학생, 학생, students, enrolment, enrollment, enrolled'),
  words('상영 시간, 러닝타임, running time, runtime, runs for'),
  words('평점, 별점, 평가 점수, rating, score'),
  words('순위, 랭킹, rank, ranking, position, league position'),
  words('면적, 넓이, 국토, area, land area, floor area, spans, spreads over, covers'),
  words('높이, 해발, 고도, height, elevation, altitude, tall, above sea level'),
  words('가격, 판매가, 정가, 팔리다, 팔린다, price, priced at, sells for, retails for, goes for, costs'),
  words('무게, 중량, weight, weighs'),
  words('길이, 연장, length, long'),
  words(
    'CEO, 최고경영자, 대표이사, 대표, 이끌다, 이끈다, chief executive, chief executive officer, led by, run by, headed by',
  ),
  words('수도, capital, capital city, seat of government'),
  words('본사, 본점, headquarters, headquartered in, head office, based in'),
  words('위치, 소재지, 소재, 자리 잡다, located in, situated in, lies in'),
  words('상사, 직속 상사, 보고, reports to, supervisor'),
  words('담당자, 책임자, 담당, 책임, owner, owned by, in charge of, responsible for'),
  words('공급사, 공급업체, 제조사, 제품, 납품, 공급받다, supplier, supplied by, made by, manufactured by'),
];

/** Adjectives that name the attribute which they grade, by the words that such an attribute carries. */
const GRADED: readonly { readonly adjectives: RegExp; readonly attribute: RegExp }[] = [
  { adjectives: /\b(?:long|longer)\b|길다|길고|깁니다|긴\s/giu, attribute: /길이|연장|\blength|\blong\b/iu },
  { adjectives: /\b(?:short|shorter)\b|짧/giu, attribute: /길이|연장|\blength|\blong\b|높이|\bheight/iu },
  {
    adjectives: /\b(?:tall|taller|high|higher|low|lower)\b|높|낮|키가\s/giu,
    attribute: /높이|신장|해발|고도|\bheight|\belevation|\baltitude/iu,
  },
  {
    adjectives: /\b(?:deep|deeper|shallow|shallower)\b|깊|얕/giu,
    attribute: /깊이|수심|\bdepth|\bdraught|\bdraft/iu,
  },
  {
    adjectives: /\b(?:heavy|heavier|light|lighter|weighs?)\b|무겁|무거|가볍|가벼/giu,
    attribute: /무게|중량|체중|\bweight|\bmass|\btonnage/iu,
  },
  { adjectives: /\b(?:old|older|young|younger)\b|나이가\s/giu, attribute: /나이|연령|\bage\b/iu },
  {
    adjectives: /\b(?:fast|faster|slow|slower)\b|빠르|빠른|빨|느리|느린/giu,
    attribute: /속도|속력|\bspeed/iu,
  },
  {
    adjectives: /\b(?:cheap|cheaper|expensive|pricey|costlier|costs?)\b|비싸|비쌌|비싼|싸다|쌉|저렴/giu,
    attribute: /가격|단가|운임|요금|비용|판매가|\bprice|\bcost|\bfare|\brate\b|\bfreight|\bfee\b/iu,
  },
  {
    adjectives: /\b(?:wide|wider|narrow|narrower)\b|넓|좁/giu,
    attribute: /너비|폭|면적|\bwidth|\bbeam|\barea/iu,
  },
];

/** Words of profit and of loss. */
const PROFIT = /수지|\bbalance|이익|손익|수익|순익|흑자|\bprofit|\bincome|\bearnings|\bsurplus/iu;
const LOSS = /손실|적자|\bloss(?:es)?\b|\blost\b|\bdeficit|\bin the red/giu;
const OUTCOME_WORDS = ['흑자', '적자', '손실', 'profit', 'loss', 'deficit', 'surplus'];
const NET = /순이익|순손익|net /iu;
const OPERATING = /영업|operating/iu;
const NET_WORDS = ['순손실', '순이익', '당기순손실', 'net loss'];
const OPERATING_WORDS = ['영업손실', '영업적자', 'operating loss'];

/** Further words for a date attribute that is known by one word of an event. */
export function eventWords(words: readonly string[]): string[] {
  const lower = words.map((word) => word.toLowerCase());
  return EVENTS.filter((family) =>
    family.some((word) => lower.some((own) => own === word || own.startsWith(`${word}일`))),
  ).flat();
}

/** Further words for an attribute or relation that is known by one word of a family. */
export function synonymsOf(words: readonly string[]): string[] {
  const known = synonymsByWord();
  const found = new Set(words.flatMap(endsOf).flatMap((end) => known.get(end) ?? []));
  return SYNONYMS.filter((family) => found.has(family)).flat();
}

/** Families by each of their words. */
const synonymsByWord = madeOnce(() => {
  const known = new Map<string, (readonly string[])[]>();
  for (const family of SYNONYMS)
    for (const word of family)
      known.set(word.toLowerCase(), [...(known.get(word.toLowerCase()) ?? []), family]);
  return known;
});

/** The words, and what is left of them without one at their beginning, without two … */
function endsOf(words: string): string[] {
  const lower = words.toLowerCase();
  return [lower, ...Array.from(lower.matchAll(/ /g), ({ index }) => lower.slice(index + 1))];
}

/** Further words for an attribute that is a profit: the result may be said as a loss. */
export function outcomeWords(words: readonly string[]): readonly string[] {
  if (!words.some((word) => PROFIT.test(word) && !/률|율|rate|margin|%/iu.test(word))) return [];
  const net = words.some((word) => NET.test(word)) ? NET_WORDS : [];
  const operating = words.some((word) => OPERATING.test(word)) ? OPERATING_WORDS : [];
  return [...OUTCOME_WORDS, ...net, ...operating];
}

/** True for a word of loss: as a name of a profit it turns the sign of the value. */
export function namesLoss(word: string): boolean {
  return matchesOf(word, LOSS).length > 0;
}

const GAIN = /흑자|이익|수익|순익|\bprofit|\bincome|\bearnings|\bsurplus|\bgain/iu;

/** The words of loss of a claim; none where it says a gain too. */
export function lossesIn(text: string): string[] {
  return GAIN.test(text) ? [] : matchesOf(text, LOSS).map(([word]) => word.toLowerCase());
}

/** Places where an adjective names a graded attribute, with the test for the words that such an attribute carries. */
export function gradedPlaces(
  text: string,
): { readonly start: number; readonly end: number; readonly attribute: RegExp }[] {
  return GRADED.flatMap(({ adjectives, attribute }) =>
    [...text.matchAll(adjectives)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      attribute,
    })),
  );
}
