import type { ChatMessage, ChatSession } from '../../contract/chat-record.ts';
import { ask } from './ask.ts';
import type { Database } from './database.ts';
import { gathered } from './gathered.ts';
import { storedJson } from './stored-text.ts';

const KEEP = `
  with session as (
    insert into chat_sessions (tenant_id, id, user_id, created_at, metadata)
    select s ->> 'tenant_id', s ->> 'id', s ->> 'user_id', (s ->> 'created_at')::timestamptz, s -> 'metadata'
    from jsonb_array_elements($1::jsonb) as s
    on conflict do nothing)
  insert into chat_messages (tenant_id, id, session_id, role, content, created_at, citations, model, verdict_ids)
  select m ->> 'tenant_id', m ->> 'id', m ->> 'session_id', m ->> 'role', m -> 'content', (m ->> 'created_at')::timestamptz,
    m -> 'citations', m ->> 'model', m -> 'verdict_ids'
  from jsonb_array_elements($2::jsonb) with ordinality as given(m, place)
  order by place
  on conflict do nothing`;

/** A conversation, or what goes on in one. */
export interface KeptChat {
  readonly tenant: string;
  readonly session: ChatSession;
  readonly messages: readonly ChatMessage[];
}

const MOST_AT_ONCE = 64;

/** Writes conversations, those that come together in one statement: of each all is kept, or nothing. */
export function chatWriter(database: Database): (kept: KeptChat) => Promise<void> {
  return gathered(async (all) => {
    const sessions = all.map(({ tenant, session }) => ({ ...session, tenant_id: tenant }));
    const messages = all.flatMap((kept) =>
      kept.messages.map((message) => ({ ...message, tenant_id: kept.tenant })),
    );
    await ask(database, KEEP, [storedJson(sessions), storedJson(messages)]);
  }, MOST_AT_ONCE);
}
