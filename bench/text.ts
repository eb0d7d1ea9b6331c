import type { Claim } from '../src/contract/claim.ts';
import { extractClaims } from '../src/core/claims/extract-claims.ts';
import { findPeriods } from '../src/core/language/find-periods.ts';
import { findQuantities } from '../src/core/language/find-quantities.ts';
import { nameCandidates } from '../src/core/language/name-candidates.ts';
import type { Measure, Sizes } from './measure.ts';
import { prose } from './prose.ts';

const LEAST = 5;
const LEAST_SHARE = 0.8;
const REFERENCE_DATE = '2026-02-02';

/** Megabytes (UTF-8) a second of each part and of all of them together. */
interface Speeds {
  readonly megabytes: number;
  readonly claims: number;
  readonly values: number;
  readonly names: number;
  readonly all: number;
}

/** Processor time of this thread: what else the machine does is not in it. */
function seconds(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1e6;
}

function speeds(megabytes: number): Speeds {
  const text = prose(megabytes);
  const size = Buffer.byteLength(text) / 1e6;
  let found: readonly Claim[] = [];
  const claims = seconds(() => {
    found = extractClaims(text).claims;
  });
  const values = seconds(() => {
    for (const claim of found) findQuantities(claim.text, findPeriods(claim.text, REFERENCE_DATE));
  });
  const names = seconds(() => {
    for (const claim of found) nameCandidates(claim.text);
  });
  return {
    megabytes,
    claims: size / claims,
    values: size / values,
    names: size / names,
    all: size / (claims + values + names),
  };
}

/** The run in the middle of three, by the speed of all parts together: these machines are noisy. */
function middleOfThree(megabytes: number): Speeds {
  const runs = [speeds(megabytes), speeds(megabytes), speeds(megabytes)].sort((a, b) => a.all - b.all);
  return runs[1] ?? speeds(megabytes);
}

function row(what: string, target: string, all: readonly Speeds[], of: (one: Speeds) => number): Measure {
  const found = all.map((one) => `${one.megabytes} MB: ${of(one).toFixed(1)}`).join(', ');
  const met = target === '' ? null : all.every((one) => of(one) >= LEAST);
  return { what, target, found: `${found} MB/s`, met };
}

/** Speed of the last size over that of the first: 1 is linear. */
function linear(all: readonly Speeds[]): Measure {
  const [first, last] = [all.at(0), all.at(-1)];
  const share = (last?.all ?? Number.NaN) / (first?.all ?? Number.NaN);
  return {
    what: `linear: speed at ${last?.megabytes} MB over that at ${first?.megabytes} MB`,
    target: `≥ ${LEAST_SHARE}`,
    found: share.toFixed(2),
    met: share >= LEAST_SHARE,
  };
}

/** Language and claims alone, on this one thread, after a warm-up, the middle of three runs. */
export function measureText(sizes: Sizes): Measure[] {
  speeds(sizes.megabytes[0] ?? 1);
  const all = sizes.megabytes.map(middleOfThree);
  const target = `≥ ${LEAST} MB/s`;
  return [
    row(
      'language and claims of mixed Korean and English prose, a second of one core',
      target,
      all,
      ({ all: one }) => one,
    ),
    row('— of it sentences, moods, claims', '', all, ({ claims }) => claims),
    row('— of it times and quantities of each claim', '', all, ({ values }) => values),
    row('— of it possible names of each claim', '', all, ({ names }) => names),
    linear(all),
  ];
}
