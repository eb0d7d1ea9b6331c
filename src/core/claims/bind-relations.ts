import type { RelationAssertion } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
import { isNegated } from '../language/negation.ts';
import { timeAt } from './bind-time.ts';
import { distance } from './distance.ts';
import type { Label, LabelMention } from './label.ts';
import type { EntityMention } from './mention.ts';
import { candidatesOfTypes, namedEntity } from './named-entity.ts';
import { type Bound, joined, NOTHING } from './reading.ts';
import { orientation } from './relation-orientation.ts';
import type { Surface } from './surface.ts';

const COORDINATION = /^\s*(?:와|과|,|및|and|랑|하고|&|그리고|·|와\s*함께|,\s*and)\s*(?:the\s+)?$/iu;

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
        ...timeAt(surface, mention, used),
      });
    }
  }
  return { assertions, used: [mention, ...subjects, ...objects] };
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
  const best = pairings[0];
  return best === undefined ? NOTHING : assertionsOf(surface, mention, best, target(best.label), used);
}

/** Binds the words of relations to the two entities that they join. */
export function bindRelations(surface: Surface, vocabulary: Vocabulary, used: readonly Span[]): Bound {
  const free = surface.labels.filter((label) => !used.includes(label));
  return joined(free.map((label) => bindLabel(surface, vocabulary, label, used)));
}
