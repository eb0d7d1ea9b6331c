/** What a message lacks that came from elsewhere. */
export interface SignalGround {
  readonly id: string;
  readonly at: string;
  readonly tenant: string;
  readonly agent: string;
}

/** Names that other versions of the envelope use. */
const ALIASES: Readonly<Record<string, string>> = { ts: 'timestamp', tenant_id: 'tenant' };

/**
 * FB4: a message as it came, completed: aliases under their names, what the sample of the source leaves out filled in. What
 * is there stays, wrong or not; the tenant is the caller's.
 */
export function completeSignal(
  given: Readonly<Record<string, unknown>>,
  { id, at, tenant, agent }: SignalGround,
): Record<string, unknown> {
  const named = Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => {
      const name = ALIASES[key] ?? key;
      return name !== key && name in given ? [] : [[name, value]];
    }),
  );
  const known = named['id'] ?? id;
  return {
    version: '1.0',
    timestamp: at,
    trace_id: known,
    correlation_id: known,
    cause: null,
    actor: { agent, role: 'critic' },
    citations: [],
    ...named,
    id: known,
    tenant,
  };
}
