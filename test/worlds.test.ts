import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWorld } from './support/world-files.ts';
import { readTruth, type Truth, valueInFiles } from './support/world-truth.ts';

const root = join(import.meta.dirname, '..');
const KINDS = 'number unit scale comparator date period entity relation stale sign growth_sign'.split(' ');
const BOUNDS =
  /초과|이상|미만|이하|최소|최대|약 |대략|넘|밑|못 미|웃|~|사이|보다|이전|이후|over|more|least|less|under|most|up to|fewer|below|above|exceed|between|about|roughly|approximately|short of|before|after/u;

interface Claim {
  readonly id: string;
  readonly language: 'ko' | 'en';
  readonly text: string;
  readonly label: boolean;
  readonly falsity: string | null;
  readonly truth: string;
}

interface Table {
  readonly reference_date: string;
  readonly claims: readonly Claim[];
}

const tables = [
  { name: 'hr', folder: 'examples/hr' },
  { name: 'harbour', folder: 'cases/worlds/harbour' },
].map(({ name, folder }) => ({
  name,
  files: readWorld(join(root, folder)),
  table: JSON.parse(readFileSync(join(root, 'cases/worlds', name, 'claims.json'), 'utf8')) as Table,
}));

const count = (claims: readonly Claim[], keep: (claim: Claim) => boolean): number =>
  claims.filter(keep).length;

it('WD1 the committed worlds are what their seeds give', () => {
  const script = join(root, 'scripts/make-world.ts');
  expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toContain(
    'what their seeds give',
  );
});

describe.each(tables)('$name', ({ table, files }) => {
  const { claims } = table;

  it('WD2 at least 320 claims with ids and texts of their own', () => {
    expect(claims.length).toBeGreaterThanOrEqual(320);
    expect(new Set(claims.map((claim) => claim.id)).size).toBe(claims.length);
    expect(new Set(claims.map((claim) => claim.text)).size).toBe(claims.length);
  });

  it('WD3 half in each language, half false, every kind of falsity at least 12 times and in both languages', () => {
    const half = claims.length / 2;
    expect(Math.abs(count(claims, (claim) => claim.language === 'ko') - half)).toBeLessThan(8);
    expect(Math.abs(count(claims, (claim) => claim.label) - half)).toBeLessThan(8);
    const kinds = KINDS.map((kind) => ({
      kind,
      all: count(claims, (claim) => claim.falsity === kind),
      english: count(claims, (claim) => claim.falsity === kind && claim.language === 'en'),
    }));
    expect(kinds.filter(({ all, english }) => all < 12 || english < 5 || all - english < 5)).toEqual([]);
    expect(claims.filter((claim) => claim.label !== (claim.falsity === null))).toEqual([]);
    expect(claims.filter((claim) => claim.falsity !== null && !KINDS.includes(claim.falsity))).toEqual([]);
  });

  it('WD4 every fact that a row names stands in the files with that value', () => {
    const wrong = claims.flatMap((claim) =>
      readTruth(claim.truth)
        .filter(
          (truth) =>
            valueInFiles(files, truth) !== truth.value &&
            !sameNumber(valueInFiles(files, truth), truth.value),
        )
        .map((truth) => ({ claim: claim.id, truth, files: valueInFiles(files, truth) })),
    );
    expect(wrong).toEqual([]);
  });

  it('WD5 a day written in the text is the day of the fact exactly where the claim is true', () => {
    const dated = claims.filter(
      (claim) => daysIn(claim.text).length === 1 && claim.falsity !== 'entity' && onlyDate(claim),
    );
    expect(dated.length).toBeGreaterThan(10);
    const wrong = dated.filter((claim) => (daysIn(claim.text)[0] === onlyDate(claim)) !== claim.label);
    expect(wrong).toEqual([]);
  });

  it('WD5 a percentage written in the text is the value of the fact exactly where the claim is true', () => {
    const plain = claims.filter((claim) => percentIn(claim) !== null && claim.falsity !== 'entity');
    expect(plain.length).toBeGreaterThan(4);
    const wrong = plain.filter((claim) => agrees(claim) !== claim.label);
    expect(wrong).toEqual([]);
  });

  it('WD5 the object of a relation is named exactly where the claim is true', () => {
    const related = claims.filter(
      (claim) => relationIn(claim) && claim.falsity !== 'entity' && claim.falsity !== 'stale',
    );
    expect(related.length).toBeGreaterThan(20);
    const wrong = related.filter((claim) => {
      const [truth] = readTruth(claim.truth);
      const named = namesOf(truth).some((name) => claim.text.toLowerCase().includes(name.toLowerCase()));
      const held = claim.falsity === 'period' ? !named : named;
      return held !== claim.label;
    });
    expect(wrong).toEqual([]);
  });

  function namesOf(truth: Truth | undefined): readonly string[] {
    return truth ? [truth.value, ...(files.names.get(`${truth.objectType} ${truth.value}`) ?? [])] : [];
  }
});

function sameNumber(one: string | null, other: string): boolean {
  return one !== null && one !== '' && Number(one) === Number(other);
}

/** Days in a text as ISO: `2024-03-05`, `2024년 3월 5일`, `March 5, 2024`, `5 March 2024`. */
function daysIn(text: string): string[] {
  const iso = [...text.matchAll(/\d{4}-\d{2}-\d{2}/gu)].map(([day]) => day);
  const korean = [...text.matchAll(/(\d{4})년 (\d+)월 (\d+)일/gu)].map(([, y, m, d]) => isoDay(y, m, d));
  const english = [...text.matchAll(/[A-Z][a-z]+ \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]+ \d{4}/gu)].map(
    ([day]) => {
      const date = new Date(`${day} 12:00 UTC`);
      return isoDay(String(date.getUTCFullYear()), String(date.getUTCMonth() + 1), String(date.getUTCDate()));
    },
  );
  return [...iso, ...korean, ...english];
}

function isoDay(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The day of a row with one fact that is a date, else null. */
function onlyDate(claim: Claim): string | null {
  const facts = readTruth(claim.truth);
  const value = facts.length === 1 ? facts[0]?.value : undefined;
  return value !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(value) ? value : null;
}

/** The one percentage of a row about one share, without a bound; null elsewhere. */
function percentIn(claim: Claim): number | null {
  const share =
    / = [\d.]+ (%|ratio)$/u.test(claim.truth) && !claim.truth.includes(';') && !claim.truth.includes('->');
  const found = [...claim.text.matchAll(/([\d.]+) ?(?:%|퍼센트|percent)/gu)];
  const signed = /-\d|마이너스|minus|negative/u.test(claim.text);
  return share && found.length === 1 && !signed && !BOUNDS.test(claim.text) ? Number(found[0]?.[1]) : null;
}

function agrees(claim: Claim): boolean {
  const [, value, unit] = / = ([\d.]+) (%|ratio)$/u.exec(claim.truth) ?? [];
  const percent = Number(value) * (unit === 'ratio' ? 100 : 1);
  return Math.abs((percentIn(claim) ?? 0) - percent) < 0.05 * percent;
}

/** A row about one relation, said and not denied. A reversed one (`parent`) names both and is left out. */
function relationIn(claim: Claim): boolean {
  const facts = readTruth(claim.truth);
  const denied = /아니다|아닙니다|않|없다| not /u.test(claim.text);
  return facts.length === 1 && facts[0]?.objectType !== null && facts[0]?.name !== 'parent' && !denied;
}
