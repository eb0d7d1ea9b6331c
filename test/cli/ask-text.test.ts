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
  nearest: [],
  relevance: null,
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
  troubles: ['new files: the folder was not listed in time'],
  retrieval: null,
  gap_id: null,
  new_files: { count: 6, paths: ['src/n\u001b.ts', 'src/o.ts'] },
  verdict_id: '01ASK',
  ms: 12.4,
};

describe('the text of an ask', () => {
  it('LP32 says what of the question a quotation does not hold', () => {
    const relevance = {
      verdict: 'open' as const,
      share: 0.5,
      held: ['refund'],
      missing: ['card'],
      wanted: 'time' as const,
      shown: false,
    };
    const quoted = { ...RESULT, status: 'quoted' as const, relevance };
    expect(askText(quoted, 'en', plain)).toContain(
      'relevance  it stands there, but may not answer the question · not found: card · shows no time',
    );
    expect(askText(quoted, 'ko', plain)).toContain('찾지 못한 말: card · 때가 나와 있지 않습니다');
  });

  it('LP31 shows what comes nearest to a question that nothing answers, each with its place', () => {
    const nearest = [
      { text: 'Refunds take\u001b 14 days.', title: 'Refunds', path: 'a.md', start_line: 3, end_line: 4 },
    ];
    const none = { ...RESULT, status: 'abstained' as const, citations: [], nearest };
    expect(askText(none, 'en', plain)).toContain(
      'What comes nearest, and may not answer:\n- Refunds take\\x1b 14 days.\n  a.md:3-4  Refunds\n',
    );
    expect(askText(none, 'ko', plain)).toContain('가장 가까운 대목입니다. 답이 아닐 수 있습니다.\n- Refunds');
    expect(askText(RESULT, 'en', plain)).not.toContain('What comes nearest');
  });

  it('LP1 shows the answer, its places, why it ended and what was repaired', () => {
    const text = askText(RESULT, 'en', plain);
    expect(text).toContain('[1] src/a.ts:1-2  readSettings');
    expect(text).toContain('[2] guide.md');
    expect(text).toContain('answered · every critic let it pass · extractive · 2 rounds · 12 ms');
    expect(text).toContain('index.file src/a.ts: done, helped');
    expect(text).toContain('model.switch scripted/strong: waits for a person, allow it with --consent');
    expect(text).toContain('did not answer  new files: the folder was not listed in time');
    expect(text).toContain('signals  not enough evidence');
    expect(text).not.toContain('\u001b');
  });

  it('LP1 says the same in Korean', () => {
    const text = askText({ ...RESULT, status: 'abstained', ended: 'no_repair' }, 'ko', plain);
    expect(text).toContain('답하지 않음 · 고칠 방법이 없습니다');
    expect(text).toContain('index.file src/a.ts: 마침, 도움이 됨');
    expect(text).toContain('신호  근거 부족');
    expect(text).toContain('응답하지 않음  new files: 폴더의 파일을 제때 살펴보지 못했습니다');
  });

  it('LP29 names the files that were added since, and how to have them', () => {
    expect(askText(RESULT, 'en', plain)).toContain(
      '6 files were added since the index was made, and not looked at: src/n\\x1b.ts, src/o.ts, … (run: assay index)',
    );
    expect(askText(RESULT, 'ko', plain)).toContain('색인한 뒤에 생긴 파일 6개는 찾아보지 않았습니다');
    const none = { ...RESULT, new_files: { count: 0, paths: [] } };
    expect(askText(none, 'en', plain)).not.toContain('added since');
  });

  it('LP10 says in words what could not be decided', () => {
    const cost = { ms: 1, tokens: null };
    const open = { critic: 'groundedness' as const, verdict: 'warn' as const, score: null };
    const attempt = {
      round: 1,
      answer: 'a',
      citations: [],
      confidence: 1,
      model: 'extractive',
      abstained: false,
    };
    const critiques = [{ ...open, step_id: 's', checked: [], evidence: [], fixes: [], cost }];
    const attempts = [{ ...attempt, critiques, decision: 'commit' as const, signals: [], score: 1 }];
    expect(askText({ ...RESULT, attempts }, 'ko', plain)).toContain('판단 못 함: 근거');
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
