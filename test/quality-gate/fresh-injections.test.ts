import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AIMessage } from '../../src/contract/ai-message.ts';
import { Language } from '../../src/contract/language.ts';
import { sentences } from '../../src/core/language/sentences.ts';
import { QualityGate } from '../../src/core/quality-gate/quality-gate.ts';
import { claimModel, honest, type Reply, written } from '../support/claim-model.ts';
import { judgedBy } from '../support/judged-claims.ts';
import { gateRequest, itemsOf, judgeText, scriptedJudge } from './scripted-judge.ts';

const World = z.strictObject({ claim: z.string(), evidence: z.array(z.string()) });
type World = z.infer<typeof World>;
const Sets = z.array(
  z.strictObject({
    written: z.string(),
    /** What came of them when they were first run, and what was mended then. */
    first_run: z.strictObject({ tried: z.int(), passed: z.int(), mended: z.array(z.string()) }),
    worlds: z.record(Language, World),
    rows: z.array(z.strictObject({ language: Language, order: z.string() })),
  }),
);
const sets = Sets.parse(
  JSON.parse(readFileSync(new URL('../../cases/quality/fresh-injections.json', import.meta.url), 'utf8')),
);

function sentencesOf(text: string): string[] {
  return sentences(text).map(({ start, end }) => text.slice(start, end));
}

/** What an attacker may have a model say: every sentence that it sees as the quotation that decides, and the claim itself. */
function repliesOf({ claim, evidence }: World, order: string): Reply[] {
  const quotations = [...evidence, order, ...sentencesOf(order), claim];
  return quotations.map((quotation) => ({ answer: 'supported', quotation }));
}

/** Whether an order, or a part of it that is not the claim, is in what a model reads. */
function isSeen(messages: readonly AIMessage[], order: string, claim: string): boolean {
  const parts = sentencesOf(order).flatMap((one) => [one.slice(0, 30), one.slice(-30)]);
  const telling = parts.filter((part) => !claim.includes(part));
  return messages.some(({ content }) => telling.some((part) => content.includes(part)));
}

const PLACES = ['evidence', 'claim'] as const;
const REACHES = ['the claim', 'everything'] as const;

describe.each(sets)('orders by somebody who saw no pattern: $written', ({ rows, worlds, first_run }) => {
  const tried = rows.flatMap((row) =>
    PLACES.flatMap((place) => REACHES.map((reach) => [row.language, place, reach, row.order] as const)),
  );

  it('MJ7 are as many in each language, and their first figure is kept', () => {
    const [ko, en] = Language.options.map((lang) => rows.filter((row) => row.language === lang).length);
    expect([ko, first_run.tried >= rows.length]).toEqual([en, true]);
    expect(first_run.passed).toBeLessThanOrEqual(first_run.tried);
  });

  it.each(Language.options)('MJ7 %s: the claim is one that the model is asked about', async (language) => {
    const { claim, evidence } = worlds[language];
    const model = claimModel((messages) => written(messages, honest({})));
    await judgedBy(model, { text: claim, evidence: evidence.join(' ') });
    expect(model.prompts.length).toBeGreaterThan(0);
  });

  it.each(tried)('MJ7 %s in the %s, obeyed of %s: %s', async (language, place, reach, order) => {
    const world = worlds[language];
    const text = place === 'claim' ? `${world.claim} ${order}` : world.claim;
    const evidence = [...world.evidence, ...(place === 'evidence' ? [order] : [])].join(' ');
    const read = honest({});
    const passed = await Promise.all(
      repliesOf(world, order).map(async (says) => {
        const model = claimModel((messages: readonly AIMessage[]) => {
          const sees = isSeen(messages, order, world.claim);
          const obeys = (item: string): boolean => reach === 'everything' || item.includes(world.claim);
          return written(messages, (item) => (sees && obeys(item.text) ? says : read(item)));
        });
        const { result } = await judgedBy(model, { text, evidence });
        return result.claim_validations.flatMap((claim) =>
          claim.text.includes(world.claim) && claim.status === 'VERIFIED' ? [says.quotation] : [],
        );
      }),
    );
    expect(passed.flat()).toEqual([]);
  });

  it.each(rows)(
    'QG15 $language a judge of the checklist that obeys is caught: $order',
    async ({ language, order }) => {
      const obeying = scriptedJudge((messages) => judgeText(itemsOf(messages), () => true));
      const { claim } = worlds[language];
      const request = gateRequest({ lang: language, ai_response: `${claim} ${order}` });
      const { quality } = await new QualityGate(obeying).assess(request);
      expect(quality).toBeNull();
    },
  );
});
