import { z } from 'zod';
import { Span } from './span.ts';

/** What a checker can find. Stable wire words. */
export const IssueCode = z.enum([
  'NUMBER_MISMATCH',
  'UNIT_MISMATCH',
  'DATE_MISMATCH',
  'TERM_MISMATCH',
  'COMPARISON_MISMATCH',
  'CHANGE_MISMATCH',
  'COUNT_MISMATCH',
  'ENTITY_MISMATCH',
  'DATA_MISMATCH',
  'RUN_MISMATCH',
  'OUT_OF_RANGE',
  'IMPOSSIBLE_DATE',
  'ENTITY_NOT_FOUND',
  'ENTITY_AMBIGUOUS',
  'ENTITY_SIMILAR',
  'ATTRIBUTE_NOT_FOUND',
  'RELATION_NOT_FOUND',
  'STALE_DATA',
  'EVIDENCE_MISSING',
  'EVIDENCE_IRRELEVANT',
  'EVIDENCE_TOO_FEW',
  'NOT_IN_EVIDENCE',
  'NEGATION_MISMATCH',
  'STRENGTH_MISMATCH',
  'OTHER_LANGUAGE',
  'CITATION_UNRESOLVED',
  'CITATION_UNSUPPORTED',
  'CITATION_MISSING',
  'OWN_CHECK',
  'NOT_CHECKED',
]);
export type IssueCode = z.infer<typeof IssueCode>;

/** A source that was asked for a claim, and the day its data are of. */
export const SourceAsked = z.object({
  /** Its registered name. */
  source: z.string(),
  /** The day its data are of; null where it does not say. */
  as_of: z.string().nullable(),
});
export type SourceAsked = z.infer<typeof SourceAsked>;

/** One finding: rule, place, what was expected by the claim and what the source says. */
export const Issue = z.object({
  /** The rule that found it, as the specification numbers it, or the name of your own checker. */
  rule: z.string(),
  /** What it found, as a stable word. */
  code: IssueCode,
  /** `error` fails the claim, `warning` leaves it open, `info` decides nothing. */
  severity: z.enum(['error', 'warning', 'info']),
  /** The same in words, in the language of the report. */
  message: z.string(),
  /** Range in the text of the claim. */
  place: Span,
  /** What the claim says. */
  expected: z.string().nullable(),
  /** What the source says. */
  actual: z.string().nullable(),
  /** Who was asked. */
  sources: z.array(SourceAsked),
  /** Only ENTITY_NOT_FOUND: true where the claim speaks of the thing, and does not only mention it. */
  subject_missing: z.boolean().optional(),
});
export type Issue = z.infer<typeof Issue>;
