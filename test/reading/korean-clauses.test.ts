import { describe, expect, it } from 'vitest';
import { readLabelled } from '../../eval/reading/read-labelled.ts';
import { scoreClauses } from '../../eval/reading/score-clauses.ts';
import { packagedWeights } from '../../src/adapters/reading/packaged-weights.ts';
import { koreanIllness } from '../../src/core/read/korean/health.ts';
import { mendedKorean } from '../../src/core/read/korean/mended-korean.ts';
import { sentenceReader } from '../../src/core/read/sentence-reader.ts';

const read = sentenceReader(packagedWeights);
const mended = (text: string) => mendedKorean(read(text, 'ko') ?? []);
const relationOf = (text: string, lemma: string) =>
  mended(text).tokens.find((token) => token.lemma === lemma)?.relation;
const moodOf = (text: string, lemma: string) => {
  const { tokens, moods } = mended(text);
  return moods.get(tokens.findIndex((token) => token.lemma === lemma));
};

describe('what a Korean sentence says', () => {
  const labelled = readLabelled();

  it('RD26 labelled sentences are read at least as well as when the floors were set', () => {
    const score = scoreClauses(labelled);
    expect(score.predicates).toBeGreaterThan(0.97);
    expect(score.roles).toBeGreaterThan(0.91);
    expect(score.polarity).toBe(1);
    expect(score.mood).toBeGreaterThan(0.98);
  });

  it('RD27 sentences that health trusts are read better than the others', () => {
    const healthy = scoreClauses(labelled.filter((one) => one.healthy));
    const ill = scoreClauses(labelled.filter((one) => !one.healthy));
    expect(healthy.roles).toBeGreaterThan(ill.roles);
  });

  it.each([
    ['박지훈 팀장은 회의를 주재했다.', '팀장', 'nsubj'],
    ['회의는 박지훈 팀장이 주재했다.', '회의', 'obj'],
    ['이 약은 식사 후에 복용하십시오.', '약', 'obj'],
    ['대구의 인구는 광주의 인구보다 많다.', '대구', 'nmod'],
    ['본사는 대전에 있습니다.', '대전', 'obl'],
  ])('RD24 %s %s: %s', (text, lemma, relation) => {
    expect(relationOf(text, lemma)).toBe(relation);
  });

  it.each([
    ['이 제품은 방수가 되지 않습니다.', '되', 'asserted', true],
    ['이 카드는 해외에서 사용할 수 없습니다.', '사용하', 'possible', true],
    ['인사팀 과장은 정수현이 아닙니다.', '정수현', 'asserted', true],
    ['정부는 내년에 최저임금을 올리기로 했습니다.', '올리', 'planned', false],
    ['공장이 문을 닫을 것이라는 소문이 있습니다.', '닫', 'doubted', false],
    ['두 회사가 합병할 것으로 알려졌습니다.', '합병하', 'reported', false],
    ['비가 오면 행사를 취소합니다.', '취소하', 'conditional', false],
    ['서류를 준비해 주세요.', '준비하', 'ordered', false],
    ['누가 이 보고서를 작성했습니까?', '작성하', 'asked', false],
  ])('RD25 %s', (text, lemma, mood, negative) => {
    expect(moodOf(text, lemma)).toEqual({ mood, negative });
  });

  it('RD27 a sentence without a predicate, or with two subjects, is not trusted', () => {
    expect(koreanIllness(mended('서울 지사 주소'))).toBe('no_clause');
    expect(koreanIllness(mended(''))).toBe('no_clause');
  });
});
