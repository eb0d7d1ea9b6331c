import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snippetOf } from '../../src/core/retrieval/snippet.ts';

const TEXT = `# 출장비 규정

국내 출장의 숙박비는 1박에 **12만 원**까지 쓸 수 있다. 식비는 하루 4만 원이다.

- 영수증은 돌아온 날부터 열흘 안에 낸다.
- 해외는 \`재무팀\`에 먼저 묻는다.`;

describe('snippets', () => {
  it.each([
    ['숙박비 한도', /^국내 출장의 숙박비는 1박에 12만 원까지 쓸 수 있다\. 식비는/],
    ['영수증은 언제까지?', /^영수증은 돌아온 날부터/],
    ['해외 출장은 어느 팀에 묻나', /^해외는 재무팀에 먼저 묻는다\.$/],
    ['고양이 사료', /^국내 출장의/],
  ])('RT8 of %s', (question, snippet) => {
    expect(snippetOf(TEXT, question)).toMatch(snippet);
  });

  it('RT8 a sentence that is too long is cut at a space', () => {
    const snippet = snippetOf(`${'word '.repeat(100)}end.`, 'word');
    expect(snippet.length).toBeLessThanOrEqual(200);
    expect(snippet).toMatch(/word…$/);
  });

  it('RT8 is one line of at most 200 characters, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 500 }),
        fc.string({ maxLength: 40 }),
        (text, question) => {
          const snippet = snippetOf(text, question);
          expect(snippet.length).toBeLessThanOrEqual(200);
          expect(snippet).not.toMatch(/[\n\r\t]/);
        },
      ),
    );
  });
});
