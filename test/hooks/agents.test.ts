import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listAgents } from '../../src/app/list-agents.ts';
import { agentsText } from '../../src/cli/agents-text.ts';
import { AgentRecord } from '../../src/contract/agent-record.ts';
import type { JudgedClaim } from '../../src/contract/message-claim.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import { agentRecords, type CheckedMessage } from '../../src/core/self-check/agents/agent-records.ts';

const table = JSON.parse(readFileSync(new URL('../../cases/hooks/agents.json', import.meta.url), 'utf8')) as {
  readonly messages: readonly (Omit<CheckedMessage, 'claims'> & { readonly claims: readonly string[] })[];
  readonly records: readonly AgentRecord[];
};

const messages: readonly CheckedMessage[] = table.messages.map((message) => ({
  ...message,
  claims: message.claims.map((line) => {
    const [type, verdict] = line.split(' ') as [JudgedClaim['type'], JudgedClaim['verdict']];
    return { type, verdict };
  }),
}));

function kept({ agent, model, at, claims }: CheckedMessage, id: number): VerdictRecord {
  const full = claims.map((claim) => ({
    ...claim,
    text: 'x',
    start: 0,
    end: 1,
    objects: [],
    reason: 'names_nothing',
    shown_by: [],
    message: '',
  }));
  const report = { claims: full, ...(agent === null ? {} : { agent: { name: agent, model } }) };
  return {
    id: `V${id}`,
    tenant_id: 'local',
    part: 'check',
    created_at: at,
    subject: { id: 's', kind: 'task' },
    input_hash: '',
    evidence_hash: '',
    checkers: {},
    outcome: 'FAILED',
    exit: 1,
    score: null,
    counts: { items: 0, checked: 0, unchecked: 0, failed: 0 },
    cost: { ms: 0, queries: 0, tokens: null },
    unchecked: [],
    messages: [],
    report,
  };
}

const ledger = (records: readonly VerdictRecord[]) => ({
  workLedger: async () => ({ keep: async () => '', read: async () => ({ records, unread: [] }) }),
});

describe('what agents claimed', () => {
  it('AG1 is counted by agent and model, by kind of claim and by month', () => {
    expect(agentRecords(messages)).toEqual(table.records);
    for (const record of table.records) expect(AgentRecord.parse(record)).toEqual(record);
    expect(agentRecords([])).toEqual([]);
  });

  it('AG2 comes from the kept checks with a final message, since a day', async () => {
    const records = messages.map(kept);
    const other = { ...kept(messages[0] as CheckedMessage, 9), report: { status: 'PASSED' } };
    const answer = { ...other, part: 'verify' as const };
    const all = await listAgents('/repo', undefined, ledger([...records, other, answer]));
    expect(all.records).toEqual(table.records);
    const late = await listAgents('/repo', '2026-11-03', ledger(records));
    expect(late.records.map(({ model, messages: count }) => [model, count])).toEqual([
      ['m-2', 1],
      [null, 1],
    ]);
    await expect(listAgents('/tmp', undefined, { workLedger: async () => null })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('AG3 is told as a table in both languages', () => {
    const text = agentsText(table.records, 'en');
    expect(text).toMatch(/^agent +model +messages +with a false claim +not so +stale/);
    expect(text).toMatch(/^claude +m-1 +3 +1 \(33 %\) +1 +1 +1 +1 +2$/m);
    expect(text).toMatch(/^ {2}tests pass +1 +1 +0 +0 +1$/m);
    expect(text).toMatch(/^ {2}2026-10 +1 +0 +0 +0 +1 +1 +1 \(100 %\)$/m);
    expect(agentsText(table.records, 'ko')).toMatch(/^에이전트 +모델 +메시지 +거짓이 든 것 +사실과 다름/);
    expect(agentsText([], 'ko')).toContain('assay hook install');
  });
});
