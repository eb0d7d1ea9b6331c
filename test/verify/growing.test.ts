import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Configuration } from '../../src/contract/configuration.ts';
import { Evidence } from '../../src/contract/evidence.ts';
import { placedClaims } from '../../src/core/claims/extract-claims.ts';
import { growingClaims } from '../../src/core/claims/growing-claims.ts';
import type { PlacedClaim } from '../../src/core/claims/take-sentence.ts';
import { growAnswer } from '../../src/core/verify/grow-answer.ts';
import type { VerifyPorts } from '../../src/core/verify/route.ts';
import { verify } from '../../src/core/verify.ts';
import { ANY_TEXT, cut, SCRAP_TEXT, SIZES, TEXTS } from '../support/growing-texts.ts';
import { statements } from '../support/read-statements.ts';

const Case = z.object({
  id: z.string(),
  query: z.string().optional(),
  evidences: z.array(Evidence),
  answer: z.string(),
});
const CASES = ['en', 'ko'].flatMap((language) => {
  const file = new URL(`../../cases/grounding/own/${language}.json`, import.meta.url);
  return z.array(Case).parse(JSON.parse(readFileSync(file, 'utf8')));
});
const CONFIGURATION = Configuration.parse({});
const PORTS: VerifyPorts = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' },
  ids: { next: () => '0' },
};

function grown(pieces: readonly string[]): { readonly onTheWay: PlacedClaim[]; readonly all: PlacedClaim[] } {
  const growing = growingClaims();
  const onTheWay = pieces.flatMap((piece) => growing.add(piece));
  return { onTheWay, all: [...onTheWay, ...growing.end()] };
}

describe('claims of a text that grows', () => {
  it.each(TEXTS.map((text) => [text]))('GA1 in single characters they are those of the whole: %j', (text) => {
    expect(grown([...text]).all).toEqual(placedClaims(text).claims);
  });

  it('GA1 cut anywhere they are those of the whole', () => {
    fc.assert(
      fc.property(ANY_TEXT, SIZES, (text, sizes) => {
        expect(grown(cut(text, sizes)).all).toEqual(placedClaims(text).claims);
      }),
      { numRuns: 2000 },
    );
  });

  it('GA1 whatever comes later, those given out are the first claims of the whole', () => {
    fc.assert(
      fc.property(ANY_TEXT, SCRAP_TEXT, SIZES, (text, more, sizes) => {
        const { onTheWay } = grown(cut(text, sizes));
        expect(placedClaims(text + more).claims.slice(0, onTheWay.length)).toEqual(onTheWay);
      }),
      { numRuns: 2000 },
    );
  });

  it('GA1 a claim waits for the citations that may follow it', () => {
    const growing = growingClaims();
    expect(growing.add('The fee is 40 euros.\n\n')).toEqual([]);
    expect(growing.add('[1]\n\n')).toEqual([]);
    expect(growing.add('The deposit is 80 euros.\n')).toMatchObject([
      { text: 'The fee is 40 euros.\n\n[1]' },
    ]);
    expect(growing.end()).toMatchObject([{ text: 'The deposit is 80 euros.', claim_id: 'CLM-02' }]);
  });
});

describe('an answer that is still being written', () => {
  const asked = fc.tuple(fc.constantFrom(...CASES), SIZES);

  it('GA2 ends with the very report of the whole', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ([{ id, query, evidences, answer }, sizes]) => {
        const shared = { response_id: id, ...(query === undefined ? {} : { query }) };
        const growing = growAnswer({ ...shared, content: { evidences } }, CONFIGURATION, PORTS);
        const spans: unknown[] = [];
        for (const piece of cut(answer, sizes))
          spans.push(...(await growing.write(piece)).map(({ span, claim_id }) => ({ span, claim_id })));
        const whole = await verify({ ...shared, content: { text: answer, evidences } }, CONFIGURATION, PORTS);
        expect(JSON.stringify(await growing.end())).toBe(JSON.stringify(whole));
        const claims = whole.result.claim_validations.map(({ span, claim_id }) => ({ span, claim_id }));
        expect(claims.slice(0, spans.length)).toEqual(spans);
      }),
      { numRuns: 60 },
    );
  });

  it('GA2 a claim without citations gets on the way the verdict that it keeps', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ([{ id, query, evidences, answer }, sizes]) => {
        fc.pre(!answer.includes('['));
        const shared = { response_id: id, ...(query === undefined ? {} : { query }) };
        const growing = growAnswer({ ...shared, content: { evidences } }, CONFIGURATION, PORTS);
        const onTheWay = [];
        for (const piece of cut(`${answer}\n\nThat is all there is to say about it.`, sizes))
          onTheWay.push(...(await growing.write(piece)));
        const { result } = await growing.end();
        expect(onTheWay).toEqual(result.claim_validations.slice(0, onTheWay.length));
        expect(onTheWay.length).toBe(result.claim_validations.length - 1);
      }),
      { numRuns: 60 },
    );
  });

  it('GA2 gives verdicts before the end', async () => {
    const evidences: Evidence[] = [
      { evidence_id: 'e1', type: 'document', data: 'The fee is 40 euros. The deposit is 80 euros.' },
    ];
    const growing = growAnswer({ response_id: 'r', content: { evidences } }, CONFIGURATION, PORTS);
    expect(await growing.write('The fee is 40 euros. The deposit is al')).toMatchObject([
      { claim_id: 'CLM-01', text: 'The fee is 40 euros.', grounding: { end: 'supported' } },
    ]);
    expect(await growing.write('so 80 euros.')).toEqual([]);
    expect((await growing.end()).result.counts.claims).toBe(2);
  });
});
