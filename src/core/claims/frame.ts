import type { NamedEntity } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Attribute, Vocabulary } from '../../contract/vocabulary.ts';
import { distance } from './distance.ts';
import type { LabelMention } from './label.ts';
import type { EntityMention } from './mention.ts';
import { candidatesOfTypes, namedEntity } from './named-entity.ts';
import type { Surface } from './surface.ts';

/** Whose attribute a number, date or word is. `label` is null where the unit alone told the attribute. */
export interface Frame {
  readonly subject: NamedEntity;
  readonly mention: EntityMention;
  readonly attribute: string;
  readonly definition: Attribute;
  readonly label: LabelMention | null;
}

/** Why no frame was found: the subject is missing or ambiguous, or no attribute fits. */
export interface NoFrame {
  readonly missing: 'subject' | 'attribute' | 'ambiguous';
  readonly types: readonly string[];
  readonly options: readonly string[];
}

/** What the search for a frame may use. */
export interface FrameSearch {
  readonly vocabulary: Vocabulary;
  readonly accepts: (attribute: Attribute) => boolean;
  readonly excluded?: readonly Span[];
}

interface Pairing {
  readonly label: LabelMention;
  readonly mention: EntityMention;
  readonly types: ReadonlySet<string>;
}

const OF = /^\s*(?:for|of|in|at|by)\s+(?:the\s+)?$/iu;

function typesOf(label: LabelMention, search: FrameSearch): Set<string> {
  const fitting = label.labels.filter((entry) => {
    const attribute = search.vocabulary[entry.type]?.attributes[entry.name];
    return entry.kind === 'attribute' && attribute !== undefined && search.accepts(attribute);
  });
  return new Set(fitting.map((entry) => entry.type));
}

function between(a: Span, middle: Span, b: Span): boolean {
  return (a.end <= middle.start && middle.end <= b.start) || (b.end <= middle.start && middle.end <= a.start);
}

/** How far a subject is from the pair of its attribute's words and its value. */
function subjectCost(surface: Surface, mention: EntityMention, label: Span, anchor: Span): number {
  const rivals = surface.entities.filter((other) => other !== mention);
  if (mention.start >= anchor.end && OF.test(surface.text.slice(anchor.end, mention.start))) return 0;
  const near = Math.min(
    distance(surface.layout, mention, label, rivals),
    distance(surface.layout, mention, anchor, [...rivals, ...surface.quantities]),
  );
  return between(label, mention, anchor) ? near - 2 : near;
}

/** The words nearest to the value decide the attribute; then the subject nearest to both. */
function bestPairing(
  surface: Surface,
  anchor: Span,
  search: FrameSearch,
  labels: readonly LabelMention[],
): Pairing | undefined {
  const mentions = surface.entities.filter((mention) => !(search.excluded ?? []).includes(mention));
  const pairings = labels.flatMap((label) => {
    const types = typesOf(label, search);
    const toLabel = distance(surface.layout, label, anchor, surface.quantities);
    return mentions
      .filter((mention) => candidatesOfTypes(mention, types).length > 0)
      .map((mention) => ({
        label,
        mention,
        types,
        toLabel,
        cost: subjectCost(surface, mention, label, anchor),
      }));
  });
  return pairings.sort((a, b) => a.toLabel - b.toLabel || a.cost - b.cost)[0];
}

function frameOf(pairing: Pairing, search: FrameSearch): Frame | NoFrame {
  const subject = namedEntity(pairing.mention, pairing.types);
  const options = pairing.mention.candidates.map(({ entity }) => `${entity.name} (${entity.id})`);
  if (subject === null) return { missing: 'ambiguous', types: [...pairing.types], options };
  const entry = pairing.label.labels.find(({ kind, type, name }) => {
    const attribute = search.vocabulary[type]?.attributes[name];
    return (
      kind === 'attribute' && type === subject.type && attribute !== undefined && search.accepts(attribute)
    );
  });
  const definition = search.vocabulary[subject.type]?.attributes[entry?.name ?? ''];
  if (entry === undefined || definition === undefined)
    return { missing: 'attribute', types: [subject.type], options: [] };
  return { subject, mention: pairing.mention, attribute: entry.name, definition, label: pairing.label };
}

/** Finds whose and which attribute the thing at `anchor` is, by the words of the vocabulary around it. */
export function labelledFrame(surface: Surface, anchor: Span, search: FrameSearch): Frame | NoFrame {
  const labels = surface.labels.filter((label) => typesOf(label, search).size > 0);
  const types = [...new Set(labels.flatMap((label) => [...typesOf(label, search)]))];
  if (labels.length === 0) return { missing: 'attribute', types, options: [] };
  const best = bestPairing(surface, anchor, search, labels);
  return best === undefined ? { missing: 'subject', types, options: [] } : frameOf(best, search);
}

/** Of several attributes that fit, the one of whose labels a word stands in the claim (배정되었다 → 배정 시간). */
function bestNamed(text: string, fitting: readonly [string, Attribute][]): readonly [string, Attribute][] {
  if (fitting.length < 2) return fitting;
  const said = (word: string): boolean => word.length > 1 && text.toLowerCase().includes(word.toLowerCase());
  const wordsOf = ([, { labels }]: readonly [string, Attribute]): string[] =>
    [...labels.ko, ...labels.en].flatMap((label) => label.split(/\s+/u));
  const counts = fitting.map((entry) => new Set(wordsOf(entry).filter(said)).size);
  const most = Math.max(...counts);
  return most === 0 ? fitting : fitting.filter((_, index) => counts[index] === most);
}

/** Finds the frame with no words for the attribute: the subject's only attribute that accepts. */
export function impliedFrame(surface: Surface, anchor: Span, search: FrameSearch): Frame | NoFrame {
  const mentions = surface.entities
    .filter((mention) => !(search.excluded ?? []).includes(mention))
    .map((mention) => ({ mention, cost: distance(surface.layout, mention, anchor, surface.quantities) }))
    .sort((a, b) => a.cost - b.cost);
  for (const { mention } of mentions) {
    const subject = namedEntity(mention);
    if (subject === null) continue;
    const attributes = Object.entries(search.vocabulary[subject.type]?.attributes ?? {});
    const fitting = bestNamed(
      surface.text,
      attributes.filter(([, attribute]) => search.accepts(attribute)),
    );
    const only = fitting[0];
    if (only === undefined) continue;
    if (fitting.length > 1)
      return { missing: 'ambiguous', types: [subject.type], options: fitting.map(([name]) => name) };
    return { subject, mention, attribute: only[0], definition: only[1], label: null };
  }
  return { missing: mentions.length === 0 ? 'subject' : 'attribute', types: [], options: [] };
}

export function isFrame(result: Frame | NoFrame): result is Frame {
  return 'subject' in result;
}
