import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { admit, type CallEnd, CLOSED, settle } from '../../src/app/models/circuit.ts';
import { openRouter } from '../../src/app/models/open-router.ts';
import { type NamedProvider, resolveModel } from '../../src/app/models/resolve-model.ts';
import { pauseBefore } from '../../src/app/models/retry.ts';
import { withCost } from '../../src/app/models/usage-cost.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { ProviderError } from '../../src/contract/provider-error.ts';
import { testOutside } from '../support/test-outside.ts';

interface ResolveTable {
  readonly providers: readonly NamedProvider[];
  readonly rows: readonly { model: string; goes: string | null; names?: string }[];
}

const table = JSON.parse(
  readFileSync(new URL('../../cases/models/resolve.json', import.meta.url), 'utf8'),
) as ResolveTable;

function thrownBy(work: () => unknown): AssayError {
  try {
    work();
  } catch (error) {
    if (error instanceof AssayError) return error;
  }
  throw new Error('threw no AssayError');
}

describe('the model of a call', () => {
  it.each(table.rows.filter(({ goes }) => goes !== null))('MR3 $model', ({ model, goes }) => {
    const found = resolveModel(model, table.providers);
    expect(`${found.provider}/${found.model}`).toBe(goes);
  });

  it.each(table.rows.filter(({ goes }) => goes === null))(
    'MR3 nobody has $model',
    ({ model, names = '' }) => {
      const error = thrownBy(() => resolveModel(model, table.providers));
      expect(error.code).toBe('not_found');
      expect(error.hint).toContain(names);
    },
  );

  it('MR4 is extractive where nothing names one', async () => {
    const outside = testOutside(() => Promise.reject(new Error('no graph here')));
    const router = await openRouter({ configuration: Configuration.parse({}), folder: '/' }, outside);
    expect(router.resolve(null)).toEqual({ provider: 'extractive', model: 'extractive' });
    expect(router.models()).toEqual([{ provider: 'extractive', model: 'extractive' }]);
  });
});

const CIRCUIT = { failures: 3, open_ms: 1000 };

function through(ends: readonly CallEnd[], at = 0) {
  return ends.reduce((circuit, end) => settle(circuit, end, at, CIRCUIT), CLOSED);
}

describe('the circuit', () => {
  it('MR11 opens after failures in a row, and only in a row', () => {
    expect(through(['failed', 'failed']).state).toBe('closed');
    expect(through(['failed', 'failed', 'answered', 'failed', 'failed']).state).toBe('closed');
    expect(through(['failed', 'failed', 'failed']).state).toBe('open');
    expect(through(['failed', 'abandoned', 'failed', 'abandoned']).state).toBe('closed');
  });

  it('MR11 leaves the provider alone, then lets one call try it', () => {
    const open = through(['failed', 'failed', 'failed'], 500);
    expect(admit(open, 1499, CIRCUIT)).toMatchObject({ admitted: false, waitMs: 1 });
    const trial = admit(open, 1500, CIRCUIT);
    expect(trial).toMatchObject({ admitted: true, circuit: { state: 'trial' } });
    expect(admit(trial.circuit, 1501, CIRCUIT).admitted).toBe(false);
    expect(settle(trial.circuit, 'answered', 1600, CIRCUIT)).toEqual(CLOSED);
    expect(settle(trial.circuit, 'failed', 1600, CIRCUIT)).toMatchObject({ state: 'open', since: 1600 });
    const abandoned = settle(trial.circuit, 'abandoned', 1600, CIRCUIT);
    expect(admit(abandoned, 1601, CIRCUIT).admitted).toBe(true);
  });
});

function trouble(transport: boolean, retryAfterMs: number | null = null): ProviderError {
  return new ProviderError('unavailable', 'x', { provider: 'p', status: null, transport, retryAfterMs });
}

describe('further tries', () => {
  it('MR10 come after errors of the transport only, as often as configured', () => {
    expect(pauseBefore(1, trouble(true), { retries: 2 }, 0)).toBe(100);
    expect(pauseBefore(2, trouble(true), { retries: 2 }, 1)).toBe(100);
    expect(pauseBefore(3, trouble(true), { retries: 2 }, 0)).toBeNull();
    expect(pauseBefore(1, trouble(false), { retries: 2 }, 0)).toBeNull();
    expect(pauseBefore(1, new Error('x'), { retries: 2 }, 0)).toBeNull();
  });

  it('MR10 wait as long as the provider asks for, up to a bound', () => {
    expect(pauseBefore(1, trouble(true, 3000), { retries: 1 }, 0)).toBe(3000);
    expect(pauseBefore(1, trouble(true, 60_000), { retries: 1 }, 0)).toBeNull();
  });
});

describe('cost', () => {
  const usage = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 };
  const prices = { 'a/m': { prompt: 2, completion: 4 }, m: { prompt: 1, completion: 1 } };

  it('MR12 is that of the configured price, and absent without one', () => {
    expect(withCost(usage, { provider: 'a', model: 'm' }, prices)?.cost).toBeCloseTo(0.004, 10);
    const dusty = { prompt_tokens: 25, completion_tokens: 25, total_tokens: 50 };
    const cents = { m: { prompt: 0.1, completion: 2.9 } };
    expect(String(withCost(dusty, { provider: 'c', model: 'm' }, cents)?.cost)).toBe('0.000075');
    expect(withCost(usage, { provider: 'b', model: 'm' }, prices)?.cost).toBeCloseTo(0.0015, 10);
    expect(withCost(usage, { provider: 'b', model: 'n' }, prices)).toEqual(usage);
    expect(withCost(null, { provider: 'a', model: 'm' }, prices)).toBeNull();
  });
});
