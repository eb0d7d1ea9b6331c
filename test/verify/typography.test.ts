import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Answer } from '../../src/contract/answer.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { Evidence } from '../../src/contract/evidence.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { folded } from '../../src/core/language/fold-text.ts';
import { growAnswer } from '../../src/core/verify/grow-answer.ts';
import type { VerifyPorts } from '../../src/core/verify/route.ts';
import { verify } from '../../src/core/verify.ts';
import { statements } from '../support/read-statements.ts';
import { NUMBERS, typeset } from '../support/typeset.ts';

const Row = z.strictObject({
  id: z.string(),
  about: z.string(),
  evidence: z.json(),
  answer: z.string(),
  status: z.enum(['VERIFIED', 'not']),
});
const Case = z.object({
  id: z.string(),
  query: z.string().optional(),
  evidences: z.array(Evidence),
  answer: z.string(),
});

function table<T>(path: string, row: z.ZodType<T>): T[] {
  return z
    .array(row)
    .parse(JSON.parse(readFileSync(new URL(`../../cases/${path}`, import.meta.url), 'utf8')));
}

const CONFIGURATION = Configuration.parse({});
const PORTS: VerifyPorts = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' },
  ids: { next: () => '0' },
};

function answerOf(text: string, evidences: Evidence[], query?: string): Answer {
  return { response_id: 'r', ...(query === undefined ? {} : { query }), content: { text, evidences } };
}

function heldAgainst(data: Evidence['data'], text: string): Answer {
  const type = typeof data === 'string' ? 'document' : 'json';
  return answerOf(text, [{ evidence_id: 'e1', type, data }]);
}

/** What must not depend on how a text is typeset. */
function verdictOf({ result }: ValidationReport): unknown {
  return {
    status: result.validation_status,
    score: result.overall_score,
    aside: result.set_aside.map(({ kind }) => kind),
    claims: result.claim_validations.map((claim) => ({
      status: claim.status,
      confidence: claim.confidence,
      codes: claim.issues.map(({ code }) => code),
      end: claim.grounding?.end,
      read: claim.grounding?.read.length,
      unsupported: claim.grounding?.unsupported.map(({ start, end }) => folded(claim.text.slice(start, end))),
    })),
  };
}

function expectQuotes({ result }: ValidationReport, { content }: Answer): void {
  const { text = '', evidences } = content;
  for (const { text: quoted, span } of [...result.claim_validations, ...result.set_aside])
    expect(quoted).toBe(text.slice(span?.start, span?.end));
  for (const { start, end } of result.grounding?.unsupported ?? [])
    expect(end).toBeLessThanOrEqual(text.length + start);
  for (const claim of result.claim_validations) {
    for (const { text: mark, place } of claim.grounding?.citations ?? [])
      expect(mark).toBe(claim.text.slice(place.start, place.end));
    for (const { evidence_id, span, quote } of claim.grounding?.read ?? []) {
      const data = evidences.find((one) => one.evidence_id === evidence_id)?.data;
      if (span === null || typeof data !== 'string' || data.includes('<') || data.includes('&')) continue;
      const there = data.slice(span.start, span.end);
      expect(quote.endsWith('…') ? there.slice(0, quote.length - 1) : there).toBe(quote.replace(/…$/u, ''));
    }
  }
}

describe('text as people write it', () => {
  it.each(table('language/typography.json', Row).map((row) => [`${row.id}: ${row.about}`, row] as const))(
    'TX8 %s',
    async (_title, { evidence, answer, status }) => {
      const given = heldAgainst(evidence, answer);
      const report = await verify(given, CONFIGURATION, PORTS);
      const statuses = report.result.claim_validations.map((claim) => claim.status);
      expect(statuses).toHaveLength(1);
      expect(statuses[0] === 'VERIFIED' ? 'VERIFIED' : 'not').toBe(status);
      expectQuotes(report, given);
    },
  );

  const CASES = ['en', 'ko'].flatMap((language) => table(`grounding/own/${language}.json`, Case));
  const TYPESET = CASES.filter(({ evidences }) =>
    evidences.every(({ data }) => typeof data === 'string' && !/[<|]|^\s*[[{]/u.test(data)),
  );

  it('TX8 answers, evidence and questions typeset otherwise get the same verdict, and spans quote what was written', async () => {
    expect(TYPESET.length).toBeGreaterThan(50);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...TYPESET),
        NUMBERS,
        NUMBERS,
        async ({ answer, evidences, query }, one, other) => {
          const plain = answerOf(answer, evidences, query);
          const set = answerOf(
            typeset(answer, one),
            evidences.map((piece) => ({
              ...piece,
              data: typeset(typeof piece.data === 'string' ? piece.data : '', other),
            })),
            query === undefined ? undefined : typeset(query, other),
          );
          const [before, after] = [
            await verify(plain, CONFIGURATION, PORTS),
            await verify(set, CONFIGURATION, PORTS),
          ];
          expect(verdictOf(after)).toEqual(verdictOf(before));
          expectQuotes(after, set);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('TX5 a stream of it tells the same claims in the same places as the end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...TYPESET),
        NUMBERS,
        fc.integer({ min: 1, max: 40 }),
        async (row, one, size) => {
          const text = typeset(row.answer, one);
          const { content, ...rest } = answerOf(text, row.evidences, row.query);
          const growing = growAnswer(
            { ...rest, content: { evidences: content.evidences } },
            CONFIGURATION,
            PORTS,
          );
          const told = [];
          for (let at = 0; at < text.length; at += size)
            told.push(...(await growing.write(text.slice(at, at + size))));
          const end = await growing.end();
          expect(end).toEqual(await verify(answerOf(text, row.evidences, row.query), CONFIGURATION, PORTS));
          const all = end.result.claim_validations.slice(0, told.length);
          expect(told.map((claim) => [claim.text, claim.span])).toEqual(
            all.map((claim) => [claim.text, claim.span]),
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});
