import type { NamedEntity } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Attribute, Vocabulary } from '../../contract/vocabulary.ts';
import { distance } from './distance.ts';
import type { LabelMention } from './label.ts';
import { attributeWords, furtherWords } from './lexicon.ts';
import type { EntityMention } from './mention.ts';
import { candidatesOfTypes, namedEntity } from './named-entity.ts';
import type { Surface } from './surface.ts';
import { matchesOf } from '../language/matches-of.ts';

/** Whose attribute a number, date or word is. `label` is null where the unit alone told the attribute. */
export interface Frame {
  readonly subject: NamedEntity;
  readonly mention: EntityMention;
  readonly attribute: string;
  readonly definition: Attribute;
  readonly label: LabelMention | null;
  /** False where no word of the claim points to the attribute, and its unit alone told it. */
  readonly named: boolean;
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
}

interface Pairing {
  readonly label: LabelMention;
  readonly mention: EntityMention;
  readonly types: ReadonlySet<string>;
}

const PARTICLE_WORD = /^(?:of|in|at|to|by|per|for|the|and)$/u;
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

const TOPIC = /^(?:\s?\([^)]*\))?(?:은|는|께서는|에서는|에는)(?![가-힣])/u;
const OBLIQUE = /^(?:\s?\([^)]*\))?(?:에서|에게|에|으로|로|와|과|보다|을|를)(?![가-힣])/u;
const PREPOSITION = /\s?\b(?:in|at|of|by|from|with|to|for|near|over|than|on|under|into)\s+(?:the\s+)?$/iu;
const COMPARED = /\bthan\s+(?:the\s+)?$/iu;
const ASIDE = /,\s*(?:which|who|whose|where|a|an|the|part\s+of|based|headquartered|located)\b[^,;]*,/giu;
const ROLE = { topic: -3, oblique: 4, compared: 9, bracketed: -12, aside: 30 } as const;

/** ", which is part of X," speaks of something else than the number behind it. */
function insideAside(surface: Surface, mention: Span, anchor: Span): boolean {
  return matchesOf(surface.text, ASIDE).some(
    ({ index, 0: text }) =>
      mention.start >= index && mention.end <= index + text.length && anchor.start >= index + text.length,
  );
}

/** A topic is likelier the subject, what stands behind a preposition or an oblique particle less so. */
function roleCost(surface: Surface, mention: EntityMention, label: Span): number {
  const after = surface.text.slice(mention.end);
  if (TOPIC.test(after)) return ROLE.topic;
  if (/^\s?(?:\([^)]*\))?보다/u.test(after) || COMPARED.test(surface.text.slice(0, mention.start)))
    return ROLE.compared;
  if (OBLIQUE.test(after) && !/^\S{1,3}\s*$/u.test(surface.text.slice(mention.end, label.start)))
    return ROLE.oblique;
  const before = surface.text.slice(0, mention.start);
  const preposition = PREPOSITION.exec(before);
  if (preposition === null) return 0;
  return before.length - preposition[0].length <= label.end && label.end <= mention.start ? 0 : ROLE.oblique;
}

