import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerAction } from '../../src/contract/on-fail.ts';
import { gateway, type Gateway } from './gateway.ts';
import { says } from './upstream.ts';

const TRUE = { en: 'A room costs 9 dollars.', ko: '객실 요금은 9달러다.' };
const LANGUAGES = ['en', 'ko'] as const;

/** Answers in JSON in which a true sentence stands beside a wrong value. */
function answersIn(lang: (typeof LANGUAGES)[number]): string[] {
  const [said, key] = [TRUE[lang], lang === 'en' ? 'price' : '요금'];
  const values = [
    { answer: said, [key]: 7 },
    { [key]: 7, answer: said },
    [said, 7],
    { items: [said, { [key]: 7 }] },
  ];
  return values.flatMap((value) => [0, 2].map((indent) => JSON.stringify(value, null, indent)));
}

let open: Gateway;
let answer = '';

beforeAll(async () => {
  open = await gateway((request) => says(request, answer));
});
afterAll(() => open.close());

/** What came of an answer: its words, and what was done with it. */
async function given(lang: (typeof LANGUAGES)[number], fail_closed: readonly string[]) {
  const body = {
    model: 'up-1',
    messages: [{ role: 'user', content: lang === 'en' ? 'How much is a room?' : '객실 요금은 얼마인가?' }],
    response_format: { type: 'json_object' },
    assay: { evidences: [TRUE[lang]], on_fail: { verification: 'block', fail_closed } },
  };
  const sent = await open.server.ask('/v1/chat/completions', { method: 'POST', body });
  const { choices, assay } = (await sent.json()) as {
    choices: { message: { content: string } }[];
    assay: { action: AnswerAction };
  };
  return { text: choices[0]?.message.content, action: assay.action };
}

describe.each(LANGUAGES)('OA16 an answer in JSON with a wrong value: %s', (lang) => {
  it.each(answersIn(lang))('OA16 never passes, and is withheld with fail_closed: %s', async (json) => {
    answer = json;
    const lax = await given(lang, []);
    const [check] = lax.action.checks.filter((one) => one.check === 'verification');
    expect(['unchecked', 'failed']).toContain(check?.outcome);
    expect(lax.text === json).toBe(check?.outcome === 'unchecked');
    const closed = await given(lang, ['verification']);
    expect([closed.action.action, closed.text?.includes('7')]).toEqual(['block', false]);
  });
});
