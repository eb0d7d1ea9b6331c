import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calibrate } from '../../src/app/calibrate.ts';
import { withCalibration } from '../../src/app/configuration/with-calibration.ts';
import { readLabelledRows } from '../../src/app/labelled-rows.ts';
import { translate } from '../../src/app/messages/translate.ts';
import type { AssayError } from '../../src/contract/assay-error.ts';
import { Calibration } from '../../src/contract/calibration.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { decide } from '../../src/core/grounding/calibration/decide.ts';
import { verify } from '../../src/core/verify.ts';
import { memoryFiles } from '../configuration/memory-files.ts';
import { calibrationOf, type Kind, labelledCases, labelledLines } from '../support/labelled.ts';
import { statements } from '../support/read-statements.ts';
import { hrGraph, testOutside } from '../support/test-outside.ts';

const plain = Configuration.parse({});
const outside = testOutside(hrGraph);
const strict = { verbatim: [1], halfway: [0], unrelated: [0] } as const;
const lax = { verbatim: [1], halfway: [1], unrelated: [0] } as const;
const doubtful = { verbatim: [1], halfway: [1, 0], unrelated: [0] } as const;
const HANGUL = /[가-힣]/u;

interface Given {
  readonly lines: readonly string[];
  readonly precision?: number;
  readonly configuration?: Configuration;
}

function fitted({ lines, precision, configuration = plain }: Given): Promise<Calibration> {
  const { rows } = readLabelledRows(lines.join('\n'), 'rows.jsonl');
  return calibrate(rows, configuration, outside, { precision: precision ?? null, where: 'rows.jsonl' });
}

async function refusal(given: Given): Promise<AssayError> {
  const error = await fitted(given).then(
    () => null,
    (why: unknown) => why as AssayError,
  );
  expect(error?.where).toBe('rows.jsonl');
  expect(translate(error?.message ?? '', 'ko')).toMatch(HANGUL);
  expect(translate(error?.hint ?? '', 'ko')).toMatch(HANGUL);
  return error as AssayError;
}

/** From the threshold on: bound, or by its words (GR53), which no calibration tells apart. */
function isBacked(end: string | undefined): boolean {
  return end === 'supported' || end === 'supported_by_words';
}

/** Where the claims of one kind come out by a calibration. */
async function endsOf(kind: Kind, calibration: Calibration): Promise<string[]> {
  const configuration = Configuration.parse({ grounding: { calibration } });
  const lines = labelledLines({ verbatim: [], halfway: [], unrelated: [], [kind]: [1] });
  const { rows } = readLabelledRows(lines.join('\n'), 'f');
  const ports = {
    graph: null,
    sources: null,
    statements,
    clock: await outside.clock(),
    ids: await outside.ids(),
  };
  const reports = await Promise.all(rows.map(({ answer }) => verify(answer, configuration, ports)));
  return reports.map(({ result }) => {
    expect(result.grounding?.calibration?.applied).toBe(true);
    return result.grounding?.end ?? 'none';
  });
}

