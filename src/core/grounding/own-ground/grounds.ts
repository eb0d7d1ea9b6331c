import type { Evidence } from '../../../contract/evidence.ts';
import type { GroundingSettings } from '../../../contract/grounding-settings.ts';
import type { Language } from '../../../contract/language.ts';
import type { RecordMapping } from '../../../contract/record-mapping.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';
import { languageOfText } from '../../language/text-language.ts';
import type { Holder } from '../held.ts';
import { contentOf, type EvidenceContent, isOwnGround } from './evidence-content.ts';
import { holdersOf } from './holders.ts';

/** A piece of evidence made ready once an answer. */
export interface Ground {
  readonly evidence_id: string;
  readonly content: EvidenceContent;
  /** What the user says of its records; null where nothing. */
  readonly mapping: RecordMapping | null;
  /** Of its running text; null for records and where it cannot be told. */
  readonly language: Language | null;
}

/** All evidence of an answer that is its own ground truth, and the verifiers opened on parts of it. */
export interface Grounds {
  readonly pieces: readonly Ground[];
  /** The verifiers for these pieces, each opened once: they keep what pronouns need. */
  holders(pieces: readonly Ground[]): readonly Holder[];
}

/** Why a piece says nothing to a claim in this language; null where it can be asked. */
export function silence({ content, language }: Ground, claim: Language | null): UncheckedReason | null {
  if (content.text === null && content.records === null) return 'no_evidence';
  const foreign = language !== null && claim !== null && language !== claim;
  return foreign && content.records === null ? 'not_applicable' : null;
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
  const pieces = evidences.filter(isOwnGround).map((evidence): Ground => {
    const mapping = mappingOf(evidence, settings.mappings);
    const content = contentOf(evidence, mapping?.columns);
    const { evidence_id, text } = content;
    return { evidence_id, content, mapping, language: text === null ? null : languageOfText(text) };
  });
  const opened = new Map<string, readonly Holder[]>();
  return {
    pieces,
    holders(asked) {
      const key = JSON.stringify(asked.map(({ evidence_id }) => evidence_id));
      const known = opened.get(key);
      if (known !== undefined) return known;
      const made = holdersOf(asked, settings.aggregate);
      opened.set(key, made);
      return made;
    },
  };
}
