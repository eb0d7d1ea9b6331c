import type { TermAssertion } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
import { endBefore } from '../language/end-before.ts';
import { isNegated } from '../language/negation.ts';
import { unitOf } from '../language/units.ts';
import { timeAt } from './bind-time.ts';
import { distance } from './distance.ts';
import { type Frame, isFrame, labelledFrame } from './frame.ts';
import type { Label, LabelMention } from './label.ts';
import type { EntityMention } from './mention.ts';
import { candidatesOfTypes, namedEntity } from './named-entity.ts';
import { type Bound, joined, NOTHING } from './reading.ts';
import type { Surface } from './surface.ts';
import { endsInParticle } from './titled-names.ts';

interface ValuePairing {
  readonly label: Label;
  readonly mention: EntityMention;
  readonly cost: number;
}

function hasOwnWords(surface: Surface, label: Label): boolean {
  return surface.labels.some(({ labels }) =>
    labels.some(({ kind, type, name }) => kind === 'attribute' && type === label.type && name === label.name),
  );
}

/** Prefers the attribute whose own words stand in the claim. */
function named(surface: Surface, label: Label): number {
  return hasOwnWords(surface, label) ? -4 : 0;
}

function bestPairing(surface: Surface, value: LabelMention): ValuePairing | undefined {
  const pairs = value.labels
    .filter(({ kind }) => kind === 'value')
    .flatMap((label) =>
      surface.entities
        .filter((mention) => candidatesOfTypes(mention, new Set([label.type])).length === 1)
        .map((mention) => ({
          label,
          mention,
          cost: distance(surface.layout, mention, value, surface.entities) + named(surface, label),
        })),
    );
  return pairs.sort((a, b) => a.cost - b.cost)[0];
}

/** "종료될 예정이다" and "is expected to": a turn of phrase, not a named value. */
function isModal(surface: Surface, value: LabelMention): boolean {
  const before = surface.text.slice(0, value.start);
  const future = (before.trimEnd().charCodeAt(before.trimEnd().length - 1) - 0xac00) % 28 === 8;
  return (
    (future && /\s$/u.test(before) && /^예정|^계획/u.test(value.text)) ||
    /^\s+to\s+\p{L}/u.test(surface.text.slice(value.end))
  );
}

const PREDICATE_KO =
  /^\s*(?:상태|중|단계|등급|직급|업종|지역|[가-힣]{1,4}(?=이다|입니다|이며|이고|이었|였))?\s*(?:이다|입니다|이었|였|이고|이며|이라|으로|로|인(?:\s|$)|에\s|이\s|가\s|의\s|됨|되|된|했|한|,|\.|\)|$)/u;
const PREDICATE_EN =
  /\b(?:is|are|was|were|be|been|being|remains?|remained|became|status|stage|grade|as|in|at|from|on|currently|now|still|not|an?|the|to)\s+(?:\w+ly\s+)?["']?$/iu;

/** 김민수 이사는, Director Minsu Kim: a title beside the name that bears it. */
function isTitle({ text, entities }: Surface, value: LabelMention): boolean {
  const types = new Set(value.labels.flatMap(({ kind, type }) => (kind === 'value' ? [type] : [])));
  const isKorean = /[가-힣]/u.test(value.text);
  return entities.some((mention) => {
    if (candidatesOfTypes(mention, types).length !== 1) return false;
    const between = isKorean ? text.slice(mention.end, value.start) : text.slice(value.end, mention.start);
    return between === ' ' && (!isKorean || endsInParticle(text.slice(value.end)));
  });
}

/** A value whose attribute is not named must stand where a sentence says what something is; money words never do. */
function isStated(surface: Surface, value: LabelMention): boolean {
  const named = value.labels.some((label) => label.kind === 'value' && hasOwnWords(surface, label));
  if (named) return true;
  if (unitOf(value.text)?.dimension.startsWith('currency') === true) return false;
  if (isTitle(surface, value)) return true;
  const after = surface.text.slice(value.end);
  return /[가-힣]/u.test(value.text)
    ? PREDICATE_KO.test(after)
    : PREDICATE_EN.test(surface.text.slice(0, value.start));
}

/** "서울 또는 부산", "Seoul or Busan": neither is said. */
function isAlternative(surface: Surface, value: LabelMention): boolean {
  const { text } = surface;
  return (
    /^\s*(?:또는|혹은|이나\s|or\b)/iu.test(text.slice(value.end)) ||
    /(?:또는|혹은|\bor)\s+$/iu.test(text.slice(0, value.start))
  );
}

function bindValue(surface: Surface, value: LabelMention, used: readonly Span[]): Bound {
  if (isModal(surface, value) || isAlternative(surface, value) || !isStated(surface, value)) return NOTHING;
  const pair = bestPairing(surface, value);
  const subject = pair === undefined ? null : namedEntity(pair.mention, new Set([pair.label.type]));
  if (pair === undefined || subject === null) return NOTHING;
  const assertion: TermAssertion = {
    kind: 'term',
    start: value.start,
    end: value.end,
    negated: isNegated(surface.text, value),
    subject,
    attribute: pair.label.name,
    code: pair.label.code ?? null,
    claimed: value.text,
    ...timeAt(surface, value, used),
  };
  const own = surface.labels.filter(({ labels }) =>
    labels.some(({ kind, name }) => kind === 'attribute' && name === pair.label.name),
  );
  return { assertions: [assertion], used: [value, pair.mention, ...own] };
}

/** What stands in the value's place of "label is value" / "label은 value이다"; null where nothing does. */
function complement(surface: Surface, frame: Frame): { start: number; end: number } | null {
  const label = frame.label;
  if (label === null) return null;
  const after = surface.text.slice(label.end);
  const said = after.slice(0, endBefore(after, /[.\s]/u));
  const english = /^\s*(?:is|was|are|were|:|=)\s+(\S.*)$/iu.exec(said);
  const korean =
    /^\s*(?:(?:은|는|이|가|:|=)\s*)?(\S.*?)(?:입니다|이다|이었다|였다|임|이며|이고|로\s|으로\s|라고|$)/u.exec(
      said,
    );
  const found = english?.[1] ?? korean?.[1];
  if (found === undefined || found.trim() === '') return null;
  const start = label.end + after.indexOf(found);
  return { start, end: start + found.trimEnd().length };
}

function bindText(
  surface: Surface,
  vocabulary: Vocabulary,
  label: LabelMention,
  used: readonly Span[],
): Bound {
  const only = { ...surface, labels: [label] };
  const accepts = (attribute: { kind: string }): boolean => ['text', 'id', 'enum'].includes(attribute.kind);
  const frame = labelledFrame(only, label, { vocabulary, accepts });
  if (!isFrame(frame)) return NOTHING;
  const place = complement(surface, frame);
  if (place === null) return NOTHING;
  const assertion: TermAssertion = {
    kind: 'term',
    ...place,
    negated: isNegated(surface.text, place),
    subject: frame.subject,
    attribute: frame.attribute,
    code: null,
    claimed: surface.text.slice(place.start, place.end),
    ...timeAt(surface, label, used),
  };
  return { assertions: [assertion], used: [label, frame.mention, place] };
}

/** Binds named values of enum attributes, and what is said of text attributes. */
export function bindTerms(surface: Surface, vocabulary: Vocabulary, used: readonly Span[]): Bound {
  const values = joined(surface.labels.map((label) => bindValue(surface, label, used)));
  const rest = surface.labels.filter((label) => !used.includes(label) && !values.used.includes(label));
  const texts = rest.map((label) => bindText(surface, vocabulary, label, used));
  return joined([values, ...texts]);
}
