import type { ExistenceAssertion } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { EntityType, Vocabulary } from '../../contract/vocabulary.ts';
import type { NameCandidate } from '../language/name.ts';
import { nameCandidates } from '../language/name-candidates.ts';
import { properNames } from '../language/name-proper.ts';
import { topicOf } from '../language/name-topic.ts';
import { DESCRIBING } from '../lexicon/describing.ts';
import { WHOLE_WORDS } from '../lexicon/query-words.ts';
import type { Label } from './label.ts';
import { overlaps, type Surface } from './surface.ts';
import { titledNames } from './titled-names.ts';

const DEICTIC =
  /^(?:이|그|저|각|모든|다른|우리|해당|새|같은|어느|전체|본|the|this|that|these|those|each|every|all|our|its|their|his|her|any|no|another|other|new|it|they|he|she|we|there|both)$/iu;
/** "There is no X", "X는 존재하지 않는다". */
const DENIES =
  /존재하지\s*않|(?:은|는|이|가)\s+없(?:다|습니다|었|는)|\bthere\s+(?:is|are|was|were)\s+no\b|\b(?:does|do|did)(?:\s+not|n't)\s+exist|\bno\s+such\b/iu;
/** Verbs and adjectives before a noun: 끝난, 새로운, 진행 중인, 없는. */
const ADNOMINAL = /(?:는|던|된|한|할|될|은|운|난|른|적인|중인)$/u;
const FUNCTION_WORD = /^(?:of|at|in|on|for|to|by|with|from|and|or|의|및|와|과)$/iu;
const GENERIC_END = /(?:대비|기준|현재|결과|경우|때문|이후|이전|동안)$/u;

interface Unknown extends Span {
  readonly name: string;
  readonly types: readonly string[];
  readonly is_subject: boolean;
  readonly is_titled: boolean;
}

const NOUNS = new WeakMap<EntityType, readonly string[]>();

function nounsOf(type: EntityType): readonly string[] {
  const known = NOUNS.get(type) ?? [...type.labels.ko, ...type.labels.en.map((noun) => noun.toLowerCase())];
  NOUNS.set(type, known);
  return known;
}

/** True where the name carries a noun of the type: 블록체인팀, Project Omega, Omega Team. */
function carriesNoun(name: string, nouns: readonly string[]): boolean {
  const words = name.split(/\s+/u);
  return nouns.some((noun) => {
    const ends = [words.at(-1)?.toLowerCase(), words[0]?.toLowerCase()];
    if (words.length > 1 && ends.includes(noun))
      return !words.every((word) => DEICTIC.test(word) || word.toLowerCase() === noun);
    const glued = /[가-힣]$/u.test(noun) && name.endsWith(noun) && name.length - noun.length >= 2;
    return glued && (noun.length > 1 || noun === '팀');
  });
}

/** Types that a name could be of, by its nouns and its id pattern (`patterns` holds one test for each type). */
export function typesOfName(
  name: string,
  vocabulary: Vocabulary,
  idTypes: (name: string) => readonly string[],
): string[] {
  const byNoun = Object.entries(vocabulary).filter(([, type]) => carriesNoun(name, nounsOf(type)));
  return [...new Set([...idTypes(name), ...byNoun.map(([type]) => type)])];
}

/** 진행 중인 프로젝트, 신규 프로젝트: words before a noun of the type that say which, and name none. */
function isDescribed(name: string, type: EntityType | undefined): boolean {
  const words = name.split(/\s+/u);
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (type === undefined || words.length < 2 || !nounsOf(type).includes(last)) return false;
  return words.slice(0, -1).some((word) => DESCRIBING.has(word.toLowerCase()) || ADNOMINAL.test(word));
}

function free(surface: Surface, candidate: Span): boolean {
  const within = (label: Span): boolean =>
    candidate.start <= label.start &&
    candidate.end >= label.end &&
    label.end - label.start < candidate.end - candidate.start;
  const labels = surface.labels.filter((label) => !within(label));
  const known = [...surface.entities, ...labels, ...surface.periods, ...surface.quantities];
  return !known.some((span) => overlaps(span, candidate));
}

/** What is left of a name without the words of the vocabulary in it: something must be. */
function hasOwnWords(surface: Surface, candidate: NameCandidate): boolean {
  const parts: string[] = [];
  let at = candidate.start;
  for (const label of surface.labels.filter((one) => overlaps(one, candidate))) {
    parts.push(surface.text.slice(at, label.start));
    at = label.end;
  }
  parts.push(surface.text.slice(at, candidate.end));
  return parts
    .join(' ')
    .split(/\s+/u)
    .some((word) => word.length > 1 && !DEICTIC.test(word) && !FUNCTION_WORD.test(word));
}

function plausible(candidate: NameCandidate): boolean {
  const isDescribing = candidate.name.split(/\s+/u).every((word) => DESCRIBING.has(word.toLowerCase()));
  return (
    candidate.name.length > 1 &&
    !isDescribing &&
    !DEICTIC.test(candidate.name) &&
    !GENERIC_END.test(candidate.name)
  );
}

/**
 * The types whose attribute or relation the claim speaks of: what its subject, or the object, must be. A word within the
 * name itself asks for nothing (공통 근무 시간), save before a function word: the budget of PRJ-1.
 */
function slotTypes(
  surface: Surface,
  vocabulary: Vocabulary,
  candidate: Span,
): { subject: Set<string>; object: Set<string> } {
  const isWithin = ({ start, end }: Span): boolean => {
    const [next = ''] = surface.text.slice(end, candidate.end).trimStart().split(/\s/u);
    return overlaps({ start, end }, candidate) && !FUNCTION_WORD.test(next);
  };
  const labels: Label[] = surface.labels.flatMap((mention) =>
    isWithin(mention)
      ? []
      : mention.labels.filter(
          ({ kind }) => kind !== 'attribute' || saysAttribute(surface, mention, candidate),
        ),
  );
  const subject = labels.filter(
    ({ kind }) => kind === 'attribute' || kind === 'relation' || kind === 'value',
  );
  const relations = labels.filter(({ kind }) => kind === 'relation' || kind === 'inverse');
  const targets = relations.map(({ type, name }) => vocabulary[type]?.relations[name]?.to ?? '');
  return {
    subject: new Set(subject.map(({ type }) => type)),
    object: new Set([...targets, ...relations.map(({ type }) => type)].filter((type) => type !== '')),
  };
}

const OWNER = /^(?:\s?의|['’]s)\s*$/u;
const OF = /^\s+(?:of|for|at)\s+(?:the\s+)?$/u;

/** The claim says something of an attribute: a value, or whose it is. `open to all employees` does not. */
function saysAttribute(
  { text, labels, quantities, periods }: Surface,
  label: Span,
  candidate: Span,
): boolean {
  const isValued =
    quantities.length > 0 ||
    periods.length > 0 ||
    labels.some((mention) => mention.labels.some(({ kind }) => kind === 'value'));
  return (
    isValued ||
    (candidate.end <= label.start && OWNER.test(text.slice(candidate.end, label.start))) ||
    (label.end <= candidate.start && OF.test(text.slice(label.end, candidate.start)))
  );
}

/** The noun of "…은 X이다": what a sentence says that its topic is. */
function complements(text: string): NameCandidate[] {
  const found = /(?:은|는|이|가)\s+(\S{2,20}?)(?:이다|입니다|이었다|였다|이었습니다|였습니다)[.\s"']*$/u.exec(
    text,
  );
  const name = found?.[1];
  if (found === null || name === undefined) return [];
  const start = found.index + found[0].indexOf(name);
  return [{ start, end: start + name.length, name }];
}

/** Single words that carry a noun of a type: 물류혁신팀. */
function nounCarriers(text: string, vocabulary: Vocabulary): NameCandidate[] {
  const lower = text.toLowerCase();
  const nouns = Object.values(vocabulary)
    .flatMap(nounsOf)
    .filter((noun) => lower.includes(noun));
  if (nouns.length === 0) return [];
  return nameCandidates(text).filter(({ name }) => !/\s/u.test(name) && carriesNoun(name, nouns));
}

/** The name without the words of the vocabulary at its end: "데이터팀 인원" asks for 데이터팀. */
function withoutLabels(surface: Surface, candidate: NameCandidate): NameCandidate {
  const last = surface.labels.find(
    (label) =>
      label.end === candidate.end &&
      label.start > candidate.start &&
      label.labels.every(({ kind }) => kind !== 'type'),
  );
  if (last === undefined) return candidate;
  const name = surface.text.slice(candidate.start, last.start).replace(/(?:의)?\s+$/u, '');
  return { ...candidate, end: candidate.start + name.length, name };
}

function unknowns(
  surface: Surface,
  vocabulary: Vocabulary,
  idTypes: (name: string) => readonly string[],
): Unknown[] {
  const topic = topicOf(surface.text);
  const found: Unknown[] = [];
  const titled = titledNames(surface.text);
  const candidates = [
    ...(topic === null ? [] : [topic]),
    ...properNames(surface.text),
    ...complements(surface.text),
    ...titled,
    ...nounCarriers(surface.text, vocabulary),
  ];
  for (const whole of candidates) {
    const candidate = withoutLabels(surface, whole);
    if (!plausible(candidate) || !free(surface, candidate) || !hasOwnWords(surface, candidate)) continue;
    if (found.some((other) => overlaps(other, candidate))) continue;
    const own = typesOfName(candidate.name, vocabulary, idTypes);
    const slots = slotTypes(surface, vocabulary, candidate);
    const isTopic = topic !== null && overlaps(topic, candidate);
    const slot = isTopic && slots.subject.size > 0 ? slots.subject : slots.object;
    const named = own.filter(
      (type) => idTypes(candidate.name).includes(type) || !isDescribed(candidate.name, vocabulary[type]),
    );
    const types = own.length > 0 ? named : [...slot];
    if (own.length === 0 && slot.size === 0 && !isTopic) continue;
    found.push({
      start: candidate.start,
      end: candidate.end,
      name: candidate.name,
      types,
      is_subject: isTopic,
      is_titled: titled.some((one) => overlaps(one, candidate)),
    });
  }
  return found;
}

/**
 * CL7: a subject of its own that the graph does not know, and whether its words tell a type. "Total budget" is the
 * attribute of whom the sentence before speaks of, "Marketing headcount" somebody's own.
 */
export function ownSubject(
  surface: Surface,
  vocabulary: Vocabulary,
  idTypes: (name: string) => readonly string[],
): { readonly isTyped: boolean } | null {
  const own = unknowns(surface, vocabulary, idTypes).find(({ is_subject }) => is_subject);
  if (own === undefined) return null;
  const isTyped = typesOfName(own.name, vocabulary, idTypes).length > 0;
  const isBeforeLabel = (topicOf(surface.text)?.end ?? own.end) > own.end;
  const isPlain = !/\p{Lu}/u.test(own.name) || WHOLE_WORDS.has(own.name.toLowerCase());
  return isBeforeLabel && isPlain && !isTyped ? null : { isTyped };
}

/** A name that the graph knows has an attribute of its type beside it: what is said is said of that one. */
function hasOwner({ entities, labels, quantities }: Surface): boolean {
  return (
    quantities.length > 0 &&
    entities.some(({ candidates }) =>
      labels.some((mention) =>
        mention.labels.some(
          ({ kind, type }) => kind === 'attribute' && candidates.some(({ entity }) => entity.type === type),
        ),
      ),
    )
  );
}

function fillsSlot(unknown: Unknown, surface: Surface, named: boolean): boolean {
  if (named) return true;
  const { entities } = surface;
  return unknown.is_subject
    ? !hasOwner(surface)
    : new Set(entities.flatMap(({ candidates }) => candidates.map(({ entity }) => entity.id))).size < 2;
}

/**
 * The names in a claim that the graph does not know and on which something rests: they carry a noun or an id
 * of a type, or stand where a subject or an object is missing.
 */
export function bindUnknown(
  surface: Surface,
  vocabulary: Vocabulary,
  idTypes: (name: string) => readonly string[],
): ExistenceAssertion[] {
  return unknowns(surface, vocabulary, idTypes)
    .filter((unknown) =>
      fillsSlot(
        unknown,
        surface,
        unknown.is_titled || typesOfName(unknown.name, vocabulary, idTypes).length > 0,
      ),
    )
    .map(({ start, end, name, types, is_subject }) => ({
      kind: 'existence',
      start,
      end,
      negated: DENIES.test(surface.text),
      name,
      types,
      is_subject,
    }));
}
