import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { compose, storesOn } from '../../src/app/compose.ts';
import { giveFeedback } from '../../src/app/feedback/give-feedback.ts';
import { improveAnswer } from '../../src/app/feedback/improve-answer.ts';
import { signalPorts } from '../../src/app/feedback/signal-ports.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { openWorkbench } from '../../src/app/workbench/open-workbench.ts';
import type { Workbench } from '../../src/app/workbench/workbench.ts';
import type { ChatMessage } from '../../src/contract/chat-record.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { languageByScript } from '../../src/core/language/script.ts';
import { type ScriptedThumb, scriptedThumbs } from './thumb.ts';

/** What became of a thumb. */
export interface PlayedThumb {
  readonly thumb: ScriptedThumb;
  readonly state: string;
  readonly text: string;
  /** Mended with what the notes say and their citation, or told that they do not say it, as its author asked for. */
  readonly isRight: boolean;
}

const TENANT = 'default';

function isRight({ says, wrong }: ScriptedThumb, state: string, message: ChatMessage | undefined): boolean {
  if (says === null) return state === 'not_in_notes';
  const text = message?.content.text ?? '';
  const isCited = (message?.citations.length ?? 0) > 0;
  return (
    state === 'improved' && isCited && text.includes(says) && (wrong === undefined || !text.includes(wrong))
  );
}

async function blame(bench: Workbench, thumb: ScriptedThumb): Promise<void> {
  const { id, question, answer } = thumb;
  const plain = {
    session_id: id,
    created_at: '2026-11-01T09:00:00.000Z',
    citations: [],
    model: null,
    verdict_ids: [],
  };
  const lang = languageByScript(question);
  const session = { id, tenant_id: TENANT, user_id: null, created_at: plain.created_at, metadata: { lang } };
  await bench.stores.chats(TENANT).keep(session, [
    { ...plain, id: `${id}.q`, role: 'user', content: { text: question, feature: 'search_qa' } },
    { ...plain, id: `${id}.a`, role: 'assistant', content: { text: answer } },
  ]);
}

async function playOne(bench: Workbench, thumb: ScriptedThumb): Promise<PlayedThumb> {
  const { id, reason } = thumb;
  await blame(bench, thumb);
  const request = { kind: 'thumbs_down' as const, chat_id: id, message_id: `${id}.a`, reason };
  await giveFeedback(await signalPorts(bench), request, { tenant: TENANT, key: id });
  const job = { id: `${id}.job`, tenant_id: TENANT };
  const { state, message_id } = await improveAnswer(bench, job, `${id}.a`, new AbortController().signal);
  const messages = await bench.stores.chats(TENANT).messages(id, { limit: 9 });
  const told = messages.find((message) => message.id === message_id);
  return { thumb, state, text: told?.content.text ?? '', isRight: isRight(thumb, state, told) };
}

/** Plays all thumbs on these notes, on a database that is thrown away. No model is asked. */
async function playNotes(name: string, onPlayed: (one: PlayedThumb) => void): Promise<void> {
  const { notes, thumbs } = scriptedThumbs();
  const folder = mkdtempSync(join(tmpdir(), 'assay-thumbs-'));
  const database = await openDatabase({ url: undefined, folder, queryTimeoutMs: 60_000 });
  const stores = await storesOn(database);
  try {
    const outside = compose({ workingFolder: folder, environment: {} });
    const home = { folder, configuration: Configuration.parse({}) };
    const bench = await openWorkbench(home, { ...outside, stores: async () => stores }, {}, textHere);
    for (const [at, { updated_at, ...note }] of (notes[name] ?? []).entries())
      await stores.notes(TENANT).write({ ...note, note_id: `${at}` }, updated_at);
    for (const thumb of thumbs) if (thumb.notes === name) onPlayed(await playOne(bench, thumb));
  } finally {
    await stores.jobs.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function playThumbs(
  onPlayed: (one: PlayedThumb) => void = () => undefined,
): Promise<readonly PlayedThumb[]> {
  const played: PlayedThumb[] = [];
  for (const name of Object.keys(scriptedThumbs().notes))
    await playNotes(name, (one) => {
      played.push(one);
      onPlayed(one);
    });
  return played;
}
