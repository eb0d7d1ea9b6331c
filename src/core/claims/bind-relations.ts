import type { Assertion, ClaimedTime, RelationAssertion } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
import { isNegated } from '../language/negation.ts';
import { timeAt } from './bind-time.ts';
import { distance } from './distance.ts';
import { COORDINATION } from './coordination.ts';
import type { Label, LabelMention } from './label.ts';
import type { EntityMention } from './mention.ts';
import { candidatesOfTypes, namedEntity } from './named-entity.ts';
import { type Bound, joined, NOTHING } from './reading.ts';
import { orientation } from './relation-orientation.ts';
import type { Surface } from './surface.ts';

/** "made by A, not by B", "B가 아니라 A", "after B": the other one is denied. */
const DENIED_BEFORE =
  /\b(?:not|rather\s+than|instead\s+of|unlike)\s+(?:by|to|in|from|at|of|for|with)?\s*(?:the\s+)?$/iu;
const DENIED_AFTER = /^(?:\s?[가-힣]{1,6})?(?:이|가)?\s*(?:아니라|아니고|아닌\s)/u;
/** Verbs that say when a relation began or ended. */
const BEGAN =
  /취임|되었|됐|임명|선임|부임|합류|맡기\s*시작|\b(?:took\s+(?:over|the\s+helm|office)|became|becoming|was\s+(?:named|appointed)|appointed|assumed|joined)\b/iu;
const ENDED = /퇴임|물러나|물러났|사임|퇴사|\b(?:stepped\s+down|resigned|left)\b/iu;
interface Pairing {
  readonly label: Label;
  readonly subject: EntityMention;
  readonly object: EntityMention;
  readonly cost: number;
}

function sameThing(a: EntityMention, b: EntityMention): boolean {
  return a.candidates.some(({ entity }) =>
    b.candidates.some((other) => other.entity.id === entity.id && other.entity.type === entity.type),
  );
}

function fits(mention: EntityMention, type: string): boolean {
  return candidatesOfTypes(mention, new Set([type])).length > 0;
}

function pairingsOf(surface: Surface, mention: LabelMention, label: Label, to: string): Pairing[] {
  const cost = (entity: EntityMention): number =>
    distance(
      surface.layout,
      entity,
      mention,
      surface.entities.filter((other) => other !== entity),
    );
  return surface.entities
    .filter((entity) => fits(entity, label.type))
    .flatMap((subject) =>
      surface.entities
        .filter((object) => object !== subject && fits(object, to) && !sameThing(subject, object))
        .map((object) => ({ label, subject, object, cost: cost(subject) + cost(object) })),
    )
    .filter(
      ({ subject, object }) =>
        label.type !== to || orientation(surface.text, mention, label, subject, object),
    );
}

/** The mention with those joined to it by 와, 과, "and" or a comma. */
function coordinated(
  surface: Surface,
  first: EntityMention,
  type: string,
  not: EntityMention,
): EntityMention[] {
  const together = [first];
  for (const mention of surface.entities) {
    const joins = together.some((other) => {
      const [left, right] = other.start < mention.start ? [other, mention] : [mention, other];
      return left !== right && COORDINATION.test(surface.text.slice(left.end, right.start));
    });
    if (joins && mention !== not && !together.includes(mention) && fits(mention, type))
      together.push(mention);
  }
  return together;
}

/** A verb of beginning or ending says that the relation began or ended then, not only that it held. */
function relationTime(surface: Surface, mention: Span, used: readonly Span[]): { time?: ClaimedTime } {
  const { time } = timeAt(surface, mention, used);
  if (time === undefined || time.bound !== 'at') return time === undefined ? {} : { time };
  if (BEGAN.test(surface.text)) return { time: { ...time, bound: 'since' } };
  return { time: ENDED.test(surface.text) ? { ...time, bound: 'until' } : time };
}

function assertionsOf(
  surface: Surface,
  mention: LabelMention,
  pairing: Pairing,
  to: string,
  used: readonly Span[],
): Bound {
  const { label } = pairing;
  const subjects = coordinated(surface, pairing.subject, label.type, pairing.object);
  const objects = coordinated(surface, pairing.object, to, pairing.subject).filter(
    (object) => !subjects.includes(object),
  );
  const assertions: RelationAssertion[] = [];
  for (const subjectMention of subjects) {
    for (const objectMention of objects) {
      const subject = namedEntity(subjectMention, new Set([label.type]));
      const object = namedEntity(objectMention, new Set([to]));
      if (subject === null || object === null) continue;
      const negated = isNegated(surface.text, mention);
      const place = { start: mention.start, end: mention.end };
      assertions.push({
        kind: 'relation',
        ...place,
        negated,
        subject,
        relation: label.name,
        object,
        ...relationTime(surface, mention, used),
      });
    }
  }
  return { assertions, used: [mention, ...subjects, ...objects] };
}

function isDenied(surface: Surface, mention: EntityMention): boolean {
  return (
    DENIED_BEFORE.test(surface.text.slice(0, mention.start)) ||
    DENIED_AFTER.test(surface.text.slice(mention.end))
  );
}

/** The ends that the claim denies beside the one that it states. */
function denials(
  surface: Surface,
  mention: LabelMention,
  best: Pairing,
  to: string,
  used: readonly Span[],
): Bound {
  const denied = surface.entities.filter(
    (other) => isDenied(surface, other) && other !== best.object && other !== best.subject,
  );
  const bounds = denied.map((other) => {
    const pairing = fits(other, to) ? { ...best, object: other } : { ...best, subject: other };
    const bound =
      fits(other, to) || fits(other, best.label.type)
        ? assertionsOf(surface, mention, pairing, to, used)
        : NOTHING;
    return { ...bound, assertions: withNegation(bound, true) };
  });
  return joined(bounds);
}

function bindLabel(
  surface: Surface,
  vocabulary: Vocabulary,
  mention: LabelMention,
  used: readonly Span[],
): Bound {
  const target = (label: Label): string => vocabulary[label.type]?.relations[label.name]?.to ?? '';
  const pairings = mention.labels
    .filter(({ kind }) => kind === 'relation' || kind === 'inverse')
    .flatMap((label) => pairingsOf(surface, mention, label, target(label)))
    .sort((a, b) => a.cost - b.cost);
  const stated = pairings.find(
    ({ subject, object }) => !isDenied(surface, subject) && !isDenied(surface, object),
  );
  const best = stated ?? pairings[0];
  if (best === undefined) return NOTHING;
  const to = target(best.label);
  const denied = denials(surface, mention, best, to, used);
  const bound = assertionsOf(surface, mention, best, to, used);
  const plain = denied.assertions.length === 0 ? bound : { ...bound, assertions: withNegation(bound, false) };
  return joined([plain, denied]);
}

function withNegation(bound: Bound, negated: boolean): Assertion[] {
  return bound.assertions.map((assertion) => ({ ...assertion, negated }));
}

/** Binds the words of relations to the two entities that they join. */
export function bindRelations(surface: Surface, vocabulary: Vocabulary, used: readonly Span[]): Bound {
  const free = surface.labels.filter((label) => !used.includes(label));
  return joined(free.map((label) => bindLabel(surface, vocabulary, label, used)));
}
