import type OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/api-keys.ts';
import type { AIChatResponse } from '../../src/contract/ai-chat.ts';
import type { OnFail } from '../../src/contract/on-fail.ts';
import type { OpenAIVerdict } from '../../src/contract/openai-chat.ts';
import { type Gateway, gateway } from './gateway.ts';
import { answers, type Case } from './on-fail-cases.ts';
import { says } from './upstream.ts';

const [ENGLISH, KOREAN] = answers;
const ACTIONS = ['annotate', 'revise', 'replace', 'block'] as const;
const each = [ENGLISH, KOREAN].flatMap((one) => ACTIONS.map((action) => ({ action, one, name: one.name })));

/** A gateway whose model gives this answer each time, with the notes of the case. */
async function withNotes(
  { notes, answer }: Case,
  apiKey?: (open: Gateway) => Promise<string>,
): Promise<Gateway> {
  const open = await gateway((request) => says(request, ...(answer.match(/[^]{1,9}/g) ?? [])));
  for (const note of notes) await open.server.ask('/api/notes', { method: 'POST', body: note });
  if (apiKey !== undefined) open.client.apiKey = await apiKey(open);
  return open;
}

interface Outcome {
  readonly text: string;
  readonly done: string | undefined;
  readonly finish: string | null | undefined;
}

/** The question with a word of its notes, by which the store of tests finds them. */
function questionOf({ question, notes }: Case): string {
  return `${question} ${notes[0]?.title ?? ''}`;
}

function asked(one: Case, on_fail?: OnFail) {
  const { lang } = one;
  const messages = [{ role: 'user' as const, content: questionOf(one) }];
  return { model: 'up-1', messages, assay: { lang, ...(on_fail === undefined ? {} : { on_fail }) } };
}

async function plain({ client }: Gateway, body: ReturnType<typeof asked>): Promise<Outcome> {
  const answer = await client.chat.completions.create(body);
  const { assay } = answer as { readonly assay?: OpenAIVerdict };
  const [choice] = answer.choices;
  return { text: choice?.message.content ?? '', done: assay?.action?.action, finish: choice?.finish_reason };
}

async function streamed({ client }: Gateway, body: ReturnType<typeof asked>): Promise<Outcome> {
  const all: (OpenAI.ChatCompletionChunk & { readonly assay?: OpenAIVerdict })[] = [];
  for await (const one of await client.chat.completions.create({ ...body, stream: true })) all.push(one);
  return {
    text: all.map(({ choices }) => choices[0]?.delta.content ?? '').join(''),
    done: all.find(({ assay }) => assay !== undefined)?.assay?.action?.action,
    finish: all.map(({ choices }) => choices[0]?.finish_reason).find((why) => typeof why === 'string'),
  };
}

describe('what is done with an answer that fails', () => {
  it.each(each)('OA8 $action of $name is that of /api/chat, plain and streamed', async ({ action, one }) => {
    const open = await withNotes(one);
    const on_fail = { verification: action };
    const body = { feature: 'search_qa', content: questionOf(one), lang: one.lang, on_fail };
    const chat = (await (
      await open.server.ask('/api/chat', { method: 'POST', body })
    ).json()) as AIChatResponse;
    const wanted = {
      text: chat.content,
      done: chat.action?.action,
      finish: chat.action?.action === 'block' ? 'content_filter' : 'stop',
    };
    const seen = [await plain(open, asked(one, on_fail)), await streamed(open, asked(one, on_fail))];
    await open.close();
    expect(chat.content).not.toBe(one.answer);
    expect(seen).toEqual([wanted, wanted]);
  });

  it('OA8 a key that blocks is stricter than its request', async () => {
    const open = await withNotes(ENGLISH, async ({ server }) => {
      const terms = { on_fail: { verification: 'block' as const } };
      const made = { id: 'k', tenant: 'default', name: 'k', rights: ['chat' as const], terms };
      return (await createApiKey(server.stores.keys, made, '2026-01-01T00:00:00Z')).key;
    });
    const body = asked(ENGLISH, { verification: 'deliver' });
    const seen = [await plain(open, body), await streamed(open, body)];
    await open.close();
    expect(seen.map(({ done, finish }) => [done, finish])).toEqual([
      ['block', 'content_filter'],
      ['block', 'content_filter'],
    ]);
    expect(seen.map(({ text }) => text).join('')).not.toContain('19');
  });
});
