const NATIVE_ONES = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'] as const;
const NATIVE_TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'] as const;
const SINO = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'] as const;
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** 1-99 before a counter: 세, 열두, 스무, 서른한. */
export function nativeKorean(value: number): string {
  if (value === 20) return '스무';
  return `${NATIVE_TENS[Math.floor(value / 10)]}${NATIVE_ONES[value % 10]}`;
}

/** 1-9999 in Sino-Korean: 삼천오백. */
export function sinoKorean(value: number): string {
  return [1000, 100, 10, 1]
    .map((place) => ({ place, digit: Math.floor(value / place) % 10 }))
    .filter(({ digit }) => digit > 0)
    .map(({ place, digit }) => {
      const name = { 1000: '천', 100: '백', 10: '십', 1: '' }[place] ?? '';
      return digit === 1 && place > 1 ? name : `${SINO[digit]}${name}`;
    })
    .join('');
}

/** 0-99: twelve, forty-two. */
export function english(value: number): string {
  if (value < 20) return ONES[value] ?? String(value);
  const ones = value % 10 === 0 ? '' : `-${ONES[value % 10]}`;
  return `${TENS[Math.floor(value / 10)]}${ones}`;
}
