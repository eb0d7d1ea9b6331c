import type { Message } from '../contract/message.ts';
import type { ValidationReport } from '../contract/validation-report.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';

/** What a verdict asks of others: its type and what it says. */
interface Request {
  readonly type: string;
  readonly payload: Message['payload'];
}

function workflowRequest(verdict: VerdictRecord, { result }: ValidationReport): Request {
  return {
    type: 'workflow.requested',
    payload: {
      workflow: 'WF-06',
      agent: 'workflow-builder',
      requires_approval: true,
      approval: { state: 'pending', by: 'person' },
      response_id: result.response_id,
      validation_id: result.validation_id,
      verdict_id: verdict.id,
      overall_score: result.overall_score,
    },
  };
}

function regenerateRequest(verdict: VerdictRecord, { result }: ValidationReport): Request {
  const suspicious = new Set(result.hallucination_check.suspicious_claims);
  return {
    type: 'regenerate',
    payload: {
      to: 'orchestrator',
      action: 'regenerate',
      response_id: result.response_id,
      validation_id: result.validation_id,
      verdict_id: verdict.id,
      claims: result.claim_validations
        .filter(({ claim_id }) => suspicious.has(claim_id))
        .map(({ claim_id, text, status, issues }) => ({
          claim_id,
          text,
          status,
          why: issues.filter(({ severity }) => severity === 'error').map(({ message }) => message),
        })),
    },
  };
}

function requestsOf(verdict: VerdictRecord, report: ValidationReport): Request[] {
  if (report.status === 'error') return [];
  const { validation_status } = report.result;
  if (validation_status === 'PASSED' && verdict.exit === 0) return [workflowRequest(verdict, report)];
  return validation_status === 'HALLUCINATION' ? [regenerateRequest(verdict, report)] : [];
}

/**
 * The messages of a verdict: on PASSED a workflow for a person to approve (WF-06), on HALLUCINATION a request to the
 * orchestrator to write the answer anew. `nextId` gives ULIDs.
 */
export function messagesOf(
  verdict: VerdictRecord,
  report: ValidationReport,
  agent: string,
  nextId: () => string,
): Message[] {
  return requestsOf(verdict, report).map(({ type, payload }) => ({
    id: nextId(),
    version: '1.0',
    type,
    timestamp: verdict.created_at,
    trace_id: verdict.id,
    correlation_id: report.result.response_id,
    cause: null,
    tenant: verdict.tenant_id,
    actor: { agent, role: 'critic' },
    payload,
    citations: [],
  }));
}
