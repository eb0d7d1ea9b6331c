import { describe, expect, it } from 'vitest';
import type { AskPorts } from '../../src/app/ask/ask-ports.ts';
import { exitOfAsk } from '../../src/app/ask/result-of.ts';
import { resumeAsk, runAsk } from '../../src/app/ask/run-ask.ts';
import { streamAsk } from '../../src/app/ask/stream-ask.ts';
import type { AskRequest, AskResult, AskStep } from '../../src/contract/ask.ts';
import type { ToCritique } from '../../src/core/correct/critique-answer.ts';
import { askWorld, type World, type WorldOptions } from '../support/ask-world.ts';

const CACHE = `/** Settings are cached by their revision, so that a server never answers with stale ones. */
export function readSettings(store: Store): Settings {
  return cached(store.revision());
}
`;
const LOCK = `/** A lock whose process died is taken over after thirty seconds. */
export function takeLock(folder: string): Lock {
  return folder;
}
`;
const FILES = {
  'src/settings.ts': CACHE,
  'src/lock.ts': LOCK,
  'docs/guide.md': '# Exit codes\nThe command exits with 2 where nothing could be evaluated.\n',
};
const CALLER = { tenant: 'default', user_id: null, lang: 'en' as const };
const LOCK_QUESTION = 'How is the lock of a process that died taken over?';
const CACHE_QUESTION = 'where are settings cached?';

function says(answer: string, citations: readonly unknown[] = []): string {
  return JSON.stringify({ intent: 'chat.ask', answer, citations, confidence: 0.9 });
}

const CITED = says('Settings are cached by their revision [1].', ['1']);

async function world(
  options: WorldOptions = {},
  files: Readonly<Record<string, string>> = FILES,
): Promise<World> {
  const made = await askWorld(files, options);
  made.index('src/settings.ts', 'docs/guide.md');
  return made;
}

function ask(of: World, request: AskRequest | string, steps: AskStep[] = []): Promise<AskResult> {
  const asked = typeof request === 'string' ? { question: request } : request;
  return runAsk(
    of.ports,
    asked,
    CALLER,
    { onStep: (step) => void steps.push(step) },
    new AbortController().signal,
  );
}

function done({ actions }: AskResult): string[] {
  return actions.map(({ kind, state, outcome }) => `${kind} ${state} ${outcome ?? '-'}`);
}

