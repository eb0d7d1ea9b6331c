import type { Assertion, UnreadPart } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
import { bindChanges } from './bind-changes.ts';
import { bindComparisons } from './bind-comparisons.ts';
import { impossibleDates, openTimes } from './bind-time.ts';
import { bindUnknown, ownSubject } from './bind-unknown.ts';
import { bindValues } from './bind-values.ts';
import { claimedTime } from './claimed.ts';
import { isNumeric } from './fits-unit.ts';
import type { Label } from './label.ts';
import type { EntityMention } from './mention.ts';
import { changedMeanings, deniesWhole, openClauses } from './changed-meaning.ts';
import { namedEntity } from './named-entity.ts';
import { overlaps, type Surface } from './surface.ts';
import { isTurnOfPhrase } from './turn-of-phrase.ts';
import { flagOf } from '../lexicon/flags.ts';
import { matchesOf } from '../language/matches-of.ts';

const SUPERLATIVE =
  /가장|제일|유일|최초|\bonly\b|\bmost\b|\bleast\b|\b(?:high|low|larg|small|long|short|old|young|new|great|few|big|fast|slow)est\b|\bthe\s+first\b/giu;
const COMPARATIVE = /at\s+(?:most|least)|not\s+only/giu;

function unread(
  surface: Surface,
  span: Span,
  part: Pick<UnreadPart, 'why' | 'reason' | 'options'>,
): UnreadPart {
  const { start, end } = span;
  return { kind: 'unread', start, end, negated: false, text: surface.text.slice(start, end), ...part };
}

function wholeUnread(surface: Surface): UnreadPart {
  return unread(surface, { start: 0, end: surface.text.length }, { why: 'claim', reason: 'unsupported' });
}

function superlatives(surface: Surface): UnreadPart[] {
  const comparators = matchesOf(surface.text, COMPARATIVE).map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
  const known = [
    ...surface.labels,
    ...surface.entities,
    ...surface.quantities,
    ...surface.periods,
    ...comparators,
  ];
  return matchesOf(surface.text, SUPERLATIVE)
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
    .filter((span) => !known.some((other) => overlaps(span, other)))
    .map((span) => unread(surface, span, { why: 'superlative', reason: 'unsupported' }));
}

function ambiguousNames(surface: Surface, used: readonly Span[]): UnreadPart[] {
  return surface.entities
    .filter((mention) => !used.includes(mention) && namedEntity(mention) === null)
    .map((mention) =>
      unread(surface, mention, {
        why: 'name',
        reason: 'ambiguous',
        options: mention.candidates.map(({ entity }) => `${entity.name} (${entity.type} ${entity.id})`),
      }),
    );
}

/** Names beside the one that the claim is about, of which nothing was read: that they belong together is a claim. */
function leftNames({ entities, ...surface }: Surface, used: readonly Span[]): UnreadPart[] {
  const anchor = entities.find((mention) => used.includes(mention)) ?? entities[0];
  if (anchor === undefined || namedEntity(anchor) === null) return [];
  const keysOf = ({ candidates }: EntityMention): string[] =>
    candidates.map(({ entity }) => `${entity.type} ${entity.id}`);
  const known = new Set(
    entities.filter((mention) => mention === anchor || used.includes(mention)).flatMap(keysOf),
  );
  return entities
    .filter((mention) => !used.includes(mention) && namedEntity(mention) !== null)
    .filter((mention) => !keysOf(mention).some((key) => known.has(key)))
    .map((mention) => unread({ ...surface, entities }, mention, { why: 'relation', reason: 'unsupported' }));
}

function leftNumbers(surface: Surface, used: readonly Span[]): UnreadPart[] {
  return surface.quantities
    .filter((quantity) => !used.some((span) => overlaps(span, quantity)) && !isTurnOfPhrase(quantity))
    .map((quantity) => unread(surface, quantity, { why: 'quantity', reason: 'unsupported' }));
}

