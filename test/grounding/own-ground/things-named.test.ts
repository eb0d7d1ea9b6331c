import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../src/core/grounding/own-ground/evidence-content.ts';
import { thingIndex, thingsNamed } from '../../../src/core/grounding/own-ground/things-named.ts';

function indexOf(...data: readonly object[]) {
  return thingIndex(
    data.map((one, at) => {
      const evidence_id = `e${at + 1}`;
      return { evidence_id, content: contentOf({ evidence_id, type: 'json', data: { ...one } }) };
    }),
  );
}

const SHOPS = indexOf(
  { 지점: '강남점', 직원수: 12, 나라: '한국' },
  { 지점: '베를린점', 직원수: 30, 나라: '한국' },
);
const SAMPLES = indexOf({ sample: 1, grams: 11 }, { sample: 11, grams: 3 });

describe('things that a claim names', () => {
  it('GR46 a name tells one object from another, particles aside', () => {
    expect([...thingsNamed(SHOPS, '강남점의 직원수는 30명이다.')]).toEqual(['e1']);
    expect([...thingsNamed(SHOPS, '강남점과 베를린점은 가깝다.')]).toEqual(['e1', 'e2']);
  });

  it('GR46 what all share tells nothing apart', () => {
    expect([...thingsNamed(SHOPS, '한국에 있다.')]).toEqual([]);
  });

  it('GR46 a number tells with the word of its key', () => {
    expect([...thingsNamed(SAMPLES, 'Sample 1 weighs 3 grams.')]).toEqual(['e1']);
    expect([...thingsNamed(SAMPLES, 'Sample 11 weighs 3 grams.')]).toEqual(['e2']);
  });
});
