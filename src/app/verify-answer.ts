import type { Answer } from '../contract/answer.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { ClaimChecker } from '../contract/claim-checker.ts';
import type { Message } from '../contract/message.ts';
import type { KnowledgeGraphReader } from '../contract/ports/knowledge-graph.ts';
import { asAssayError } from '../contract/trouble-at.ts';
import type { ValidationReport } from '../contract/validation-report.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import { verify } from '../core/verify.ts';
import type { VerifyPorts } from '../core/verify/route.ts';
import { claimJudgeAt } from './claim-judge-at.ts';
import { lazyGraph } from './lazy-graph.ts';
import { messagesOf } from './messages-of.ts';
import type { GraphEvents, Home, Outside } from './outside.ts';
import { type Patience, pauseMs } from './patience.ts';
import { patientGraph, patientSources } from './patient-ports.ts';
import { exitOf, verdictOf } from './verdict-of.ts';

export interface VerifyOptions {
  /** A text without any claim passes. */
  readonly allowEmpty: boolean;
  /** Verdict and messages are written under `.assay`. */
  readonly keep: boolean;
  readonly events: GraphEvents;
  /** Rules of the user's own. */
  readonly checkers?: readonly ClaimChecker[];
  /** Evidence that its source could not be asked for. */
  readonly unasked?: VerifyPorts['unasked'];
  /** Evidence that was left out, being the answer itself. */
  readonly leftOut?: VerifyPorts['leftOut'];
  /** Files that were not read. */
  readonly unread?: VerifyPorts['unread'];
}

/**
 * A verdict with its report. `notKept` says why it could not be kept, where it should have been; `notRequested` why of a
 * kept verdict a message was not.
 */
export interface VerifiedAnswer {
  /** Every claim with its verdict and why. */
  readonly report: ValidationReport;
  /** The record that is kept; `verdict.exit` is the exit code of the command. */
  readonly verdict: VerdictRecord;
  /** Why it was not kept; null where it was, or was not to be. */
  readonly notKept: AssayError | null;
  /** Why a message was not sent on; null where all were. */
  readonly notRequested: AssayError | null;
}

/** Errors of the files that the graph is loaded from: the user's to mend, never a matter of the answer. */
const FILE_ERRORS: readonly string[] = ['malformed', 'not_found', 'usage'];

/** How patiently a home asks. */
export function patienceOf({ configuration }: Home, outside: Outside): Patience {
  return {
    timeoutMs: configuration.timeout,
    retries: configuration.retry_count,
    pause: (attempt) => outside.sleep(pauseMs(attempt, Math.random())),
  };
}

interface Graph {
  readonly reader: KnowledgeGraphReader | null;
  /** The error of a file that was to be loaded. */
  fileError(): AssayError | null;
}

/** The graph of a home, opened by the first question; its queries are patient, its opening is not repeated. */
function graphOf(home: Home, outside: Outside, patience: Patience, events: GraphEvents): Graph {
  let fileError: AssayError | null = null;
  const open = async (): Promise<KnowledgeGraphReader> => {
    try {
      return patientGraph((await outside.openGraph(home, events)).reader, patience);
    } catch (error) {
      if (error instanceof AssayError && FILE_ERRORS.includes(error.code)) fileError = error;
      throw error;
    }
  };
  return { reader: outside.hasGraph(home) ? lazyGraph(open) : null, fileError: () => fileError };
}

type Kept = Pick<VerifiedAnswer, 'verdict' | 'notKept' | 'notRequested'>;

function naming(verdict: VerdictRecord, sent: readonly Message[]): VerdictRecord {
  return { ...verdict, messages: sent.map(({ id, type }) => ({ id, type })) };
}

/** What was not kept was not requested: no message goes out without its verdict, none is named that did not go out. */
async function keep(
  home: Home,
  outside: Outside,
  verdict: VerdictRecord,
  messages: readonly Message[],
): Promise<Kept> {
  const ledger = await outside.ledger(home);
  const sent: Message[] = [];
  let isKept = false;
  try {
    await ledger.keep(verdict);
    isKept = true;
    const outbox = await outside.outbox(home);
    for (const message of messages) {
      await outbox.send(message);
      sent.push(message);
    }
    return { verdict, notKept: null, notRequested: null };
  } catch (error) {
    const trouble = asAssayError(error);
    const corrected = naming(verdict, sent);
    if (!isKept) return { verdict: corrected, notKept: trouble, notRequested: null };
    await ledger.keep(corrected).catch(() => undefined);
    return { verdict: corrected, notKept: null, notRequested: trouble };
  }
}

