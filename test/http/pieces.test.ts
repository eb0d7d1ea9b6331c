import { assert as holds, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptLanguage } from '../../src/http/accept-language.ts';
import { hostName, isOwnHost, isOwnOrigin } from '../../src/http/access/hosts.ts';
import { rateHeaders, rateOf, retryAfter } from '../../src/http/access/rate-limits.ts';

describe('the language of a request', () => {
  it.each([
    ['ko-KR,ko;q=0.9,en-US;q=0.8', 'ko'],
    ['en;q=0.2, ko;q=0.1', 'en'],
    ['fr, ko;q=0.5, *', 'ko'],
    ['EN-gb', 'en'],
    ['ko;q=0', undefined],
    ['*', undefined],
    ['korean', undefined],
    [undefined, undefined],
  ])('HT8 %s: %s', (header, language) => {
    expect(acceptLanguage(header)).toBe(language);
  });
});

describe('hosts', () => {
  const settings = { host: '0.0.0.0', allowed_hosts: ['assay.example'] };
  it.each([
    ['localhost:4177', true],
    ['127.0.0.1', true],
    ['[::1]:80', true],
    ['10.0.0.5:4177', true],
    ['Assay.Example', true],
    ['10.0.0.6:4177', false],
    ['assay.example.evil', false],
    ['evil.assay.example', false],
    ['localhost.', false],
    ['', false],
    ['user@localhost', false],
  ])('HT5 %s: %s', (header, own) => {
    expect(isOwnHost(header, settings, '::ffff:10.0.0.5')).toBe(own);
  });

  it('HT5 an origin is that of the host, or one that is named', () => {
    expect(isOwnOrigin('http://localhost:4177', 'localhost:4177', [])).toBe(true);
    expect(isOwnOrigin('http://localhost:4178', 'localhost:4177', [])).toBe(false);
    expect(isOwnOrigin('https://a.example', 'localhost:4177', ['https://a.example'])).toBe(true);
    expect(isOwnOrigin('null', 'localhost:4177', [])).toBe(false);
    expect(hostName('[fe80::1]:1')).toBe('fe80::1');
  });
});

describe('the rate of a key', () => {
  it('HT7 its fields say what is left of ten seconds’ worth, and when all of it is there again', () => {
    const rate = rateOf(60);
    expect(rate).toEqual({ burst: 10, interval_ms: 1000 });
    expect(rateHeaders(rate, { taken: true, full_in_ms: 1000 })).toEqual({
      'RateLimit-Policy': '10;w=10',
      'RateLimit-Limit': '10',
      'RateLimit-Remaining': '9',
      'RateLimit-Reset': '1',
    });
    expect(rateHeaders(rate, { taken: false, full_in_ms: 9500 })['RateLimit-Remaining']).toBe('0');
    expect(retryAfter(rate, { taken: false, full_in_ms: 9500 })).toBe(1);
    expect(rateHeaders(rateOf(1), { taken: true, full_in_ms: 60_000 })).toMatchObject({
      'RateLimit-Policy': '1;w=60',
      'RateLimit-Remaining': '0',
      'RateLimit-Reset': '60',
    });
  });

  it('HT7 waiting as told is enough', () => {
    holds(
      property(integer({ min: 1, max: 6000 }), integer({ min: 1, max: 60_000 }), (perMinute, past) => {
        const rate = rateOf(perMinute);
        const full_in_ms = (rate.burst - 1) * rate.interval_ms + past;
        const waited = full_in_ms - 1000 * retryAfter(rate, { taken: false, full_in_ms });
        expect(waited + rate.interval_ms).toBeLessThanOrEqual(rate.burst * rate.interval_ms + 1e-6);
      }),
    );
  });
});
