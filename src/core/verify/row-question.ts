import type { ClaimedTime } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { EntityKey } from '../../contract/entity.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
import { claimedTime } from '../claims/claimed.ts';
import { COORDINATION } from '../claims/coordination.ts';
import { candidatesOfTypes } from '../claims/named-entity.ts';
import { orientation } from '../claims/relation-orientation.ts';
import type { Label, LabelMention } from '../claims/label.ts';
import type { Surface } from '../claims/surface.ts';
import type { DirectedRelation } from '../grounding/types/join-columns.ts';
import type { Wanted } from '../grounding/facts/requests.ts';
import { isNegated } from '../language/negation.ts';
import { withMark } from './with-mark.ts';
import { type ChangeTimes, saidOfTimes, stepsIn } from './change-times.ts';
import { asksOfAll } from '../judge/records/query/asks-of-all.ts';

/** A relation as a claim names it; `inverse` counts those that have it to an entity. */
export interface CountedRelation {
  readonly word: string;
  readonly type: string;
  readonly relation: string;
  readonly inverse: boolean;
}

/** What a claim asks of rows of entities. */
export interface RowQuestion {
  /** The claim, without the time that its rows are of. */
  readonly text: string;
  /** The same with each name of an attribute as one word. */
  readonly joined: string;
  /** Whom the sentence before it was about, where it names nobody itself, and the times of a change. */
  readonly before: string;
  /** What it calls attributes, by type and name. */
  readonly called: ReadonlyMap<string, readonly string[]>;
  /** It counts, adds, ranks or speaks of all. */
  readonly ofAll: boolean;
  /** The attributes that it names, by type; a type of which it names none is asked for all. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Relations that it names beside a number: how many things it joins an entity to. */
  readonly counted: readonly CountedRelation[];
  /** Relations within a type that it says of two. */
  readonly directed: readonly DirectedRelation[];
  /** The one time that it states; null where it states none, several, or the date of an attribute. */
  readonly time: ClaimedTime | null;
  /** It says a time, or that something changed. */
  readonly timed: boolean;
  /** Between which times it says that something changed. */
  readonly change: ChangeTimes | null;
  /** It denies a relation or a value that it names. */
  readonly denies: boolean;
}

/** The attributes of a type that become columns. */
export function columnsAsked(
  { attributes, counted }: RowQuestion,
  type: string,
  vocabulary: Vocabulary,
): string[] {
  const own = Object.keys(vocabulary[type]?.attributes ?? {});
  const wanted = attributes.get(type);
  return own.filter((name) => wanted?.has(name) ?? counted.length === 0);
}

function attributesIn({ labels }: Surface): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { kind, type, name } of labels.flatMap((mention) => mention.labels)) {
    if (kind !== 'attribute' && kind !== 'value') continue;
    const known = found.get(type);
    if (known === undefined) found.set(type, new Set([name]));
    else known.add(name);
  }
  return found;
}

/** The attributes that a claim names of the entities that it names: a comparison has them of several. */
export function namedFacts(surface: Surface): Wanted[] {
  const attributes = attributesIn(surface);
  return surface.entities.flatMap(({ candidates: [only, ...more] }) =>
    only === undefined || more.length > 0
      ? []
      : [...(attributes.get(only.entity.type) ?? [])].map((attribute) => ({
          type: only.entity.type,
          id: only.entity.id,
          attribute,
        })),
  );
}

/** Both ends are named: the relation is said of these two, and nobody counts what it joins. */
function joinsNamed({ entities }: Surface, from: string, to: string | undefined): boolean {
  const isNamed = (type: string | undefined): boolean =>
    entities.some(({ candidates }) => candidates.some(({ entity }) => entity.type === type));
  return from !== to && isNamed(from) && isNamed(to);
}

