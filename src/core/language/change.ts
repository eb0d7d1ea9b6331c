import type { Span } from '../../contract/span.ts';
import { termFinder } from './token-terms.ts';

/** A word of change. The direction is the word's own: negation around it is not applied. */
export interface Change extends Span {
  readonly direction: 'up' | 'down' | 'none';
}

const PASSIVE = '[지졌진져질집]';
const STATE = '(?:flat|steady|stable|constant|level|the same)(?! as)';
const UP = [
  '증가; 상승; 성장(?!팀|동력); 급증; 급등; 폭등; 반등; 증대; 증설; 신장; 상향; 향상; 개선(?!팀); 확대; 인상(?!적|깊|파)',
  '_늘(?=[어었]|고 |며|면); _불어났; _불었; 올라섰; 껑충; _늘(?:린|려|릴|렸|리); _오르(?!막|내|간); _오를(?= ); _올(?:랐|라(?!인)|렸|려|린|릴|리(?!브))',
  '_오른(?!쪽|손|편|팔); 치솟; 뛰었; 뛰어올',
  `_높아${PASSIVE}; _많아${PASSIVE}; _커${PASSIVE}; _길어${PASSIVE}; _비싸${PASSIVE}; _높(?:였|여|인(?= )|이(?=[고며기])); 두 배로`,
  'increas(?:e|es|ed|ing); ris(?:e|es|en|ing); rose; grow(?:s|n|ing|th)?; grew; gain(?:s|ed|ing)?',
  'edg(?:es|ed|ing) up; inch(?:es|ed|ing) up; swell(?:s|ed|ing)?; swollen; balloon(?:s|ed|ing)?; widen(?:s|ed|ing)?; climb(?:s|ed|ing)?; surg(?:e|es|ed|ing); soar(?:s|ed|ing)?; jump(?:s|ed|ing)?',
  'rais(?:e|es|ed|ing); expand(?:s|ed|ing)?; improv(?:e|es|ed|ing); doubl(?:es|ed|ing)',
  'tripl(?:es|ed|ing); quadrupl(?:es|ed|ing); up(?= (?:by |from |\\d|[$€£₩])); (?:went|goes|gone|moved) up; rebound(?:s|ed)?',
];
const DOWN = [
  '감소; 하락; 급감; 급락; 폭락; 축소; 감축; 삭감; 인하; 위축; 하향; 저하; 악화; 둔화; 반토막',
  `_줄(?=[어었]|고 |며|면); 쪼그라[들든]; 곤두박질; 내려앉; 미끄러; _줄(?:인|여|였|일 |이(?=[다고며면어기는])); _내(?:렸|린|려(?!놓)|리(?!막)); _떨어${PASSIVE}; _떨어뜨`,
  `_낮아${PASSIVE}; _적어${PASSIVE}; _작아${PASSIVE}; _짧아${PASSIVE}; _싸${PASSIVE}; _낮(?:추|춰|췄|춘)`,
  'decreas(?:e|es|ed|ing); fall(?:s|en|ing)?; fell; declin(?:e|es|ed|ing)',
  'drop(?:s|ped|ping)?(?!-); shr(?:ink|inks|inking|ank|unk); plung(?:e|es|ed|ing)',
  'slip(?:s|ped|ping)?; slid(?:es|ing)?; sank; sunk; sink(?:s|ing)?; eas(?:es|ed); edg(?:es|ed|ing) down; dwindl(?:es|ed|ing); narrow(?:s|ed|ing); slump(?:s|ed|ing)?; dip(?:s|ped); tumbl(?:e|es|ed|ing)',
  'reduc(?:e|es|ed|ing|tion|tions); lower(?:ed|ing); worsen(?:s|ed|ing)?; halv(?:e|es|ed|ing)',
  'down(?= (?:by |from |to |\\d|[$€£₩])); (?:went|goes|gone|moved) down; cut(?:s|ting)?(?= (?:by|to|from|its|their|the)); contracted',
  'weaken(?:s|ed|ing)?',
];
const NONE = [
  '_유지(?!보수|관리|비); _동일; _그대로; 변함이? ?없; 변[화동][가이은는도]? ?없; _제자리; _불변; _보합; _횡보',
  `remain(?:s|ed)? ${STATE}; stay(?:s|ed)? ${STATE}; held ${STATE}; is ${STATE}; was ${STATE}; are ${STATE}; were ${STATE}`,
  'unchanged; no change; did not change; maintain(?:s|ed|ing)?',
];

const find = termFinder<Change['direction']>([
  ['up', UP],
  ['down', DOWN],
  ['none', NONE],
]);
const SEASON = /\b(?:the|this|last|next|in) $/i;
const DECISION = /(?:결론|결정|판단|평가|지시|명령|조치|진단|비|눈)[을를이가] $/;

/** Every word of change of a text, in order: 증가, 줄었다, rose, "up by 12%", unchanged. */
export function findChanges(text: string): Change[] {
  const found: Change[] = [];
  for (const { start, end, value } of find(text)) {
    if (!isOtherSense(text, start, end)) found.push({ start, end, direction: value });
  }
  return found;
}

/** The fall of the year; a decision or rain that 내리다 stands for. */
function isOtherSense(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 6), start);
  if (/^falls?$/i.test(word))
    return SEASON.test(before) && !/^ (?:in|of|by|to)\b/.test(text.slice(end, end + 4));
  return word.startsWith('내') && DECISION.test(before);
}
