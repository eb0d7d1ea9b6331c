import type { Cue, CueKind, Hint } from './claim-reading.ts';
import { DIMENSIONS } from './dimensions.ts';
import type { Word } from './word.ts';
import { matchesOf } from '../../../language/matches-of.ts';

type Row = readonly [CueKind, 'max' | 'min' | null, RegExp];

/** Words of operations that name no dimension. Places of one kind may overlap those of another. */
const ROWS: readonly Row[] = [
  [
    'sum',
    null,
    /\b(?:total(?:s|led|ed|ing)?|combined|sum|altogether|in all|overall|collectively|together|between them|adds? up to|amounts? to)\b|합계|총합|총액|총\s?|합치면|합하면|합산|모두 합|전체\s?합/gi,
  ],
  ['average', null, /\b(?:average[sd]?|averaging|mean|avg)\b|평균/gi],
  ['difference', null, /\b(?:difference|differ(?:s|ed)?|margin|gap|by)\b|차이|격차|만큼|더/gi],
  [
    'only',
    null,
    /\b(?:only|sole|solely|just|alone|unique|exclusively|except|other than)\b|뿐|유일|[가-힣]만(?=[은이을 ]|$)|밖에/gi,
  ],
  [
    'all',
    null,
    /\b(?:all|every|each|always|everyone|entire(?:ly)?|any)\b|모든|모두|전부|전체|각각|매\s?(?=[월년주달])|항상/gi,
  ],
  ['both', null, /\b(?:both|neither)\b|둘 다|두 곳 모두|양쪽/gi],
  [
    'none',
    null,
    /\b(?:no|none|never|zero|neither|nobody|nor|without)\b|[명곳개건]도 없|하나도|한 명도|한 곳도|아무도/gi,
  ],
  [
    'most of',
    null,
    /\bmost of\b|\bmajority\b|\b(?:more than|over|at least) half\b|\bhalf\b|대부분|과반|절반/gi,
  ],
  [
    'same',
    null,
    /\b(?:same|equal(?:s|led)?|identical|tied?|share[sd]?|as (?:many|much|high|old|tall|long) as)\b|같은|같다|같았|동일|똑같/gi,
  ],
  ['different', null, /\b(?:different|distinct|various|unique|separate)\b|서로 다른|다른|다양한|종류/gi],
  [
    'number of',
    null,
    /\b(?:number of|amount of|how many|count of|total of)\b|수는|개수|[명개곳건회번] ?(?:이다|이며|입니다|이었다)/gi,
  ],
  [
    'first',
    null,
    /\b(?:first|1st|begin|began|initial(?:ly)?|start(?:s|ed)? with|opening)\b|첫 ?번?째?|처음|최초/gi,
  ],
  ['last', null, /\b(?:last|final(?:ly)?|end(?:s|ed)? with|closing)\b|마지막|최종|끝/gi],
  ['before', null, /\b(?:before|prior to|earlier|precede[sd]?|sooner|ahead of)\b|이전|먼저|전에|일찍|앞서/gi],
  [
    'after',
    null,
    /\b(?:after|follow(?:s|ed|ing)?|later|since|subsequent(?:ly)? to|behind)\b|이후|나중|후에|늦게|뒤에/gi,
  ],
  [
    'than',
    null,
    /\bthan\b|\bcompared? (?:to|with)\b|\bexceed(?:s|ed)?|\boutscore[sd]?|\bsurpass(?:es|ed)?|보다|비해/gi,
  ],
  [
    'not',
    null,
    /\b(?:not|never|n't|cannot|fail(?:s|ed)? to|no|neither|nor|none|without|unable|refuse[sd]?)\b|n't\b|않|아니|아닌|못|없|불가/gi,
  ],
  [
    'times',
    null,
    /\b(?:times?|twice|once|thrice|double[sd]?|triple[sd]?|half)\b|배|[번회](?=\s|$|이|을|를|의)/gi,
  ],
];

const NO_HINTS: readonly Hint[] = [];

/** The first and last word that a range of the text touches. */
function stretchOf(words: readonly Word[], start: number, end: number): { from: number; to: number } | null {
  const from = words.findIndex((word) => word.end > start);
  if (from < 0) return null;
  let to = from;
  while (to < words.length && (words[to]?.start ?? end) < end) to++;
  return to > from ? { from, to } : null;
}

function dimensionCues(text: string, words: readonly Word[]): Cue[] {
  const found: Cue[] = [];
  for (const { pattern, degree, direction, hints } of DIMENSIONS)
    for (const match of matchesOf(text, pattern)) {
      const place = stretchOf(words, match.index, match.index + match[0].length);
      if (place !== null) found.push({ ...place, kind: degree, direction, hints });
    }
  return found;
}

/** Every word of an operation, by place. */
export function cuesOf(text: string, words: readonly Word[]): Cue[] {
  const found = dimensionCues(text, words);
  for (const [kind, direction, pattern] of ROWS)
    for (const match of matchesOf(text, pattern)) {
      const place = stretchOf(words, match.index, match.index + match[0].length);
      if (place !== null) found.push({ ...place, kind, direction, hints: NO_HINTS });
    }
  return found.sort((a, b) => a.from - b.from || a.to - b.to);
}
