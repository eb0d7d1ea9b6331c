import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { KeyTerms } from '../../src/contract/api-key.ts';
import en from '../../ui/locales/en.json' with { type: 'json' };
import { termLines } from '../../ui/pages/settings/key-terms.tsx';
import { NO_TERMS, termsOf } from '../../ui/pages/settings/new-key-terms.tsx';

const TYPED = { until: '2027-03-01', tokens: '5000', cost: '2.5', models: ' writer-1, local/m ,' };

describe('the terms of a key', () => {
  it('UI17 are sent as the server reads them; what is left out binds nothing', () => {
    const sent = KeyTerms.parse(termsOf(TYPED));
    expect(sent).toMatchObject({ budget: { tokens: 5000, cost: 2.5 }, models: ['writer-1', 'local/m'] });
    expect(new Date(sent.expires_at ?? '').getTime()).toBe(new Date('2027-03-01T23:59:59.999').getTime());
    expect(KeyTerms.parse(termsOf(NO_TERMS))).toEqual({});
    expect(KeyTerms.safeParse(termsOf({ ...NO_TERMS, until: '2027-13-45' })).success).toBe(false);
  });

  it('UI17 are shown, each on its own, with what is spent', async () => {
    const t = await createInstance().init({ lng: 'en', resources: { en: { translation: en } } });
    const key = {
      id: 'k',
      name: 'k',
      rights: [],
      created_at: '2026-01-01T00:00:00.000Z',
      revoked_at: null,
      spent: { tokens: 12, cost: 0.014 },
    };
    const { expires_at: _, ...terms } = termsOf(TYPED);
    const lines = termLines({ ...key, terms: { ...terms, on_fail: { verification: 'block' } } }, t);
    expect(lines).toEqual([
      '12 of 5,000 tokens spent',
      '$0.014 of $2.5 spent',
      'models: writer-1, local/m',
      'on_fail verification: block',
    ]);
    expect(termLines({ ...key, terms: {} }, t)).toEqual([]);
  });
});
