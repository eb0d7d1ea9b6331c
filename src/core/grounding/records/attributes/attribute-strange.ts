import type { Term } from '../../../language/term.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import { claimKeys } from './attribute-word-keys.ts';
import type { EvidenceWords } from './attribute-words.ts';
import { englishWordStem } from '../../../language/english-word-stem.ts';

/** Korean words with which data are told whatever they are about; written as stems, nouns and verbs alike. */
const KOREAN_FRAME: ReadonlySet<string> = new Set(
  (
    '현재 지금 이번 이 그 저 해당 위 총 모두 전부 전체 합계 합 약 대략 각 각각 매 매달 매월 매일 매년 달마다 마다 때 동안 이후 이전 전 후 다음 날 뒤 안 중 내 외 ' +
    '것 수 점 바 데 곳 등 및 경우 정도 가운데 사이 이상 이하 초과 미만 이내 나머지 남 남아 남다 남은 여유 아직 이미 또 또한 다만 단 그리고 하지만 그러나 따라서 ' +
    '자료 정보 데이터 기록 결과 값 항목 내용 기준 조회 상품 제품 기능 방식 방법 종류 가지 개 명 번 회 건 대 원 퍼센트 점 분 시 초 일 월 년 주 쪽 권 장 층 자리 몇 얼마 언제 어디 누구 여부 ' +
    '되 하 있 없 이용 사용 쓰 쓸 쓴 쓰이 제공 포함 가능 불가 불가능 필요 허용 운영 설정 표시 기재 명시 확인 등록 지정 선택 받 받는 주 준 보 보이 알 모르 나오 나와 나 들 들어 들어오 들어온 들어가 들어갈 ' +
    '걸리 걸린 걸려 시작 끝나 끝난 끝 열 열어 열리 닫 닫아 닫히 오 오는 온 가 가는 갈 켜 켜지 켜져 꺼 꺼지 꺼져 팔 팔고 파는 살 산 사 넣 넣을 놓 놓여 데려갈 데려가 마련 비치 위치 자리하 ' +
    '더하 뺀 빼 합치 합한 더 덜 비싸 싸 많 적 높 낮 크 작 길 짧 오래 빠르 느리 차이 나머지 잔여 배 절반 셈 만큼 보다 ' +
    '무료 유료 공짜 추가 기본 최대 최소 최근 마지막 처음 첫 직전 바로 앞 정상 상태 관련 관한 대한 위한 통해 따르 따라 의하 의해 기준 함께 같이 별도 따로 ' +
    '님 씨 분 고객 이용자 사용자 손님 방문객 사람 본인 댁 여기 거기 오늘 내일 어제 평일 주말 공휴일 오전 오후 아침 점심 저녁 밤 새벽 낮 정오 자정 시각 시간 날짜 예정 예상 진행 처리 완료 발생 접수 ' +
    '연 영하 영상 도 초속 시속 약간 만 뿐 모델 이름 작동 동작 걸 걸쳐 두 세 네 다섯 여섯 일곱 여덟 아홉 열 한 석 넉 하나 둘 셋 넷 낼 내 갚 갚은 붙 붙어 붙는 달하 이르 해 드리 묵 묵는 머물 살 매기 매긴 맞추 맞춰 나타나 나타내 이루어지 이뤄지 구성 갖추 갖춰 갖춘 갖고 가지고 지니 지원 ' +
    '남짓 가까이 정확히 계속 이어 이어지 비 비어 빈 채우 채워 찬 다 떠 뜨 지 지는 도착 출발 보내 보낸 부치 받았 수령 배달 이루 늦 늦게 일찍 먼저 나중 순 순서 번째 쯤 무렵 까지 부터'
  ).split(/\s+/),
);

/** Words with which a report is told whatever it is about: who says it, how it is valued, what kind of thing it is. */
const FRAME = `
overall based according provided structured data information objective overview summary record listed given available
additionally furthermore moreover however despite although while overall generally particularly especially specifically
customer customers review reviews reviewer reviewers guest guests visitor visitors user users patron patrons people person individual
business place establishment company store shop location spot option options choice choices variety range selection offering offerings
offer offers offering provide provides providing feature features featuring include includes including serve serves serving specialize specializes
known popular great good excellent nice wonderful amazing fantastic best better high highly quality well-known renowned convenient conveniently
positive negative mixed feedback experience experiences opinion opinions comment comments concern concerns issue issues complaint complaints
praise praised praising mention mentioned mentioning note noted noting report reported express expressed expressing describe described
appreciate appreciated highlight highlighted enjoy enjoyed enjoying recommend recommended recommending complain complained state stated
criticize criticized commend commended found feel felt love loved like liked say said stating claimed suggest suggested cite cited
receive received rating rated rate star stars average score overall
locate located situated find enjoy visit visiting visitor try trying look looking seek seeking want wanting
make makes making ideal perfect suitable worth consider considering destination
time times day days week hour hours open operate operates operating closed close business daily weekday weekend am pm
various different several multiple numerous many few additional other another overall number
friendly attentive clean helpful poor slow
also well really very quite rather highly still
area city town state street local locals
ensure allow allows allowing accommodate accommodating cater catered
include aspect aspects term terms part item items thing things way lot
one two three first second third recent recently past current currently
due lack lacking specific detail details attribute attributes
seem seems appear appears indicate indicates indicating show shows reflect reflects
atmosphere setting environment service services staff
feature amenity amenities convenience
satisfied satisfaction dissatisfied dissatisfaction disappointed disappointing disappointment pleased happy unhappy
value values worth addition`;

