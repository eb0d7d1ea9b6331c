import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Language } from '../../src/contract/language.ts';
import { RepairCause, RepairKind } from '../../src/contract/repair.ts';

/** Files by their path; each a list of lines. */
const Files = z.record(z.string(), z.array(z.string()));

/** A question, a part of its right answer, and the file that the answer must cite. */
const Asked = z.strictObject({ question: z.string(), text: z.string(), path: z.string() });
export type Asked = z.infer<typeof Asked>;

/** What a scripted model answers to a question; `strict`: once it is told that sentences lacked their citations. */
const Saying = z.strictObject({
  model: z.string().default('scripted'),
  to: z.string(),
  strict: z.boolean().default(false),
  answer: z.string(),
  cites: z.array(z.string()).default([]),
});

/** A small repository, what happens to it behind the index, and a question that fails for that reason. */
const Scenario = z.strictObject({
  name: z.string(),
  language: Language,
  /** As they are indexed. */
  files: Files,
  /** As they lie there when the question is asked, beside the first. */
  later: Files.default({}),
  ask: Asked,
  /** Answered before, and to be answered afterwards. */
  control: Asked,
  /** Without it quotations answer, and no model. */
  says: z.array(Saying).default([]),
  consent: z.boolean().default(false),
});

const ScenarioFile = z.strictObject({
  title: z.string(),
  cause: RepairCause,
  /** What mends it, and is switched off in the second run. */
  repairs: z.array(RepairKind).min(1),
  /** A person approves what is suggested, between the two asks. */
  approved: z.boolean().default(false),
  scenarios: z.array(Scenario).min(5),
});
type ScenarioFile = z.infer<typeof ScenarioFile>;

/** A scenario with what is the same for all of its cause. */
export type CorrectionScenario = z.infer<typeof Scenario> & Omit<ScenarioFile, 'scenarios'>;

const FOLDER = fileURLToPath(new URL('../../cases/correction/scenarios/', import.meta.url));

/** All scenarios of `cases/correction/scenarios/`, by cause. */
export function correctionScenarios(): readonly CorrectionScenario[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return files.toSorted().flatMap((name) => {
    const { scenarios, ...shared } = ScenarioFile.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
    return scenarios.map((scenario) => ({ ...scenario, ...shared }));
  });
}