function countedIn(surface: Surface, vocabulary: Vocabulary): CountedRelation[] {
  const { labels, quantities } = surface;
  if (!quantities.some(({ kind }) => kind === 'cardinal')) return [];
  return labels.flatMap(({ text, labels: own }) =>
    own.flatMap(({ kind, type, name }) =>
      (kind === 'relation' || kind === 'inverse') &&
      !joinsNamed(surface, type, vocabulary[type]?.relations[name]?.to)
        ? [{ word: text, type, relation: name, inverse: kind === 'inverse' }]
        : [],
    ),
  );
}

function asksForDate(attributes: ReadonlyMap<string, ReadonlySet<string>>, vocabulary: Vocabulary): boolean {
  return [...attributes].some(([type, names]) =>
    [...names].some((name) => vocabulary[type]?.attributes[name]?.kind === 'date'),
  );
}

/** A year that stands beside another number is read as none: finished 2023 25 points ahead. */
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;
/** A name with what stands around it, and the name alone. */
interface Renamed extends Span {
  readonly name: string;
}

/** An id in brackets behind the name that it is of, and quotes around a name: AI팀(ORG-0002), 'AI팀'. */
function asides({ text, entities }: Surface): Renamed[] {
  const bracketed = entities.flatMap((mention, at): Renamed[] => {
    const before = entities[at - 1];
    const [only, ...more] = mention.candidates;
    if (before === undefined || only === undefined || more.length > 0) return [];
    const isSame = before.candidates.some(
      ({ entity }) => entity.type === only.entity.type && entity.id === only.entity.id,
    );
    const [open, close] = [text.slice(before.end, mention.start), text.slice(mention.end, mention.end + 1)];
    if (!isSame || open.trim() !== '(' || close !== ')') return [];
    return [{ start: before.start, end: mention.end + 1, name: text.slice(before.start, before.end) }];
  });
  const quoted = entities.flatMap(({ start, end }): Renamed[] =>
    QUOTE.test(text.slice(start - 1, start)) && QUOTE.test(text.slice(end, end + 1))
      ? [{ start: start - 1, end: end + 1, name: text.slice(start, end) }]
      : [],
  );
  return [...bracketed, ...quoted];
}

