import type { UnreadPart } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import { overlaps, type Surface } from './surface.ts';
import { matchesOf } from '../language/matches-of.ts';

/**
 * Words that change what a number or a relation is said of, or whether it is said at all. Where one stands in a
 * claim and is no part of a name or of the vocabulary, the claim is confirmed at best in part.
 */
const WORDS: readonly RegExp[] = [
  /\b(?:targets?|targeted|planned|plans?\s+to|forecasts?|projected|estimated|budget\s+cut|overspent|former|formerly|previously|ex-|deputy|acting|interim|would|could|might|if|unless|per\s+(?:employee|capita|person|head)|female|male|remote|part-time|temporary|half|third\s+of|quarter\s+of)\b/giu,
  /\b(?:laid\s+off|lay\s+off|hired|fires?|fired|needs?|needed|lacks?|quit|resign(?:s|ed)?|refus(?:es|ed)|separated|spun\s+off|dismissed|except|excluding|other\s+than|apart\s+from)\b/giu,
  /목표|(?:예상|예측|추정)(?:치|\s)(?=[가-힣]{2})|계획상|전임|차기|신임|신입|계약직|정규직|비정규직|여성|남성|퇴사한|퇴사자|1인당|인당|월평균|일평균|해외\s|국내\s(?=매출)|절반|만약|(?:할|될|일)\s수도|제외(?:한|하)|빼고|이외/gu,
  /해고|채용(?:했|하였|한\s|할)|부족(?:하|해|했)|더\s필요|병가|파업|잃었|물러났|물러난|사임|퇴임|분리(?:되|됐)|독립(?:했|하였)|이전(?:할|했|하였|한다)|소진|중단|폐지|거부/gu,
];

function placesOf(text: string): Span[] {
  return WORDS.flatMap((pattern) =>
    matchesOf(text, pattern).map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}

/** The parts that such words leave open. Words inside names, labels, times and bound places are accounted for. */
export function changedMeanings(surface: Surface, used: readonly Span[]): UnreadPart[] {
  const known = [...surface.entities, ...surface.labels, ...surface.periods, ...surface.quantities, ...used];
  return placesOf(surface.text)
    .filter((place) => !known.some((span) => overlaps(span, place)))
    .map(({ start, end }) => ({
      kind: 'unread',
      start,
      end,
      negated: false,
      text: surface.text.slice(start, end),
      reason: 'unsupported',
      why: 'claim',
    }));
}

const AUXILIARY = /^[\s,]*(?:(?:있|없|않|싶|보|말|나|계|주|한다|했|하)\S*)?\s*[.!?"”']*$/u;

/** Clauses in which nothing was bound: what they say is not checked. */
export function openClauses(surface: Surface, used: readonly Span[]): UnreadPart[] {
  const { text, boundaries } = surface;
  const edges = [0, ...boundaries, text.length];
  return edges.slice(0, -1).flatMap((start, index) => {
    const end = edges[index + 1] ?? text.length;
    const words = text.slice(start, end);
    const touched = [...used, ...surface.periods, ...surface.entities].some(
      (span) => span.start < end && span.end > start,
    );
    if (touched || AUXILIARY.test(words) || words.trim().split(/\s+/u).length < 2) return [];
    return [
      {
        kind: 'unread' as const,
        start,
        end,
        negated: false,
        text: words.trim(),
        reason: 'unsupported' as const,
        why: 'claim' as const,
      },
    ];
  });
}

const FALSE_THAT =
  /(?:주장|말|보도|이야기)(?:은|는|이|가)\s*(?:틀|거짓|사실과\s*다르|허위)|거짓이다|\b(?:it\s+is|it['’]s)\s+(?:false|untrue|wrong|incorrect|a\s+lie|a\s+myth)\s+that\b|\bis\s+a\s+lie\b/iu;

/** "It is false that …", "…라는 주장은 틀렸다": the whole claim is turned round. */
export function deniesWhole(text: string): boolean {
  return FALSE_THAT.test(text);
}