/** What a verification at a home asks, and the error of a file that was to be loaded. */
export interface HomePorts {
  readonly ports: VerifyPorts;
  readonly fileError: () => AssayError | null;
}

/** The ports of a home: a graph that opens at the first question, sources, a model that loads at the first. */
export async function portsAt(home: Home, outside: Outside, events: GraphEvents): Promise<HomePorts> {
  const patience = patienceOf(home, outside);
  const graph = graphOf(home, outside, patience, events);
  return { ports: await portsOf(home, outside, graph, patience), fileError: () => graph.fileError() };
}

async function portsOf(home: Home, outside: Outside, graph: Graph, patience: Patience): Promise<VerifyPorts> {
  return {
    graph: graph.reader,
    model: claimJudgeAt(home, outside),
    statements: await outside.statements(),
    sources: patientSources(await outside.sources(home), patience),
    clock: await outside.clock(),
    ids: await outside.ids(),
  };
}

/** What follows from a report, before anything of it is kept. */
export interface JudgedAnswer {
  readonly report: ValidationReport;
  readonly verdict: VerdictRecord;
  /** What is sent on where the verdict is kept. */
  readonly messages: readonly Message[];
}

/** What follows from the report of an answer: the verdict, and the messages where it is to be kept. Throws the error of a file. */
function judgedAt(
  { ports, fileError }: HomePorts,
  { answer, report }: { readonly answer: Answer; readonly report: ValidationReport },
  { configuration }: Home,
  { allowEmpty, keep: isKept }: VerifyOptions,
): JudgedAnswer {
  const unread = fileError();
  if (unread !== null) throw unread;
  const verdict = verdictOf(answer, report, {
    tenant_id: configuration.tenant_id,
    created_at: ports.clock.now(),
    exit: exitOf(report, allowEmpty),
  });
  if (!isKept) return { report, verdict, messages: [] };
  const messages = messagesOf(verdict, report, configuration.agent_id, () => ports.ids.next());
  return {
    report,
    verdict: { ...verdict, messages: messages.map(({ id, type }) => ({ id, type })) },
    messages,
  };
}

/** As `verifyAnswer`, and nothing is kept yet. */
export async function verifyUnkept(
  answer: Answer,
  home: Home,
  outside: Outside,
  options: VerifyOptions,
): Promise<JudgedAnswer> {
  const at = await portsAt(home, outside, options.events);
  const { checkers = [], unasked = [], leftOut = [], unread = [] } = options;
  const ports = { ...at.ports, checkers, unasked, leftOut, unread };
  const report = await verify(answer, home.configuration, ports);
  return judgedAt(at, { answer, report }, home, options);
}

/** Keeps a verdict and sends its messages on, where that is asked for. */
export async function keepJudged(
  { report, verdict, messages }: JudgedAnswer,
  home: Home,
  outside: Outside,
  isKept: boolean,
): Promise<VerifiedAnswer> {
  const kept = isKept
    ? await keep(home, outside, verdict, messages)
    : { verdict, notKept: null, notRequested: null };
  return { report, ...kept };
}

/**
 * Verifies an answer at a home: opens and loads its graph where one is configured, holds the claims against it and the
 * registered sources, keeps the verdict, sends on what follows from it. A graph that cannot be opened or asked leads
 * to a partial verification that says so; a file of `graph.load` that cannot be read throws `AssayError`.
 */
export async function verifyAnswer(
  answer: Answer,
  home: Home,
  outside: Outside,
  options: VerifyOptions,
): Promise<VerifiedAnswer> {
  return keepJudged(await verifyUnkept(answer, home, outside, options), home, outside, options.keep);
}

/** What follows from the report of an answer, whoever made it: the verdict, kept and sent on as `options` say. */
export async function verifiedAt(
  at: HomePorts,
  of: { readonly answer: Answer; readonly report: ValidationReport },
  home: Home,
  outside: Outside,
  options: VerifyOptions,
): Promise<VerifiedAnswer> {
  return keepJudged(judgedAt(at, of, home, options), home, outside, options.keep);
}
