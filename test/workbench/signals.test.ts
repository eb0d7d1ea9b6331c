import { describe, expect, it } from 'vitest';
import { chat } from '../../src/app/workbench/chat.ts';
import { streamChat } from '../../src/app/workbench/stream-chat.ts';
import type { AIChatRequest } from '../../src/contract/ai-chat.ts';
import type { Message } from '../../src/contract/message.ts';
import type { SomeSettings } from '../../src/contract/setting.ts';
import {
  CALLER,
  memoryStores,
  noAbort,
  says,
  type ScriptedCall,
  testBench,
  type TestBench,
  type TestNote,
  testRouter,
} from '../support/bench.ts';
import { content, judgeWrites } from '../support/judge-calls.ts';

const NOTES = [
  { note_id: 'n1', title: 'Greenhouse', content: 'The greenhouse was repaired in April 2026.', score: 0.9 },
];
const SEARCH: AIChatRequest = {
  feature: 'search_qa',
  content: 'When was the greenhouse repaired?',
  lang: 'en',
};
const GOOD = 'The greenhouse was repaired in April 2026 [Note 1].';
const BARE = 'It was repaired in April 2026.';
const SILENT = 'The notes do not answer this question.';

interface Asked {
  readonly answer: string;
  readonly notes?: readonly TestNote[];
  readonly judge?: readonly ScriptedCall[];
  readonly settings?: SomeSettings;
}

function benchFor({ answer, notes = NOTES, judge = [], settings = {} }: Asked): TestBench {
  return testBench(testRouter([says(answer)], judge), memoryStores({ notes, settings }));
}

async function toldBy(bench: TestBench): Promise<readonly Message[]> {
  await bench.later.idle();
  return bench.stores.feedback('default').signals({ limit: 9 });
}

async function reasons(asked: Asked): Promise<unknown[]> {
  const bench = benchFor(asked);
  await chat(bench, SEARCH, CALLER, noAbort());
  return (await toldBy(bench)).map(({ payload }) => [payload['source'], payload['reason']]);
}

const GATE: SomeSettings = { quality_gate_enabled: true, quality_gate_auto_retry: false };

describe('signals of a chat', () => {
  it('FB33 tells that no note matched, and counts the question as a gap', async () => {
    const bench = benchFor({ answer: SILENT, notes: [] });
    const { chat_id, message_id } = await chat(bench, SEARCH, CALLER, noAbort());
    expect(await toldBy(bench)).toMatchObject([
      {
        type: 'feedback.signal',
        correlation_id: message_id,
        payload: {
          source: 'chat',
          session_id: chat_id,
          reason: 'vector_hit_zero',
          context: { question: SEARCH.content, message_id },
        },
      },
    ]);
    const [gap] = await bench.stores.learning('default').gaps({ limit: 9 });
    expect(gap).toMatchObject({ reason: 'vector_hit_zero', questions: [SEARCH.content] });
  });

  it('FB33 tells that notes matched and the answer does not know, and nothing of a good answer', async () => {
    expect(await reasons({ answer: SILENT })).toEqual([['chat', 'insufficient_evidence']]);
    expect(await reasons({ answer: GOOD })).toEqual([]);
  });

  it('FB33 tells what the gate found: no source, and a judge that cannot be read', async () => {
    expect(await reasons({ answer: BARE, settings: GATE, judge: [content, content] })).toEqual([
      ['gate', 'citation_missing'],
    ]);
    const broken = judgeWrites('no json');
    expect(await reasons({ answer: GOOD, settings: GATE, judge: [broken, broken, broken] })).toEqual([
      ['gate', 'contract_invalid'],
    ]);
  });

  it('FB33 says nothing of an answer that did not come to its end', async () => {
    const bench = testBench(testRouter([]), memoryStores({ notes: [] }));
    await expect(chat(bench, SEARCH, CALLER, noAbort())).rejects.toThrow('the script has ended');
    expect(await toldBy(bench)).toEqual([]);
  });

  it('FB33 lets no stream wait for it, and a store that fails is a warning', async () => {
    const bench = benchFor({ answer: SILENT, notes: [] });
    let fail: (why: Error) => void = () => undefined;
    const stuck = new Promise<never>((_, reject) => (fail = reject));
    const feedback = { ...bench.stores.feedback('default'), record: () => stuck };
    const slow = { ...bench, stores: { ...bench.stores, feedback: () => feedback } };
    const { events } = await streamChat(slow, SEARCH, CALLER, noAbort());
    const seen: string[] = [];
    for await (const { event } of events) seen.push(event);
    expect(seen).toEqual(['chunk', 'done']);
    fail(new Error('the table is gone'));
    await bench.later.idle();
    expect(bench.warnings).toEqual(['the table is gone']);
  });
});
