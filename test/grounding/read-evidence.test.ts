import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import entities from '../../cases/grounding/entities/worlds.json' with { type: 'json' };
import type { ClaimValidation } from '../../src/contract/validation-report.ts';
import type { Evidence } from '../../src/contract/evidence.ts';
import { heldCases } from '../support/held-cases.ts';
import { documents, endOf, reportOfText, seenClaim } from '../support/seen-claim.ts';

const MILL = 'The mill stands by the river. It grinds rye. A bridge leads to the market.';
const SHIP = 'The ship lies in the dock. Her captain reads charts.';

function piece(type: Evidence['type'], data: unknown): Evidence[] {
  return [{ evidence_id: 'e1', type, data: data as Evidence['data'] }];
}

async function probabilityOf(text: string, claim: string, query?: string): Promise<number> {
  const { grounding } = (await reportOfText(claim, documents(text), query === undefined ? {} : { query }))
    .result;
  return grounding?.probability ?? 0;
}

describe('what was read for a claim', () => {
  it('GR24 names the piece and the words that were read, verbatim', async () => {
    const { grounding } = await seenClaim('The ship lies in the dock.', documents(MILL, SHIP));
    const [read] = grounding?.read ?? [];
    expect([read?.evidence_id, read?.quote]).toEqual(['e2', 'The ship lies in the dock.']);
    expect(SHIP.slice(read?.span?.start, read?.span?.end)).toBe(read?.quote);
  });

  it('GR24 what is read of a page stands at its place in the page', async () => {
    const page = `<div class="x"><script>${'a'.repeat(50)}</script>The ship lies in the dock.</div>`;
    const { grounding } = await seenClaim('The ship lies in the dock.', documents(page));
    const [read] = grounding?.read ?? [];
    expect(page.slice(read?.span?.start, read?.span?.end)).toBe('The ship lies in the dock.');
  });

  it('GR24 what is read never reaches from one piece into another', async () => {
    const claim = 'The bridge to the market; the ship lies in the dock.';
    const { grounding } = await seenClaim(claim, documents(MILL, SHIP));
    for (const { quote } of grounding?.read ?? [])
      expect([MILL, SHIP].some((text) => text.includes(quote))).toBe(true);
  });

  it.each([
    [
      'table',
      {
        columns: ['Bridge', 'Length (m)'],
        rows: [
          ['Birch', 480],
          ['Cedar', '1,120'],
        ],
      },
      'Cedar is 1,120 metres long.',
      'rows[1].Length (m)',
      '1,120',
    ],
    [
      'json',
      { attributes: { OutdoorSeating: false } },
      'It has outdoor seating.',
      'attributes.OutdoorSeating',
      'false',
    ],
  ] as const)('GR30 GR36 of %s the cell is named', async (type, data, claim, path, quote) => {
    const { grounding } = await seenClaim(claim, piece(type, data));
    expect(grounding?.read).toContainEqual({ evidence_id: 'e1', span: null, path, quote });
  });

  it('GR24 the same claim and evidence give the same verdict, whatever was read before', async () => {
    const ask = () => seenClaim('The mill grinds barley.', documents(MILL));
    const first = await ask();
    for (let n = 0; n < 50; n++) await seenClaim(`Ship ${n} carries cargo${n}.`, documents(SHIP));
    expect(await ask()).toEqual(first);
  });
});

describe('the probability of a claim', () => {
  it('GR24 synonyms meet, and count less than the word itself', async () => {
    const evidence = 'The committee purchased a vehicle for the village.';
    const same = await probabilityOf(evidence, 'The committee purchased a vehicle.');
    const synonym = await probabilityOf(evidence, 'The committee bought a car.');
    expect(same).toBeGreaterThan(synonym);
    expect(synonym).toBeGreaterThan(await probabilityOf(evidence, 'The committee painted a violin.'));
  });

  it('GR24 words that the question said already count less', async () => {
    const claim = 'The mill by the river grinds malachite.';
    const asked = await probabilityOf(MILL, claim, 'What does the mill by the river grind?');
    expect(asked).toBeLessThan(await probabilityOf(MILL, claim));
  });

  it('KO6 other evidence supports nothing', async () => {
    const rows = heldCases().filter(({ table }) => table.startsWith('korean/'));
    const ends = await Promise.all(
      rows.map(({ claim }, at) => endOf(claim, rows[(at + 37) % rows.length]?.evidences ?? [])),
    );
    const share = (end: string) => ends.filter((one) => one === end).length / ends.length;
    expect([share('supported'), share('contradicted') < 0.05]).toEqual([0, true]);
  });
});

const WORDS =
  "Maple Street|Harbor View|Pine Grove|led|the region|by|420|3-of-5|(|)|,|revenue|of|a|second|only other|rented|who|it|will|Friday|12 %|가장 높다|강남점은|'s|-".split(
    '|',
  );

