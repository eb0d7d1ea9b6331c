import type { Language } from '../contract/language.ts';
import { withParticle } from '../core/language/fitting-particle.ts';

interface Words {
  readonly none: string;
  readonly head: readonly string[];
  readonly once: string;
  readonly revoked: (id: string) => string;
}

/** What `assay keys` says. */
export const KEYS_WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    none: 'API 키가 없습니다',
    head: ['키', '이름', '권한', '모델', '쓴 예산', '만든 때', '만료', '폐기한 때'],
    once: '이 키는 지금 한 번만 보입니다. 안전한 곳에 보관하세요.',
    revoked: (id) => `${withParticle(id, '을(를)')} 폐기했습니다`,
  },
  en: {
    none: 'there is no API key',
    head: ['key', 'name', 'rights', 'models', 'spent', 'made', 'expires', 'revoked'],
    once: 'This key is shown this once: keep it in a safe place.',
    revoked: (id) => `${id} is revoked`,
  },
};
