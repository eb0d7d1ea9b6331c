import { describe, expect, it } from 'vitest';
import { findProviders, serverUrl } from '../../src/app/models/find-providers.ts';
import { readEnvironment } from '../../src/app/configuration/environment.ts';
import { ModelSettings } from '../../src/contract/model-settings.ts';

const NONE = ModelSettings.parse({});

function shown(environment: Record<string, string>, settings = NONE): string[] {
  return findProviders(settings, environment).map(
    ({ name, kind, baseUrl, apiKey }) => `${name} ${kind} ${baseUrl ?? '-'} ${apiKey ?? '-'}`,
  );
}

const found: readonly (readonly [Record<string, string>, readonly string[]])[] = [
  [{}, []],
  [{ ANTHROPIC_API_KEY: '' }, []],
  [{ ANTHROPIC_API_KEY: 'a' }, ['anthropic anthropic - a']],
  [
    { OPENAI_API_KEY: 'o', OPENAI_BASE_URL: 'https://x.example/v1' },
    ['openai openai https://x.example/v1 o'],
  ],
  [{ OPENAI_BASE_URL: 'https://x.example/v1' }, []],
  [
    { ANTHROPIC_API_KEY: 'a', ANTHROPIC_BASE_URL: 'https://x.example' },
    ['anthropic anthropic https://x.example/v1 a'],
  ],
  [{ GEMINI_API_KEY: 'g' }, ['google google - g']],
  [{ GOOGLE_GENERATIVE_AI_API_KEY: 'h', GEMINI_API_KEY: 'g' }, ['google google - h']],
  [{ OLLAMA_HOST: '0.0.0.0' }, ['ollama openai_compatible http://127.0.0.1:11434/v1 -']],
  [{ OLLAMA_HOST: '127.0.0.1:9999' }, ['ollama openai_compatible http://127.0.0.1:9999/v1 -']],
  [{ OLLAMA_BASE_URL: 'http://gpu:11434' }, ['ollama openai_compatible http://gpu:11434/v1 -']],
  [{ VLLM_BASE_URL: 'http://localhost:8000/v1/' }, ['vllm openai_compatible http://localhost:8000/v1 -']],
  [{ LMSTUDIO_BASE_URL: 'localhost' }, ['lmstudio openai_compatible http://localhost:1234/v1 -']],
  [{ LLAMACPP_BASE_URL: 'http://localhost:8080' }, ['llamacpp openai_compatible http://localhost:8080/v1 -']],
  [
    { OPENAI_COMPATIBLE_BASE_URL: 'https://models.example/api', OPENAI_COMPATIBLE_API_KEY: 'c' },
    ['openai_compatible openai_compatible https://models.example/api c'],
  ],
];

describe('providers of the environment', () => {
  it.each(found)('MR1 %j', (environment, expected) => {
    expect(shown(environment)).toEqual(expected);
  });

  it('MR1 what is no address is refused by name', () => {
    for (const given of ['ftp://x', 'http://', 'sk-canary 123'])
      expect(() => serverUrl(given, undefined, 'OLLAMA_HOST')).toThrow(
        expect.objectContaining({ message: 'is no address of a server', where: 'OLLAMA_HOST' }),
      );
  });
});

describe('providers of the configuration', () => {
  it('MR2 are there beside those of the environment, and before one of the same name', () => {
    const settings = ModelSettings.parse({
      providers: {
        house: {
          kind: 'openai_compatible',
          base_url: 'http://house/v1',
          api_key_env: 'HOUSE',
          models: ['s'],
        },
        anthropic: { kind: 'anthropic', base_url: 'http://proxy/v1' },
      },
    });
    expect(shown({ HOUSE: 'k', ANTHROPIC_API_KEY: 'a', OPENAI_API_KEY: 'o' }, settings)).toEqual([
      'house openai_compatible http://house/v1 k',
      'anthropic anthropic http://proxy/v1 a',
      'openai openai - o',
    ]);
  });

  it('MR2 the key of a provider goes to no server of another kind', () => {
    const settings = ModelSettings.parse({
      providers: { anthropic: { kind: 'openai_compatible', base_url: 'http://elsewhere/v1' } },
    });
    expect(shown({ ANTHROPIC_API_KEY: 'a' }, settings)).toEqual([
      'anthropic openai_compatible http://elsewhere/v1 -',
    ]);
  });

  it('MR2 none may be called like those that are always there', () => {
    for (const name of ['extractive', 'scripted']) {
      const settings = ModelSettings.parse({ providers: { [name]: { kind: 'openai' } } });
      expect(() => findProviders(settings, {})).toThrow('this name of a provider is taken');
    }
  });

  it('MR2 model, judge and script come from variables', () => {
    const values = readEnvironment({ ASSAY_MODEL: 'a/b', ASSAY_JUDGE_MODEL: 'c', ASSAY_SCRIPT: 's.yaml' });
    const shownValues = values.map(({ path, value }) => `${path.join('.')}=${value}`);
    expect(shownValues).toEqual(
      expect.arrayContaining(['models.default=a/b', 'models.judge=c', 'models.script=s.yaml']),
    );
  });
});
