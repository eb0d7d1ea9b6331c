import { z } from 'zod';
import { OnFailAction } from './on-fail.ts';

const SHAPE = {
  quality_gate_enabled: z.boolean(),
  quality_gate_auto_retry: z.boolean(),
  verification_enabled: z.boolean(),
  /** Judge and record, and change nothing of what the client gets. */
  shadow_mode: z.boolean(),
  /** Share of the answers that are judged and verified. */
  sampling_ratio: z.number().min(0).max(1),
  stream_monitor_enabled: z.boolean(),
  /** Model of answers where a request names none; null = that of the configuration, else `extractive`. */
  default_model: z.string().min(1).max(200).nullable(),
  /** Model of the judge; null = another one than the writer where two are configured, else the writer. */
  judge_model: z.string().min(1).max(200).nullable(),
  /** Votes of the judge at temperature 1; 1 = one call at 0.1. */
  judge_votes: z.int().min(1).max(9),
  /** At most five further items from the request, in a call of their own; only with `judge_model`. */
  derived_items_enabled: z.boolean(),
  /** Bound of judge and retry together; null = none. */
  budget_tokens: z.int().min(0).nullable(),
  budget_ms: z.int().min(0).nullable(),
  /** Fewer steps for each verification and grading than `validation.max_steps` allows; null = as many. */
  verification_max_steps: z.int().min(1).nullable(),
  /** Of the earlier turns of a chat that a model is shown; 0 = none. */
  memory_characters: z.int().min(0).max(1_000_000),
  /** What is done with an answer whose claims fail, or that fails its checklist; of all levels the strictest. */
  on_fail_verification: OnFailAction,
  on_fail_quality: OnFailAction,
  /** What could not be checked counts as failed. */
  fail_closed_verification: z.boolean(),
  fail_closed_quality: z.boolean(),
  /** A stream waits for what may be replaced or blocked, by whole sentences. */
  hold_back: z.boolean(),
};

/**
 * What a person sets while the server runs, by the names of the wire. Kept in the table `settings`.
 */
export const Settings = z.strictObject(SHAPE);
export type Settings = z.infer<typeof Settings>;

/** Some of the settings, as a layer gives them. */
export const SomeSettings = z.strictObject(SHAPE).partial();
export type SomeSettings = z.infer<typeof SomeSettings>;

/** What holds where nobody set it. */
export const DEFAULT_SETTINGS: Settings = {
  quality_gate_enabled: false,
  quality_gate_auto_retry: true,
  verification_enabled: false,
  shadow_mode: false,
  sampling_ratio: 1,
  stream_monitor_enabled: true,
  default_model: null,
  judge_model: null,
  judge_votes: 1,
  derived_items_enabled: false,
  budget_tokens: null,
  budget_ms: 60_000,
  verification_max_steps: null,
  memory_characters: 12_000,
  on_fail_verification: 'deliver',
  on_fail_quality: 'deliver',
  fail_closed_verification: false,
  fail_closed_quality: false,
  hold_back: false,
};