/** When what an assertion says holds. */
function timesOf(assertion: Assertion): readonly string[] {
  return assertion.kind === 'unread' || assertion.time === undefined ? [] : [assertion.time.text];
}

/** Times at which nothing was read: `and has been on sale since 12 April`. */
function leftTimes(surface: Surface, used: readonly Span[], assertions: readonly Assertion[]): UnreadPart[] {
  const said = new Set(assertions.flatMap(timesOf));
  return surface.periods
    .filter(
      (period) =>
        claimedTime(period) !== null &&
        !said.has(period.text) &&
        !used.some((span) => overlaps(span, period)),
    )
    .map((period) => unread(surface, period, { why: 'time', reason: 'unsupported' }));
}

/** Words for days, places, kinds and grades, which are for rows (GR55). */
function leftWords(surface: Surface, vocabulary: Vocabulary, used: readonly Span[]): UnreadPart[] {
  const isForRows = ({ kind, type, name }: Label): boolean => {
    const attribute = vocabulary[type]?.attributes[name];
    return kind === 'value' || (kind === 'attribute' && attribute !== undefined && !isNumeric(attribute));
  };
  return surface.labels
    .filter(
      (mention) =>
        flagOf(mention.text) === null &&
        mention.labels.every(isForRows) &&
        !used.some((span) => overlaps(span, mention)),
    )
    .map((mention) => unread(surface, mention, { why: 'attribute', reason: 'unsupported' }));
}

/** The subject of the sentence before, for a sentence that names none (그 팀은 …, It has …, or nothing at all). */
export function withInherited(surface: Surface, inherited: EntityMention | null): Surface {
  if (surface.entities.length > 0 || inherited === null) return surface;
  return { ...surface, entities: [{ ...inherited, start: 0, end: 0, text: '' }] };
}

/** CL7: the surface with what it may inherit; null where its own subject is one that nobody knows. */
function withOwnSubject(
  surface: Surface,
  vocabulary: Vocabulary,
  idTypes: (name: string) => readonly string[],
): Surface | null {
  if (!surface.entities.some(({ start, end }) => start === end)) return surface;
  const alone = { ...surface, entities: [] };
  const own = ownSubject(alone, vocabulary, idTypes);
  if (own === null) return surface;
  return own.isTyped ? alone : null;
}

function turned(assertion: Assertion): Assertion {
  return assertion.kind === 'unread' ? assertion : { ...assertion, negated: !assertion.negated };
}

/** Reads everything that a claim asserts. Each part of it is bound, or says why it could not be. */
export function readClaim(
  given: Surface,
  vocabulary: Vocabulary,
  idTypes: (name: string) => readonly string[],
): readonly Assertion[] {
  const surface = withOwnSubject(given, vocabulary, idTypes);
  if (surface === null) return [wholeUnread(given)];
  const used: Span[] = [];
  const assertions: Assertion[] = [];
  for (const bind of [bindChanges, bindComparisons, bindValues]) {
    const bound = bind(surface, vocabulary, used);
    used.push(...bound.used);
    assertions.push(...bound.assertions);
  }
  const isBound = assertions.some(({ kind }) => kind !== 'unread');
  assertions.push(...bindUnknown(surface, vocabulary, idTypes, assertions));
  const nameless = assertions.some((assertion) => assertion.kind === 'existence' && assertion.is_subject);
  assertions.push(...leftNames(surface, used), ...ambiguousNames(surface, used));
  assertions.push(
    ...impossibleDates(surface),
    ...openTimes(surface),
    ...(isBound ? [...leftTimes(surface, used, assertions), ...leftWords(surface, vocabulary, used)] : []),
    ...superlatives(surface),
    ...(nameless ? [] : leftNumbers(surface, used)),
  );
  if (isBound) {
    assertions.push(...changedMeanings(surface, used), ...openClauses(surface, used));
  }
  if (assertions.length > 0) return deniesWhole(surface.text) ? assertions.map(turned) : assertions;
  return [wholeUnread(surface)];
}
