import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { QualityGate } from '../../src/core/quality-gate/quality-gate.ts';
import {
  controlAnswer,
  fencedText,
  gateRequest,
  itemsOf,
  judgeText,
  type Label,
  scriptedJudge,
} from './scripted-judge.ts';

interface Entry {
  readonly id: string;
  readonly passed: Label;
  readonly note: string;
}

/** Changes to a right list, by the words of the table. */
const CHANGES: Readonly<Record<string, (items: readonly Entry[]) => unknown>> = {
  'passed="yes"': (items) => items.map((one) => ({ ...one, passed: 'yes' })),
  'passed="true"': (items) => items.map((one) => ({ ...one, passed: 'true' })),
  'passed=1': (items) => items.map((one) => ({ ...one, passed: 1 })),
  'passed=0.5': (items) => items.map((one) => ({ ...one, passed: 0.5 })),
  'without passed': (items) => items.map(({ id, note }) => ({ id, note })),
  'without note': (items) => items.map(({ id, passed }) => ({ id, passed })),
  'note=3': (items) => items.map((one) => ({ ...one, note: 3 })),
  'all but the last': (items) => items.slice(0, -1),
  'the first twice': (items) => [...items, items[0]],
  'the first in place of the last': (items) => [...items.slice(0, -1), items[0]],
  'with q99': (items) => [...items, { id: 'q99', passed: true, note: 'n' }],
  'ids of the checklist': (items) => items.map((one, at) => ({ ...one, id: `insight.${at + 1}` })),
  'ids in capitals': (items) => items.map((one) => ({ ...one, id: one.id.toUpperCase() })),
  forty: (items) => Array.from({ length: 40 }, (_, at) => ({ ...items[0], id: `q${at + 1}` })),
  'with score': (items) => items.map((one) => ({ ...one, score: 1 })),
};

const table = z
  .object({
    readable: z.array(z.object({ about: z.string(), text: z.string() })),
    rows: z.array(z.object({ about: z.string(), text: z.string().optional(), items: z.string().optional() })),
  })
  .parse(
    JSON.parse(readFileSync(new URL('../../cases/quality/malformed-judges.json', import.meta.url), 'utf8')),
  );

function rightItems(messages: Parameters<typeof itemsOf>[0]): Entry[] {
  const answer = fencedText(messages, 'ANSWER');
  return itemsOf(messages).map(({ id, question }) => ({
    id,
    passed: controlAnswer(question, answer) ?? true,
    note: 'n',
  }));
}

describe('an answer of a judge', () => {
  it.each(table.rows)('QG14 is no judgement: $about', async ({ text, items }) => {
    const judge = scriptedJudge((messages) => {
      const right = rightItems(messages);
      const changed = items === undefined ? right : CHANGES[items]?.(right);
      const shape = text ?? '{"items":{items},"summary":"s"}';
      return shape.replaceAll('{items}', JSON.stringify(changed));
    });
    const { quality, unchecked, usage } = await new QualityGate(judge).assess(gateRequest());
    expect(quality).toBeNull();
    expect(unchecked?.reason).toBe('malformed');
    expect(unchecked?.detail).toMatch(
      /^the answer of the judge (?:is not one JSON object|does not fit the schema|ends within)/,
    );
    expect(usage).not.toBeNull();
    expect(await new QualityGate(judge).evaluate('insight', 'r', 'an answer', 'en')).toBeNull();
  });

  it.each(table.readable)(
    'QG14 the first JSON object behind what it thought is read: $about',
    async ({ text }) => {
      const judge = scriptedJudge((messages) =>
        text.replaceAll('{items}', JSON.stringify(rightItems(messages))),
      );
      const { quality } = await new QualityGate(judge).assess(gateRequest());
      expect(quality).toMatchObject({ status: 'passed', judge: { calls: 1 } });
    },
  );

  it.each([
    ['prose', { content: 'All is well.' }, 512],
    ['an answer that was cut', { content: '<think>Let me see', finish_reason: 'length' as const }, 4096],
  ])('QG14 what cannot be read is asked for once more: %s', async (_, unread, room) => {
    const judge = scriptedJudge((messages, call) => {
      const said = JSON.stringify({ items: rightItems(messages.slice(0, 2)), summary: 's' });
      return call === 1 ? unread : said;
    });
    const { quality } = await new QualityGate(judge).assess(gateRequest());
    expect(quality).toMatchObject({ status: 'passed', judge: { calls: 2 } });
    expect(judge.rooms).toEqual([512, room]);
    const [, again] = judge.prompts;
    expect(again?.at(-1)?.content.includes('is not one JSON object')).toBe(room === 512);
  });

  it('QG14 not a third time, nor where the budget has no room', async () => {
    const prose = scriptedJudge(() => 'All is well.');
    await new QualityGate(prose).assess(gateRequest());
    expect(prose.prompts).toHaveLength(2);
    const usage = { prompt_tokens: 4900, completion_tokens: 100, total_tokens: 5000 };
    const poor = scriptedJudge(() => ({ content: 'All is well.', usage }));
    const { unchecked } = await new QualityGate(poor).assess(gateRequest({ budget: { tokens: 5000 } }));
    expect(unchecked?.reason).toBe('malformed');
    expect(poor.prompts).toHaveLength(1);
  });

  it('QG14 every change of the table is made by a test', () => {
    const named = table.rows.flatMap(({ items }) => items ?? []);
    expect(named.toSorted()).toEqual(Object.keys(CHANGES).toSorted());
  });

  it('QG14 is taken in one fenced block, alone, with or without its language', async () => {
    for (const [before, after] of [
      ['```json\n', '\n```'],
      ['```\n', '\n```'],
      ['\n  ```JSON\n', '```\n'],
      ['', '\n'],
    ] as const) {
      const judge = scriptedJudge((messages) => {
        const answer = fencedText(messages, 'ANSWER');
        const json = judgeText(itemsOf(messages), ({ question }) => controlAnswer(question, answer) ?? true);
        return `${before}${json}${after}`;
      });
      expect((await new QualityGate(judge).assess(gateRequest())).quality?.status).toBe('passed');
    }
  });

  it('QG14 says that it was cut at its limit', async () => {
    const judge = scriptedJudge(() => ({ content: '{"items":[{"id":"q1"', finish_reason: 'length' }));
    const { unchecked } = await new QualityGate(judge).assess(gateRequest());
    expect(unchecked?.detail).toContain('cut at its limit');
  });

  it('QG13 a note is cut at fifteen words, on one line', async () => {
    const long = Array.from({ length: 40 }, (_, at) => `word${at}\n`).join(' ');
    const judge = scriptedJudge((messages) =>
      JSON.stringify({ items: rightItems(messages).map((one) => ({ ...one, note: long })), summary: long }),
    );
    const { quality } = await new QualityGate(judge).assess(gateRequest());
    const notes =
      quality?.details.filter(({ decided_by }) => decided_by === 'judge').map(({ note }) => note) ?? [];
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) expect(note).toMatch(/^(?:word\d+ ){14}word14…$/);
    expect(quality?.summary).not.toContain('\n');
  });
});
