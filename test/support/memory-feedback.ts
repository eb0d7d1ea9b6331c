import { AssayError } from '../../src/contract/assay-error.ts';
import type { Feedback } from '../../src/contract/feedback-signal.ts';
import type {
  FixSuggestion,
  KnowledgeGap,
  LearnedRepair,
  RepairRecord,
} from '../../src/contract/knowledge-gap.ts';
import type { RegressionCase } from '../../src/contract/regression-case.ts';
import type { Message } from '../../src/contract/message.ts';
import type {
  FeedbackStore,
  LearningStore,
  Once,
  SuggestionAct,
} from '../../src/contract/ports/feedback-store.ts';
import type { JobWriter } from '../../src/contract/ports/job-queue.ts';
import type { ChatStore } from '../../src/contract/ports/chat-store.ts';

interface Kept {
  readonly message: Message;
  readonly once: Once | undefined;
}

/** Feedback of one tenant, in memory. */
export function memoryFeedback(
  tenant: string,
  jobs: Pick<JobWriter, 'enqueue'>,
  chats: ChatStore,
): FeedbackStore {
  const signals: Kept[] = [];
  const thumbs = new Map<string, Feedback>();
  const isHeld = ({ caller, key, since }: Once): boolean =>
    signals.some(
      ({ message, once }) => once?.caller === caller && once.key === key && message.timestamp >= since,
    );
  const record: FeedbackStore['record'] = async (message, wanted, once) => {
    if (signals.some((one) => one.message.id === message.id)) return null;
    if (once !== undefined && isHeld(once)) return null;
    signals.push({ message, once });
    return jobs.enqueue(tenant, wanted);
  };
  return {
    record,
    async give({ caller, ...feedback }, signal, told) {
      thumbs.set(JSON.stringify([feedback.message_id, caller]), feedback);
      const chat = await chats.find(feedback.chat_id);
      if (chat !== null && told !== undefined) await chats.keep(chat, [told]);
      if (signal === null) return null;
      const ids = await record(signal.message, signal.jobs, signal.once);
      const session = ids === null ? null : await chats.find(feedback.chat_id);
      if (session !== null && signal.notice !== null) await chats.keep(session, [signal.notice]);
      return ids;
    },
    signals: async ({ limit }) =>
      signals
        .map(({ message }) => message)
        .toReversed()
        .slice(0, limit),
    async givenBy(caller, messageIds) {
      const keys = messageIds.map((id) => JSON.stringify([id, caller]));
      return keys.flatMap((key) => thumbs.get(key) ?? []);
    },
    given: async ({ kind, limit }) =>
      [...thumbs.values()]
        .filter((one) => kind === undefined || one.kind === kind)
        .toReversed()
        .slice(0, limit),
    feedbackOf: async (id) => [...thumbs.values()].filter(({ message_id }) => message_id === id).toReversed(),
    countSince: async (since, { caller }) =>
      signals.filter(
        ({ message, once }) =>
          message.timestamp >= since && (caller === undefined || once?.caller === caller),
      ).length,
  };
}

function missing(): never {
  throw new Error('this store in memory does not keep that');
}

function isSame(one: FixSuggestion, other: FixSuggestion): boolean {
  const said = ({ action, target, details }: FixSuggestion): string =>
    JSON.stringify([action, target, Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
  if (said(one) !== said(other)) return false;
  const isRejected = other.status === 'rejected' && one.base_hash !== null;
  return other.status === 'pending' || (isRejected && one.base_hash === other.base_hash);
}

/** Gaps, suggestions and records of one tenant, in memory; for tests of what stands before a database. */
export function memoryLearning(
  actOn: (act: SuggestionAct, one: FixSuggestion) => Promise<FixSuggestion['effect']>,
): LearningStore {
  const gaps = new Map<string, KnowledgeGap>();
  const suggestions = new Map<string, FixSuggestion[]>();
  const repairs = new Map<string, RepairRecord>();
  const learned: LearnedRepair[] = [];
  const cases: RegressionCase[] = [];
  const last = (id: string): FixSuggestion | null => suggestions.get(id)?.at(-1) ?? null;
  return {
    async countGap({ question, caller: _, at, ...place }) {
      const id = `gap_${[place.reason, place.file, place.symbol].join('_').replaceAll(/\W/gu, '-')}`;
      const known = gaps.get(id);
      const questions = [...new Set([...(known?.questions ?? []), question])];
      const gap: KnowledgeGap = {
        ...place,
        id,
        count: (known?.count ?? 0) + 1,
        callers: 1,
        questions,
        status: 'open',
        closed_by: null,
        created_at: known?.created_at ?? at,
        last_at: at,
      };
      gaps.set(id, gap);
      return gap;
    },
    async answered(question, by) {
      for (const [id, gap] of gaps)
        if (gap.questions.every((one) => one === question))
          gaps.set(id, { ...gap, status: 'closed', closed_by: by });
    },
    gap: async (id) => gaps.get(id) ?? null,
    async closeGap(id, at) {
      const gap = gaps.get(id);
      if (gap === undefined || gap.status === 'closed') return false;
      gaps.set(id, { ...gap, status: 'closed', last_at: at });
      return true;
    },
    gaps: async ({ limit, status }) =>
      [...gaps.values()].filter((gap) => status === undefined || gap.status === status).slice(0, limit),
    async suggest(one) {
      const same = [...suggestions.keys()]
        .flatMap((id) => last(id) ?? [])
        .find((other) => isSame(one, other));
      if (same === undefined) suggestions.set(one.id, [one]);
      return same ?? one;
    },
    suggestion: async (id) => last(id),
    versions: async (id) => suggestions.get(id) ?? [],
    suggestions: async ({ limit, status }) =>
      [...suggestions.values()]
        .flatMap((versions) => versions.at(-1) ?? [])
        .filter((one) => status === undefined || one.status === status)
        .toReversed()
        .slice(0, limit),
    async revise(one, act = null) {
      const versions = suggestions.get(one.id) ?? missing();
      if (versions.length !== one.version - 1) throw new AssayError('conflict', 'changed');
      const next = { ...one, effect: act === null ? one.effect : await actOn(act, one) };
      suggestions.set(one.id, [...versions, next]);
      return next;
    },
    async keepRepair(one) {
      const isNew = repairs.get(one.id)?.outcome !== one.outcome;
      repairs.set(one.id, one);
      return isNew;
    },
    repairsOf: async (by) =>
      [...repairs.values()].filter((one) =>
        'job_id' in by ? one.job_id === by.job_id : one.suggestion_id === by.suggestion_id,
      ),
    repairs: async (since, limit) =>
      [...repairs.values()].filter(({ created_at }) => created_at >= since).slice(0, limit),
    learned: async (signature) => learned.filter(({ errorSignature }) => errorSignature === signature),
    learn: async (one) => void learned.push(one),
    async keepCase(one) {
      if (cases.some(({ question }) => question === one.question)) return false;
      cases.push(one);
      return true;
    },
    cases: async () => cases,
    async removeCase(id) {
      const at = cases.findIndex((one) => one.id === id);
      return at >= 0 && cases.splice(at, 1).length > 0;
    },
  };
}
