import { describe, expect, it } from 'vitest';
import { phraseBook } from '../../src/core/language/like-phrases.ts';
import { LIKE_PHRASES } from '../../src/core/language/like-phrases-words.ts';
import { newTextIndex } from '../../src/core/retrieval/text-index.ts';

const TEXTS = {
  refund: 'Refunds are paid within a week.',
  lunch: 'The kitchen opens at noon and closes at three.',
  재택: '재택근무는 팀장이 승인합니다.',
  점심: '점심은 열두 시에 먹습니다.',
  무선: '무선 네트워크의 이름은 안내 데스크에 있습니다.',
  선: '무선 마우스는 창고에 있습니다.',
};

function first(question: string): string | undefined {
  const index = newTextIndex();
  for (const [id, content] of Object.entries(TEXTS)) index.put({ id, fields: { content } });
  return index.search(question, 1)[0]?.id;
}

describe('phrases that name one thing', () => {
  it.each([
    ['How do I get my money back?', 'refund'],
    ['원격 근무를 하고 싶어요', '재택'],
    ['와이파이 이름이 뭐예요?', '무선'],
  ])('RT2 %s finds %s', (question, id) => {
    expect(first(question)).toBe(id);
  });

  it('RT2 a part of a phrase stands for nothing', () => {
    expect(first('Where is my money?')).toBeUndefined();
  });

  it('RT2 a phrase of several words is found where all of them stand', () => {
    const index = newTextIndex();
    index.put({ id: '원격', fields: { content: '원격 근무는 주 2일까지 가능합니다.' } });
    index.put({ id: '당직', fields: { content: '당직 근무는 매달 바뀝니다.' } });
    const [whole, part] = index.search('재택근무는 며칠까지 되나요?', 3);
    expect(whole?.id).toBe('원격');
    expect(whole?.score).toBeGreaterThan(part?.score ?? 0);
  });

  it('RT2 the longest phrase is found, each word once', () => {
    const book = phraseBook((phrase) => phrase.split(' '));
    const words = ['we', 'work', 'from', 'home', 'vat'].map((word) => [word]);
    expect(book.find(words).map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [4, 4],
    ]);
    expect(book.phrases(book.find(words)[1]?.group ?? -1)).toContainEqual(['value', 'added', 'tax']);
  });

  it('RT2 every line holds two phrases or more, none twice', () => {
    const lines = LIKE_PHRASES.trim().split('\n');
    const phrases = lines.map((line) => line.split(' | '));
    expect(phrases.filter((some) => some.length < 2)).toEqual([]);
    expect(new Set(phrases.flat()).size).toBe(phrases.flat().length);
  });
});