/** How far a subject is from the pair of its attribute's words and its value. */
function subjectCost(surface: Surface, mention: EntityMention, label: Span, anchor: Span): number {
  const rivals = surface.entities.filter((other) => other !== mention);
  if (/^\s?\(\s*$/u.test(surface.text.slice(mention.end, anchor.start))) return ROLE.bracketed;
  if (mention.start >= anchor.end && OF.test(surface.text.slice(anchor.end, mention.start))) return 0;
  const near = Math.min(
    distance(surface.layout, mention, label, rivals),
    distance(surface.layout, mention, anchor, [...rivals, ...surface.quantities]),
  );
  const role = roleCost(surface, mention, label) + (insideAside(surface, mention, anchor) ? ROLE.aside : 0);
  return role + (between(label, mention, anchor) ? near - 2 : near);
}

/** The words nearest to the value decide the attribute; then the subject nearest to both. */
function bestPairing(
  surface: Surface,
  anchor: Span,
  search: FrameSearch,
  labels: readonly LabelMention[],
): Pairing | undefined {
  const pairings = labels.flatMap((label) => {
    const types = typesOf(label, search);
    const toLabel = distance(surface.layout, label, anchor, surface.quantities);
    return surface.entities
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
  const entries = pairing.label.labels.filter(({ kind, type, name }) => {
    const attribute = search.vocabulary[type]?.attributes[name];
    return (
      kind === 'attribute' && type === subject.type && attribute !== undefined && search.accepts(attribute)
    );
  });
  if (entries.length > 1)
    return { missing: 'ambiguous', types: [subject.type], options: entries.map(({ name }) => name) };
  const entry = entries[0];
  const definition = search.vocabulary[subject.type]?.attributes[entry?.name ?? ''];
  if (entry === undefined || definition === undefined)
    return { missing: 'attribute', types: [subject.type], options: [] };
  return {
    subject,
    mention: pairing.mention,
    attribute: entry.name,
    definition,
    label: pairing.label,
    named: true,
  };
}

/** Finds whose and which attribute the thing at `anchor` is, by the words of the vocabulary around it. */
export function labelledFrame(surface: Surface, anchor: Span, search: FrameSearch): Frame | NoFrame {
  const labels = surface.labels.filter((label) => typesOf(label, search).size > 0);
  const types = [...new Set(labels.flatMap((label) => [...typesOf(label, search)]))];
  if (labels.length === 0) return { missing: 'attribute', types, options: [] };
  const best = bestPairing(surface, anchor, search, labels);
  return best === undefined ? { missing: 'subject', types, options: [] } : frameOf(best, search);
}

interface Said {
  /** Words of the attribute's labels that stand in the claim (배정되었다 → 배정 시간). */
  readonly said: number;
  /** True where all words of one label do. */
  readonly whole: boolean;
}

interface Fitting extends Said {
  readonly entry: [string, Attribute];
}

/** True where the word begins a word of the text: 위험확률 is not 확률. */
function standsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

function wordsSaid(text: string, [name, attribute]: readonly [string, Attribute]): Said {
  const own = attributeWords(name, attribute);
  const labels = [...own, ...furtherWords(attribute, own)].map((label) =>
    label
      .toLowerCase()
      .split(/\s+/u)
      .filter((word) => word.length > 1 && !PARTICLE_WORD.test(word)),
  );
  const found = new Set(labels.flat().filter((word) => standsIn(text, word)));
  return {
    said: found.size,
    whole: labels.some((words) => words.length > 0 && words.every((word) => found.has(word))),
  };
}

/** The attributes that fit, the ones most named by the claim alone. */
function bestNamed(text: string, fitting: readonly [string, Attribute][]): readonly Fitting[] {
  const counted = fitting.map((entry) => ({ entry, ...wordsSaid(text.toLowerCase(), entry) }));
  const most = Math.max(0, ...counted.map(({ said }) => said));
  return counted.filter(({ said }) => said === most);
}

/** Finds the frame with no words for the attribute: the subject's only attribute that accepts. */
export function impliedFrame(surface: Surface, anchor: Span, search: FrameSearch): Frame | NoFrame {
  const mentions = surface.entities
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
    if (fitting.length > 1) {
      return { missing: 'ambiguous', types: [subject.type], options: fitting.map(({ entry }) => entry[0]) };
    }
    const [attribute, definition] = only.entry;
    const alone = attributes.filter(([, other]) => search.accepts(other)).length === 1;
    return {
      subject,
      mention,
      attribute,
      definition,
      label: null,
      named: only.whole || (alone && only.said > 0),
    };
  }
  return { missing: mentions.length === 0 ? 'subject' : 'attribute', types: [], options: [] };
}

export function isFrame(result: Frame | NoFrame): result is Frame {
  return 'subject' in result;
}
