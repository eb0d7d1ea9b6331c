import type { Span } from '../../contract/span.ts';
import type { EntityNames } from '../../contract/entity.ts';
import type { Fact } from '../../contract/fact.ts';
import type { Language } from '../../contract/language.ts';
import type { Attribute, EntityType } from '../../contract/vocabulary.ts';
import { GRAPH } from '../grounding/facts/asking.ts';
import { type Ground, indexFacts } from '../grounding/facts/ground.ts';
import { inUnitOf } from '../grounding/facts/matches-digits.ts';
import type { RecordTable } from '../grounding/records/record-table.ts';
import { joinsToOne, type NamedAs, saidJoins } from '../grounding/types/join-columns.ts';
import type { Stated } from '../grounding/statement-judge.ts';
import {
  type CountColumn,
  countOf,
  nounOf,
  type TypeRows,
  typeTable,
} from '../grounding/types/type-tables.ts';
import { lossesIn, namesLoss, outcomeWords } from '../claims/word-families.ts';
import { languageByScript } from '../language/script.ts';
import type { Surface } from '../claims/surface.ts';
import type { Route } from './route.ts';
import { calledIn, columnsAsked, type RowQuestion } from './row-question.ts';
import type { EntitiesRead } from './read-entities.ts';

/** A claim that is held against rows of entities. */
export interface RowClaim {
  readonly index: number;
  readonly text: string;
  /** Entities that it names. */
  readonly named: readonly EntityNames[];
  /** Complete types that it speaks of as a whole. */
  readonly types: readonly string[];
  readonly asked: RowQuestion;
  /** What it asks as a change between two times; null where it says none. */
  readonly ofChange: RowQuestion | null;
  readonly surface: Surface;
}

/** All entities of a type, and where the claim names one those of its own noun: the largest team may be under a division. */
function scopesOf(all: readonly EntityNames[], definition: EntityType, ids: ReadonlySet<string>) {
  const nouns = new Set(all.filter(({ id }) => ids.has(id)).map((one) => nounOf(one, definition)));
  const [noun = null, ...others] = nouns;
  const alike = all.filter((one) => nounOf(one, definition) === noun);
  return noun === null || others.length > 0 || alike.length === all.length
    ? [{ noun: '', entities: all }]
    : [
        { noun: '', entities: all },
        { noun, entities: alike },
      ];
}

/** An attribute without the names that turn its sign: a net loss of 3 is a net income of -3. */
function withoutLosses(definition: EntityType): EntityType {
  const kept = (words: readonly string[]): string[] => words.filter((word) => !namesLoss(word));
  const attributes = Object.entries(definition.attributes).map(([name, one]) => {
    const { ko, en } = one.labels;
    return [name, { ...one, labels: { ko: kept(ko), en: kept(en) } }] as const;
  });
  return { ...definition, attributes: Object.fromEntries(attributes) };
}

/** Of a claim of a loss the attributes that are a profit: there they are told as losses. */
function profitsOf(definition: EntityType | undefined, losses: readonly string[]): string[] {
  if (losses.length === 0) return [];
  return Object.entries(definition?.attributes ?? {}).flatMap(([name, { labels }]) =>
    outcomeWords([...labels.ko, ...labels.en]).length > 0 ? [name] : [],
  );
}

/** The claim may say a value of the attribute: dollars are none of what is in euros. */
function mayHave({ unit }: Attribute, { quantities }: Surface): boolean {
  return quantities.every((one) => inUnitOf(one.value, one.unit, unit ?? null) !== null);
}

function alsoCalled(attribute: Attribute, words: readonly string[]): Attribute {
  const { ko, en } = attribute.labels;
  return { ...attribute, labels: { ko: [...ko, ...words], en: [...en, ...words] } };
}

/** Rows of entities, opened for claims of a language once; null where statements are not read. */
export interface Rows {
  readonly ofType: (claim: RowClaim, type: string) => Stated | null;
  readonly ofNamed: (claim: RowClaim) => Stated | null;
}

type Opened = (text: string, before: string) => Stated;

/** What is said of a claim behind so many characters, as of the claim itself. */
function behindLead(stated: Stated, length: number): Stated {
  const own = ({ start, end }: Span): Span => ({
    start: Math.max(0, start - length),
    end: Math.max(0, end - length),
  });
  const differences = stated.differences.map((one) => ({ ...one, place: own(one.place) }));
  return { ...stated, open: stated.open.map(own), differences };
}

function isDay(day: string | undefined): boolean {
  return day === undefined || !Number.isNaN(Date.parse(day));
}

/** True for a fact of days that are days, with a number where its attribute has numbers. */
function isSound({ entity_type, attribute, value, valid_from, valid_to }: Fact, ground: Ground): boolean {
  const kind = ground.vocabulary[entity_type]?.attributes[attribute]?.kind;
  const isNumber = kind === 'measure' || kind === 'count';
  return isDay(valid_from) && isDay(valid_to) && (!isNumber || typeof value === 'number');
}

