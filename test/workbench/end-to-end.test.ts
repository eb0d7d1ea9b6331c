import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOutside } from '../../src/app/open-outside.ts';
import type { Outside } from '../../src/app/outside.ts';
import { chat } from '../../src/app/workbench/chat.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { openWorkbench } from '../../src/app/workbench/open-workbench.ts';
import { streamChat } from '../../src/app/workbench/stream-chat.ts';
import type { StreamEvent } from '../../src/app/workbench/stream-event.ts';
import type { Workbench } from '../../src/app/workbench/workbench.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { CALLER, noAbort } from '../support/bench.ts';

const SCRIPT = `replies:
  - when: { task: search_qa }
    chunks: ["우산은 ", "현관 옆 통에 있습니다 [노트 1]."]
  - when: { task: quality_eval }
    answer: 잘 쓴 답변입니다.
`;

let folder: string;
let outside: Outside;
let bench: Workbench;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  writeFileSync(join(folder, 'script.yaml'), SCRIPT);
  outside = await openOutside({ workingFolder: folder, environment: {} });
  const configuration = Configuration.parse({
    models: { script: 'script.yaml' },
    settings: { verification_enabled: true, quality_gate_enabled: true },
  });
  bench = await openWorkbench({ configuration, folder }, outside, {}, textHere);
  const draft = { note_id: 'n-umbrella', title: '우산', content: '우산은 현관 옆 통에 있다.', tags: [] };
  await bench.stores.notes('default').write(draft, '2026-02-02T09:00:00.000Z');
}, 120_000);

afterAll(async () => {
  await outside.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('on a real database', () => {
  const request = { feature: 'search_qa', content: '우산은 어디에 있나요?' } as const;

  it('WB7 a question is answered in quotations with no model at all, verified and kept', async () => {
    const { body, chat_id, message_id } = await chat(bench, request, CALLER, noAbort());
    expect(body).toMatchObject({
      model: 'extractive',
      metadata: { matched_notes: [{ index: 1, note_id: 'n-umbrella' }] },
    });
    expect(body.content).toContain('우산은 현관 옆 통에 있다');
    expect(body.content).toContain('[노트 1]');
    expect(body).toMatchObject({ quality: null, quality_unchecked: { reason: 'malformed' } });
    expect(body.verification).toMatchObject({ result: { validation_status: 'PASSED' } });
    const kept = await bench.stores.chats('default').messages(chat_id, { limit: 9 });
    expect(kept.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(kept[1]).toMatchObject({ id: message_id, citations: [{ note_id: 'n-umbrella' }] });
    const verdicts = await bench.stores.verdicts('default').newest(10);
    expect(
      verdicts
        .filter(({ subject }) => subject.id === message_id)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(kept[1]?.verdict_ids.toSorted());
  });

  it('WB8 the scripted model streams, and the late events follow in their order', async () => {
    const { events } = await streamChat(bench, { ...request, model: 'scripted' }, CALLER, noAbort());
    const seen: StreamEvent[] = [];
    for await (const event of events) seen.push(event);
    expect(seen.map(({ event }) => event)).toEqual([
      'metadata',
      'chunk',
      'chunk',
      'done',
      'quality_unchecked',
      'qa_evaluation',
      'verification',
    ]);
  });
});
