import { array, assert, constant, integer, oneof, property, string } from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nominalReadings, verbalReadings } from '../../src/core/read/korean/analyse.ts';
import { chooseAnalysis } from '../../src/core/read/korean/choose.ts';
import { cutKorean } from '../../src/core/read/korean/cut-words.ts';
import { bareInflection, inflectionOf } from '../../src/core/read/korean/inflection.ts';

type Row = readonly [
  form: string,
  xpos: string,
  stem: string,
  particles: readonly string[],
  endings: readonly string[],
];
const table = new URL('../../cases/reading/korean-words.json', import.meta.url);
const rows = JSON.parse(readFileSync(table, 'utf8')) as Row[];

const read = (form: string, xpos: string) => {
  const analysis = chooseAnalysis(form, xpos);
  const { particles, endings, ...more } =
    analysis === undefined ? bareInflection(form) : inflectionOf(analysis);
  return { stem: analysis?.stem ?? form, particles, endings, ...more };
};

const hangul = integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
const anyText = array(oneof(hangul, string({ unit: 'grapheme' }), constant(' '))).map((parts) =>
  parts.join(''),
);

describe('words of a Korean text', () => {
  it.each([
    ['"서울"은 30%로, 1,200명(2024년)이다.', '" 서울 " 은 30 % 로 , 1,200명 ( 2024년 ) 이다 .'],
    ['10:30~11:00에 2024-03-14일 L.A로', '10:30 ~ 11:00에 2024-03-14일 L.A로'],
  ])('RD20 %s', (text, words) => {
    expect(
      cutKorean(text)
        .map(({ form }) => form)
        .join(' '),
    ).toBe(words);
  });

  it('RD20 every character that is not white space lies in one word, with its place', () => {
    assert(
      property(anyText, (text) => {
        const words = cutKorean(text);
        expect(words.map(({ form }) => form).join('')).toBe(text.replace(/\s+/gu, ''));
        for (const { form, start, end } of words) expect(text.slice(start, end)).toBe(form);
      }),
    );
  });
});

describe('stem, particles and endings', () => {
  it.each(rows)('RD21 %s as %s: %s', (form, xpos, stem, particles, endings) => {
    expect(read(form, xpos)).toMatchObject({ stem, particles, endings });
  });

  it.each([
    ['사장입니다', 'I+EF', { copula: true, negative: false }],
    ['않습니다', 'PX+EF', { negative: true }],
    ['관계없는', 'A+EM', { negative: true }],
    ['안', 'M', { negative: true }],
    ['설립됐다', 'V+EF', { light: '되', kind: 'verb' }],
    ['설치되어있다', 'PX+EF', { auxiliaries: ['있'], light: '되' }],
  ])('RD22 %s', (form, xpos, expected) => {
    expect(read(form, xpos)).toMatchObject(expected);
  });

  it('RD21 any word is read, in steps that grow with its length alone', () => {
    assert(
      property(anyText, (text) => {
        const found = [...nominalReadings(text), ...verbalReadings(text)];
        expect(found.length).toBeLessThan(400);
      }),
    );
    expect(verbalReadings('하고'.repeat(5000)).length).toBeLessThan(400);
    expect(nominalReadings('에서는'.repeat(5000)).length).toBeLessThan(400);
  });
});
