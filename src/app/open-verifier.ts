import { dirname, resolve } from 'node:path';
import type { Answer, AnswerInput } from '../contract/answer.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { ClaimChecker } from '../contract/claim-checker.ts';
import type { GivenMessages, GivenRow } from '../contract/given-answer.ts';
import type { Language } from '../contract/language.ts';
import type { VerifyPorts } from '../core/verify/route.ts';
import { checkShape } from './configuration/check-shape.ts';
import type { Environment } from './configuration/environment.ts';
import { problemsOf } from './configuration/problem.ts';
import { readConfiguration } from './configuration/read-configuration.ts';
import { trustNotice } from './configuration/trust-notice.ts';
import { openOutside } from './open-outside.ts';
import { openedOnce } from './opened-once.ts';
import { growAt, type GrowingVerification } from './grow-answer.ts';
import { gatherEvidence } from './library/gather-evidence.ts';
import { type KnownOptions, refuseWrongOptions } from './library/known-options.ts';
import type { AnswerToVerify, ShortAnswer } from './library/library-answer.ts';
import { patientCheckers } from './library/patient-checkers.ts';
import type { SourceFunction } from './library/source-function.ts';
import { refuseWrongValues } from './library/option-values.ts';
import { toldInLanguage } from './library/told-in-language.ts';
import { inShort, type Verdict } from './library/verdict-in-short.ts';
import type { Home, OpenGraph, Outside } from './outside.ts';
import { withCalibration } from './configuration/with-calibration.ts';
import { checkAnswer } from './parse-answer.ts';
import { anyAnswer } from './short-answer.ts';
import { patienceOf, type VerifiedAnswer, verifyAnswer, type VerifyOptions } from './verify-answer.ts';

/** How a library call verifies. Everything has a default. */
export interface VerifierOptions {
  /**
   * Path of a configuration file, or the configuration itself (files in it are relative to `folder`): both are trusted.
   * Default: the nearest `assay.config.yaml` upward from `folder`, which may only narrow unless the user trusts it
   * (`assay trust`); what of it is ignored is told by `process.emitWarning`.
   */
  readonly configuration?: string | object | undefined;
  /** Default: the working folder of the process. */
  readonly folder?: string | undefined;
  /** `DATABASE_URL` and `ASSAY_…`. Default: those of the process. */
  readonly environment?: Environment | undefined;
  /**
   * Sources of your own, by name: `{ CRM: async ({ id }) => … }`. Evidence `{ source: 'CRM', id: 'C-17' }` is fetched there
   * again for each answer; what came with the answer is not believed.
   */
  readonly sources?: Readonly<Record<string, SourceFunction>> | undefined;
  /** Rules of your own, asked for each claim: `{ name, check: ({ text }) => null or why it does not hold }`. */
  readonly checkers?: readonly ClaimChecker[] | undefined;
  /** Taken instead of what the configuration would open; `graph: null` = no graph. */
  readonly ports?: Partial<VerifyPorts> | undefined;
  /** Keep verdicts under `.assay/verdicts` and messages under `.assay/outbox`. Default false. */
  readonly keep?: boolean | undefined;
  /** A text without any claim gives exit 0. Default false. */
  readonly allowEmpty?: boolean | undefined;
  /** Language of messages. Default: that of the answer. */
  readonly language?: Language | undefined;
}

export const VERIFIER_OPTIONS: KnownOptions<VerifierOptions> = {
  configuration: 'configuration',
  folder: 'text',
  environment: 'object',
  sources: 'own',
  checkers: 'own',
  ports: 'object',
  keep: 'switch',
  allowEmpty: 'switch',
  language: 'language',
};

/** A verdict in short, beside its record. */
export interface KeptVerdict extends Verdict, VerifiedAnswer {
  /** The report of `assay verify`, whole. */
  readonly report: VerifiedAnswer['report'];
}

/** A verifier that keeps its graph open between answers. */
export interface Verifier {
  /** Takes an answer whole or in short. Throws `AssayError` malformed for what is no answer; never for what a source does. */
  verify(answer: ShortAnswer | AnswerInput): Promise<KeptVerdict>;
  /** A row of Ragas: `{ question, answer, contexts }`. */
  verify(row: GivenRow): Promise<KeptVerdict>;
  /** A conversation: the last text of the assistant, against the results of the tools. */
  verify(messages: GivenMessages): Promise<KeptVerdict>;
  /** Verifies an answer while it is written; `answer.content` has the evidences and no text. Throws as `verify`. */
  grow(answer: unknown): Promise<GrowingVerification>;
  close(): Promise<void>;
}

function givenHome(given: object, folder: string): Home {
  const shape = checkShape(given);
  if ('configuration' in shape) return { configuration: shape.configuration, folder };
  throw new AssayError('usage', problemsOf(shape.problems), {
    where: 'configuration',
    hint: 'correct the setting',
  });
}

