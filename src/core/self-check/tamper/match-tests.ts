import { type Assertion, assertionKey, type TestFact, type TestFileFacts } from './test-facts.ts';
import { blankedKey, blankedText, type Renames } from './renamed.ts';

/** A test with the file that it stands in. */
export interface PlacedTest {
  readonly file: TestFileFacts;
  readonly test: TestFact;
}

function placed(files: readonly TestFileFacts[]): PlacedTest[] {
  return files.flatMap((file) => file.tests.map((test) => ({ file, test })));
}

type Sign = (at: PlacedTest, renamed: ReadonlySet<string>) => string | null;

/** What its assertions ask for, in a file whose code gave other names to things. */
function blankedSign(
  { file, test }: PlacedTest,
  renamed: ReadonlySet<string>,
  ofAssertion: (each: Assertion) => string,
): string | null {
  if (test.assertions.length === 0 || renamed.size === 0) return null;
  return [file.path, ...test.assertions.map(ofAssertion)].join('\0');
}

/** Ways to know a test again, the surest first. */
const SIGNS: readonly Sign[] = [
  ({ file, test }) => [file.path, ...test.suites, test.title].join('\0'),
  ({ test }) => [...test.suites, test.title].join('\0'),
  ({ file, test }) => [file.path, test.title].join('\0'),
  ({ test }) => (test.assertions.length > 0 ? test.body : null),
  ({ test }) => (test.assertions.length > 0 ? test.assertions.map(assertionKey).join('\0') : null),
  (at, renamed) => blankedSign(at, renamed, (each) => blankedKey(each, renamed)),
  (at, renamed) => blankedSign(at, renamed, ({ subject }) => blankedText(subject, renamed)),
];

function matchBySign(
  before: readonly PlacedTest[],
  after: readonly PlacedTest[],
  sign: Sign,
  renames: Renames,
  pairs: Map<PlacedTest, PlacedTest>,
  taken: Set<PlacedTest>,
): void {
  const open = new Map<string, PlacedTest[]>();
  for (const at of after) {
    const key = taken.has(at) ? null : sign(at, renames.came);
    if (key !== null) open.set(key, [...(open.get(key) ?? []), at]);
  }
  for (const at of before) {
    const key = pairs.has(at) ? null : sign(at, renames.gone);
    const found = key === null ? undefined : open.get(key)?.shift();
    if (!found) continue;
    pairs.set(at, found);
    taken.add(found);
  }
}

const LIKE_ENOUGH = 0.6;

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / Math.max(1, a.size + b.size - shared);
}

/** The most alike of what is left in the same file: few on both sides after a rename. */
function matchByWords(
  before: readonly PlacedTest[],
  after: readonly PlacedTest[],
  pairs: Map<PlacedTest, PlacedTest>,
  taken: Set<PlacedTest>,
): void {
  for (const at of before) {
    if (pairs.has(at)) continue;
    const near = after.filter((each) => !taken.has(each) && each.file.path === at.file.path).slice(0, 50);
    const scored = near.map((each) => ({ each, score: likeness(at.test.words, each.test.words) }));
    const best = scored.toSorted((a, b) => b.score - a.score)[0];
    if (!best || best.score < LIKE_ENOUGH) continue;
    pairs.set(at, best.each);
    taken.add(best.each);
  }
}

export interface Matched {
  readonly pairs: ReadonlyMap<PlacedTest, PlacedTest>;
  readonly removed: readonly PlacedTest[];
  readonly added: readonly PlacedTest[];
}

/** Which test became which: by suites and title, then by title, by body, by assertions, by words. */
export function matchTests(
  before: readonly TestFileFacts[],
  after: readonly TestFileFacts[],
  renames: Renames,
): Matched {
  const [old, now] = [placed(before), placed(after)];
  const pairs = new Map<PlacedTest, PlacedTest>();
  const taken = new Set<PlacedTest>();
  for (const sign of SIGNS) matchBySign(old, now, sign, renames, pairs, taken);
  matchByWords(old, now, pairs, taken);
  return { pairs, removed: old.filter((at) => !pairs.has(at)), added: now.filter((at) => !taken.has(at)) };
}