function writtenIn(text: string, one: EntityNames): NamedAs {
  return { ...one, written: one.names.find((name) => text.includes(name)) ?? one.id };
}

export function openRows({ ports, configuration }: Route, read: EntitiesRead, ground: Ground): Rows {
  const facts = indexFacts(read.facts.filter((fact) => isSound(fact, ground)));
  const opened = new Map<string, Opened>();
  const tolerance = configuration.validation.numeric_tolerance;
  const definitionOf = (type: string): EntityType | null => {
    const definition = Object.hasOwn(ground.vocabulary, type) ? ground.vocabulary[type] : undefined;
    return definition === undefined ? null : withoutLosses(definition);
  };
  const askedOf = (type: string, asked: RowQuestion, losses: readonly string[]): EntityType | null => {
    const definition = definitionOf(type);
    if (definition === null) return null;
    const profits = profitsOf(definition, losses);
    const columns = columnsAsked(asked, type, ground.vocabulary);
    const kept = Object.entries(definition.attributes)
      .filter(([name]) => columns.includes(name))
      .map(
        ([name, one]) =>
          [
            name,
            alsoCalled(one, [...calledIn(asked, type, name), ...(profits.includes(name) ? losses : [])]),
          ] as const,
      );
    return { ...definition, attributes: Object.fromEntries(kept) };
  };
  const countsOf = (type: string, { counted }: RowQuestion): CountColumn[] =>
    counted.map(({ word, relation, inverse }) => {
      const count = countOf(read.relations, { relation, inverse }, ground);
      return { word, of: (id) => count(type, id) };
    });
  const tableOf = (
    type: string,
    definition: EntityType | null,
    entities: readonly EntityNames[],
    language: Language,
    rest: Pick<TypeRows, 'counts' | 'time' | 'timed' | 'joins' | 'known' | 'losses' | 'asks' | 'periods'>,
  ): RecordTable[] => {
    if (definition === null || entities.length === 0) return [];
    return [typeTable({ type, definition, entities, ...rest }, { ...ground, facts, language })];
  };
  const open = (
    key: string,
    tablesIn: (language: Language) => RecordTable[],
    text: string,
    before = '',
  ): Stated | null => {
    const language = languageByScript(text);
    const known = opened.get(`${language} ${key}`);
    if (known !== undefined) return known(text, before);
    const tables = tablesIn(language);
    if (ports.statements === null || tables.length === 0) return null;
    const hold = ports.statements.openRecords({ evidence_id: GRAPH, tables }, tolerance);
    const made: Opened = (claim, lead) =>
      behindLead(hold({ text: lead + claim, query: null, said: null }), lead.length);
    opened.set(`${language} ${key}`, made);
    return made(text, before);
  };
  return {
    ofType: ({ named, asked }, type) => {
      const { text, time, timed } = asked;
      const definition = definitionOf(type);
      const all = read.entities.filter((one) => one.type === type);
      if (definition === null || all.length === 0) return null;
      const said = scopesOf(all, definition, new Set(named.map(({ id }) => id))).map(({ noun, entities }) =>
        open(
          JSON.stringify([type, noun, time, timed]),
          (language) =>
            tableOf(type, definition, entities, language, {
              time,
              timed,
              counts: [],
              known: [],
              losses: new Set(),
              asks: () => false,
              periods: null,
              joins: joinsToOne(type, read.relations, time, ground),
            }),
          text,
        ),
      );
      const [first = null] = said;
      return said.every((one) => one?.outcome === first?.outcome) ? first : null;
    },
    ofNamed: ({ named, asked, surface }) => {
      const losses = lossesIn(asked.text);
      const types = [...new Set(named.map(({ type }) => type))].sort();
      const ofType = (type: string): EntityNames[] => named.filter((one) => one.type === type);
      const columns = types.flatMap((type) => columnsAsked(asked, type, ground.vocabulary));
      const { time, timed, counted, directed } = asked;
      const said = { named: named.map((one) => writtenIn(asked.text, one)), directed, time };
      return open(
        JSON.stringify([said, columns, counted, timed, [...asked.called], asked.change]),
        (language) =>
          types.flatMap((type) =>
            tableOf(type, askedOf(type, asked, losses), ofType(type), language, {
              time,
              timed,
              counts: countsOf(type, asked),
              losses: new Set(profitsOf(ground.vocabulary[type], losses)),
              asks: (one) => mayHave(one, surface),
              periods: asked.change === null ? null : [asked.change.base, asked.change.to],
              known: named.filter((one) => one.type !== type).flatMap(({ names }) => names),
              joins: saidJoins(type, read.relations, said, ground),
            }),
          ),
        asked.joined,
        asked.before,
      );
    },
  };
}
