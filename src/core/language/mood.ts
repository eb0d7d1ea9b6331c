import { syllablesEndingIn } from './particle.ts';
import { hasHangul } from './script.ts';

/** What a sentence does. Only statements can be claims. */
export type Mood = 'statement' | 'question' | 'wish' | 'opinion' | 'instruction';

const [NIEUN, RIEUL, BIEUP] = [4, 8, 17].map(syllablesEndingIn);

/** `tail` rules look at the end of a Korean sentence only. */
type Rule = readonly [Mood, RegExp, 'tail'?];

const TAIL = 40;

const TRAILING = /(?<![\s"'”’»)\]】』」*_`])[\s"'”’»)\]】』」*_`]+$/u;
const LEADING = /^[\s"'“‘«([【『「*_`>•·-]+/u;

/** The first rule that fits decides. The sentence comes without its quotes and without its last full stop. */
const RULES: readonly Rule[] = [
  ['question', /[?？]$/],
  [
    'question',
    new RegExp(
      `(?:[${BIEUP}]니까|[${RIEUL}]까요?|(?<![끝타어만떠지러빛신장화겨아여])나요|던가요|[${NIEUN}]가요|[은는]지요)$`,
    ),
    'tail',
  ],
  [
    'question',
    /^(?:how|what|who|whom|whose|when|where|why|which)\b(?=.{0,40}\b(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\b)(?!.*\b(?:was|is|were|are) (?:the|a|an|that|to)\b).*$/i,
  ],
  [
    'question',
    /^(?:is|are|was|does|did|has|have|can|could|will|would) (?:it|he|she|they|we|you|i|there|this|that|the|a|an|any)\b/i,
  ],
  ['instruction', /시기 바랍니다$/, 'tail'],
  [
    'wish',
    /(?:면 (?:좋|감사하|고맙)겠(?:다|습니다|어요|네요)|부탁(?:합니다|해요|드립니다|드려요|드리겠습니다)|고 싶(?:다|습니다|어요|었다)|[기길](?:를|을)? (?:바란다|바랍니다|희망한다|희망합니다|기대한다|기대합니다|원한다|원합니다)|^부디.*)$/,
  ],
  [
    'opinion',
    /(?:^|\s)(?:제|내|저희|우리|개인적인) (?:생각|의견|견해|판단)(?:에는|으로는|에|은|으로)|^개인적으로|(?:다|라|자)고 (?:생각한다|생각합니다|생각해요|본다|봅니다|믿는다|믿습니다|느낀다|느낍니다)$/,
  ],
  [
    'instruction',
    /(?:[으]?세요|십시오|하라|해라|하자|합시다|[읍ㅂ]시다|[자]고요|주시기 바랍니다|[아어해여려]야 (?:한다|합니다|해요|돼요|된다|됩니다)|지 ?마(?:세요|라|십시오)?|할 것)$/,
    'tail',
  ],
  [
    'opinion',
    /^(?:(?:personally|honestly|frankly),? )?(?:i|we) (?:\w+ )?(?:think|believe|feel|guess|suppose|consider|find|suspect|doubt)\b|^in (?:my|our) (?:opinion|view)\b|^personally\b|^to my mind\b/i,
  ],
  [
    'wish',
    /^(?:i|we) (?:\w+ )?(?:wish|hope|want|would (?:like|love))\b|^(?:i|we)['’]d (?:like|love)\b|^hopefully\b|^if only\b|^may (?:it|they|we|you|the)\b/i,
  ],
  [
    'instruction',
    /^(?:please|kindly|let['’]?s|let us)\b|\bplease$|^(?:you|we) (?:should|must|need to|have to|ought to)\b|^(?:do not|don['’]t|never) [a-z]+\b|^make sure\b|^be sure\b/i,
  ],
  [
    'instruction',
    /^(?:(?:then|next|first|finally|now|also),? )?(?:check|run|open|add|remove|delete|update|review|verify|ensure|create|install|try|click|select|enter|send|call|contact|consider|avoid|keep|set|put|write|read|see|go|start|stop|use|test|fix|move|copy|replace|configure|confirm|compare|refer|apply|change|provide|save|submit|wait) (?:the|a|an|this|that|these|those|your|our|all|any|each|every|it|them|its|both|to|if|whether|with|up|for|in|on|out|at|sure)\b/i,
  ],
];

const LATIN_RULES = RULES.filter(
  ([, pattern, where]) => where !== 'tail' && !/[가-힣]{2}/u.test(pattern.source),
);

/** What a sentence does, by its ending in Korean and its beginning in English. */
export function sentenceMood(sentence: string): Mood {
  const quoted = /^\s*["“][^"”]*[?？]["”]\s*\S/.test(sentence);
  const body = sentence.slice(0, 2000).replace(TRAILING, '').replace(LEADING, '');
  const text = body.replace(/(?<![.!。…])[.!。…]+$/, '').replace(TRAILING, '');
  if (quoted) return 'statement';
  const tail = text.slice(-TAIL);
  const rules = hasHangul(tail) ? RULES : LATIN_RULES;
  return rules.find(([, pattern, where]) => pattern.test(where === 'tail' ? tail : text))?.[0] ?? 'statement';
}