const QUOTE = /^['"‘’“”]$/u;
const PARTICLE = /^[가-힣]*/u;

/** The text with names alone; a particle behind stays with its name, and every other word where it was. */
function withNames(text: string, places: readonly Renamed[]): string {
  return places.reduce((rest, { start, end, name }) => {
    const particle = PARTICLE.exec(rest.slice(end))?.[0] ?? '';
    const whole = end + particle.length;
    return rest.slice(0, start) + `${name}${particle}`.padEnd(whole - start) + rest.slice(whole);
  }, text);
}

/** The text with places blanked out, so that every other one stays where it was. */
function without(text: string, places: readonly Span[]): string {
  return places.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

/** A and B, of which each is said by itself. */
export function isJoined(text: string, one: Span, other: Span): boolean {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  return COORDINATION.test(text.slice(first.end, last.start));
}

/** A reports to B: of things of one type only the grammar tells who has a relation to whom. */
function directedIn({ text, labels, entities }: Surface, vocabulary: Vocabulary): DirectedRelation[] {
  return labels.flatMap((mention) =>
    mention.labels.flatMap((label): DirectedRelation[] => {
      const { kind, type, name: relation } = label;
      const isPlain = mention.labels.some((one) => one.kind === 'relation' && one.name === relation);
      const isOne = kind === 'relation' || (kind === 'inverse' && !isPlain);
      if (!isOne || vocabulary[type]?.relations[relation]?.to !== type) return [];
      const ends = entities.flatMap((one) => {
        const [only] = candidatesOfTypes(one, new Set([type]));
        return only === undefined ? [] : [{ one, id: only.entity.id }];
      });
      return ends.flatMap((subject) =>
        ends
          .filter((object) => object.id !== subject.id && !isJoined(text, subject.one, object.one))
          .filter((object) => orientation(text, mention, label, subject.one, object.one))
          .map((object) => ({ type, relation, subject: subject.id, object: object.id })),
      );
    }),
  );
}

/** The claim says a word of a relation. */
function joins({ labels }: Surface): boolean {
  return labels.some(({ labels: own }) => own.some(({ kind }) => kind === 'relation' || kind === 'inverse'));
}

/** The entities whose relations a claim may say: it says a word of one, or names things of several types. */
export function relatedIn(surface: Surface): EntityKey[] {
  const named = surface.entities.flatMap(({ candidates: [only, ...more] }) =>
    only === undefined || more.length > 0 ? [] : [{ type: only.entity.type, id: only.entity.id }],
  );
  return joins(surface) || new Set(named.map(({ type }) => type)).size > 1 ? named : [];
}

/** Average delay is one word: no average is asked for. */
function asWord({ text }: Pick<LabelMention, 'text'>): string {
  return text.replace(/\s+/gu, '');
}

function attributeKey({ type, name }: Pick<Label, 'type' | 'name'>): string {
  return JSON.stringify([type, name]);
}

/** What a claim calls an attribute of a type. */
export function calledIn({ called }: RowQuestion, type: string, name: string): readonly string[] {
  return called.get(attributeKey({ type, name })) ?? [];
}

/** A word with a figure would be read as a code. */
function namesOfAttributes({ labels }: Surface): readonly LabelMention[] {
  return labels.filter(
    ({ text, labels: own }) => !/\d/u.test(text) && own.some(({ kind }) => kind === 'attribute'),
  );
}

function calledBy(mentions: readonly LabelMention[]): Map<string, readonly string[]> {
  const called = new Map<string, readonly string[]>();
  for (const mention of mentions)
    for (const label of mention.labels)
      if (label.kind === 'attribute')
        called.set(attributeKey(label), [...(called.get(attributeKey(label)) ?? []), asWord(mention)]);
  return called;
}

/** Words of names, attributes and bounds ask for nothing more: average delay, at least. */
function plainWords({ text, entities, labels, quantities, periods }: Surface): Span[] {
  return [
    ...entities,
    ...labels,
    ...periods,
    ...stepsIn(text),
    ...quantities.flatMap(({ comparator_span: bound }) => bound ?? []),
  ];
}

/** The attributes of which a claim speaks, and the one time at which it says something of them. */
export function rowQuestion(
  surface: Surface,
  vocabulary: Vocabulary,
  carried: string | null = null,
  change: ChangeTimes | null = null,
): RowQuestion {
  const { text, periods, changes } = surface;
  const attributes = attributesIn(surface);
  const [period, ...more] = periods;
  const isOfTime = changes.length === 0 && !asksForDate(attributes, vocabulary);
  /** A relation may have begun or ended then; a value holds at a time. */
  const isSaidOf = attributes.size === 0 ? joins(surface) : period?.bound === 'at';
  const isOne = more.length === 0 && isOfTime && isSaidOf;
  const time = period === undefined || !isOne ? null : claimedTime(period);
  const left = change?.places ?? (time === null || period === undefined ? [] : [withMark(text, period)]);
  const said = namesOfAttributes(surface);
  const plain = without(withNames(text, asides(surface)), left);
  const named = said.map(({ start, end, text: words }) => ({ start, end, name: asWord({ text: words }) }));
  const joined = withNames(plain, named);
  const asked = change === null ? { lead: '', text: joined } : saidOfTimes(joined, change);
  return {
    text: plain,
    joined: asked.text,
    before: `${carried === null ? '' : `${carried}: `}${asked.lead}`,
    change,
    called: calledBy(said),
    attributes,
    ofAll: asksOfAll(without(text, plainWords(surface))),
    directed: directedIn(surface, vocabulary),
    counted: countedIn(surface, vocabulary),
    denies: surface.labels.some((label) => isNegated(text, label)),
    time,
    timed: periods.length > 0 || changes.length > 0 || YEAR.test(text),
  };
}
