/** Roots that all exist and mean different things, a letter or a sound apart; what stands round them is the same. */
const GROUPS = [
  'desert dessert',
  'complement compliment',
  'stationary stationery',
  'county country',
  'lightning lightening',
  'diary dairy',
  'expend expand',
  'message massage',
  'prescri proscri',
  'histori hysteri',
  'persecut prosecut',
  'moral morale',
  'advice advise',
  'marital martial',
  'untied united',
  'dinner diner',
  'batter better butter bitter',
  'bitten beaten',
  'planing planning',
  'hoping hopping',
  'taping tapping',
  'staring starring',
  'filing filling',
  'barely barley',
  'collage college',
  'steal steel',
  'worship workshop',
  'effect affect',
  'device devise',
  '결재 결제',
  '게재 개재',
  '가계 가게',
  '계시 게시',
  '연애 연예',
  '재고 제고',
  '재정 제정',
  '재기 제기',
  '체제 체재',
  '모래 모레',
  '대게 대개',
  '사례 사레',
  '제제 제재',
  '반듯이 반드시',
  '너머 넘어',
  '거름 걸음',
  '어름 얼음',
  '있다가 이따가',
  '붙이 부치',
  '닫히 다치',
  '맞히 마치',
  '받치 바치',
  '절이 저리',
  '졸이 조리',
  '앉히 안치',
].map((group) => group.split(' '));
const GROUP_OF = new Map(GROUPS.flatMap((group) => group.map((root) => [root, group] as const)));
const ROOTS = [...GROUP_OF.keys()];

/** Whether one word, in lower case, becomes the other by exchanging a root for another one that exists as well. */
export function isOtherWord(one: string, other: string): boolean {
  return ROOTS.some((root) => {
    if (!one.includes(root) || other.includes(root)) return false;
    const others = GROUP_OF.get(root) ?? [];
    return others.some((instead) => instead !== root && other.includes(instead) && !one.includes(instead));
  });
}
