import { describe, expect, it } from 'vitest';
import cases from '../../cases/language/fitting-particles.json' with { type: 'json' };
import { type EitherParticle, fillKorean, withParticle } from '../../src/core/language/fitting-particle.ts';

describe('the form of a particle', () => {
  it.each(cases.rows)('NM10 %j with %j is %j', (text, particle, whole) => {
    expect(withParticle(text ?? '', particle as EitherParticle)).toBe(whole);
  });

  it('NM10 only what a template writes is chosen; values stay as they are', () => {
    const fill = (template: string, ...values: readonly string[]): string =>
      fillKorean(template, /\$\d/g, (place) => values[Number(place.slice(1)) - 1] ?? '');
    expect(fill('“$1”이(가) $2을(를) 부릅니다', '팀', '부서')).toBe('“팀”이 부서를 부릅니다');
    expect(fill('$1 뒤, 을(를) 뒤', '부서은(는) 팀을(를)')).toBe('부서은(는) 팀을(를) 뒤, 을(를) 뒤');
    expect(fill('$1$2(으)로', 'a', '서울')).toBe('a서울로');
  });
});
