import type { AskAttempt } from '../../../contract/ask.ts';
import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import type { Critique } from '../../../contract/repair.ts';
import { chooseQuoted } from '../../../core/correction/code/quote-evidence.ts';
import type { CriticFinding } from '../../../core/correction/critics/finding.ts';
import { citedEvidence } from '../../../core/correction/critics/cited-evidence.ts';
import { citedPath } from '../../../core/correction/critics/resolve-citation.ts';
import { passes } from '../../../core/correction/decide/decide.ts';
import { failureSignature } from '../../../core/correction/decide/failure-signature.ts';
import { scoreAttempt } from '../../../core/correction/decide/score-attempt.ts';
import { signalsOf } from '../../../core/correction/causes/signals.ts';
import type { Critiqued, ToCritique } from '../../../core/correct/critique-answer.ts';
import type { AskPorts } from '../ask-ports.ts';
import type { AskState, Generated } from '../ask-state.ts';
import { EXTRACTIVE } from '../model-names.ts';
import { type CitedFiles, citedLooker } from '../look/look-at-cited.ts';
import { STEP_WORDS } from '../step-words.ts';
import { type Going, type StepDone, troubleOf } from '../step.ts';
import { within } from '../within.ts';

/** Paths that an answer cites and the index knows. An index that does not answer knows none. */
async function indexedPaths({ index }: AskPorts, tries: Generated['tries']): Promise<ReadonlySet<string>> {
  const read = tries.at(-1)?.read;
  if (read?.kind !== 'valid') return new Set();
  const paths = read.response.citations.map(citedPath).filter((path) => path !== null);
  const found = await Promise.all(
    [...new Set(paths)].map(async (path) => ({ path, file: await index.file(path).catch(() => null) })),
  );
  return new Set(found.flatMap(({ path, file }) => (file === null ? [] : [path])));
}

const NONE: CitedFiles = { stale: [], unseen: [], troubles: [] };

/** What is cited first: where that is stale, all that was found is looked at, so that one round mends all of it. */
async function citedFiles(
  ports: AskPorts,
  { evidence }: AskState,
  tries: Generated['tries'],
): Promise<CitedFiles> {
  const read = tries.at(-1)?.read;
  if (read?.kind !== 'valid') return NONE;
  const cited = citedEvidence(read.response, evidence);
  const look = citedLooker(ports);
  const found = await look(cited);
  return found.stale.length === 0
    ? found
    : look([...cited, ...evidence.filter((one) => !cited.includes(one))]);
}

function pathsOf(evidence: readonly AskEvidence[]): readonly string[] {
  return [...new Set(evidence.map(({ path }) => path))];
}

function silentCritique(tries: Generated['tries'], why: string): Critiqued {
  const checked = tries.map(({ model, read }) => `${model}: ${read.kind}`);
  const finding: CriticFinding = {
    critic: 'groundedness',
    verdict: 'fail',
    score: null,
    checked,
    evidence: [],
    fixes: [why],
  };
  return { findings: [{ ...finding, ms: 0 }], abstained: false };
}

/** The critics' word on what was written. A critic that fails is no pass. */
export async function criticise(
  { ports, state, left, abort }: Going,
  generated: Generated,
): Promise<Critiqued & { readonly troubles: readonly string[]; readonly stale: readonly string[] }> {
  const { message_id, question, language, fail_closed: failsClosed = false } = state.identity;
  const { tries } = generated;
  try {
    const known = await indexedPaths(ports, tries);
    const { troubles, ...files } = await citedFiles(ports, state, tries);
    const isWritten = tries.at(-1)?.model !== EXTRACTIVE;
    const of: ToCritique = {
      id: message_id,
      question,
      language,
      tries,
      evidence: state.evidence,
      failsClosed,
      isWritten,
      quoted: isWritten ? null : chooseQuoted(question, state.evidence, true),
      indexed: known,
      ...files,
    };
    const critiqued = await within(left, abort, (signal) => ports.critique(of, signal));
    return { ...critiqued, troubles, stale: critiqued.abstained ? [] : pathsOf(files.stale) };
  } catch (error) {
    const trouble = troubleOf(error);
    return { ...silentCritique(tries, trouble), troubles: [trouble], stale: [] };
  }
}

export function attemptOf(
  { round, retrieval }: AskState,
  generated: Generated,
  { findings, abstained }: Critiqued,
  stepId: string,
): AskAttempt {
  const last = generated.tries.at(-1);
  const response = last?.read.kind === 'valid' ? last.read.response : null;
  const critiques = findings.map(
    ({ ms, ...finding }): Critique => ({
      step_id: stepId,
      ...finding,
      cost: { ms: Math.round(ms * 10) / 10, tokens: null },
    }),
  );
  const { above_threshold = 0, cbo_hits = 0 } = retrieval ?? {};
  const silent = last?.read.kind === 'silent';
  return {
    round,
    answer: response?.answer ?? '',
    citations: response?.citations ?? [],
    confidence: response?.confidence ?? 0,
    model: last?.model ?? '',
    abstained,
    critiques,
    decision: passes(findings, abstained) ? 'commit' : 'abort',
    signals: [...signalsOf({ findings, abstained, above_threshold, cbo_hits, silent })],
    score: scoreAttempt(findings, abstained),
  };
}

function withRaised(
  raised: AskState['raised'],
  signals: AskAttempt['signals'],
  { verify }: AskPorts,
): AskState['raised'] {
  const fresh = signals.filter((reason) => !raised.some((one) => one.reason === reason));
  return [...raised, ...fresh.map((reason) => ({ reason, id: verify.ids.next() }))];
}

/** Contract, citations, groundedness: what stands of the answer. */
export async function critiqueStep(going: Going): Promise<StepDone> {
  const { state, ports } = going;
  const words = STEP_WORDS[state.identity.language];
  const generated = state.generated ?? { tries: [], cut: false, tokens: null };
  const critiqued = await criticise(going, generated);
  const { findings, abstained, troubles, stale } = critiqued;
  const attempt = attemptOf(state, generated, critiqued, ports.verify.ids.next());
  const passed = attempt.decision === 'commit';
  const said = findings.map(({ critic, verdict }) => `${words.critic[critic]} ${words.critics[verdict]}`);
  return {
    change: {
      criticised: { findings: findings.map(({ ms: _, ...finding }) => finding), abstained, stale },
      attempts: [...state.attempts, attempt],
      failures: passed ? state.failures : [...state.failures, failureSignature(findings, abstained)],
      decision: passed ? 'commit' : null,
      ended: passed ? 'answered' : null,
      raised: withRaised(state.raised, attempt.signals, ports),
      ...(troubles.length === 0 ? {} : { troubles: [...state.troubles, ...troubles] }),
    },
    summary: [...said, ...(abstained ? [words.abstained] : [])].join(' · '),
    detail: { critiques: attempt.critiques.map((one) => ({ ...one })), score: attempt.score },
  };
}
