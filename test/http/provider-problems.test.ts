import { describe, expect, it } from 'vitest';
import { ProviderError } from '../../src/contract/provider-error.ts';
import { problemOf } from '../../src/http/problem-of.ts';
import table from '../../cases/http/provider-problems.json' with { type: 'json' };

type Code = ConstructorParameters<typeof ProviderError>[0];

describe('a model that failed, over HTTP', () => {
  it.each(table.cases)('MR16 $name', ({ code, status, pause, told, retry_after }) => {
    const error = new ProviderError(code as Code, 'x', {
      provider: 'p',
      status,
      transport: true,
      retryAfterMs: pause,
    });
    const { problem, headers } = problemOf(error, {
      path: '/api/chat',
      request_id: 'r',
      language: 'en',
      say: (sentence) => sentence,
    });
    expect([problem.status, problem.code, headers['Retry-After'] ?? null]).toEqual([told, code, retry_after]);
  });
});
