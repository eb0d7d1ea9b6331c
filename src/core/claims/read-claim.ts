import type { Assertion, UnreadPart } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
import { impossibleDates, openTimes } from './bind-time.ts';
import { bindUnknown, ownSubject } from './bind-unknown.ts';
import type { EntityMention } from './mention.ts';
import { deniesWhole } from './changed-meaning.ts';
import { namedEntity } from './named-entity.ts';
import { overlaps, type Surface } from './surface.ts';
import { isTurnOfPhrase } from './turn-of-phrase.ts';
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

function ambiguousNames(surface: Surface): UnreadPart[] {
  return surface.entities
    .filter((mention) => namedEntity(mention) === null)
    .map((mention) =>
      unread(surface, mention, {
        why: 'name',
        reason: 'ambiguous',
        options: mention.candidates.map(({ entity }) => `${entity.name} (${entity.type} ${entity.id})`),
      }),
    );
}

/** Names beside the first one: that they belong together is a claim. */
function leftNames(surface: Surface): UnreadPart[] {
  const [anchor, ...others] = surface.entities;
  if (anchor === undefined || namedEntity(anchor) === null) return [];
  const keysOf = ({ candidates }: EntityMention): string[] =>
    candidates.map(({ entity }) => `${entity.type} ${entity.id}`);
  const known = new Set(keysOf(anchor));
  return others
    .filter((mention) => namedEntity(mention) !== null && !keysOf(mention).some((key) => known.has(key)))
    .map((mention) => unread(surface, mention, { why: 'relation', reason: 'unsupported' }));
}

function leftNumbers(surface: Surface): UnreadPart[] {
  return surface.quantities
    .filter((quantity) => !isTurnOfPhrase(quantity))
    .map((quantity) => unread(surface, quantity, { why: 'quantity', reason: 'unsupported' }));
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

/** What a claim says that is no matter for rows (GR55), and what in it is unread until they decide it. */
export function readClaim(
  given: Surface,
  vocabulary: Vocabulary,
  idTypes: (name: string) => readonly string[],
): readonly Assertion[] {
  const surface = withOwnSubject(given, vocabulary, idTypes);
  if (surface === null) return [wholeUnread(given)];
  const unknown = bindUnknown(surface, vocabulary, idTypes);
  const assertions = [
    ...unknown,
    ...leftNames(surface),
    ...ambiguousNames(surface),
    ...impossibleDates(surface),
    ...openTimes(surface),
    ...superlatives(surface),
    ...(unknown.some((one) => one.is_subject) ? [] : leftNumbers(surface)),
  ];
  if (assertions.length > 0) return deniesWhole(surface.text) ? assertions.map(turned) : assertions;
  return [wholeUnread(surface)];
}
