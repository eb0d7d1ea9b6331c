import { describe, expect, it } from 'vitest';
import type { AssayErrorCode } from '../../src/contract/assay-error.ts';
import type { TokenLikelihood } from '../../src/contract/ports/model-provider.ts';
import { ProviderError } from '../../src/contract/provider-error.ts';
import type { GateRequest } from '../../src/core/quality-gate/gate-request.ts';
import { QualityGate } from '../../src/core/quality-gate/quality-gate.ts';
import {
  controlAnswer,
  fencedText,
  gateRequest,
  honestJudge,
  itemsOf,
  judgeText,
  type PromptItem,
  scriptedJudge,
} from './scripted-judge.ts';

function assess(judge: ConstructorParameters<typeof QualityGate>[0], changes: Partial<GateRequest> = {}) {
  return new QualityGate(judge).assess(gateRequest(changes));
}

const ERRORS: readonly (readonly [
  about: string,
  code: AssayErrorCode,
  status: number | null,
  reason: string,
])[] = [
  ['400', 'malformed', 400, 'malformed'],
  ['401', 'refused', 401, 'refused'],
  ['404', 'not_found', 404, 'not_configured'],
  ['429', 'rate_limited', 429, 'unavailable'],
  ['500', 'unavailable', 500, 'unavailable'],
  ['time-out', 'timeout', null, 'timeout'],
  ['cancelled', 'cancelled', null, 'cancelled'],
];

/** What makes the judge be called so many times. */
const ROUTES: readonly (readonly [about: string, calls: number, request: Partial<GateRequest>])[] = [
  ['one call', 1, {}],
  ['three votes', 3, { votes: 3 }],
  ['derived items', 2, { derive: true }],
  ['votes and derived items', 4, { votes: 3, derive: true }],
  ['derived items of an earlier attempt', 2, { derive: true, derived: ['Is it short?'] }],
];

const POSITIONS = ROUTES.flatMap(([route, calls, request]) =>
  Array.from({ length: calls }, (_, at) => [route, at + 1, request] as const),
);

describe.each(ERRORS)('a judge that fails with %s', (_, code, status, reason) => {
  const failingAt = (position: number): ReturnType<typeof honestJudge> => {
    const honest = honestJudge();
    let calls = 0;
    return {
      ...honest,
      ask: (...asked: Parameters<typeof honest.ask>) => {
        calls += 1;
        const error = new ProviderError(code, `failed: ${code}`, { provider: 'p', status, transport: false });
        return calls === position ? Promise.reject(error) : honest.ask(...asked);
      },
    };
  };
  const ofTask = POSITIONS.filter(([, position, { votes = 1 }]) => position <= votes);
  it.each(ofTask)('QG18 leaves no quality: %s, call %i', async (_, position, request) => {
    const { quality, unchecked } = await assess(failingAt(position), request);
    expect(quality).toBeNull();
    expect(unchecked).toEqual({ reason, detail: `failed: ${code}` });
  });

  const ofRequest = POSITIONS.filter(([, position, { votes = 1 }]) => position > votes);
  it.each(ofRequest)('QG18 leaves the items of the task: %s, call %i', async (_, position, request) => {
    const { quality, unchecked } = await assess(failingAt(position), request);
    expect(unchecked).toBeNull();
    expect(quality?.details).toHaveLength(4);
    expect(quality).toMatchObject({ status: 'not_evaluated', passed: null, score: null });
    expect(quality?.summary).toContain('4 of 4 items met. Items derived from the request were not evaluated');
    expect(quality?.unevaluated).toMatchObject([{ id: 'derived', reason, detail: `failed: ${code}` }]);
  });
});