describe('an ask without a model', () => {
  it('LP1, LP2 answers in quotations with their places, a step at a time', async () => {
    const steps: AskStep[] = [];
    const result = await ask(await world(), CACHE_QUESTION, steps);
    expect(result).toMatchObject({ status: 'answered', ended: 'answered', model: 'extractive', rounds: 1 });
    expect(result.answer).toContain('Settings are cached by their revision');
    expect(result.citations).toEqual([
      { source: 'readSettings', uri: 'src/settings.ts', start_line: 2, end_line: 4 },
    ]);
    expect(steps.map(({ name }) => name)).toEqual(['retrieve', 'generate', 'critique', 'act', 'learn']);
    expect(steps.every(({ ms, summary }) => ms > 0 && summary !== '')).toBe(true);
    expect(result.steps).toEqual(steps);
    expect(exitOfAsk(result)).toBe(0);
  });

  it('LP9, LP12 does not quote what a file no longer says: it is read again', async () => {
    const made = await world();
    made.disk.set('src/settings.ts', CACHE.replace('by their revision', 'for one minute'));
    const result = await ask(made, CACHE_QUESTION);
    expect(result).toMatchObject({ status: 'answered', rounds: 2, causes: ['stale_index'] });
    expect(result.answer).toContain('Settings are cached for one minute');
    expect(done(result)).toEqual(['index.file done helped']);
    expect(exitOfAsk(result)).toBe(0);
  });

  it('LP9 lets a passage stand that is as before in a file that changed elsewhere', async () => {
    const made = await world();
    made.disk.set('docs/guide.md', `${FILES['docs/guide.md']}\n# Signals\nIt ends by SIGTERM.\n`);
    const question = 'With what does the command exit where nothing could be evaluated?';
    expect(await ask(made, question)).toMatchObject({ status: 'answered', rounds: 1 });
    made.disk.set('docs/guide.md', FILES['docs/guide.md'].replace('with 2', 'with 3'));
    const result = await ask(made, question);
    expect(result).toMatchObject({ status: 'answered', rounds: 2, causes: ['stale_index'] });
    expect(result.answer).toContain('with 3');
  });

  it('LP31 shows what comes nearest where nothing answers, and claims nothing of it', async () => {
    const result = await ask(await world(), 'Does Zaphod say how the command is evaluated?');
    expect(result).toMatchObject({ status: 'abstained', citations: [], confidence: 0 });
    expect(result.nearest[0]).toEqual({
      text: 'The command exits with 2 where nothing could be evaluated.',
      title: 'Exit codes',
      path: 'docs/guide.md',
      start_line: 2,
      end_line: 2,
    });
    expect(result.nearest.length).toBeLessThanOrEqual(3);
    expect((await ask(await world(), CACHE_QUESTION)).nearest).toEqual([]);
  });

  it('LP32 quotes what may answer as open, never as sure', async () => {
    const question = 'How long does the command wait before it exits?';
    const result = await ask(await world(), question);
    expect(result).toMatchObject({ status: 'quoted', nearest: [], confidence: 0.4 });
    expect(result.answer).toContain('The command exits with 2');
    expect(result.relevance).toMatchObject({ verdict: 'open' });
    expect(result.relevance?.missing).toContain('wait');
    expect(exitOfAsk(result)).toBe(1);
    const sure = await ask(await world(), CACHE_QUESTION);
    expect(sure.relevance).toMatchObject({ verdict: 'answers', missing: [] });
  });

  it('LP32 chooses quotations once: critic and result read the same', async () => {
    const made = await world();
    const judged: ToCritique[] = [];
    const ports: AskPorts = {
      ...made.ports,
      critique: (of, abort) => {
        judged.push(of);
        return made.ports.critique(of, abort);
      },
    };
    const { relevance } = await ask({ ...made, ports }, CACHE_QUESTION);
    expect(judged).toHaveLength(1);
    expect(judged[0]?.quoted?.relevance).toBe(relevance);
  });

  it('LP9, LP12 does not quote a file that is gone', async () => {
    const made = await world();
    made.disk.delete('src/settings.ts');
    const result = await ask(made, CACHE_QUESTION);
    expect(result).toMatchObject({ status: 'abstained', rounds: 2 });
    expect(result.causes).toContain('stale_index');
    expect(made.indexed.has('src/settings.ts')).toBe(false);
    expect(exitOfAsk(result)).toBe(1);
  });

  it('LP9 stays by the index where the folder that was indexed is not here', async () => {
    const made = await world();
    made.disk.clear();
    expect(await ask(made, CACHE_QUESTION)).toMatchObject({ status: 'answered', rounds: 1 });
    expect(made.indexed.has('src/settings.ts')).toBe(true);
  });

  it('LP9 gives no clean pass where what is cited could not be looked at', async () => {
    const made = await world({
      before: (call) => {
        if (call === 'files.read') throw new Error('the disk does not answer');
      },
    });
    const result = await ask(made, CACHE_QUESTION);
    expect(result).toMatchObject({ status: 'answered', rounds: 1 });
    expect(exitOfAsk(result)).toBe(1);
  });

  it('LP12, LP13, LP20 indexes a file that is not indexed and answers in the second round', async () => {
    const made = await world();
    const result = await ask(made, LOCK_QUESTION);
    expect(result).toMatchObject({ status: 'answered', rounds: 2 });
    expect(result.causes).toContain('missing_document');
    expect(done(result)).toEqual(['index.file done helped']);
    expect(result.steps.map(({ name }) => name)).toEqual([
      'retrieve',
      'generate',
      'critique',
      'repair',
      'act',
      'retrieve',
      'generate',
      'critique',
      'act',
      'learn',
    ]);
    expect(made.kept.messages.map(({ type, payload }) => [type, payload['reason']])).toContainEqual([
      'feedback.signal',
      'insufficient_evidence',
    ]);
    expect(made.kept.repairs).toMatchObject([
      { action: 'index.file', outcome: 'helped', rolled_back: false },
    ]);
    expect(made.kept.gaps).toEqual([]);
  });

  it('LP25, FB32 learns what helped, shows it, and does it first the next time', async () => {
    const made = await world();
    await ask(made, LOCK_QUESTION);
    expect(made.kept.learned).toMatchObject([
      { solution: 'index.file', errorType: 'missing_document', successCount: 1, failureCount: 0 },
    ]);
    made.disk.set('src/wheel.ts', LOCK.replace('A lock whose process died', 'A wheel whose spoke broke'));
    const next = await ask(made, 'How is the wheel whose spoke broke taken over after thirty seconds?');
    const repair = next.steps.find(({ name }) => name === 'repair');
    expect(repair?.summary).toContain('helped before: index.file 1/1');
    expect(repair?.detail['learned']).toMatchObject([{ solution: 'index.file', successCount: 1 }]);
  });

  it('LP12 reads a file again that changed since', async () => {
    const made = await world({}, { ...FILES, 'src/lock.ts': '// nothing yet\n' });
    made.index('src/lock.ts');
    made.disk.set('src/lock.ts', LOCK);
    const result = await ask(made, LOCK_QUESTION);
    expect(result.causes).toContain('stale_index');
    expect(result.status).toBe('answered');
  });

  it('LP12 follows the imports of what was found', async () => {
    const made = await world(
      {},
      {
        ...FILES,
        'src/lock.ts': LOCK,
        'src/process.ts': `/** How a process takes over what another left. */
import { takeLock } from './lock.ts';
/** A process that is taken over leaves its folder. */
export function takeOver(folder: string): void {
  takeLock(folder);
}
`,
      },
    );
    made.index('src/process.ts');
    const result = await ask(made, 'How is the lock of a process that died taken over after seconds?');
    expect(result.causes).toContain('import_chain_missing');
    expect(result.status).toBe('answered');
    expect(result.citations[0]).toMatchObject({ uri: 'src/lock.ts' });
    expect(done(result)).toContain('index.module done helped');
    // the whole chain is costly
    expect(done(result)).toContain('index.module pending -');
  });

  it('LP13 puts the lines of a body into the index, word for word', async () => {
    const body = `/** Opens the gate. */
export function openGate(code: string): Gate {
  // the gate stays open for ninety seconds after the last car
  return wait(90);
}
`;
    const made = await world({}, { ...FILES, 'src/gate.ts': body });
    made.index('src/gate.ts');
    const result = await ask(made, 'How many seconds does the gate stay open after the last car?');
    expect(done(result)).toContain('evidence.inject done helped');
    expect(result.status).toBe('answered');
    expect(result.answer).toContain('ninety seconds after the last car');
    expect(result.citations[0]).toMatchObject({ uri: 'src/gate.ts', start_line: 3, end_line: 3 });
  });

  it('LP12, LP13 suggests a link between code and a table, and leaves it to a person', async () => {
    const made = await world(
      {},
      {
        'db/schema.sql': 'create table invoices (id int);\n',
        'src/pay.ts':
          '/** Writes a bill. */\nexport function writeBill(sum: number): void {\n  save(sum);\n}\n',
      },
    );
    made.index('db/schema.sql', 'src/pay.ts');
    const result = await ask(made, 'Which column of invoices does the bill that is written reach last?');
    expect(result.status).toBe('abstained');
    expect(result.causes).toContain('schema_unlinked');
    expect(result.actions).toMatchObject([
      { kind: 'schema.link.suggest', state: 'pending', job_id: 'job-1' },
    ]);
    expect(made.kept.jobs).toMatchObject([
      { type: 'schema.link.suggest', payload: { code_symbol: 'writeBill', schema_ref: 'invoices' } },
    ]);
  });

  it('LP19, LP20, LP21 abstains where nothing answers, notes the gap, and is no pass', async () => {
    const made = await world();
    const result = await ask(made, 'what colour is the moon of Jupiter?');
    expect(result).toMatchObject({ status: 'abstained', ended: 'no_repair', citations: [], confidence: 0 });
    expect(exitOfAsk(result)).toBe(1);
    expect(made.kept.gaps).toHaveLength(1);
    expect(result.gap_id).toBe('gap-1');
  });

  it('LP1 answers in the language of the question', async () => {
    const made = await world(
      {},
      { ...FILES, 'docs/ko.md': '# 잠금\n프로세스가 죽으면 잠금은 30초 뒤에 넘겨받습니다.\n' },
    );
    made.index('docs/ko.md');
    const result = await ask(made, '프로세스가 죽으면 잠금은 언제 넘겨받나요?');
    expect(result).toMatchObject({ status: 'answered', language: 'ko' });
    expect(result.answer).toContain('30초 뒤에');
    const none = await ask(made, '목성의 위성은 무슨 색인가요?');
    expect(none.answer).toMatch(/찾을 수 없습니다/u);
  });

  it('LP22 keeps question and answer as a chat, the whole as a verdict', async () => {
    const made = await world();
    const result = await ask(made, { question: CACHE_QUESTION, session_id: 's1' });
    expect(made.kept.chats.map(({ role, session_id }) => [role, session_id])).toEqual([
      ['user', 's1'],
      ['assistant', 's1'],
    ]);
    expect(made.kept.chats[1]).toMatchObject({ id: result.message_id, verdict_ids: [result.verdict_id] });
    expect(made.kept.verdicts).toMatchObject([
      { id: result.id, part: 'ask', outcome: 'ANSWERED', exit: 0, report: { answer: result.answer } },
    ]);
  });

  it('LP1 is refused where nothing is indexed, or the model is not there', async () => {
    const empty = await askWorld(FILES);
    await expect(ask(empty, CACHE_QUESTION)).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(await world(), { question: 'x?', model: 'nobody' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('an ask of a model', () => {
  const script = (...answers: readonly string[]): WorldOptions => ({
    script: {
      models: ['strong'],
      replies: [
        { when: { model: 'strong' }, answer: CITED },
        ...answers.map((answer, at) => ({ when: { model: 'scripted', call: at + 1 }, answer })),
      ],
    },
  });

  it('LP30 a question of a conversation comes to the model behind its earlier turns, with what it sets', async () => {
    const made = await world(script(CITED, CITED));
    const calls: { messages: readonly object[]; temperature: number; max_tokens: number }[] = [];
    const router = {
      ...made.ports.router,
      chat: (asked: Parameters<typeof made.ports.router.chat>[0], abort?: AbortSignal) => {
        calls.push(asked);
        return made.ports.router.chat(asked, abort);
      },
    };
    const of = { ...made, ports: { ...made.ports, router } } as World;
    const { session_id, answer } = await ask(of, CACHE_QUESTION);
    await ask(of, { question: 'And why are they?', session_id, temperature: 0.5, max_tokens: 77 });
    const before = calls.length;
    await ask(of, { question: 'And why are they?', session_id, memory: 0 });
    expect(calls[1]).toMatchObject({ temperature: 0.5, max_tokens: 77 });
    expect(calls[1]?.messages.slice(1, -1)).toEqual([
      { role: 'user', content: CACHE_QUESTION },
      { role: 'assistant', content: answer },
    ]);
    expect(calls[before]?.messages).toHaveLength(2);
  });

  it('LP6, LP7 asks again for JSON, then takes the answer', async () => {
    const result = await ask(await world(script('In memory.', CITED)), CACHE_QUESTION);
    expect(result).toMatchObject({ status: 'answered', rounds: 1, model: 'scripted' });
    expect(done(result)).toEqual(['retry.contract done helped']);
  });

  it('LP7, LP14 leaves the switch of models to a person, and quotes instead', async () => {
    const made = await world(script('no', 'no', 'no', 'no'));
    const result = await ask(made, CACHE_QUESTION);
    expect(result).toMatchObject({ status: 'quoted', model: 'extractive', signals: ['contract_invalid'] });
    expect(done(result)).toContain('model.switch pending -');
    expect(made.kept.suggestions).toMatchObject([{ action: 'model.switch', target: 'scripted/strong' }]);
    expect(exitOfAsk(result)).toBe(1);
  });

  it('LP7, LP15 switches once with consent, and asks the stand-in first the next time', async () => {
    const made = await world(script('no', 'no'));
    const result = await ask(made, { question: CACHE_QUESTION, consent: true });
    expect(result).toMatchObject({ status: 'answered', model: 'scripted/strong', rounds: 1 });
    expect(done(result)).toEqual(['retry.contract done no_change', 'model.switch done helped']);
    const next = await ask(made, { question: CACHE_QUESTION, consent: true });
    expect(next).toMatchObject({ status: 'answered', model: 'scripted/strong', actions: [] });
    expect(next.model_switched).toEqual({ asked: 'scripted', to: 'scripted/strong' });
    expect(next.steps[1]?.summary).toContain('scripted/strong stands in for scripted');
    // who does not consent asks the model that was named
    const other = await ask(made, { question: CACHE_QUESTION, consent: false });
    expect(other.model_switched).toBeNull();
    expect(other.attempts[0]?.model).toBe('scripted');
  });

  it('LP13 says so where no other model is configured', async () => {
    const alone = { replies: [{ answer: 'no' }] };
    const result = await ask(await world({ script: alone }), CACHE_QUESTION);
    expect(result.causes).toEqual(['broken_contract', 'weak_model']);
    const [step] = result.steps.filter(({ name }) => name === 'repair');
    expect(step?.summary).toContain('no other model is configured');
    expect(step?.detail).toMatchObject({ no_other_model: true });
  });

  it('LP12 tells a provider that fails apart from a weak model', async () => {
    const made = await world({ script: { replies: [{ fault: { kind: 'status', status: 500 } }] } });
    const result = await ask(made, CACHE_QUESTION);
    expect(result).toMatchObject({
      status: 'quoted',
      ended: 'failed',
      causes: ['provider_failed'],
      signals: [],
      actions: [],
      gap_id: null,
    });
    expect(made.kept.suggestions).toEqual([]);
    expect(result.troubles).not.toEqual([]);
  });

  it('LP9, LP13 asks again for citations where they were dropped', async () => {
    const made = await world(script(says('Settings are cached by their revision.'), CITED));
    const result = await ask(made, CACHE_QUESTION);
    expect(result).toMatchObject({ status: 'answered', rounds: 2, signals: ['citation_missing'] });
    expect(result.causes).toContain('citation_dropped');
    expect(done(result)).toContain('retry.strict_citation done helped');
  });

  it('LP16, LP17 the same failure twice ends it', async () => {
    const bare = says('Settings are cached by their revision.');
    const result = await ask(await world(script(bare, bare)), CACHE_QUESTION);
    expect(result).toMatchObject({ status: 'quoted', ended: 'same_failure', rounds: 2 });
  });

  it('LP10 gives no answer that the evidence does not bear out', async () => {
    const made = await world(
      script(says('Passwords are salted twice [1].', ['1']), says('Keys rotate daily [1].', ['1'])),
    );
    const result = await ask(made, CACHE_QUESTION);
    expect(result.status).toBe('quoted');
    expect(result.answer).not.toMatch(/salted|rotate/u);
  });

  it('LP17 gives up a model that does not answer in time', async () => {
    const slow = { replies: [{ delay_ms: 60_000, answer: CITED }] };
    const made = await askWorld(FILES, {
      script: slow,
      configuration: {
        correction: { budget_ms: 150 },
        models: { script: 's', default: 'scripted/scripted', timeout_ms: 30 },
      },
    });
    made.index('src/settings.ts');
    const result = await ask(made, CACHE_QUESTION);
    expect(result.status).toBe('quoted');
    expect(result.troubles.length).toBeGreaterThan(0);
  });
});

describe('interruptions', () => {
  it('LP3 goes on behind the last finished step, and asks the model no second time', async () => {
    const made = await world({ script: { replies: [{ when: { call: 1 }, answer: CITED }] } });
    const leaving = new AbortController();
    const steps: AskStep[] = [];
    let id = '';
    await expect(
      runAsk(
        made.ports,
        { question: CACHE_QUESTION },
        CALLER,
        {
          onBegin: (identity) => (id = identity.id),
          onStep: (step) => {
            steps.push(step);
            if (step.name === 'generate') leaving.abort();
          },
        },
        leaving.signal,
      ),
    ).rejects.toMatchObject({ code: 'cancelled' });
    const again: AskStep[] = [];
    const events = { onStep: (step: AskStep) => void again.push(step) };
    const result = await resumeAsk(made.ports, id, CALLER, events, new AbortController().signal);
    expect(result).toMatchObject({ id, status: 'answered', model: 'scripted' });
    expect(again.slice(0, 2)).toEqual(steps.slice(0, 2));
    expect(again.map(({ name }) => name)).toEqual(['retrieve', 'generate', 'critique', 'act', 'learn']);
    // what came to its end is given as it was kept
    const kept = await resumeAsk(made.ports, id, CALLER, {}, new AbortController().signal);
    expect(kept).toEqual(result);
  });

  it('LP3 knows no ask of another tenant, nor one that never was', async () => {
    const made = await world();
    const other = { ...CALLER, tenant: 'other' };
    await expect(
      resumeAsk(made.ports, 'none', other, {}, new AbortController().signal),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('LP4 streams begin, steps and result in their order', async () => {
    const made = await world();
    const seen: string[] = [];
    const events = streamAsk(
      (told, abort) => runAsk(made.ports, { question: CACHE_QUESTION }, CALLER, told, abort),
      new AbortController().signal,
    );
    for await (const { event } of events) seen.push(event);
    expect(seen).toEqual(['begin', 'step', 'step', 'step', 'step', 'step', 'result']);
  });

  it('LP4 ends with who stops reading, and what was done stays', async () => {
    const made = await world();
    let id = '';
    const events = streamAsk(
      (told, abort) => runAsk(made.ports, { question: CACHE_QUESTION }, CALLER, told, abort),
      new AbortController().signal,
    );
    for await (const { event, data } of events) {
      if (event === 'begin') id = data.id;
      if (event === 'step') break;
    }
    const result = await resumeAsk(made.ports, id, CALLER, {}, new AbortController().signal);
    expect(result.status).toBe('answered');
  });
});
