import { afterEach, describe, expect, it } from 'vitest';
import { parseConfiguration } from '../../src/app/configuration/parse-configuration.ts';
import { openVerifier } from '../../src/app/open-verifier.ts';
import type { VerifiedAnswer } from '../../src/app/verify-answer.ts';
import { claimVerdict } from '../../src/app/library/verdict-in-short.ts';
import { type WireReply, type WireServer, wireServer } from '../adapters/providers/wire-server.ts';
import { type Wire, wires } from '../adapters/providers/wires.ts';
import { honest, written } from '../support/claim-model.ts';

const CLAIM = 'The museum shuts its doors on Mondays.';
const EVIDENCE = 'The museum is closed every Monday. It was opened in 1932.';
const SAID = { [CLAIM]: { answer: 'supported', quotation: 'The museum is closed every Monday.' } };

let server: WireServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Every text in a request, whatever its shape. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

function prompted(body: unknown): Parameters<typeof written>[0] {
  const content = textsOf(body).find((text) => text.includes('<<<P1 ')) ?? '';
  return [{ role: 'user', content }];
}

async function verified(
  { kind }: Wire,
  reply: (body: unknown, nth: number) => WireReply,
  models: object = {},
): Promise<VerifiedAnswer> {
  const asked = await wireServer((nth) => reply(asked.requests.at(-1)?.body, nth));
  server = asked;
  const verifier = await openVerifier({
    environment: { KEY_OF_HERE: 'k' },
    configuration: {
      grounding: { judge: { model: 'here/m' } },
      models: {
        retries: 0,
        prices: { m: { prompt: 1, completion: 2 } },
        providers: { here: { kind, base_url: asked.url, api_key_env: 'KEY_OF_HERE' } },
        ...models,
      },
    },
  });
  const evidences = [{ evidence_id: 'e1', type: 'document' as const, data: EVIDENCE }];
  try {
    return await verifier.verify({ text: CLAIM, evidences });
  } finally {
    await verifier.close();
  }
}

function outcome({ report }: VerifiedAnswer): unknown[] {
  const [claim] = report.result.claim_validations;
  return [claim?.status, claim?.grounding?.judged?.why ?? null, report.metadata.unavailable.length];
}

describe.each(wires.map((wire) => [wire.kind, wire] as const))('a judge of claims at %s', (_kind, wire) => {
  it('MJ1 MJ9 judges, and its word is marked with version and cost', async () => {
    const all = await verified(wire, (body) => wire.answer(written(prompted(body), honest(SAID))));
    const [claim] = all.report.result.claim_validations;
    expect(claim).toMatchObject({
      status: 'VERIFIED',
      grounding: { decided_by: 'model', judged: { model: 'here/m', counted: true, tokens: 36 } },
    });
    expect(all.report.metadata.judge).toMatchObject({ calls: 2, tokens: 36, cost: 0.00005 });
    expect(claim && claimVerdict(claim, 'en').reason).toContain('judged by a model: here/m');
    expect(claim && claimVerdict(claim, 'ko').reason).toContain('모델의 판정: here/m');
  });

  it.each<[string, (wire: Wire) => WireReply, string]>([
    [
      '429',
      ({ error }) => ({
        status: 429,
        headers: { 'content-type': 'application/json' },
        pieces: [error('slow')],
      }),
      'unreachable',
    ],
    [
      '500',
      ({ error }) => ({
        status: 500,
        headers: { 'content-type': 'application/json' },
        pieces: [error('no')],
      }),
      'unreachable',
    ],
    ['a connection that breaks', () => ({ pieces: ['{'], cutAfter: 0 }), 'unreachable'],
    ['silence', () => ({ pieces: ['{'], hangAfter: 0 }), 'unreachable'],
    [
      'a web page',
      () => ({ headers: { 'content-type': 'text/html' }, pieces: ['<html></html>'] }),
      'unreadable',
    ],
    ['prose', ({ answer }) => answer('It is supported.'), 'unreadable'],
    ['other JSON', ({ answer }) => answer('{"answers":[]}'), 'unreadable'],
  ])('MJ8 %s is never a pass', async (_about, reply, why) => {
    const all = await verified(wire, () => reply(wire), { timeout_ms: 300 });
    expect(outcome(all)).toEqual(['UNVERIFIED', why, 1]);
    expect(all.report.result.validation_status).toBe('NEEDS_REVIEW');
  });

  it('MJ4 a wrong quotation is never a pass', async () => {
    const wrong = { [CLAIM]: { answer: 'supported', quotation: 'The museum shuts on Mondays.' } };
    const all = await verified(wire, (body) => wire.answer(written(prompted(body), honest(wrong))));
    expect(outcome(all)).toEqual(['UNVERIFIED', 'no_quotation', 0]);
  });
});

describe('the setting', () => {
  it('MJ8 a model that does not exist is told, and nothing passes', async () => {
    const verifier = await openVerifier({
      environment: {},
      configuration: { grounding: { judge: { model: 'nowhere/m' } } },
    });
    const evidences = [{ evidence_id: 'e1', type: 'document' as const, data: EVIDENCE }];
    const all = await verifier.verify({ text: CLAIM, evidences });
    await verifier.close();
    expect(outcome(all)).toEqual(['UNVERIFIED', 'unreachable', 1]);
    expect(all.report.metadata.unavailable[0]?.source).toBe('nowhere/m');
  });

  it('MJ1 two judges in one file are refused', () => {
    const model = '    model: m.onnx\n    tokenizer: t.json\n    labels: logit\n';
    const text = `grounding:\n  judge:\n    model: here/m\n  model:\n${model}`;
    expect(() => parseConfiguration({ path: 'assay.config.yaml', text })).toThrow(/one of the two judges/u);
  });
});
