import type { NewJob } from '../../contract/job.ts';
import type { VerdictArchive } from '../../contract/ports/verdict-ledger.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';
import type { GraphEvents, Home, Outside } from '../outside.ts';
import type { Stores } from '../stores.ts';
import { verdictMessages } from './verdict-messages.ts';

/** What tells webhooks of verdicts. */
export interface Telling {
  readonly home: Home;
  readonly outside: Pick<Outside, 'ids'>;
  readonly stores: Pick<Stores, 'verdicts'>;
  readonly events: GraphEvents;
}

function jobsOf(verdicts: readonly VerdictRecord[], { configuration }: Home, nextId: () => string): NewJob[] {
  const { webhooks, agent_id } = configuration;
  return verdicts
    .flatMap((verdict) => verdictMessages(verdict, agent_id, nextId))
    .flatMap((message) =>
      Object.entries(webhooks)
        .filter(([, { events }]) => events.some((event) => event === message.type))
        .map(([webhook]) => ({
          type: 'webhook.deliver' as const,
          payload: { webhook, id: message.id, event: message.type, body: JSON.stringify(message), series: 0 },
          singleton_key: `${webhook} ${message.type} ${message.id}`,
          trace_id: message.trace_id,
        })),
    );
}

/**
 * WH1, WH5: verdicts that are kept for the tenant of the configuration queue what webhooks are told, in the same step. Where
 * nothing can be queued they are kept all the same, and it is said.
 */
export function toldVerdicts({ home, outside, stores, events }: Telling): Stores['verdicts'] {
  const { webhooks, tenant_id } = home.configuration;
  if (Object.keys(webhooks).length === 0) return (tenant) => stores.verdicts(tenant);
  return (tenant): VerdictArchive => {
    const archive = stores.verdicts(tenant);
    if (tenant !== tenant_id) return archive;
    return {
      ...archive,
      async add(verdicts) {
        const ids = await outside.ids();
        try {
          await archive.add(
            verdicts,
            jobsOf(verdicts, home, () => ids.next()),
          );
        } catch (error) {
          await archive.add(verdicts);
          const why = error instanceof Error ? error.message : String(error);
          events.onWarning?.(`webhooks are told nothing of verdict ${verdicts[0]?.id}: ${why}`);
        }
      },
    };
  };
}
