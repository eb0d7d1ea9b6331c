import type { ClaimedTime } from '../../../contract/assertion.ts';
import type { EntityNames } from '../../../contract/entity.ts';
import type { Fact, RelationFact } from '../../../contract/fact.ts';
import type { Labels, Language } from '../../../contract/language.ts';
import type { Attribute, EntityType } from '../../../contract/vocabulary.ts';
import { formatPeriod } from '../../language/period-format.ts';
import { select } from '../facts/select.ts';
import { type Ground, isComplete } from '../facts/ground.ts';
import { byText, isSeries, lengthClass, type Point } from '../facts/point.ts';
import { holdsAt } from '../facts/relation-facts.ts';
import { seriesOf } from '../facts/series.ts';
import { showNumber } from '../facts/show.ts';
import type { JoinColumn } from './join-columns.ts';
import { NOTHING } from '../../lexicon/record-columns.ts';
import type { Column, RecordTable, Scalar } from '../records/record-table.ts';

/** A column of numbers that are counted: 하위 조직, sub-units. */
export interface CountColumn {
  readonly word: string;
  /** Null where the relation is not complete, or there is none. */
  readonly of: (id: string) => number | null;
}

/** All entities of a type, as a table is made of them. */
export interface TypeRows {
  readonly type: string;
  readonly definition: EntityType;
  readonly entities: readonly EntityNames[];
  /** How many things a relation joins each of them to, by a word for it. */
  readonly counts: readonly CountColumn[];
  /** Whom its relations join each of them to. */
  readonly joins: readonly JoinColumn[];
  /** What the claim calls things that stand elsewhere. */
  readonly known: readonly string[];
  /** When its values hold; null for now, with a column for each calendar period beside it. */
  readonly time: ClaimedTime | null;
  /** The claim says times: else no column is of one. */
  readonly timed: boolean;
  /** Those of which it has columns, first and last day of each; null for all. */
  readonly periods: readonly (readonly [string, string])[] | null;
  /** Attributes of which the claim says a loss: a result of -3 is a loss of 3. */
  readonly losses: ReadonlySet<string>;
  /** Of which attribute the claim asks, so that a cell says that nothing is known of it. */
  readonly asks: (attribute: Attribute) => boolean;
}

function labelsIn({ ko, en }: Labels, language: Language): readonly string[] {
  return language === 'ko' ? [...ko, ...en] : [...en, ...ko];
}

/** A column by its first label; all others name it too. */
function columnOf(name: string, labels: Labels, language: Language, called: Column['called'] = {}): Column {
  const [key = name, ...synonyms] = labelsIn(labels, language);
  const words = key.toLowerCase().split(/\s+/u);
  return { key, words, synonyms: [...synonyms, name.replaceAll('_', ' ')], called };
}

/** The same of a period: Points 2024. */
function columnAt(name: string, labels: Labels, language: Language, period: string): Column {
  const { key, synonyms } = columnOf(name, labels, language);
  const named = `${key} ${period}`;
  return { key: named, words: named.toLowerCase().split(/\s+/u), synonyms };
}

/** A bare share: 0.96 and 96 are both 96 %. */
const LARGEST_RATIO = 1.5;

/** A value as a cell writes it. */
function written(
  point: Point,
  definition: Attribute | undefined,
  { language }: Ground,
  isLoss: boolean,
): Scalar {
  const { value: own } = point;
  if (typeof own === 'string') return definition?.values?.[own]?.[language][0] ?? own;
  const value = isLoss ? -own : own;
  const unit = point.unit ?? definition?.unit ?? null;
  const isPart = unit === '%' && point.unit === null && Math.abs(value) <= LARGEST_RATIO;
  if (unit === 'ratio' ? point.unit !== null || Math.abs(value) <= LARGEST_RATIO : isPart)
    return `${showNumber(value * 100)}%`;
  if (unit === 'ratio') return `${showNumber(value)}%`;
  const number = showNumber(value);
  return unit === null ? value : unit === '%' ? `${number}%` : `${number} ${unit}`;
}

/** What the graph holds of an attribute now: ∅ where it is complete and has nothing; null where nobody knows, or it has several values. */
function cellOf(ground: Ground, rows: TypeRows, id: string, attribute: string): Scalar {
  const { type, time, asks, losses } = rows;
  const { points, definition, missing } = select(ground, { type, id }, attribute, time ?? undefined);
  const [first, ...more] = points;
  const isAsked =
    definition !== undefined &&
    asks(definition) &&
    ground.failure === null &&
    isComplete(ground, type, attribute);
  if (first === undefined) return isAsked && (missing === 'nothing' || missing === 'gap') ? NOTHING : null;
  if (more.some(({ value }) => value !== first.value)) return null;
  return written(first, definition, ground, losses.has(attribute));
}

/** More periods of an attribute are not read as columns. */
const MOST_PERIODS = 12;

/** A column of a calendar period: its name, and the cell of each entity. */
interface PeriodColumn {
  readonly name: string;
  readonly cells: readonly Scalar[];
}

