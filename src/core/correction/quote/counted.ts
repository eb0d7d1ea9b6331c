/** What is counted in a question: 몇 권까지, how many plots. */
const KOREAN =
  /몇\s*(퍼센트|[가-힣]{1,2}?|[A-Za-z%]+)(?=[은는이가을를의나에]|까지|부터|씩|인|이|정도|동안|\s|\?|$)/u;
const ENGLISH = /\bhow many ([a-z]+)/i;
/** Counters that stand for each other. */
const ALIKE: readonly (readonly string[])[] = [
  ['퍼센트', '%', '프로'],
  ['명', '사람', '인', '분'],
  ['개', '가지', '대'],
  ['달', '개월', '월'],
  ['주', '주일'],
  ['번', '회', '차례'],
  ['시', ':'],
];
const NATIVE = '한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|서른|[일이삼사오육칠팔구십백천만]+|\\d[\\d,.]*';
const NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|several|\\d[\\d,.]*';
/** Words between a number and what it counts; a share of things counts none of them. */
const BETWEEN = String.raw`(?:(?!percent\b|of\b)[a-z-]+\s+){0,2}`;
const SHORTEST_STEM = 3;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function koreanCount(counter: string): RegExp {
  const same = ALIKE.find((group) => group.includes(counter)) ?? [counter];
  return new RegExp(`(?:${NATIVE})\\s?(?:${same.map(escaped).join('|')})`, 'iu');
}

function englishCount(noun: string): RegExp {
  const stem = escaped(noun.toLowerCase().replace(/(?:ies|es|s)$/, '')).slice(
    0,
    Math.max(SHORTEST_STEM, noun.length - 2),
  );
  return new RegExp(
    String.raw`\b(?:${NUMBERS})\s+${BETWEEN}${stem}[a-z]*|\b${stem}[a-z]*(?:\s+[a-z]+)?[:=]?\s+(?:${NUMBERS})\b`,
    'iu',
  );
}

/** What must stand in an answer that counts what the question asks for; null where it asks for no count. */
export function countWanted(question: string): RegExp | null {
  const korean = KOREAN.exec(question)?.[1];
  if (korean !== undefined) return koreanCount(korean);
  const english = ENGLISH.exec(question)?.[1];
  return english === undefined ? null : englishCount(english);
}
