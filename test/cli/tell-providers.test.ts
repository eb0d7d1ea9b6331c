import { describe, expect, it } from 'vitest';
import { providerLines } from '../../src/cli/tell-providers.ts';
import { ModelSettings } from '../../src/contract/model-settings.ts';

const NONE = ModelSettings.parse({});
const KEYS = { ANTHROPIC_API_KEY: 'canary-a', OLLAMA_HOST: '127.0.0.1' };

describe('what assay serve says of found providers', () => {
  it('MR20 nothing where there are none', () => {
    expect(providerLines(NONE, {}, 'en')).toEqual([]);
  });

  it('MR20 each by its variable, with what to set, and never the key', () => {
    const lines = providerLines(NONE, KEYS, 'en');
    expect(lines).toEqual([
      'ANTHROPIC_API_KEY: found anthropic; to use it set ASSAY_MODEL=anthropic/MODEL, ASSAY_JUDGE_MODEL=anthropic/MODEL',
      'OLLAMA_HOST: found ollama; to use it set ASSAY_MODEL=ollama/MODEL, ASSAY_JUDGE_MODEL=ollama/MODEL',
      'GET /api/models lists the models that they offer',
    ]);
    for (const line of providerLines(NONE, KEYS, 'ko')) expect(line).toMatch(/[가-힣]/u);
    expect(providerLines(NONE, KEYS, 'ko').join('\n')).not.toContain('canary-a');
  });

  it('MR20 one that is in use says for what', () => {
    const settings = ModelSettings.parse({ default: 'claude-haiku-4-5', judge: 'ollama/qwen3' });
    expect(providerLines(settings, KEYS, 'en').slice(0, 2)).toEqual([
      'ANTHROPIC_API_KEY: found anthropic, in use by models.default',
      'OLLAMA_HOST: found ollama, in use by models.judge',
    ]);
  });

  it('MR20 one that the configuration alone names', () => {
    const settings = ModelSettings.parse({
      providers: {
        mine: { kind: 'openai_compatible', base_url: 'http://127.0.0.1:9/v1', api_key_env: 'MINE' },
      },
    });
    expect(providerLines(settings, {}, 'en')[0]).toContain('models.providers.mine: found mine');
    expect(providerLines(settings, { MINE: 'k' }, 'en')[0]).toContain('MINE: found mine');
  });
});
