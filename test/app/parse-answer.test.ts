import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonTrouble } from '../../src/app/json-position.ts';
import { checkAnswer, parseAnswer } from '../../src/app/parse-answer.ts';
import { DEEPEST } from '../../src/app/parse-json.ts';
import { AssayError } from '../../src/contract/assay-error.ts';

interface Case {
  readonly title: string;
  readonly input: string;
  readonly where: string;
  readonly why: string;
}

const cases = JSON.parse(
  readFileSync(new URL('../../cases/bad-input/answers.json', import.meta.url), 'utf8'),
) as Case[];

function refusal(input: string): AssayError {
  try {
    parseAnswer(input, 'a.json');
  } catch (error) {
    if (error instanceof AssayError) return error;
    throw error;
  }
  throw new Error('was taken');
}

function answerWith(piece: object): unknown {
  return { response_id: 'r', content: { text: 't', evidences: [{ evidence_id: 'E', ...piece }] } };
}

function refused(piece: object): AssayError {
  try {
    checkAnswer(answerWith(piece), 'answer');
  } catch (error) {
    if (error instanceof AssayError) return error;
    throw error;
  }
  throw new Error('was taken');
}

function evidence(data: string): string {
  return `{"response_id":"r","content":{"text":"t","evidences":[{"evidence_id":"E","type":"json","data":${data}}]}}`;
}

describe('bad input', () => {
  it.each(cases)('FC2 $title is refused with place and reason', ({ input, where, why }) => {
    const error = refusal(input);
    expect(error.code).toBe('malformed');
    expect(error.where?.startsWith(`a.json${where}`)).toBe(true);
    expect(error.message).toContain(why);
    expect(error.hint).toBeTruthy();
  });

  it.each([
    ['arrays', '['.repeat(200_000)],
    ['objects', '{"a":'.repeat(200_000)],
    ['closed arrays', '['.repeat(5000) + ']'.repeat(5000)],
  ])('FC3 deep nesting of %s is refused before anything descends into it', (_, deep) => {
    const error = refusal(evidence(deep));
    expect(error.message).toBe(`is nested deeper than ${DEEPEST} levels`);
    expect(error.where).toMatch(/^a\.json:1:\d+$/);
  });

  it.each([
    [
      'a list',
      () => {
        const list: unknown[] = [1];
        list.push(list);
        return list;
      },
      'data[1]',
    ],
    [
      'an object',
      () => {
        const self: Record<string, unknown> = {};
        self['inner'] = { self };
        return self;
      },
      'data.inner.self',
    ],
  ])('FC3 %s that contains itself is refused at that place', (_, make, path) => {
    const error = refused({ type: 'json', data: make() });
    expect(error).toMatchObject({ code: 'malformed', message: 'contains itself' });
    expect(error.where).toContain(path);
    expect(error.hint).toBeTruthy();
  });

  it('FC3 a value nested ten thousand deep is refused, and so is one that unfolds without end', () => {
    let deep: unknown = 1;
    for (let n = 0; n < 10_000; n += 1) deep = [deep];
    expect(refused({ type: 'json', data: deep }).message).toBe(`is nested deeper than ${DEEPEST} levels`);
    let many: unknown = 1;
    for (let n = 0; n < 40; n += 1) many = [many, many, many];
    expect(refused({ type: 'json', data: many }).message).toMatch(/holds more than \d+ values/);
  });

  it('FC3 one value that stands at several places is no circle', () => {
    const shared = { fee: 40 };
    const answer = checkAnswer(answerWith({ type: 'json', data: [shared, shared] }), 'a');
    expect(answer.content.evidences[0]?.data).toEqual([{ fee: 40 }, { fee: 40 }]);
  });

  it('FC2 values of the language are taken as JSON writes them, or refused', () => {
    const data = { day: new Date(0), none: undefined, fee: 40 };
    const answer = checkAnswer(answerWith({ type: 'json', data }), 'a');
    expect(answer.content.evidences[0]?.data).toEqual({ day: '1970-01-01T00:00:00.000Z', fee: 40 });
    for (const odd of [new Map([[1, 2]]), new Set([1]), 10n, () => 1, Symbol('s')])
      expect(refused({ type: 'json', data: { odd } })).toMatchObject({ code: 'malformed' });
  });

  it('FC3 brackets inside strings are not nesting', () => {
    const text = JSON.stringify('[{'.repeat(5000));
    expect(parseAnswer(evidence(text), 'a').content.evidences[0]?.data).toBe('[{'.repeat(5000));
  });

  it('FC4 keys that mean something to the language are fields of data, and change no object', () => {
    const data = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"v":1}';
    const taken = parseAnswer(evidence(data), 'a').content.evidences[0]?.data;
    expect(JSON.stringify(taken)).toBe(data);
    expect(Object.getPrototypeOf(taken)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('FC5 right-to-left and zero-width characters, emoji and a byte order mark are taken as they are', () => {
    const text = 'AI\u200b팀은 \u202e30\u202c명 👩‍🚀';
    const answer = parseAnswer(`\ufeff${JSON.stringify({ response_id: 'r', content: { text } })}`, 'a');
    expect(answer.content.text).toBe(text);
  });

  it('FC2 values are checked as texts are', () => {
    expect(() => checkAnswer({ response_id: 'r', content: { text: '\ud800' } }, 'answer')).toThrow(
      'lone surrogate',
    );
    expect(() =>
      checkAnswer({ response_id: 'r', content: { text: 't', evidences: [Number.NaN] } }, 'answer'),
    ).toThrow('too large');
  });
});

describe('the place where a text stops being JSON', () => {
  it('FC2 is found exactly where the parser refuses', () => {
    fc.assert(
      fc.property(
        fc.json({ depthSize: 'small' }),
        fc.nat(),
        fc.constantFrom('', '"', '}', ',', 'x', '\\'),
        (json, at, put) => {
          const cut = at % (json.length + 1);
          const text = json.slice(0, cut) + put + json.slice(cut + (put === '' ? 1 : 0));
          const parses = ((): boolean => {
            try {
              JSON.parse(text);
              return true;
            } catch {
              return false;
            }
          })();
          const trouble = findJsonTrouble(text);
          expect(trouble === null).toBe(parses);
          expect(trouble === null || (trouble.offset >= 0 && trouble.offset <= text.length)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('FC2 is found in linear time in long strings', () => {
    const started = performance.now();
    expect(findJsonTrouble(`["${'a\\n'.repeat(1_000_000)}`)?.expected).toContain('quote');
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
