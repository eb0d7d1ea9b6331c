import { DATA_WORDS } from './attribute-data-words.ts';

/** Words of keys that say nothing of what is kept under them. */
export const LIGHT_KEY_WORDS: ReadonlySet<string> = new Set(
  (
    'is has have are can does accepts accept accepted allows allow allowed offers offer offered provides provide provided ' +
    'supports support supported includes included enabled available availability good great suitable for of the and in to with by ' +
    'info information details detail data field value options option type flag 가능 여부 정보 사용 제공 허용 유무'
  ).split(' '),
);

/** Keys that only gather others. */
export const CONTAINER_WORDS: ReadonlySet<string> = new Set(
  'attributes attribute amenities amenity features feature facilities facility services service options properties property details info data fields specs specifications flags meta metadata 속성 편의시설 시설 서비스 정보 상세'.split(
    ' ',
  ),
);

/** Keys whose members are qualities, said without the key: a casual place, a modern building. */
export const QUALITY_WORDS: ReadonlySet<string> = new Set(
  'atmosphere style mood tone character quality condition theme look 분위기 스타일'.split(' '),
);

const DATA_LINES = DATA_WORDS.map((line) => line.split(', '));

/** Phrases of like meaning; a key named by one of a line may be named by the others. */
export const KEY_SYNONYMS: readonly (readonly string[])[] = [
  ['price', 'cost', 'fee', '가격', '요금', '값', '비용'],
  ['phone', 'telephone', 'phone number', 'tel', 'mobile', '전화', '전화번호', '연락처'],
  ['address', '주소', '위치', '소재지'],
  ['rating', 'stars', 'star', 'score', '평점', '별점', '등급'],
  ['review count', 'number of reviews', 'reviews', '리뷰', '후기', '리뷰 수', '리뷰수', '후기수', '후기 수'],
  ['email', 'e-mail', 'mail', '이메일', '메일'],
  ['website', 'web site', 'url', 'homepage', 'site', '홈페이지', '웹사이트'],
  ['name', 'title', '이름', '명칭'],
  [
    'hours',
    'opening hours',
    'business hours',
    'operating hours',
    '영업시간',
    '운영시간',
    '이용시간',
    '진료시간',
  ],
  ['parking', 'park', 'parking lot', 'parking space', '주차', '주차장'],
  ['parking', 'business parking', 'car park'],
  ['wifi', 'wi fi', 'wireless internet', 'internet access', '와이파이', '무선 인터넷', '무선인터넷'],
  ['reservations', 'reservation', 'reserve', 'booking', 'bookings', '예약'],
  ['delivery', 'deliveries', 'deliver', 'delivers', '배달', '배송'],
  ['atmosphere', 'mood', 'setting', 'environment', 'feel', '분위기'],
  ['groups', 'group', '단체'],
  ['children', 'kids', 'child', 'kid', '어린이', '아이', '아동'],
  ['pets', 'pet', 'dogs', 'animals', '반려동물', '애완동물', '반려견'],
  ['wheelchair', 'wheelchair accessible', 'wheelchair access', '휠체어'],
  ['credit cards', 'credit card', 'card payment', 'cards', '신용카드', '카드 결제'],
  ['smoking', 'smoke', '흡연'],
  ['pool', 'swimming pool', '수영장'],
  ['elevator', 'lift', '엘리베이터', '승강기'],
  ['air conditioning', 'air conditioner', '에어컨', '냉방'],
  ['music', '음악'],
  ['weight', '무게', '중량'],
  ['height', '높이', '키'],
  ['length', '길이'],
  ['width', '너비', '폭'],
  ['depth', '깊이'],
  ['age', '나이', '연령'],
  ['area', 'surface', '면적'],
  ['population', 'inhabitants', 'residents', '인구'],
  ['capacity', '용량', '정원', '수용 인원'],
  ['speed', '속도'],
  ['colour', 'color', 'colours', 'colors', '색상', '색깔', '색'],
  ['size', '크기', '사이즈'],
  ['released', 'release', 'launched', 'launch', '출시', '출시일', '발매'],
  ['founded', 'established', 'founding', '설립', '설립일', '창립'],
  ['instructor', 'teacher', 'lecturer', '강사', '교사'],
  ['author', 'writer', '저자', '작가', '지은이'],
  ['manager', 'head', 'director', '담당자', '관리자', '책임자'],
  ['owner', '소유자', '주인'],
  ['city', 'town', '도시', '시'],
  ['country', 'nation', '국가', '나라'],
  ['origin', '원산지'],
  ['category', 'categories', 'kind', '카테고리', '분류', '종류'],
  ['salary', 'wage', '급여', '연봉', '임금'],
  ['stock', 'inventory', 'in stock', '재고'],
  ['warranty', 'guarantee', '보증', '보증 기간'],
  ['status', '상태'],
  ['date', '날짜', '일자'],
  ['level', 'difficulty', '수준', '난이도'],
  ['waterproof', 'water resistant', '방수'],
  ['free shipping', 'free delivery', '무료배송', '무료 배송'],
  ...DATA_LINES,
];

/** Words that lead to a value without naming its key: the first of a line is the key, in any of its synonyms. */
export const KEY_HINTS: readonly (readonly string[])[] = [
  ['price', 'costs', 'priced', 'charges'],
  ['phone', 'call', 'dial'],
  ['address', 'located', 'location', 'situated', 'stands', '있습니다'],
  ['rating', 'rated', 'rate'],
  ['name', 'called', 'named'],
  ['weight', 'weighs', 'weigh', 'weighing'],
  ['height', 'tall', 'high'],
  ['length', 'long'],
  ['width', 'wide'],
  ['depth', 'deep'],
  ['age', 'aged', 'years old'],
  ['capacity', 'holds'],
  ['speed', 'fast'],
  ['colours', 'comes in'],
  ['instructor', 'taught', 'teaches'],
  ['author', 'written', 'wrote'],
  ['owner', 'owned', 'owns'],
  ['origin', 'made in'],
  ['salary', 'earns', 'pay'],
  ['population', 'lives'],
];

/** Keys that name nothing without the key above them: price.amount. */
export const BARE_KEYS: ReadonlySet<string> = new Set(
  'amount value number count quantity text content total 값 금액'.split(' '),
);

/** Units at the end of a key: weight_g, price_usd. */
export const UNIT_WORDS: ReadonlySet<string> = new Set(
  'g kg mg lb lbs oz cm mm m km ft in mi usd eur krw gbp jpy won ms s sec secs min mins hr hrs gb mb kb tb pct percent percentage l ml kwh kw w v hz mah mv sqm db c f kcal days day months month weeks years year krw 원 초 분 시간 일 개월 년 퍼센트 그램 미터 점 개 명 회'.split(
    ' ',
  ),
);
