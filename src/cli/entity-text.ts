import type { EntityCandidate } from '../contract/entity.ts';
import type { RelationFact } from '../contract/fact.ts';
import type { Language } from '../contract/language.ts';
import type { Vocabulary } from '../contract/vocabulary.ts';
import type { CurrentFact, EntityView } from '../app/show-entity.ts';
import { alignColumns } from './config-columns.ts';
import { type KgWords, kgWords } from './kg-words.ts';
import { plainText } from './plain-text.ts';

const WIDEST_COLUMN = 48;
const RELATIONS_SHOWN = 20;
const AMOUNT = new Intl.NumberFormat('en', { maximumFractionDigits: 12 });

function firstLabel(
  labels: { readonly ko: readonly string[]; readonly en: readonly string[] } | undefined,
  language: Language,
  name: string,
): string {
  return labels?.[language][0] ?? labels?.[language === 'ko' ? 'en' : 'ko'][0] ?? name;
}

function validText({ valid_from, valid_to }: { valid_from?: string; valid_to?: string }): string {
  return valid_from === undefined && valid_to === undefined
    ? ''
    : `${valid_from ?? '…'} – ${valid_to ?? '…'}`;
}

function stampOf(fact: { source: string; as_of?: string }, words: KgWords): string {
  return fact.as_of === undefined ? fact.source : `${fact.source}, ${words.asOf(fact.as_of)}`;
}

interface Drawing {
  readonly vocabulary: Vocabulary;
  readonly language: Language;
  readonly words: KgWords;
}

function factRow({ fact, earlier }: CurrentFact, { vocabulary, language, words }: Drawing): string[] {
  const attribute = vocabulary[fact.entity_type]?.attributes[fact.attribute];
  const isAmount = attribute?.kind === 'measure' || attribute?.kind === 'count';
  const plain = isAmount && typeof fact.value === 'number' ? AMOUNT.format(fact.value) : String(fact.value);
  const code = attribute?.values?.[String(fact.value)];
  const value = code === undefined ? plain : firstLabel(code, language, String(fact.value));
  const shown = fact.unit === undefined ? value : `${value} ${fact.unit}`;
  return [
    `  ${firstLabel(attribute?.labels, language, fact.attribute)}`,
    plainText(shown),
    validText(fact),
    stampOf(fact, words) + (earlier > 0 ? ` (${words.earlier(earlier)})` : ''),
  ];
}

function relationRow(
  relation: RelationFact,
  entity: EntityView,
  { vocabulary, language, words }: Drawing,
): string[] {
  const forwards = relation.subject_type === entity.type && relation.subject_id === entity.id;
  const kind = vocabulary[relation.subject_type]?.relations[relation.relation];
  const label = firstLabel(forwards ? kind?.labels : kind?.inverse, language, relation.relation);
  const other = forwards
    ? `${relation.object_name} (${relation.object_type} ${relation.object_id})`
    : `${relation.subject_name} (${relation.subject_type} ${relation.subject_id})`;
  return [
    `  ${forwards ? '→' : '←'} ${label}`,
    plainText(other),
    validText(relation),
    stampOf(relation, words),
  ];
}

function namesText({ names, name }: EntityView): string {
  const shown = names.filter(({ kind }) => kind !== 'id').map((one) => plainText(one.name));
  return [...new Set(shown.length > 0 ? shown : [name])].join(', ');
}

/** What the graph holds of an entity, to be read. */
export function entityText(entity: EntityView, vocabulary: Vocabulary, language: Language): string {
  const words = kgWords[language];
  const drawing = { vocabulary, language, words };
  const { relations } = entity;
  const left = relations.length - RELATIONS_SHOWN;
  const facts = entity.facts.map((fact) => factRow(fact, drawing));
  const ties = relations.slice(0, RELATIONS_SHOWN).map((relation) => relationRow(relation, entity, drawing));
  const section = (title: string, rows: readonly string[][]): string[] =>
    rows.length === 0 ? [`${title}: ${words.none}`] : [`${title}:`, ...alignColumns(rows, WIDEST_COLUMN)];
  return `${[
    `${plainText(entity.name)}  ${entity.type} ${plainText(entity.id)}`,
    `${words.names}: ${namesText(entity)}`,
    '',
    ...section(words.facts, facts),
    '',
    ...section(words.relations, ties),
    ...(left > 0 ? [`  ${words.more(left)}`] : []),
  ].join('\n')}\n`;
}

/** Candidates with type, id and score, one a line. */
export function candidatesText(candidates: readonly EntityCandidate[]): string {
  const rows = candidates.map(({ entity, score, matched_name }) => [
    `  ${plainText(matched_name)}`,
    `${entity.type} ${plainText(entity.id)}`,
    score.toFixed(2),
  ]);
  return alignColumns(rows, WIDEST_COLUMN)
    .map((line) => `${line}\n`)
    .join('');
}