/** Their stems. */
const FRAME_STEMS: ReadonlySet<string> = new Set(
  FRAME.trim()
    .split(/\s+/)
    .map((word) => englishWordStem(word)),
);

/** Neighbouring content words of a claim that stand nowhere in the evidence: terms `[first, last]`. */
export interface StrangeRun {
  readonly first: number;
  readonly last: number;
  readonly words: number;
  readonly names: number;
  /** What it stands behind: a list of things offered, an offer, or neither. */
  readonly lead: 'list' | 'offer' | 'none';
}

const OFFER =
  /^(?:ha(?:s|ve|d)|with|offers?|offering|provides?|providing|features?|featuring|serves?|serving|accepts?|boasts?|includ(?:es?|ing)|supports?|sells?|selling|there|comes?)$/;
const LIST = /^(?:including|includes?|like|as|featuring)$/;

/** The stems of a claim's content words that are known by themselves: keys, values, texts, and words of reporting. */
export function isKnown(stem: string, words: EvidenceWords): boolean {
  return words.values.has(stem) || words.texts.has(stem) || words.keys.has(stem) || FRAME_STEMS.has(stem);
}

/** A Korean word is known by any of its readings, and as a part of a longer word of the evidence. */
export function isKnownKorean({ text, terms }: AttributeClaim, at: number, words: EvidenceWords): boolean {
  return claimKeys(text, terms, at).some(
    ({ stem, size }) =>
      size === 1 &&
      (KOREAN_FRAME.has(stem) ||
        KOREAN_FRAME.has(stem.replace(/(?<=[가-힣])(?:으시|시)$/, '')) ||
        isKnown(stem, words) ||
        (stem.length > 1 && words.hangul.includes(stem))),
  );
}

/** The runs of strange words of a claim; `taken` marks terms that another check has read. */
export function strangeRuns(
  claim: AttributeClaim,
  words: EvidenceWords,
  taken: ReadonlySet<number>,
): StrangeRun[] {
  const strange = claim.terms.map(
    (term, at) =>
      (term.kind === 'word' || term.kind === 'name') &&
      !taken.has(at) &&
      !isPredicate(term) &&
      !isKnown(term.stem, words) &&
      !(term.language === 'ko' && isKnownKorean(claim, at, words)),
  );
  const runs: StrangeRun[] = [];
  for (let first = 0; first < strange.length; first++) {
    if (strange[first] !== true) continue;
    let last = first;
    for (let next = first + 1; next < strange.length && next <= last + 2; next++) {
      if (claim.clauses[next] !== claim.clauses[first]) break;
      if (strange[next] === true) last = next;
      else if (claim.terms[next]?.kind !== 'function') break;
    }
    runs.push(runAt(claim, first, last, strange));
    first = last;
  }
  return runs;
}

function runAt(claim: AttributeClaim, first: number, last: number, strange: readonly boolean[]): StrangeRun {
  const own = claim.terms.slice(first, last + 1).filter((_, at) => strange[first + at] === true);
  return {
    first,
    last,
    words: own.length,
    names: own.filter(({ kind }) => kind === 'name').length,
    lead: leadOf(claim, first),
  };
}

/** The nearest word before in the sentence that opens a list or an offer. */
function leadOf({ terms, clauses }: AttributeClaim, first: number): StrangeRun['lead'] {
  for (let at = first - 1; at >= Math.max(0, first - 9); at--) {
    const word = terms[at]?.surface.toLowerCase() ?? '';
    if (LIST.test(word) && (word !== 'as' || terms[at - 1]?.surface.toLowerCase() === 'such')) return 'list';
    if (clauses[at] !== clauses[first] && at < first - 4) return 'none';
    if (OFFER.test(word)) return 'offer';
  }
  return 'none';
}

/** A Korean verb form says what is told of things, and names none. */
function isPredicate(term: Term): boolean {
  return 'use' in term && term.use !== null;
}