describe('calibrating', () => {
  it('CB1 what the labels call supported is supported, and what they do not is not', async () => {
    const [one, other] = [
      await fitted({ lines: labelledLines(strict) }),
      await fitted({ lines: labelledLines(lax) }),
    ];
    expect(one.figures.auc.value).toBeGreaterThan(0.95);
    const share = (ends: readonly string[]) => ends.filter(isBacked).length / ends.length;
    expect(share(await endsOf('verbatim', one))).toBeGreaterThan(0.9);
    expect(share(await endsOf('halfway', one))).toBeLessThan(0.1);
    expect(share(await endsOf('halfway', other))).toBeGreaterThan(0.5);
    expect(share(await endsOf('unrelated', other))).toBeLessThan(0.1);
  });

  it('CB1 rows that nothing tells apart abstain where a precision is wanted', async () => {
    const calibration = await fitted({ lines: labelledLines(doubtful), precision: 0.9 });
    expect(calibration.not_found_below).toBeLessThan(calibration.supported_above);
    const halfway = await endsOf('halfway', calibration);
    expect(halfway.filter((end) => end === 'undecided').length / halfway.length).toBeGreaterThan(0.8);
    const verbatim = await endsOf('verbatim', calibration);
    expect(verbatim.filter((end) => end === 'undecided').length / verbatim.length).toBeLessThan(0.1);
    expect(calibration.figures.abstention.value).toBeGreaterThan(0.3);
  });

  it('CB1 verify decides by the file as the figures count', async () => {
    const calibration = await fitted({ lines: labelledLines(doubtful), precision: 0.8 });
    const configuration = Configuration.parse({ grounding: { calibration } });
    const ports = {
      graph: null,
      sources: null,
      statements,
      clock: await outside.clock(),
      ids: await outside.ids(),
    };
    const { rows } = readLabelledRows(labelledLines(strict).join('\n'), 'f');
    // as a calibration is fitted: words decide
    const bare = Configuration.parse({ grounding: { words_suffice: true } });
    const pairs = await Promise.all(
      rows.map(async ({ answer, label, group }) => {
        const before = (await verify(answer, bare, ports)).result.grounding;
        const { grounding: after, claim_validations } = (await verify(answer, configuration, ports)).result;
        const { probability = 0, end = 'undecided' } = before ?? {};
        const { decision } = decide({ probability, end, label, group }, calibration);
        // GR47: words in which something differs are open, whatever their score
        const isOpen = claim_validations.some(({ grounding }) => grounding?.reason === 'words_differ');
        const decided = isOpen ? decision : isBacked(after?.end) ? 'supported' : after?.end;
        return [decision, decided === 'contradicted' ? 'not_found' : decided] as const;
      }),
    );
    expect(new Set(pairs.map(([decision]) => decision)).size).toBe(3);
    expect(pairs.filter(([counted, decided]) => counted !== decided)).toEqual([]);
  });

  it('CB2 the file is bound, whole, and the same at each run to the byte', async () => {
    const lines = labelledLines(strict);
    const [one, other] = [await fitted({ lines }), await fitted({ lines })];
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    expect(Calibration.parse(one)).toEqual(one);
    expect(one).toMatchObject({
      created_at: '2026-02-02T09:00:00.000Z',
      aggregation: 'joined',
      unusable: {},
    });
    expect(one.rows).toBe(lines.length);
    const best = Configuration.parse({ grounding: { aggregate: 'best' } });
    expect((await fitted({ lines, configuration: best })).aggregation).toBe('best');
  });

  it('CB4 a configured calibration and configured thresholds do not touch the fit', async () => {
    const lines = labelledLines(strict);
    const grounding = {
      calibration: calibrationOf({ slope: 4 }),
      supported_above: 0.99,
      not_found_below: 0.98,
    };
    const configuration = Configuration.parse({ grounding });
    expect(await fitted({ lines, configuration })).toEqual(await fitted({ lines }));
  });

  it('CB4 asks neither graph nor source nor model', async () => {
    const asked = { openGraph: 0, sources: 0, statements: null, groundingModel: 0 };
    const counted = testOutside(hrGraph, {
      openGraph: () => Promise.reject(new Error(String((asked.openGraph += 1)))),
      sources: () => Promise.reject(new Error(String((asked.sources += 1)))),
      groundingModel: () => Promise.reject(new Error(String((asked.groundingModel += 1)))),
    });
    const { rows } = readLabelledRows(labelledLines(strict).join('\n'), 'f');
    await calibrate(rows, Configuration.parse({ graph: { types: {} } }), counted, {
      precision: null,
      where: 'f',
    });
    expect(asked).toEqual({ openGraph: 0, sources: 0, statements: null, groundingModel: 0 });
  });

  it('CB3 rows that cannot be judged are counted by reason, and are not a part of the fit', async () => {
    const lines = labelledLines(strict);
    const foreign = JSON.stringify({
      label: 0,
      claim: '도서관은 아홉 시에 연다.',
      evidence: 'The library opens at nine.',
    });
    const empty = JSON.stringify({ label: 1, claim: 'The library opens at nine.', evidence: [] });
    const without = await fitted({ lines });
    const more = await fitted({ lines: [...lines, foreign, empty, empty] });
    expect(Object.values(more.unusable).reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(Object.keys(more.unusable)).toHaveLength(2);
    expect({ ...more, unusable: {} }).toEqual(without);
  });

  it('CB4 progress comes row by row', async () => {
    const seen: string[] = [];
    const { rows } = readLabelledRows(labelledLines(strict).join('\n'), 'f');
    const onProgress = (done: number, of: number) => void seen.push(`${done}/${of}`);
    await calibrate(rows, plain, outside, { precision: null, where: 'f', onProgress });
    expect(seen).toHaveLength(rows.length);
    expect(seen.at(-1)).toBe(`${rows.length}/${rows.length}`);
  });
});

describe('a file that cannot be fitted', () => {
  const halves = labelledLines({ verbatim: [1], halfway: [], unrelated: [0] });

  it('CB3 too few rows of a label', async () => {
    const few = [
      ...halves.filter((line) => line.includes('"label":0')),
      ...halves.filter((line) => line.includes('"label":1')).slice(0, 9),
    ];
    const { message, hint } = await refusal({ lines: few });
    expect(message).toBe('only 9 rows with label 1 could be judged');
    expect(hint).toBe('label at least 10 of each');
  });

  it('CB3 rows that could not be judged do not count, and why is said', async () => {
    const lines = halves.map((line) => line.replace(/"evidence":"[^"]*"/, '"evidence":[]'));
    const { message } = await refusal({ lines });
    expect(message).toBe(
      `only 0 rows with label 1 could be judged (not judged: no_evidence ${lines.length})`,
    );
  });

  it('CB3 a label of too few groups', async () => {
    const lines = halves.map((line, at) =>
      line.replace(/"group":"[^"]*"/, `"group":${line.includes('"label":0') ? at % 4 : 100 + at}`),
    );
    const { message } = await refusal({ lines });
    expect(message).toMatch(/^rows with label 0 come from only [1-4] groups$/);
  });

  it('CB3 labels the wrong way round', async () => {
    const lines = labelledLines({ verbatim: [0], halfway: [], unrelated: [1] });
    const { message } = await refusal({ lines });
    expect(message).toMatch(/^rows with label 1 score lower than those with label 0 \(AUC \d+\.\d %\)$/);
  });
});

describe('the file in a configuration', () => {
  const broken = JSON.parse(
    readFileSync(new URL('../../cases/calibration/broken-files.json', import.meta.url), 'utf8'),
  ) as readonly { title: string; text?: string; change?: object; where: string; why: string }[];
  const named = Configuration.parse({ grounding: { calibration: 'c.json' } });

  it('CB2 is read from the folder of the configuration', async () => {
    const whole = calibrationOf();
    const read: string[] = [];
    const files = memoryFiles(JSON.stringify(whole));
    const reader = { ...files, read: (path: string) => (read.push(path), files.read(path)) };
    const { grounding } = await withCalibration(named, '/w', reader);
    expect(grounding.calibration).toEqual(whole);
    expect(read).toEqual(['/w/c.json']);
  });

  it.each(broken)(
    'CB2 $title is refused with its place and the way out',
    async ({ text, change, where, why }) => {
      const files = memoryFiles(text ?? JSON.stringify({ ...calibrationOf(), ...change }));
      const error = (await withCalibration(named, '/w', files).catch(
        (trouble: unknown) => trouble,
      )) as AssayError;
      expect(error.code).toBe('malformed');
      expect(error.where?.startsWith(`/w/c.json${where}`)).toBe(true);
      expect(error.message).toContain(why);
      expect(translate(error.message, 'ko')).toMatch(HANGUL);
      expect(translate(error.hint ?? '', 'ko')).toMatch(HANGUL);
    },
  );

  it('CB2 none reads nothing', async () => {
    const none = Configuration.parse({ grounding: { calibration: 'none' } });
    const reader = { ...memoryFiles(''), read: () => Promise.reject(new Error('was read')) };
    expect(await withCalibration(none, '/w', reader)).toEqual(none);
  });

  it('CB1 the cases are of both languages, twelve of each', () => {
    for (const language of ['en', 'ko'])
      expect(labelledCases.filter((one) => one.language === language)).toHaveLength(12);
  });
});
