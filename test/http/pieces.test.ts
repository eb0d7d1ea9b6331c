import { array, assert as holds, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptLanguage } from '../../src/http/accept-language.ts';
import { hostName, isOwnHost, isOwnOrigin } from '../../src/http/access/hosts.ts';
import { type Bucket, burstOf, take } from '../../src/http/access/token-bucket.ts';

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
  it("HT7 a silent key may send ten seconds' worth at once, then as fast as the bucket fills", () => {
    let bucket: Bucket | undefined;
    const spend = (at: number): number => {
      const taken = take(bucket, at, 60);
      ({ bucket } = taken);
      return taken.retryAfter;
    };
    expect(Array.from({ length: 10 }, () => spend(0))).toEqual(Array.from({ length: 10 }, () => 0));
    expect(spend(0)).toBe(1);
    expect(spend(999)).toBe(1);
    expect(spend(1000)).toBe(0);
    expect(spend(1001)).toBe(1);
  });

  it('HT7 never lets more through than the burst and what filled since, and waiting as told is enough', () => {
    holds(
      property(
        integer({ min: 1, max: 6000 }),
        array(integer({ min: 0, max: 5000 }), { maxLength: 200 }),
        (perMinute, pauses) => {
          let bucket: Bucket | undefined;
          let at = 0;
          let passed = 0;
          const waits: number[] = [];
          for (const pause of pauses) {
            at += pause;
            const taken = take(bucket, at, perMinute);
            ({ bucket } = taken);
            if (taken.retryAfter === 0) passed += 1;
            const later = at + taken.retryAfter * 1000;
            if (taken.retryAfter > 0) waits.push(take(bucket, later, perMinute).retryAfter);
          }
          expect(waits.filter((wait) => wait > 0)).toEqual([]);
          expect(passed).toBeLessThanOrEqual(burstOf(perMinute) + (at * perMinute) / 60_000 + 1e-6);
        },
      ),
    );
  });
});