describe('records of any shape', () => {
  const branches = piece('json', entities.branches.data);
  const settings = { grounding: { mappings: { '*': entities.branches.mapping } } };

  it('GR41 what is marked lies in the claim, in order, apart', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 30 }),
        async (words) => {
          const text = words.join(' ');
          const { grounding } = await seenClaim(text, branches, { settings });
          let before = 0;
          for (const { start, end } of grounding?.unsupported ?? []) {
            expect([start >= before, end > start, end <= text.length]).toEqual([true, true, true]);
            before = end;
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('GR41 any JSON and any text end in a verdict', async () => {
    const types = fc.constantFrom('document', 'table', 'json', 'tool_result');
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue({ maxDepth: 6 }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        types,
        async (value, text, type) => {
          fc.pre(text.trim() !== '');
          expect((await seenClaim(text, piece(type as Evidence['type'], value))).claim_id).toBe('CLM-01');
        },
      ),
      { numRuns: 150 },
    );
  });

  function cyclic(): object {
    const loop: Record<string, unknown> = { name: 'Kiln', places: 12 };
    loop['self'] = loop;
    loop['list'] = [loop, { b: loop }];
    return loop;
  }
  function deep(): unknown {
    let value: unknown = { leaf: 1 };
    for (let level = 0; level < 100_000; level++) value = level % 2 === 0 ? [value] : { deep: value };
    return value;
  }
  function shared(): unknown {
    let value: unknown = { leaf: 1 };
    for (let level = 0; level < 28; level++) value = { left: value, right: [value] };
    return value;
  }

  it.each([
    ['that hold themselves', cyclic],
    ['nested 100,000 deep', deep],
    ['whose parts are shared and multiply', shared],
    ['of rows that share no key', () => Array.from({ length: 20_000 }, (_, id) => ({ [`k${id}`]: id }))],
    [
      'of over a million cells',
      () =>
        Array.from({ length: 120_000 }, (_, id) =>
          Object.fromEntries([...'abcdefghij'].map((key) => [key, id])),
        ),
    ],
  ] as const)(
    'GR41 data %s end in a verdict that contradicts nothing',
    async (_, data) => {
      expect((await seenClaim('The pump of the mill is new.', piece('json', data()))).contradicted).toBe(
        false,
      );
    },
    120_000,
  );
});

describe('evidence of any length', () => {
  const timeOf = async (
    claim: string,
    evidences: readonly Evidence[],
  ): Promise<[number, ClaimValidation]> => {
    const from = process.cpuUsage();
    const seen = await seenClaim(claim, evidences);
    const { user, system } = process.cpuUsage(from);
    return [(user + system) / 1_000, seen];
  };

  it('KO9 ten times the text takes at most about ten times as long', async () => {
    const text = '회원은 매달 3만 원의 회비를 내며 연체하면 이용이 정지되지 않는다고 했다. '.repeat(200);
    await timeOf('회비는 매달 5만 원이다.', documents(text));
    const [small] = await timeOf('회비는 매달 5만 원이다.', documents(text));
    const [large] = await timeOf('회비는 매달 5만 원이다.', documents(text.repeat(10)));
    expect(large).toBeLessThan(40 * Math.max(small, 5));
  }, 120_000);

  it.each(['<script>', '<!--', '<a b="', '&#1', 'data:a/b;base64,', '<td ', '<sup><a '])(
    'EC4 a quarter of a megabyte of %s, begun and never ended, is read in linear time',
    async (begun) => {
      const text = begun.repeat(Math.ceil(250_000 / begun.length));
      const [time] = await timeOf('The fee is 40 euros.', documents(text));
      expect(time).toBeLessThan(10_000);
    },
    60_000,
  );

  it('GR32 a table of 5,000 rows is held against without an explosion of readings', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => [
      `Person ${at}`,
      `Town ${at % 17}`,
      `${at % 1000}`,
      `${at % 50}`,
    ]);
    const claim =
      'All people in Town 5 and Town 6 with a score over 49 have more wins than Person 7, the most of all.';
    const [time] = await timeOf(claim, piece('table', { columns: ['Name', 'Town', 'Score', 'Wins'], rows }));
    expect(time).toBeLessThan(5000);
  });

  it('GR41 of five thousand things with names each is found', async () => {
    const rows = Array.from({ length: 5_000 }, (_, id) => ({
      site: `Site Q${id}`,
      staff: id,
      sales: id * 2,
    }));
    const text = [7, 4_000, 4_999].map((id) => `Site Q${id} has ${id} staff.`).join(' ');
    const { result } = await reportOfText(`${text} Site Q7 has 8 staff.`, piece('json', rows));
    expect(result.claim_validations.map(({ status, contradicted }) => [status, contradicted])).toEqual([
      ['VERIFIED', false],
      ['VERIFIED', false],
      ['VERIFIED', false],
      ['UNVERIFIED', true],
    ]);
  });
});
