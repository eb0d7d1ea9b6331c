import type { AgentRecord } from '../../../contract/agent-record.ts';
import {
  ClaimVerdictStatus,
  type JudgedClaim,
  type MessageClaimType,
} from '../../../contract/message-claim.ts';

/** A final message that was checked. */
export interface CheckedMessage {
  readonly agent: string | null;
  readonly model: string | null;
  /** ISO 8601. */
  readonly at: string;
  readonly claims: readonly Pick<JudgedClaim, 'type' | 'verdict'>[];
}

type Counts = AgentRecord['claims'];

function countsOf(claims: CheckedMessage['claims']): Counts {
  const counts = Object.fromEntries(ClaimVerdictStatus.options.map((status) => [status, 0])) as Counts;
  for (const { verdict } of claims) counts[verdict] += 1;
  return counts;
}

/** Groups in the order of their keys. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): (readonly [string, Item[]])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    group.push(item);
    groups.set(keyOf(item), group);
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function summed(
  messages: readonly CheckedMessage[],
): Pick<AgentRecord, 'messages' | 'false_messages' | 'claims'> {
  const isFalse = ({ claims }: CheckedMessage): boolean =>
    claims.some(({ verdict }) => verdict === 'CONTRADICTED');
  return {
    messages: messages.length,
    false_messages: messages.filter(isFalse).length,
    claims: countsOf(messages.flatMap(({ claims }) => claims)),
  };
}

function recordOf(messages: readonly CheckedMessage[]): AgentRecord {
  const times = messages.map(({ at }) => at).toSorted();
  const claims = messages.flatMap((message) => message.claims);
  const types = grouped(claims, ({ type }) => type).map(
    ([type, own]) => [type as MessageClaimType, countsOf(own)] as const,
  );
  return {
    agent: messages[0]?.agent ?? null,
    model: messages[0]?.model ?? null,
    from: times[0] ?? '',
    to: times.at(-1) ?? '',
    ...summed(messages),
    by_type: Object.fromEntries(types),
    months: grouped(messages, ({ at }) => at.slice(0, 7)).map(([month, own]) => ({ month, ...summed(own) })),
  };
}

/** What each agent and model claimed, and how much of it was so; by agent and model. Messages without claims count too. */
export function agentRecords(messages: readonly CheckedMessage[]): readonly AgentRecord[] {
  return grouped(messages, ({ agent, model }) => JSON.stringify([agent, model])).map(([, own]) =>
    recordOf(own),
  );
}
