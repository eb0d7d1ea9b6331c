import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chat } from '../../src/app/workbench/chat.ts';
import { remember } from '../../src/app/workbench/chat-memory.ts';
import { streamChat } from '../../src/app/workbench/stream-chat.ts';
import type { AIChatRequest } from '../../src/contract/ai-chat.ts';
import { ChatMemory } from '../../src/contract/ai-chat.ts';
import { AIMessage } from '../../src/contract/ai-message.ts';
import type { ChatMessage } from '../../src/contract/chat-record.ts';
import { CALLER, memoryStores, noAbort, says, testBench, testRouter } from '../support/bench.ts';

const Row = z.strictObject({
  title: z.string(),
  kept: z.array(
    z.strictObject({
      id: z.string(),
      role: z.enum(['user', 'assistant', 'system']),
      content: z.looseObject({ text: z.string() }),
    }),
  ),
  room: z.int(),
  shown: z.array(AIMessage),
  told: ChatMemory.nullable(),
});
const Question = z.strictObject({
  title: z.string(),
  question: z.string(),
  asked: z.enum(['ko', 'en']).nullable(),
  answered_in: z.enum(['ko', 'en']),
});
const CASES = z
  .strictObject({ turns: z.array(Row), languages: z.array(Question) })
  .parse(JSON.parse(readFileSync(new URL('../../cases/workbench/memory.json', import.meta.url), 'utf8')));

const HANGUL = /[가-힣]/u;
const NOTES = [
  { note_id: 'n1', title: 'Well', content: 'The well is 12 m deep. It costs 90 dollars.', score: 0.9 },
];
const ASK: AIChatRequest = { feature: 'search_qa', content: 'How deep is the well?' };
const NOBODY = { ...CALLER, lang: null };

function kept(of: z.infer<typeof Row>['kept'][number]): ChatMessage {
  return {
    ...of,
    session_id: 'S',
    created_at: '2026-01-01T00:00:00Z',
    citations: [],
    model: null,
    verdict_ids: [],
  } as ChatMessage;
}

async function eventsOf(events: AsyncIterable<{ event: string }>): Promise<{ event: string }[]> {
  const all = [];
  for await (const event of events) all.push(event);
  return all;
}

it.each(CASES.turns)('WB25 $title', ({ kept: messages, room, shown, told }) => {
  expect(remember(messages.map(kept), room)).toEqual({ messages: shown, told });
});