async function homeOf({ configuration }: VerifierOptions, outside: Outside): Promise<Home> {
  const { workingFolder, environment } = outside;
  if (typeof configuration === 'object') {
    const home = givenHome(configuration, workingFolder);
    if (typeof home.configuration.grounding.calibration !== 'string') return home;
    const read = await withCalibration(home.configuration, workingFolder, await outside.files());
    return { ...home, configuration: read };
  }
  const place = { explicit: configuration, workingFolder };
  const effective = await readConfiguration(await outside.files(), place, environment);
  const folder = effective.file === null ? workingFolder : dirname(effective.file);
  const notice = trustNotice(effective.trust);
  if (notice !== null) process.emitWarning(notice, { type: 'AssayWarning', code: 'ASSAY_NOT_TRUSTED' });
  return { configuration: effective.configuration, folder };
}

function withPorts(outside: Outside, ports: Partial<VerifyPorts>): Outside {
  const { graph, sources, clock, ids } = ports;
  const noSource = { ask: () => Promise.resolve([]) };
  return {
    ...outside,
    ...(clock === undefined ? {} : { clock: async () => clock }),
    ...(ids === undefined ? {} : { ids: async () => ids }),
    ...(sources === undefined ? {} : { sources: async () => sources ?? noSource }),
    ...(graph === undefined
      ? {}
      : {
          hasGraph: () => graph !== null,
          openGraph: async (home: Home): Promise<OpenGraph> => {
            if (graph === null) throw new AssayError('unavailable', 'no graph', { where: home.folder });
            return { reader: graph, loads: [], names: async () => [] };
          },
        }),
  };
}

/** An answer that is to grow, with the text that it has so far: none. */
function withoutText(answer: unknown): unknown {
  const { content, ...more } = (answer ?? {}) as { readonly content?: object };
  return { ...more, content: { ...content, text: '' } };
}

function asked(answer: Answer, { language }: VerifierOptions): Answer {
  return language === undefined ? answer : { ...answer, language };
}

/** A home with what the options bring to each of its verifications. */
interface Opened {
  readonly home: Home;
  readonly outside: Outside;
  readonly options: VerifierOptions;
  readonly how: VerifyOptions;
}

function warnOfName(name: string): void {
  const said = JSON.stringify(name);
  const notice = `the evidence ${said} is read as a text, not as the file of that name: give files(${said})`;
  process.emitWarning(notice, { type: 'AssayWarning', code: 'ASSAY_FILE_NAME' });
}

async function verifyGiven(
  given: AnswerToVerify,
  { home, outside, options, how }: Opened,
): Promise<KeptVerdict> {
  const { sources = {} } = options;
  const doors = { inputs: () => outside.inputs(), sources, patience: patienceOf(home, outside) };
  const { answer, unasked, leftOut, unread, fileNames } = await gatherEvidence(given, doors);
  for (const name of fileNames) warnOfName(name);
  const verified = await verifyAnswer(asked(anyAnswer(answer, 'answer'), options), home, outside, {
    ...how,
    unasked,
    leftOut,
    unread,
  });
  return { ...inShort(verified.report), ...verified };
}

function growGiven(answer: unknown, { home, outside, options, how }: Opened): Promise<GrowingVerification> {
  return growAt(asked(checkAnswer(withoutText(answer), 'answer'), options), home, outside, how);
}

function toldGrowing(growing: GrowingVerification, { language }: VerifierOptions): GrowingVerification {
  return {
    write: (piece) => toldInLanguage(language, () => growing.write(piece)),
    end: () => toldInLanguage(language, () => growing.end()),
  };
}

async function open(options: VerifierOptions): Promise<Verifier> {
  refuseWrongOptions(options, VERIFIER_OPTIONS, 'openVerifier');
  refuseWrongValues(options);
  const { folder = process.cwd(), environment = process.env, keep = false, allowEmpty = false } = options;
  const made = await openOutside({ workingFolder: resolve(folder), environment });
  const outside = openedOnce(withPorts(made, options.ports ?? {}));
  const home = await homeOf(options, outside);
  const checkers = patientCheckers(options.checkers ?? [], patienceOf(home, outside));
  const how = { allowEmpty, keep, events: {}, checkers };
  const opened = { home, outside, options, how };
  return {
    verify: (answer: AnswerToVerify) => toldInLanguage(options.language, () => verifyGiven(answer, opened)),
    grow: (answer) =>
      toldInLanguage(options.language, async () => toldGrowing(await growGiven(answer, opened), options)),
    close: () => made.close(),
  };
}

/** Reads the configuration; the graph is opened by the first answer that needs it. Throws `AssayError` (configuration). */
export function openVerifier(options: VerifierOptions = {}): Promise<Verifier> {
  return toldInLanguage(options?.language, () => open(options));
}

async function once(answer: AnswerToVerify, options: VerifierOptions = {}): Promise<KeptVerdict> {
  const verifier = await openVerifier(options);
  try {
    return await verifier.verify(answer as ShortAnswer);
  } finally {
    await verifier.close();
  }
}

/** How an answer is verified once: in any of the forms of `Verifier.verify`. */
export interface VerifyOnce {
  (answer: ShortAnswer | AnswerInput, options?: VerifierOptions): Promise<KeptVerdict>;
  (row: GivenRow, options?: VerifierOptions): Promise<KeptVerdict>;
  (messages: GivenMessages, options?: VerifierOptions): Promise<KeptVerdict>;
}

/** Verifies one answer and closes what was opened for it; for many answers `openVerifier` is faster. */
export const verifyOnce: VerifyOnce = once;
