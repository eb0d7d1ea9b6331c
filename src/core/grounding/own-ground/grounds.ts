import type { Evidence } from '../../../contract/evidence.ts';
import type { GroundingSettings } from '../../../contract/grounding-settings.ts';
import type { RecordMapping } from '../../../contract/record-mapping.ts';
import { languagesOfText, type TextLanguage } from '../../language/text-language.ts';
import { tellsConflict } from '../conflicts/told.ts';
import type { Holder } from '../held.ts';
import type { Passages } from '../passages/passages.ts';
import { withoutOther } from './other-thing.ts';
import { thingIndex, thingsNamed } from './things-named.ts';
import { contentOf, type EvidenceContent, isOwnGround } from './evidence-content.ts';
import { type Opened, openPieces } from './holders.ts';

/** A piece of evidence made ready once an answer. */
export interface Ground {
  readonly evidence_id: string;
  readonly content: EvidenceContent;
  /** What the user says of its records; null where nothing. */
  readonly mapping: RecordMapping | null;
  /** Of its running text; none for records and where it cannot be told. */
  readonly languages: readonly TextLanguage[];
}

/** All evidence of an answer that is its own ground truth, and the verifiers opened on parts of it. */
export interface Grounds {
  readonly pieces: readonly Ground[];
  /**
   * Of several pieces that are one object each those whose thing the text names, else those of the text before; other
   * pieces stay. Where none was ever named all stay.
   */
  about(text: string, asked: readonly Ground[]): readonly Ground[];
  /** The verifiers for these pieces, each opened once: they keep what pronouns need. */
  holders(pieces: readonly Ground[]): readonly Holder[];
  /** The text of these pieces where all of it is one ground; null elsewhere. */
  texts(pieces: readonly Ground[]): Passages | null;
  /** True once a claim has said that the evidence disagrees; `text` is the next claim. */
  toldConflict(text: string): boolean;
}

/** Characters of text that are read of all evidence together: 16 Mi. */
const MOST_TEXT = 2 ** 24;

function lengthOf({ data }: Evidence, { text }: EvidenceContent): number {
  return typeof data === 'string' ? data.length : (text?.length ?? 0);
}

/** The user's mapping for a piece of evidence: by its id, its source, or the one for all. */
function mappingOf(
  { evidence_id, source }: Evidence,
  mappings: GroundingSettings['mappings'],
): RecordMapping | null {
  const key = [evidence_id, source, '*'].find((name) => name !== undefined && Object.hasOwn(mappings, name));
  return key === undefined ? null : (mappings[key] ?? null);
}

/** Reads the evidence once. */
export function groundsOf(evidences: readonly Evidence[], settings: GroundingSettings): Grounds {
  let room = MOST_TEXT;
  const pieces = evidences.filter(isOwnGround).map((evidence): Ground => {
    const mapping = mappingOf(evidence, settings.mappings);
    const content = contentOf(evidence, mapping?.columns, room);
    room = Math.max(0, room - lengthOf(evidence, content));
    const { evidence_id, text } = content;
    return { evidence_id, content, mapping, languages: text === null ? [] : languagesOfText(text) };
  });
  const index = thingIndex(pieces);
  let before: ReadonlySet<string> = new Set();
  const known = new Map<string, Opened>();
  let whole: Opened | undefined;
  let told = false;
  const open = (asked: readonly Ground[]): Opened => {
    if (asked.length === pieces.length) return (whole ??= openPieces(pieces, settings.aggregate));
    const key = JSON.stringify(asked.map(({ evidence_id }) => evidence_id));
    const made = known.get(key) ?? openPieces(asked, settings.aggregate);
    known.set(key, made);
    return made;
  };
  return {
    pieces,
    about(text, asked) {
      if (index.things.size === 1 && asked.length > 1) return withoutOther(asked, text);
      if (index.things.size < 2) return asked;
      const named = thingsNamed(index, text);
      if (named.size > 0) before = named;
      if (before.size === 0) return asked;
      const kept = asked.filter(({ evidence_id: id }) => before.has(id) || !index.things.has(id));
      return kept.length === 0 ? asked : kept;
    },
    holders: (asked) => open(asked).holders,
    texts: (asked) => open(asked).texts,
    toldConflict: (text) => (told ||= tellsConflict(text)),
  };
}
