import type { Evidence } from '../../../contract/evidence.ts';
import type { GroundingSettings } from '../../../contract/grounding-settings.ts';
import type { RecordMapping } from '../../../contract/record-mapping.ts';
import type { UnaskedEvidence } from '../../../contract/unasked-evidence.ts';
import { languagesOfText, type TextLanguage } from '../../language/text-language.ts';
import { type Steps, take } from '../../language/steps.ts';
import { tellsConflict } from '../conflicts/told.ts';
import type { ClaimInPlace, ClaimText, Held } from '../held.ts';
import type { Stated, StatementJudge } from '../statement-judge.ts';
import type { Passages } from '../passages/passages.ts';
import { withoutOther } from './other-thing.ts';
import { thingIndex, thingsNamed } from './things-named.ts';
import { contentOf, type EvidenceContent, isOwnGround } from './evidence-content.ts';
import { type Opened, openPieces } from './holders.ts';
import { sizeOf } from './size-of.ts';
import { statementsOf } from './statements-of.ts';

/** A piece of evidence made ready once an answer. */
export interface Ground {
  readonly evidence_id: string;
  readonly content: EvidenceContent;
  /** Why its source could not be asked for it; null where it is as it is. */
  readonly unasked: UnaskedEvidence['failure'] | null;
  /** What the user says of its records; null where nothing. */
  readonly mapping: RecordMapping | null;
  /** Of its running text; none for records and where it cannot be told. */
  readonly languages: readonly TextLanguage[];
  /** How many characters a claim is held against. */
  readonly size: number;
}

/** All evidence of an answer that is its own ground truth, and the verifiers opened on parts of it. */
export interface Grounds {
  readonly pieces: readonly Ground[];
  /**
   * Of several pieces that are one object each those whose thing the text names, else those of the text before; other
   * pieces stay. Where none was ever named all stay.
   */
  about(text: string, asked: readonly Ground[]): readonly Ground[];
  /** What the verifiers of these pieces say of the next claim. Each is opened once: they keep what pronouns need. */
  hold(pieces: readonly Ground[], claim: ClaimText): readonly Held[];
  /** Null where no statements are read. */
  readonly statements: Pick<StatementJudge, 'precision'> | null;
  /** What the statements of the text of these pieces say of the next claim; null where there are none. */
  state(pieces: readonly Ground[], claim: ClaimInPlace): Stated | null;
  /** The text of these pieces where all of it is one ground; null elsewhere. */
  texts(pieces: readonly Ground[]): Passages | null;
  /** True once a claim has said that the evidence disagrees; `text` is the next claim. */
  toldConflict(text: string): boolean;
}

/** Characters of text that are read of all evidence together: 16 Mi. */
const MOST_TEXT = 2 ** 24;
/** BD2: steps for a character of evidence that is read, that is made ready to be held against, and that a claim is held against. */
const READ = 25;
const OPEN = 25;
/** BD2: steps for a character of a claim that is held. */
const HOLD = 200;

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

/** A piece of which there is no room to read more, and that cannot be read in part. */
function unread(content: EvidenceContent): EvidenceContent {
  return { ...content, text: null, records: null, cut: true };
}

/** Reads the evidence once, as much of it as the steps suffice for. `tolerance` is `numeric_tolerance`. */
export function groundsOf(
  evidences: readonly Evidence[],
  settings: GroundingSettings,
  steps: Steps,
  judge: StatementJudge | null,
  tolerance: number,
  unasked: readonly UnaskedEvidence[] = [],
): Grounds {
  const failures = new Map(unasked.map(({ evidence_id, failure }) => [evidence_id, failure]));
  let room = MOST_TEXT;
  let left = Math.floor(steps.most / (READ + OPEN));
  const pieces = evidences.filter(isOwnGround).map((evidence): Ground => {
    const mapping = mappingOf(evidence, settings.mappings);
    const read = contentOf(evidence, mapping?.columns, Math.min(room, left));
    const isTooLarge = sizeOf(read) > left;
    const content = isTooLarge ? unread(read) : read;
    take(steps, READ * sizeOf(read));
    room = Math.max(0, room - lengthOf(evidence, read));
    left = isTooLarge ? 0 : left - sizeOf(read);
    const { evidence_id, text } = content;
    const languages = text === null ? [] : languagesOfText(text);
    const failure = failures.get(evidence_id) ?? null;
    return { evidence_id, content, unasked: failure, mapping, languages, size: sizeOf(content) };
  });
  const sizeOfAll = (asked: readonly Ground[]): number => asked.reduce((all, { size }) => all + size, 0);
  const index = thingIndex(pieces);
  let before: ReadonlySet<string> = new Set();
  const known = new Map<string, Opened>();
  const { aggregate } = settings;
  const state = judge === null ? () => null : statementsOf(judge, { aggregate, tolerance }, steps);
  let told = false;
  const open = (asked: readonly Ground[]): Opened => {
    const isWhole = asked.length === pieces.length;
    const key = isWhole ? '' : JSON.stringify(asked.map(({ evidence_id }) => evidence_id));
    const before = known.get(key);
    if (before !== undefined) return before;
    take(steps, OPEN * sizeOfAll(asked));
    const made = openPieces(asked, aggregate);
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
    hold(asked, claim) {
      const { holders } = open(asked);
      take(steps, HOLD * claim.text.length + sizeOfAll(asked));
      return holders.map((holder) => holder.next(claim));
    },
    statements: judge,
    state,
    texts(asked) {
      take(steps, sizeOfAll(asked));
      return open(asked).texts;
    },
    toldConflict: (text) => (told ||= tellsConflict(text)),
  };
}