describe('the calls of a judge', () => {
  it('QG18 every position of the table is really called', async () => {
    for (const [, calls, request] of ROUTES) {
      const judge = honestJudge();
      const { quality } = await assess(judge, request);
      expect([quality?.status, judge.prompts.length, quality?.judge?.calls]).toEqual([
        'passed',
        calls,
        calls,
      ]);
      expect(quality?.judge?.usage?.total_tokens).toBe(120 * calls);
    }
  });

  it('QG18 an abort before or while it is asked is cancelled, whatever the judge says of it', async () => {
    const aborted = {
      aborted: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    const judge = honestJudge();
    const before = await new QualityGate(judge).assess(gateRequest(), aborted);
    expect(before).toMatchObject({ quality: null, unchecked: { reason: 'cancelled' }, usage: null });
    expect(judge.prompts).toEqual([]);
    const abort = { ...aborted, aborted: false };
    const late = scriptedJudge(() => {
      abort.aborted = true;
      throw new Error('socket closed');
    });
    expect((await new QualityGate(late).assess(gateRequest(), abort)).unchecked?.reason).toBe('cancelled');
  });

  it('QG18 an error that is none of ours is unavailable, with its words', async () => {
    const judge = scriptedJudge(() => {
      throw new TypeError('fetch failed');
    });
    expect((await assess(judge)).unchecked).toEqual({ reason: 'unavailable', detail: 'fetch failed' });
  });

  it('QG18 over the budget no call is made: its items are open', async () => {
    const judge = honestJudge();
    const { quality, unchecked, usage } = await assess(judge, { budget: { tokens: 100 } });
    expect(judge.prompts).toEqual([]);
    expect([unchecked, usage, quality?.status]).toEqual([null, null, 'not_evaluated']);
    expect(quality?.unevaluated?.map(({ reason }) => reason)).toEqual(Array(4).fill('over_budget'));
    expect((await assess(honestJudge(), { budget: { tokens: 100_000 } })).quality?.status).toBe('passed');
    expect((await assess(honestJudge(), { budget: { tokens: null } })).quality?.status).toBe('passed');
  });

  it('QG18 the second call counts what the first one took', async () => {
    const probe = honestJudge();
    await assess(probe, { derive: true });
    const size = (at: number): number => JSON.stringify(probe.prompts[at]).length;
    const judge = honestJudge();
    const { quality } = await assess(judge, {
      derive: true,
      budget: { tokens: Math.ceil(size(0) / 3) + 700 },
    });
    expect(judge.prompts).toHaveLength(1);
    expect(quality?.unevaluated).toMatchObject([{ id: 'derived', reason: 'over_budget' }]);
    expect(quality).toMatchObject({ score: null, passed: null, status: 'not_evaluated' });
  });

  it('QG13 says who judged, and whether it also wrote', async () => {
    const writer = { model: 'scripted-judge', provider: 'scripted' };
    expect((await assess(honestJudge(), { writer })).quality?.judge?.same_as_writer).toBe(true);
    const other = { ...writer, model: 'other' };
    expect((await assess(honestJudge(), { writer: other })).quality?.judge?.same_as_writer).toBe(false);
  });

  it('QG13 shows request, answer and notes within bounds, and says what it cut', async () => {
    const judge = honestJudge();
    const long = (word: string, times: number): string =>
      `first-${word} ${`${word} `.repeat(times)}last-${word}`;
    const note = {
      index: 1,
      note_id: 'n',
      title: 'Roof',
      snippet: '',
      score: 1,
      content: long('glass', 4000),
    };
    const { quality } = await assess(judge, {
      original_request: long('roof', 3000),
      ai_response: long('rain', 9000),
      notes: [note],
    });
    const [messages = []] = judge.prompts;
    expect(JSON.stringify(messages).length).toBeLessThan(40_000);
    expect(quality?.judge?.cut).toEqual(['request', 'answer', 'notes']);
    for (const edge of ['first-roof', 'last-roof', 'first-rain', 'last-rain', 'first-glass', 'last-glass'])
      expect(messages.at(-1)?.content).toContain(edge);
    expect(messages.at(-1)?.content.match(/too long: the middle was cut/g)).toHaveLength(3);
    expect((await assess(honestJudge())).quality?.judge?.cut).toBeUndefined();
  });

  it('QG13 the schema in the prompt is the one that parses: it names exactly the asked ids', async () => {
    const judge = honestJudge();
    await assess(judge, { lang: 'ko', ai_response: '온실은 봄에 고쳤습니다. 지붕은 튼튼합니다.' });
    const [system = { content: '' }] = judge.prompts[0] ?? [];
    const ids = itemsOf(judge.prompts[0] ?? []).map(({ id }) => id);
    expect(ids).toHaveLength(8);
    expect(system.content).toContain(`"enum":${JSON.stringify(ids)}`);
    expect(system.content).toContain('반드시 JSON');
  });
});

/** Likelihoods of a text, one token a character group, with alternatives at the labels. */
function likelihoodsOf(text: string, labels: readonly (readonly [string, number])[]): TokenLikelihood[] {
  return text.split(/(?<="passed":)|(?<=true)/u).map((token) => ({
    token,
    alternatives: token.startsWith('true')
      ? labels.map(([label, share]) => ({ token: label, logprob: Math.log(share) }))
      : [{ token, logprob: 0 }],
  }));
}

describe('label probabilities and votes', () => {
  function judgeWith(labels: readonly (readonly [string, number])[]) {
    return scriptedJudge((messages) => {
      const answer = fencedText(messages, 'ANSWER');
      const content = judgeText(itemsOf(messages), ({ question }) => controlAnswer(question, answer) ?? true);
      return { content, likelihoods: likelihoodsOf(content, labels) };
    });
  }

  it('QG16 the likeliest label holds, and all three are shown', async () => {
    const { quality } = await assess(
      judgeWith([
        ['true', 0.5],
        ['false', 0.2],
        ['null', 0.1],
        ['"', 0.1],
      ]),
    );
    const [item] = quality?.details ?? [];
    expect(item).toMatchObject({ passed: true, decided_by: 'judge' });
    expect(item?.labels?.yes).toBeCloseTo(0.625);
    expect((item?.labels?.yes ?? 0) + (item?.labels?.partial ?? 0) + (item?.labels?.no ?? 0)).toBeCloseTo(1);
    const doubted = await assess(
      judgeWith([
        ['true', 0.3],
        [' fal', 0.6],
        ['n', 0.1],
      ]),
    );
    expect(doubted.quality?.details[0]).toMatchObject({ passed: false });
    const even = await assess(
      judgeWith([
        ['true', 0.5],
        ['false', 0.5],
      ]),
    );
    expect(even.quality?.details[0]).toMatchObject({ passed: false });
  });

  it('QG16 without alternatives that are labels, the label that was written holds', async () => {
    const { quality } = await assess(judgeWith([['maybe', 1]]));
    expect(quality?.details[0]).toMatchObject({ passed: true });
    expect(quality?.details[0]?.labels).toBeUndefined();
  });

  const scopeVotes = (...labels: (boolean | null)[]) =>
    honestJudge(({ question }: PromptItem, call) =>
      question.includes('scope') ? (labels[call - 1] ?? null) : true,
    );

  it('QG16 votes at temperature 1: what most say holds, and the disagreement is shown', async () => {
    const judge = scopeVotes(true, false, false);
    const { quality } = await assess(judge, { votes: 3 });
    expect(judge.temperatures).toEqual([1, 1, 1]);
    const item = quality?.details.find(({ question }) => question.includes('scope'));
    expect(item).toMatchObject({
      passed: false,
      disputed: true,
      labels: { yes: 1 / 3, partial: 0, no: 2 / 3 },
    });
    expect(quality?.details.find(({ id }) => id === 'insight.1')).toMatchObject({
      passed: true,
      disputed: false,
    });
  });

  it.each([[[true, false]], [[true, false, null]], [[true, true, false, false, null]]])(
    'QG16 without a majority the item is open: %j',
    async (votes) => {
      const { quality } = await assess(scopeVotes(...votes), { votes: votes.length });
      expect(quality?.unevaluated).toMatchObject([{ id: 'insight.4', reason: 'ambiguous' }]);
    },
  );
});

describe('derived items', () => {
  function deriving(derived: readonly unknown[]) {
    return scriptedJudge((messages) => {
      const answer = fencedText(messages, 'ANSWER');
      const more = messages[0]?.content.includes('"derived"') === true ? { derived } : {};
      return judgeText(itemsOf(messages), ({ question }) => controlAnswer(question, answer) ?? true, more);
    });
  }
  const item = (question: string, passed: boolean | null) => ({ question, passed, note: 'n' });

  it('QG17 are asked in a call of their own, with controls, and count', async () => {
    const judge = deriving([item('Is it short?', false), item('Is it polite?', true)]);
    const { quality } = await assess(judge, { derive: true });
    expect(quality?.details.map(({ id }) => id).slice(4)).toEqual(['derived.1', 'derived.2']);
    expect(quality?.score).toBeCloseTo(5 / 6);
    expect(itemsOf(judge.prompts[1] ?? [])).toHaveLength(4);
    expect(judge.prompts[0]?.[0]?.content).not.toContain('"derived"');
  });

  it.each([
    ['six of them', Array.from({ length: 6 }, () => item('Is it?', true))],
    ['a label in words', [{ ...item('Is it?', true), passed: 'yes' }]],
    ['no question', [item('', true)]],
  ])('QG17, QG18 %s are no judgement: they are open, and the items of the task stand', async (_, derived) => {
    const { quality, unchecked } = await assess(deriving(derived), { derive: true });
    expect(unchecked).toBeNull();
    expect(quality?.details.map(({ id }) => id)).toEqual([
      'insight.1',
      'insight.2',
      'insight.3',
      'insight.4',
    ]);
    expect(quality?.unevaluated).toMatchObject([{ id: 'derived', reason: 'malformed' }]);
  });

  it('QG17 those of an earlier attempt are asked again; none of them asks nothing', async () => {
    const judge = honestJudge(({ question }) => question !== 'Is it short?');
    const { quality } = await assess(judge, { derive: true, derived: ['Is it short?', 'Is it kind?'] });
    expect(quality?.details.slice(4)).toMatchObject([
      { id: 'derived.1', question: 'Is it short?', passed: false },
      { id: 'derived.2', question: 'Is it kind?', passed: true },
    ]);
    const none = honestJudge();
    expect((await assess(none, { derive: true, derived: [] })).quality?.details).toHaveLength(4);
    expect(none.prompts).toHaveLength(1);
  });

  it('QG2 an answer without words meets nothing, and nobody is asked', async () => {
    const judge = honestJudge();
    const { quality } = await assess(judge, { ai_response: ' \n', derive: true });
    expect(quality).toMatchObject({ status: 'failed', score: 0 });
    expect(judge.prompts).toEqual([]);
  });
});
