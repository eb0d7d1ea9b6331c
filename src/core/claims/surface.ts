import type { NameMatch } from '../../contract/entity.ts';
import type { Span } from '../../contract/span.ts';
import { type Change, findChanges } from '../language/change.ts';
import { findPeriods } from '../language/find-periods.ts';
import { findQuantities } from '../language/find-quantities.ts';
import type { NameCandidate } from '../language/name.ts';
import { nameCandidates } from '../language/name-candidates.ts';
import type { Period } from '../language/period.ts';
import type { Quantity } from '../language/quantity.ts';
import { clauseBoundaries } from './clauses.ts';
import { comparedTimes } from './compared.ts';
import { findEntityMentions } from './find-entities.ts';
import { findLabels } from './find-labels.ts';
import type { LabelMention } from './label.ts';
import { attributeLabels, type Lexicon } from './lexicon.ts';
import type { EntityMention } from './mention.ts';
import { gradedPlaces } from './word-families.ts';
import { matchesOf } from '../language/matches-of.ts';

/** What the language alone tells of a claim, before any name was asked. */
export interface Scan {
  readonly text: string;
  readonly periods: readonly Period[];
  readonly quantities: readonly Quantity[];
  readonly names: readonly NameCandidate[];
}

/** Everything found in a claim, each place once: names first, then times, numbers, words of the vocabulary. */
export interface Surface {
  readonly text: string;
  /** Places between clauses. */
  readonly boundaries: readonly number[];
  readonly entities: readonly EntityMention[];
  readonly periods: readonly Period[];
  readonly quantities: readonly Quantity[];
  readonly labels: readonly LabelMention[];
  readonly changes: readonly Change[];
}

const PRONOUN = /[;,]\s+(?:(?:and|but|while)\s+)?(he|she|it|they)\b/giu;

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function outside<T extends Span>(spans: readonly T[], taken: readonly Span[]): T[] {
  return spans.filter((span) => !taken.some((other) => overlaps(span, other)));
}

/** Reads periods, quantities and possible names. Relative times count from `referenceDate` (ISO day). */
export function scanClaim(text: string, referenceDate?: string): Scan {
  const periods = findPeriods(text, referenceDate);
  return { text, periods, quantities: findQuantities(text, periods), names: nameCandidates(text) };
}

/** The digits of a quantity without the noun that they count: in "94 employees" the noun names the attribute. */
function numberPart(quantity: Quantity): Span {
  const noun = quantity.counted ?? /[\p{L}]+(?:\s[\p{L}]+)*$/u.exec(quantity.text)?.[0] ?? '';
  const end = quantity.end - noun.length;
  return { start: quantity.start, end: end > quantity.start ? end : quantity.end };
}

function namesAttribute(label: LabelMention): boolean {
  return label.labels.some(({ kind }) => kind === 'attribute');
}

function wider(label: Span, move: Span): boolean {
  return label.end - label.start > move.end - move.start;
}

/** "…; she reports to …": a pronoun that begins a clause stands for what the sentence began with. */
function pronouns(text: string, entities: readonly EntityMention[]): EntityMention[] {
  const first = entities[0];
  if (first === undefined) return [];
  return matchesOf(text, PRONOUN)
    .map((match) => ({
      start: match.index + match[0].length - (match[1]?.length ?? 0),
      end: match.index + match[0].length,
    }))
    .filter((span) => span.start > first.end)
    .map((span) => ({ ...span, text: first.text, candidates: first.candidates }));
}

/** "4.7 out of 5", "5점 만점에": the end of a scale, not a value. */
function isScale(text: string, quantity: Quantity): boolean {
  if (quantity.unit !== null || quantity.counted !== undefined) return false;
  return /\bout\s+of\s+$/iu.test(text.slice(0, quantity.start)) || /^\s*만점/u.test(text.slice(quantity.end));
}

/** "매출을 올렸다" says that it was earned, "fell short of" that it stayed under: neither is a change. */
function saysEarned(text: string, change: Span): boolean {
  const before = text.slice(0, change.start);
  const after = text.slice(change.end);
  const earned =
    text.startsWith('올', change.start) &&
    /(?:매출|수익|이익|실적|성과|소득)[가-힣]*[을를]\s*$/u.test(before);
  return earned || /^\s*(?:short\b|behind\b|below\b|under\b)/iu.test(after);
}

/** The attributes that an adjective names (deeper → depth), where the claim has no words for an attribute of its own. */
function gradedLabels(text: string, labels: readonly LabelMention[], lexicon: Lexicon): LabelMention[] {
  const named = labels.some((mention) => mention.labels.some(({ kind }) => kind === 'attribute'));
  if (named) return [];
  return gradedPlaces(text).flatMap(({ start, end, attribute }) => {
    const fitting = attributeLabels(lexicon.vocabulary, attribute);
    return fitting.length === 0 ? [] : [{ start, end, text: text.slice(start, end), labels: fitting }];
  });
}

/** Joins a scan with what the graph knows of its names and with the words of the vocabulary. */
export function surfaceOf(scan: Scan, matches: ReadonlyMap<string, NameMatch>, lexicon: Lexicon): Surface {
  const { text } = scan;
  const names = findEntityMentions(text, scan.names, matches);
  const entities = names.filter(
    (name) => !scan.quantities.some((quantity) => overlaps(name, quantity) && wider(quantity, name)),
  );
  const periods = outside(scan.periods, entities);
  const withPronouns = [...entities, ...pronouns(text, entities)].sort((a, b) => a.start - b.start);
  const quantities = outside(scan.quantities, entities).filter((quantity) => !isScale(text, quantity));
  const found = findLabels(text, lexicon, [
    ...entities,
    ...periods,
    ...quantities.filter(({ kind }) => kind === 'cardinal').map(numberPart),
  ]).filter((label) => !quantities.some((quantity) => overlaps(label, quantity)) || namesAttribute(label));
  const moves = findChanges(text);
  const labels = found.filter((label) => !moves.some((move) => overlaps(label, move) && !wider(label, move)));
  const changes = outside(moves, [...labels, ...entities]).filter((change) => !saysEarned(text, change));
  const compared = comparedTimes(text, entities, periods);
  return {
    text,
    boundaries: clauseBoundaries(text),
    entities: withPronouns,
    periods,
    quantities,
    labels: [...labels, ...gradedLabels(text, labels, lexicon)],
    changes: [...changes, ...outside(compared, changes)],
  };
}
