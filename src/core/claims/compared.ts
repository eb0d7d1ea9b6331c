import type { Change } from '../language/change.ts';
import { matchesOf } from '../language/matches-of.ts';
import type { Period } from '../language/period.ts';
import { DEGREES } from '../lexicon/operators.ts';
import type { EntityMention } from './mention.ts';

export const BASE_AFTER =
  /^\s*(?:의\s*)?(?:에\s*)?(?:대비|보다|에\s*비해|에\s*비하여|와\s*비교|과\s*비교|에\s*견줘)/u;
export const BASE_BEFORE =
  /(?:\bfrom|\bthan(?:\s+in)?|\bversus|\bvs\.?|\bover|\bcompared\s+(?:to|with)|\bagainst|\brelative\s+to)\s*(?:the\s+)?$/iu;

const THAN_KO =
  /보다|에\s*비해|에\s*비하여|대비|(?:을|를)\s+(?=앞|추월|제치|제쳤|웃|상회|능가|밑|하회)|에\s+(?=못\s*미|미치지)/gu;
const OTHER_BEFORE =
  /\b(?:than|(?:equal|identical|compared|relative)\s+(?:to|with)|equal(?:s|led)?|as|exceed(?:s|ed|ing)?|surpass(?:es|ed)?|outnumber(?:s|ed)?|outperform(?:s|ed)?|outsold|outsells?|outpace[sd]?|overt(?:ook|akes?)|trail(?:s|ed)|lag(?:s|ged)?\s+behind)\s+(?:that\s+of\s+|those\s+of\s+|(?:at|in|for|of|on|with)\s+)?(?:the\s+)?$/iu;

/** The entity that stands behind "than" or before 보다. */
function otherOf(text: string, entities: readonly EntityMention[]): EntityMention | undefined {
  const english = entities.find((mention) => OTHER_BEFORE.test(text.slice(0, mention.start)));
  if (english !== undefined) return english;
  const than = [...text.matchAll(THAN_KO)].at(-1)?.index ?? -1;
  return entities.filter((mention) => mention.end <= than).at(-1);
}

/** 데이터플랫폼팀(ORG-0003) names it twice. */
function isSame(one: EntityMention, other: EntityMention): boolean {
  const own = one.candidates.map(({ entity }) => `${entity.type} ${entity.id}`);
  return other.candidates.some(({ entity }) => own.includes(`${entity.type} ${entity.id}`));
}

/** What a claim compares its subject with; null where that is the subject itself. */
export function comparedWith(text: string, entities: readonly EntityMention[]): EntityMention | null {
  const other = otherOf(text, entities);
  return other === undefined || entities.every((mention) => isSame(mention, other)) ? null : other;
}

/** A time marked as what is compared with: 대비, "than in". */
export function isBase(text: string, period: Period): boolean {
  return BASE_AFTER.test(text.slice(period.end)) || BASE_BEFORE.test(text.slice(0, period.start));
}

export const STEP_BEFORE =
  /(?:작년|지난해|전년)\s*(?:같은|동)|same\s+\S+\s+(?:of\s+)?(?:last|the\s+previous)\s+year|(?:한|1|일)\s?(?:주|주일|달|개월|분기|해|년)\s*전|\ba\s+(?:week|month|quarter|year)\s+(?:earlier|before)|전년|전\s?분기|전월|전주|전\s?기|직전(?:\s?(?:분기|반기|달|월|주|해))?|(?:year|quarter|month|week|half)\s+before(?!\s+last)|(?:previous|prior|preceding)\s+(?:year|quarter|month|week|half|period)|year[- ]o(?:ver|n)[- ]year|quarter[- ]o(?:ver|n)[- ]quarter|month[- ]o(?:ver|n)[- ]month/iu;

/** True where the claim itself says that it compares with the period before, or with the year before. */
function comparesWithBefore(text: string): boolean {
  return STEP_BEFORE.test(text);
}

const WORD = /[a-z]+|[가-힣]+/giu;
const STEMS = [...DEGREES.plain].filter(([stem]) => /[가-힣]/u.test(stem));

function sideOf(word: string): 'up' | 'down' | undefined {
  const readings = DEGREES.more.get(word.toLowerCase()) ?? STEMS.find(([stem]) => word.startsWith(stem))?.[1];
  return readings?.[0]?.side;
}

/** "Higher than last year" compares the subject with itself: a change. */
export function comparedTimes(
  text: string,
  entities: readonly EntityMention[],
  periods: readonly Period[],
): Change[] {
  const comparesTimes = comparesWithBefore(text) || periods.some((period) => isBase(text, period));
  if (!comparesTimes || comparedWith(text, entities) !== null) return [];
  const than = text.search(/보다|\bthan\b/iu);
  if (than < 0) return [];
  return matchesOf(text, WORD).flatMap(({ index, 0: word }) => {
    const side = sideOf(word);
    const isBeside = /[가-힣]/u.test(word) ? index > than : index < than;
    return side === undefined || !isBeside
      ? []
      : [{ start: index, end: index + word.length, direction: side }];
  });
}
