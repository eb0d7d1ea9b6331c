import { expect, it } from 'vitest';
import { koreanFlagOf } from '../../src/core/lexicon/flags.ts';

it.each([
  ['통합 로그인 기능이 없다', false],
  ['지원하지 않습니다', false],
  ['환불불가입니다', false],
  ['주문을 넣을 수 있습니다', true],
  ['반품이 됩니다', true],
  ['이용가능합니다', true],
  ['맛있다', null],
  ['재미없다', null],
  ['잘못하다', null],
] as const)('GR3 %s says %s', (predicate, says) => {
  expect(koreanFlagOf(predicate)).toBe(says);
});
