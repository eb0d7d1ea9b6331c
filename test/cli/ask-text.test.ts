import picocolors from 'picocolors';
import { describe, expect, it } from 'vitest';
import { askText, stepText } from '../../src/cli/ask-text.ts';
import type { AskResult } from '../../src/contract/ask.ts';

const plain = picocolors.createColors(false);

const RESULT: AskResult = {
  id: '01ASK',
  session_id: 'S1',
  message_id: '01MSG',
  question: 'q',
  language: 'en',
  status: 'answered',
  answer: 'readSettings (src/a.ts:1-2): Cached.\u001b[31m [1]',
  citations: [{ source: 'readSettings', uri: 'src/a.ts', start_line: 1, end_line: 2 }, 'guide.md'],
  confidence: 0.8,
  model_switched: null,
  model: 'extractive',
  rounds: 2,
  attempts: [],
  steps: [],
  signals: ['insufficient_evidence'],
  causes: ['missing_document'],
  actions: [
    {
      kind: 'index.file',
      cause: 'missing_document',
      params: { path: 'src/a.ts' },
      needs_consent: false,
      round: 1,
      state: 'done',
      job_id: null,
      suggestion_id: null,
      detail: null,
      outcome: 'helped',
      rolled_back: false,
    },
    {
      kind: 'model.switch',
      cause: 'weak_model',
      params: { to: 'scripted/strong' },
      needs_consent: true,
      round: 1,
      state: 'pending',
      job_id: null,
      suggestion_id: null,
      detail: null,
      outcome: null,
      rolled_back: false,
    },
  ],
  ended: 'answered',
  troubles: ['database: the database cannot be reached'],
  retrieval: null,
  gap_id: null,
  verdict_id: '01ASK',
  ms: 12.4,
};

describe('the text of an ask', () => {
  it('LP1 shows the answer, its places, why it ended and what was repaired', () => {
    const text = askText(RESULT, 'en', plain);
    expect(text).toContain('[1] src/a.ts:1-2  readSettings');
    expect(text).toContain('[2] guide.md');
    expect(text).toContain('answered · every critic let it pass · extractive · 2 rounds · 12 ms');
    expect(text).toContain('index.file src/a.ts: done, helped');
    expect(text).toContain('model.switch scripted/strong: waits for a person, allow it with --consent');
    expect(text).toContain('did not answer  database: the database cannot be reached');
    expect(text).not.toContain('\u001b');
  });

  it('LP1 says the same in Korean', () => {
    const text = askText({ ...RESULT, status: 'abstained', ended: 'no_repair' }, 'ko', plain);
    expect(text).toContain('답하지 않음 · 고칠 방법이 없습니다');
    expect(text).toContain('index.file src/a.ts: 마침, 도움이 됨');
  });

  it('LP2 shows a step in a line with its time', () => {
    const step = {
      id: 's',
      name: 'critique' as const,
      round: 1,
      started_at: '2026-02-02T09:00:00.000Z',
      ms: 3.6,
      summary: 'contract passes',
      detail: {},
    };
    expect(stepText(step, 'en', plain)).toBe('1 critique   contract passes 4 ms\n');
    expect(stepText(step, 'ko', plain)).toMatch(/^1 비평 +contract passes 4 ms\n$/u);
  });
});
