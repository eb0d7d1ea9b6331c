import { type KnownOptions, refuseWrongOptions } from '../app/library/known-options.ts';
import { toldWhole } from '../app/library/told-whole.ts';
import { anyAnswer } from '../app/short-answer.ts';
import type { AnswerInput } from '../contract/answer.ts';
import type { Configuration } from '../contract/configuration.ts';
import type {
  GivenAnswer,
  GivenEvidence,
  GivenMessages,
  GivenPassage,
  GivenRow,
} from '../contract/given-answer.ts';
import type { ValidationReport } from '../contract/validation-report.ts';
import type { StatementJudge } from '../core/grounding/statement-judge.ts';
import { verify as hold } from '../core/verify.ts';

export { AssayError } from '../contract/assay-error.ts';
export type {
  GivenAnswer,
  GivenEvidence,
  GivenMessages,
  GivenPassage,
  GivenRow,
} from '../contract/given-answer.ts';
export type { ClaimValidation, ValidationReport } from '../contract/validation-report.ts';
export type { StatementJudge } from '../core/grounding/statement-judge.ts';

/** An answer in short, whose evidence may also be passages of a retriever. */
export interface PortableAnswer extends Omit<GivenAnswer, 'evidences'> {
  /** Texts, data, passages of a retriever. */
  readonly evidences?: readonly (string | GivenEvidence | GivenPassage)[] | undefined;
}

/** What a verification may take along. */
export interface PortableOptions {
  /** What sentences say, of `openReading` in `assay/core/reading`. Without it only values and words are held. */
  readonly reading?: StatementJudge;
}

/** The part of the defaults that a verification without graph and sources asks for. */
export const PLAIN_SETTINGS = {
  agent_id: 'validator',
  tenant_id: 'default',
  max_iterations: 20,
  timeout: 30_000,
  retry_count: 3,
  validation: {
    numeric_tolerance: 0.05,
    min_evidence_count: 1,
    hallucination_threshold: 0.3,
    pass_threshold: 0.8,
    max_steps: 1_000_000_000,
  },
  grounding: {
    aggregate: 'joined',
    citations: 'when_used',
    supported_above: 0.5,
    not_found_below: 0.5,
    words_suffice: false,
    model_suffices: true,
    mappings: {},
  },
  sources: {},
} as const;

const OPTIONS: KnownOptions<PortableOptions> = { reading: 'object' };

/**
 * Holds an answer against its evidence, wherever JavaScript runs: no disk, no network, no Node. What it needs of the
 * world is a clock and an id. The report is that of `assay verify`. Rejects with `AssayError` for what is no answer.
 */
export function verify(
  given: PortableAnswer | AnswerInput | GivenRow | GivenMessages,
  options: PortableOptions = {},
): Promise<ValidationReport> {
  const settings: Partial<Configuration> = PLAIN_SETTINGS;
  return toldWhole(async () => {
    refuseWrongOptions(options, OPTIONS, 'verify');
    return hold(anyAnswer(given, 'answer'), settings as Configuration, {
      graph: null,
      sources: null,
      statements: options.reading ?? null,
      clock: { elapsed: () => performance.now(), now: () => new Date().toISOString() },
      ids: { next: () => crypto.randomUUID() },
    });
  });
}
