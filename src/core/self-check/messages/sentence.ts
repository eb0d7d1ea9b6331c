import type { WorkRule } from '../../../contract/work-rule.ts';

/**
 * A sentence about a finding; by the kind of the finding where there are several, `''` for any other. In it stands
 * `{a}` for a detail, `{a|b}` with what stands where it is not given, `{a (%)}` for words round one that is given, and
 * `{a#one#more}` for a number of things. `reason` is put in words; `tests`, `saying` and `output` are made of several.
 */
type Sentence = string | Readonly<Record<string, string>>;
export type Sentences = Readonly<Record<WorkRule, Sentence>>;
export type Reasons = Readonly<Record<string, string>>;
