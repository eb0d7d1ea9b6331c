import type { Message } from '../../contract/message.ts';
import { ValidationReport } from '../../contract/validation-report.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';
import { messagesOf } from '../messages-of.ts';

/** What is said of a verdict itself: no word of the answer. */
function verdictMessage(verdict: VerdictRecord, agent: string): Message {
  const { id, part, subject, outcome, exit, score, counts, created_at, tenant_id } = verdict;
  return {
    id,
    version: '1.0',
    type: 'verdict',
    timestamp: created_at,
    trace_id: id,
    correlation_id: subject.id,
    cause: null,
    tenant: tenant_id,
    actor: { agent, role: 'critic' },
    payload: { verdict_id: id, part, subject, outcome, exit, score, counts },
    citations: [],
  };
}

/** WH1: the messages of a kept verdict; one that was sent on already keeps its id. */
export function verdictMessages(verdict: VerdictRecord, agent: string, nextId: () => string): Message[] {
  const read = ValidationReport.safeParse(verdict.report);
  const requested = read.success ? messagesOf(verdict, read.data, agent, nextId) : [];
  const sent = new Map(verdict.messages.map(({ id, type }) => [type, id]));
  const named = requested.map((message) => ({ ...message, id: sent.get(message.type) ?? message.id }));
  return [verdictMessage(verdict, agent), ...named];
}