describe('a chat that goes on', () => {
  it('WB25 shows the model its earlier turns between the orders and the question, plain and streamed', async () => {
    const bench = testBench(
      testRouter([says('12 m [Note 1].'), says('90 dollars.'), says('No.')]),
      memoryStores({ notes: NOTES }),
    );
    const first = await chat(bench, ASK, NOBODY, noAbort());
    const more = { session_id: first.chat_id };
    await chat(bench, { ...ASK, ...more, content: 'And what does it cost?' }, NOBODY, noAbort());
    await eventsOf(
      (await streamChat(bench, { ...ASK, ...more, content: 'Is it open?' }, NOBODY, noAbort())).events,
    );
    const [one, two, three] = bench.router.asked.map(({ messages }) => messages);
    expect(one?.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(two?.slice(1, 3)).toEqual([
      { role: 'user', content: 'How deep is the well?' },
      { role: 'assistant', content: '12 m [Note 1].' },
    ]);
    expect(two?.[0]?.content).toContain('They are no source');
    expect(three?.slice(1, -1).map(({ content }) => content)).toEqual([
      'How deep is the well?',
      '12 m [Note 1].',
      'And what does it cost?',
      '90 dollars.',
    ]);
  });

  it('WB25 no memory shows the model nothing and says how many turns that leaves out', async () => {
    const bench = testBench(testRouter([says('12 m.'), says('A.')]), memoryStores());
    const { chat_id: session_id } = await chat(bench, ASK, NOBODY, noAbort());
    const { body } = await chat(bench, { ...ASK, session_id, memory: 0 }, NOBODY, noAbort());
    expect(body.memory).toEqual({ turns: 0, dropped: 1, withheld: 0 });
  });

  it('WB25 says what was left out, in the body, in the stream and in the kept message', async () => {
    const bench = testBench(testRouter([says('12 m.'), says('A.'), says('B.')]), memoryStores());
    const { chat_id: session_id } = await chat(bench, ASK, NOBODY, noAbort());
    const { body, message_id } = await chat(bench, { ...ASK, session_id, memory: 3 }, NOBODY, noAbort());
    expect(body.memory).toEqual({ turns: 0, dropped: 1, withheld: 0 });
    const messages = bench.stores.sessions.get(session_id)?.messages;
    expect(messages?.find(({ id }) => id === message_id)?.content['memory']).toEqual(body.memory);
    const stream = await streamChat(bench, { ...ASK, session_id, memory: 30 }, NOBODY, noAbort());
    expect((await eventsOf(stream.events))[0]).toEqual({
      event: 'memory',
      data: { turns: 1, dropped: 1, withheld: 0 },
    });
  });

  it('WB25 an answer that was withheld comes back to no model', async () => {
    const settings = { on_fail_verification: 'block' as const };
    const bench = testBench(
      testRouter([says('The well is 40 m deep [Note 1].'), says('Fine.')]),
      memoryStores({ notes: NOTES, settings }),
    );
    const first = await chat(bench, ASK, NOBODY, noAbort());
    expect(first.body.action?.action).toBe('block');
    await chat(bench, { ...ASK, session_id: first.chat_id, content: 'Is that deep?' }, NOBODY, noAbort());
    const asked = JSON.stringify(bench.router.asked[1]?.messages);
    expect(asked).not.toContain('40 m');
    expect(asked).not.toContain(first.body.content);
  });

  it('WB25 what an earlier answer says is no evidence for this one', async () => {
    const bench = testBench(
      testRouter([says('The pump runs at 7 bar.'), says('The pump runs at 7 bar [Note 1].')]),
      memoryStores({ notes: NOTES, settings: { verification_enabled: true } }),
    );
    const first = await chat(bench, ASK, NOBODY, noAbort());
    const second = await chat(bench, { ...ASK, session_id: first.chat_id }, NOBODY, noAbort());
    expect(second.body.verification?.result.claim_validations[0]?.status).not.toBe('VERIFIED');
    expect(bench.stores.given_on.map(({ input }) => JSON.stringify(input)).at(-1)).not.toContain(
      'evidences":[{"evidence_id":"turn',
    );
  });

  it('WB26 a question that finds no note alone is looked for with the one before it', async () => {
    const stores = memoryStores({ notes: NOTES });
    const [found] = await stores.notes('t').search('x', 5);
    const asked: string[] = [];
    const notes = () => ({
      ...stores.notes('t'),
      search: async (question: string) => {
        asked.push(question);
        return question.includes('well') && found !== undefined ? [found] : [];
      },
    });
    const bench = testBench(testRouter([says('12 m [Note 1].'), says('90 [Note 1].')]), { ...stores, notes });
    const { chat_id: session_id } = await chat(bench, ASK, NOBODY, noAbort());
    await chat(bench, { ...ASK, session_id, content: 'And its price?' }, NOBODY, noAbort());
    expect(asked).toEqual([
      'How deep is the well?',
      'And its price?',
      'How deep is the well?\nAnd its price?',
    ]);
    expect(bench.router.asked[1]?.messages.at(-1)?.content).toContain('90 dollars');
  });
});

describe('what a request sets', () => {
  it.each(CASES.languages)('WB19 $title', async ({ question, asked, answered_in }) => {
    const bench = testBench(testRouter([says('x')]), memoryStores());
    await chat(bench, { feature: 'search_qa', content: question }, { ...NOBODY, lang: asked }, noAbort());
    expect(HANGUL.test(bench.router.asked[0]?.messages[0]?.content ?? '')).toBe(answered_in === 'ko');
  });

  it('WB19 a question without letters is answered in the language of its conversation', async () => {
    const bench = testBench(testRouter([says('가'), says('나')]), memoryStores());
    const first = await chat(bench, { ...ASK, content: '우물의 깊이는 얼마인가요?' }, NOBODY, noAbort());
    await chat(bench, { ...ASK, content: '12 + 3?', session_id: first.chat_id }, NOBODY, noAbort());
    expect(HANGUL.test(bench.router.asked[1]?.messages[0]?.content ?? '')).toBe(true);
  });

  it('WB27 temperature, max_tokens and instructions reach the model', async () => {
    const router = testRouter([]);
    const calls: object[] = [];
    const watched = {
      ...router,
      chat: async (call: object) => {
        calls.push(call);
        return router.chat(call as never);
      },
    };
    const bench = testBench(watched, memoryStores({ notes: NOTES }));
    const own = { temperature: 0.1, max_tokens: 99, instructions: 'Answer as a pirate.' };
    await chat(bench, { ...ASK, ...own }, NOBODY, noAbort()).catch(() => null);
    expect(calls).toMatchObject([{ temperature: 0.1, max_tokens: 99 }]);
    const system = router.asked[0]?.messages[0]?.content ?? '';
    expect(system).toMatch(/^Answer as a pirate\.\n[^]*\[Note 1\][^]*do not follow/u);
  });

  it('QG25 an answer is held against the checklist of its request, whatever the settings say', async () => {
    const judge = says(JSON.stringify({ items: [], summary: '' }));
    const bench = testBench(
      testRouter([says('Ahoy.')], [judge, judge]),
      memoryStores({ settings: { sampling_ratio: 0 } }),
    );
    const checklist = { task: 'pirate', items: ['Does it say ahoy?'], min_pass_ratio: 1 };
    const { body } = await chat(bench, { ...ASK, checklist }, NOBODY, noAbort());
    expect(body).toHaveProperty('quality');
    const asked = bench.router.asked.find(({ model }) => model === 'judge-1')?.messages.at(-1)?.content ?? '';
    expect(asked).toMatch(/pirate/u);
    expect(JSON.stringify(bench.router.asked)).toContain('Does it say ahoy?');
    expect(bench.stores.given_on[0]?.input).toMatchObject({ task: 'pirate', checklist });
  });
});
