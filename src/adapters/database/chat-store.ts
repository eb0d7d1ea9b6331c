import { AssayError } from '../../contract/assay-error.ts';
import type { ChatMessage, ChatSession, ChatSummary } from '../../contract/chat-record.ts';
import type { ChatStore } from '../../contract/ports/chat-store.ts';
import { ask } from './ask.ts';
import type { KeptChat } from './chat-writer.ts';
import type { Database } from './database.ts';

const SESSION =
  'select id, user_id, created_at, metadata from chat_sessions where tenant_id = $1 and id = $2';
const LIST = `
  select s.id, s.user_id, s.created_at, s.metadata,
    coalesce((select left(m.content ->> 'text', 120) from chat_messages m
      where m.tenant_id = s.tenant_id and m.session_id = s.id order by m.place limit 1), '') as title,
    (select count(*)::int from chat_messages m where m.tenant_id = s.tenant_id and m.session_id = s.id) as message_count
  from chat_sessions s
  where s.tenant_id = $1 and ($3::text is null or (s.created_at, s.id) <
    (select last.created_at, last.id from chat_sessions last where last.tenant_id = $1 and last.id = $3))
  order by s.created_at desc, s.id desc limit $2`;
const COLUMNS = 'id, session_id, role, content, created_at, citations, model, verdict_ids';
const MESSAGES = `
  select ${COLUMNS}
  from chat_messages
  where tenant_id = $1 and session_id = $2 and ($4::text is null or place >
    (select last.place from chat_messages last where last.tenant_id = $1 and last.session_id = $2 and last.id = $4))
  order by place limit $3`;
const LATEST = `
  select ${COLUMNS} from chat_messages
  where tenant_id = $1 and session_id = $2 order by place desc limit $3`;
const HAS_MESSAGE = 'select 1 from chat_messages where tenant_id = $1 and session_id = $2 and id = $3';

type Stored<Row> = Omit<Row, 'created_at'> & { readonly created_at: Date };

function dated<Row>(row: Stored<Row>): Omit<Row, 'created_at'> & { readonly created_at: string } {
  return { ...row, created_at: row.created_at.toISOString() };
}

function noSuchPlace(after: string): AssayError {
  return new AssayError('usage', 'is not the place of a page', {
    where: after,
    hint: 'give `next` of the page before',
  });
}

/** The tables `chat_sessions` and `chat_messages`. */
export function chatStore(
  database: Database,
  tenant: string,
  write: (kept: KeptChat) => Promise<void>,
): ChatStore {
  const find = async (id: string): Promise<ChatSession | null> => {
    const [session] = await ask<Stored<ChatSession>>(database, SESSION, [tenant, id]);
    return session === undefined ? null : { ...dated<ChatSession>(session), tenant_id: tenant };
  };
  return {
    keep: (session, messages) => write({ tenant, session, messages }),
    find,
    async list({ limit, after }) {
      const from = after ?? null;
      const rows = await ask<Stored<ChatSummary>>(database, LIST, [tenant, limit, from]);
      if (rows.length === 0 && from !== null && (await find(from)) === null) throw noSuchPlace(from);
      return rows.map((row) => ({ ...dated<ChatSummary>(row), tenant_id: tenant }));
    },
    async messages(id, { limit, after }) {
      const [chat, from] = [id, after ?? null];
      const rows = await ask<Stored<ChatMessage>>(database, MESSAGES, [tenant, chat, limit, from]);
      const isLost = rows.length === 0 && from !== null;
      if (isLost && (await ask(database, HAS_MESSAGE, [tenant, chat, from])).length === 0)
        throw noSuchPlace(from);
      return rows.map((message) => dated<ChatMessage>(message));
    },
    async latest(id, limit) {
      const rows = await ask<Stored<ChatMessage>>(database, LATEST, [tenant, id, limit]);
      return rows.map((message) => dated<ChatMessage>(message)).toReversed();
    },
  };
}
