/** What may begin a quantity at a place in a text. */
export const Candidate = { none: 0, digit: 1, money: 2, latin: 3, hangul: 4 } as const;
export type Candidate = (typeof Candidate)[keyof typeof Candidate];

const KINDS = new Uint8Array(65536);
mark('0123456789.', Candidate.digit);
mark('$€£¥￥₩￦₹', Candidate.money);
mark('zotfsenhaqmdZOTFSENHAQMDUKJCGI', Candidate.latin);
mark('영일이삼사오육칠팔구십백천만억조한두세석네넉다여일아열스서마쉰예너대첫둘셋넷', Candidate.hangul);

function mark(characters: string, kind: Candidate): void {
  for (let at = 0; at < characters.length; at++) KINDS[characters.charCodeAt(at)] = kind;
}

const WORDS =
  /(?:zero|one(?= (?:hundred|thousand|million|billion|trillion|hour|minute|week|month|year|person|employee|item|case|unit|third|quarter|fifth)s?\b)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|dozen|twice|double[sd]?|triple[sd]?|quadruple[sd]?|tenfold|twofold|threefold|fourfold|fivefold|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?![A-Za-z])|(?:half )?an? (?=(?:hundred|thousand|million|billion|trillion|dozen)\b)/iy;
const CODES = /(?:USD|KRW|EUR|JPY|CNY|RMB|GBP|CHF|CAD|AUD|HKD|SGD|INR|US\$|HK\$|NT\$|[CAS]\$)(?=\s?[-−]?\d)/y;
const NEXT_HANGUL =
  /[영일이삼사오육칠팔구십백천만억조한두세석네넉섯너곱덟홉물른흔순든무댓러\s명개원년배층번시달곳차대건권분살초주인고째닐여퍼프다아하스]/;

/** The kind of candidate at `at`. Words count only where they begin. */
export function candidateAt(text: string, at: number): Candidate {
  const code = text.charCodeAt(at);
  const kind = KINDS[code] as Candidate;
  if (kind === Candidate.none || kind === Candidate.money) return kind;
  if (kind === Candidate.digit) return code === 46 && !isDecimal(text, at) ? Candidate.none : kind;
  if (kind === Candidate.latin) return isLatinWord(text, at, code) ? kind : Candidate.none;
  return isHangulWord(text, at) ? kind : Candidate.none;
}

/** `.95` with nothing before it that it could belong to. */
function isDecimal(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  if (!(next >= 48 && next <= 57)) return false;
  const before = text.charCodeAt(at - 1);
  return at === 0 || before === 32 || before === 40 || before === 10;
}

function isLatinWord(text: string, at: number, code: number): boolean {
  const before = at === 0 ? 32 : text.charCodeAt(at - 1);
  const inside =
    (before >= 65 && before <= 90) || (before >= 97 && before <= 122) || before === 95 || before === 45;
  if (inside || (before >= 48 && before <= 57)) return false;
  WORDS.lastIndex = at;
  if (WORDS.test(text)) return true;
  CODES.lastIndex = at;
  return code < 97 && CODES.test(text);
}

function isHangulWord(text: string, at: number): boolean {
  const before = at === 0 ? 32 : text.charCodeAt(at - 1);
  if (before >= 0xac00 && before <= 0xd7a3 && !isPrefixed(text, at)) return false;
  return NEXT_HANGUL.test(text.charAt(at + 1));
}

/** 약, 총 and 제 may be written close to the number. */
function isPrefixed(text: string, at: number): boolean {
  const prefix = text.charAt(at - 1);
  if (prefix !== '약' && prefix !== '총' && prefix !== '제') return false;
  const before = at > 1 ? text.charCodeAt(at - 2) : 32;
  return before < 0xac00 || before > 0xd7a3;
}