/** The calendar periods of an attribute, as a column each. */
function periodColumns(
  { type, entities, time, timed, losses, periods: wanted }: TypeRows,
  attribute: string,
  ground: Ground,
): PeriodColumn[] {
  if (time !== null || !timed) return [];
  const definition = ground.vocabulary[type]?.attributes[attribute];
  const series = entities.map(({ id }) =>
    seriesOf(ground, { type, id }, attribute).filter(
      (point) =>
        isSeries(lengthClass(point)) &&
        (wanted === null || wanted.some(([from, to]) => from === point.from && to === point.to)),
    ),
  );
  const periods = new Map<string, readonly [string, string]>();
  for (const { from, to } of series.flat())
    if (from !== null && to !== null) periods.set(`${from} ${to}`, [from, to]);
  if (periods.size > MOST_PERIODS) return [];
  return [...periods]
    .sort(([one], [other]) => byText(one, other))
    .map(([key, [from, to]]) => ({
      name: formatPeriod(from, to, ground.language),
      cells: series.map((points) => {
        const [first, ...more] = points.filter(({ from, to }) => `${from} ${to}` === key);
        const isOne = first !== undefined && more.every(({ value }) => value === first.value);
        return isOne ? written(first, definition, ground, losses.has(attribute)) : null;
      }),
    }));
}

/** What else a coded value is called: Active, in progress. */
function wordsOfCodes({ attributes }: EntityType, attribute: string, language: Language): Column['called'] {
  const codes = Object.entries(attributes[attribute]?.values ?? {});
  return Object.fromEntries(
    codes.map(([code, labels]) => [labels[language][0] ?? code, [...labelsIn(labels, language), code]]),
  );
}

/** Entities of a type as a table: a row for each, a column for each attribute and relation. */
export function typeTable(rows: TypeRows, ground: Ground): RecordTable {
  const { type, definition, entities, counts, joins } = rows;
  const { language } = ground;
  const attributes = Object.keys(definition.attributes);
  const called = Object.fromEntries(entities.map(({ id, names }) => [names[0] ?? id, names]));
  const periods = attributes.flatMap((name) =>
    periodColumns(rows, name, ground).map((period) => ({ ...period, attribute: name })),
  );
  const isOfTimes = (name: string): boolean =>
    rows.periods !== null && periods.some(({ attribute }) => attribute === name);
  const plain = attributes.filter((name) => !isOfTimes(name));
  const columns: Column[] = [
    columnOf(type, definition.labels, language, called),
    { key: 'id', words: ['id'], synonyms: [] },
    ...plain.map((name) =>
      columnOf(
        name,
        definition.attributes[name]?.labels ?? { ko: [], en: [] },
        language,
        wordsOfCodes(definition, name, language),
      ),
    ),
    ...joins.map(({ relation, labels, called: also }) => ({
      ...columnOf(relation, labels, language, also),
      named: true,
    })),
    ...counts.map(({ word }) => ({ key: word, words: word.toLowerCase().split(/\s+/u), synonyms: [] })),
    ...periods.map(({ attribute, name }) =>
      columnAt(attribute, definition.attributes[attribute]?.labels ?? { ko: [], en: [] }, language, name),
    ),
  ];
  const found = entities.map((entity, at) => ({
    path: entity.id,
    cells: [
      entity.names[0] ?? entity.id,
      entity.id,
      ...plain.map((name) => cellOf(ground, rows, entity.id, name)),
      ...joins.map(({ of }) => of(entity.id)),
      ...counts.map(({ of }) => of(entity.id)),
      ...periods.map(({ cells }) => cells[at] ?? null),
    ],
  }));
  return {
    evidence_id: type,
    path: type,
    shape: 'table',
    caption: null,
    columns,
    rows: found,
    typed: true,
    known: rows.known,
  };
}

/** How many different things a complete relation joins an entity of a type to; there must be one at least. */
export function countOf(
  facts: readonly RelationFact[],
  { relation, inverse }: Pick<RelationFact, 'relation'> & { readonly inverse: boolean },
  ground: Ground,
): (type: string, id: string) => number | null {
  const now = facts.filter(
    (fact) => fact.relation === relation && holdsAt(fact, undefined, ground.reference_date),
  );
  return (type, id) => {
    const own = now.filter((fact) =>
      inverse
        ? fact.object_type === type && fact.object_id === id
        : fact.subject_type === type && fact.subject_id === id,
    );
    const [first] = own;
    if (first === undefined || !isComplete(ground, first.subject_type, relation)) return null;
    return new Set(own.map((fact) => (inverse ? fact.subject_id : fact.object_id))).size;
  };
}

/** Systems of record that tables of types come from. */
export function sourcesOfTypes(
  facts: readonly Fact[],
  relations: readonly RelationFact[],
  types: readonly string[],
): string[] {
  const own = [
    ...facts.filter(({ entity_type }) => types.includes(entity_type)),
    ...relations.filter(({ subject_type }) => types.includes(subject_type)),
  ];
  return [...new Set(own.map(({ source }) => source))].sort();
}

/** The noun of the type that a name carries: 팀 of AI팀, Division of Digital Division; null where it carries none. */
export function nounOf({ names }: EntityNames, { labels }: EntityType): string | null {
  const [name = ''] = names;
  const last = name.slice(name.lastIndexOf(' ') + 1).toLowerCase();
  return (
    labels.ko.find((noun) => name.endsWith(noun)) ??
    labels.en.find((noun) => last === noun.toLowerCase()) ??
    null
  );
}
