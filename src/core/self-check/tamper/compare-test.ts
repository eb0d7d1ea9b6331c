import type { WorkFinding } from '../../../contract/work-finding.ts';
import { compareAssertion, isRenamed, lostVerdict, type Verdict } from './compare-assertion.ts';
import type { Found } from './findings.ts';
import { type Assertion, assertionKey, testKey } from './test-facts.ts';
import { covers, membersOf } from './members.ts';
import { pairAssertions } from './pair-assertions.ts';
import type { PlacedTest } from './match-tests.ts';
import { isSameText, type Renames } from './renamed.ts';

const COMMENT = /(?:^|\s)(?:\/\/|#).*$/gm;

/** The code of a test without its title, its assertions and its comments: what it does before it looks. */
function arrangement({ file, test }: PlacedTest): string {
  let [code, from] = ['', test.start];
  for (const { start, end } of test.assertions.toSorted((a, b) => a.start - b.start)) {
    if (start < from || end > test.end) continue;
    code += file.text.slice(from, start);
    from = end;
  }
  const rest = code + file.text.slice(from, test.end);
  return rest
    .replace(test.title, () => '')
    .replaceAll(COMMENT, '')
    .replaceAll(/[\s;,]+/g, ' ')
    .trim();
}

/** Assertions of a pair that do not stand on both sides. */
export interface Left {
  readonly before: Assertion[];
  readonly after: Assertion[];
  /** The same assertion on both sides. */
  readonly kept: readonly (readonly [Assertion, Assertion])[];
}

/** Takes away what stands on both sides, as many times as it stands there. */
export function leftOver(before: readonly Assertion[], after: readonly Assertion[]): Left {
  const open = new Map<string, Assertion[]>();
  for (const each of after) {
    const key = assertionKey(each);
    open.set(key, [...(open.get(key) ?? []), each]);
  }
  const kept: [Assertion, Assertion][] = [];
  const gone = before.filter((each) => {
    const found = open.get(assertionKey(each))?.shift();
    if (found) kept.push([each, found]);
    return !found;
  });
  const matched = new Set(kept.map(([, each]) => each));
  return { before: gone, after: after.filter((each) => !matched.has(each)), kept };
}

function literals(text: string): string {
  return (text.match(/"(?:[^"\\]|\\.)*"|\b\d[\w.]*/g) ?? []).toSorted().join(',');
}

/** The same demand for another input: the case that was tested is gone. */
function otherInput(before: Assertion, after: Assertion): Verdict | null {
  if (!before.literal || before.relation !== 'equal' || literals(before.subject) === literals(after.subject))
    return null;
  return { rule: 'assertion_removed', severity: 'warning' };
}

/** A part or a length of what was compared whole; parts that make up the whole are none. */
function narrowed(before: Assertion, after: Assertion, all: readonly Assertion[]): Verdict | null {
  const isPart = after.subject !== before.subject && after.subject.includes(before.subject);
  if (!isPart || before.strength <= 60 || after.tautology || after.lost !== null) return null;
  const rest = after.subject.replace(before.subject, '');
  const isSize = /^(?:\.length|\.size|len\(\)|bool\(\)|Boolean\(\)|!!?|not )$/.test(rest);
  const members = membersOf(before.expected).length;
  const parts = all.filter(
    ({ subject }) => subject.startsWith(`${before.subject}.`) || subject.startsWith(`${before.subject}[`),
  );
  if (members > 0 && parts.length >= members) return null;
  const severity = isSize || members > parts.length ? 'error' : 'warning';
  return { rule: 'assertion_weakened', severity, details: { before: before.matcher, after: after.matcher } };
}

/** True where an assertion asks for a part of what the other asked for. */
function isPartOf(before: Assertion, after: Assertion): boolean {
  return after.subject !== before.subject && after.subject.startsWith(before.subject);
}

/** True where a comparison became a part of what another assertion asks. */
function isJoined({ relation, subject, expected, negated }: Assertion, left: readonly Assertion[]): boolean {
  if (relation !== 'equal' || expected === null) return false;
  const signs = negated ? ['!==', '!='] : ['===', '=='];
  const forms = signs.map((sign) => `(${subject} ${sign} ${expected})`);
  return left.some((after) => isReal(after) && forms.some((form) => after.subject.includes(form)));
}

/** Another input beside expectations that the user asked to change is told only. */
function allowed(verdict: Verdict | null, expected: WorkFinding['severity']): Verdict | null {
  return verdict !== null && expected === 'info' ? { ...verdict, severity: 'info' } : verdict;
}

function pairVerdict(
  before: Assertion,
  after: Assertion,
  all: readonly Assertion[],
  expected: WorkFinding['severity'],
): Verdict | null {
  if (isRenamed(before, after)) return lostVerdict(before, after);
  if (before.subject === after.subject || after.tautology || after.circular || after.lost !== before.lost)
    return compareAssertion(before, after, expected);
  const other = compareAssertion(before, { ...after, subject: before.subject }, expected);
  return isPartOf(before, after) && membersOf(before.expected).length > 0
    ? narrowed(before, after, all)
    : (narrowed(before, after, all) ?? other ?? allowed(otherInput(before, after), expected));
}

/** What the tester needs to know of the whole change. */
export interface Circumstances {
  /** Severity of an expected value that changed; `sameInput` where nothing else of its test did. */
  readonly expected: (path: string, about: string, sameInput: boolean) => WorkFinding['severity'];
  readonly renames: Renames;
  /** True where what the code speaks of is gone with this change. */
  readonly isGone: (words: ReadonlySet<string>) => boolean;
  /** True where the source changes texts in the same way as what is expected. */
  readonly follows: (before: Assertion, after: Assertion) => boolean;
  /** Takes an assertion that another test gained; false where none did. */
  readonly takeElsewhere: (assertion: Assertion) => boolean;
  readonly wordsOf: (text: string) => ReadonlySet<string>;
}

function isReal(assertion: Assertion): boolean {
  return assertion.strength >= 60 && !assertion.tautology && assertion.lost === null;
}

/** What the assertions of a test lost. `isOver`: an early return is told already. */
export function compareAssertions(
  old: PlacedTest,
  now: PlacedTest,
  left: Left,
  isOver: boolean,
  about: Circumstances,
): Found[] {
  const { path, text } = now.file;
  const tests = [testKey(path, now.test)];
  const base = { path, text, tests };
  const say = (verdict: Verdict, before: Assertion, after: Assertion): Found => ({
    ...base,
    ...verdict,
    start: after.start,
    before: old.file.text.slice(before.start, before.end),
    after: text.slice(after.start, after.end),
  });
  const kept = left.kept.flatMap(([before, after]) => {
    const verdict = isOver ? null : lostVerdict(before, after);
    return verdict ? [say(verdict, before, after)] : [];
  });
  const gone = left.before.filter(
    (each) =>
      each.lost !== 'never' &&
      !each.tautology &&
      !about.takeElsewhere(each) &&
      !now.test.assertions.some((whole) => covers(whole, each)),
  );
  const { pairs, alone } = pairAssertions([gone, old.file.text], [left.after, text]);
  const isSameTest = isSameText(arrangement(old), arrangement(now), about.renames);
  const changed = pairs.flatMap(([before, after]) => {
    const sameInput = isSameTest && isSameText(before.subject, after.subject, about.renames);
    const severity = about.follows(before, after)
      ? 'info'
      : about.expected(path, `${tests[0]} ${before.subject}`, sameInput);
    const verdict = pairVerdict(before, after, left.after, severity);
    return verdict && !(isOver && verdict.rule === 'assertion_swallowed')
      ? [say(verdict, before, after)]
      : [];
  });
  const used = new Set(pairs.map(([, after]) => after));
  const gained = left.after.filter((each) => isReal(each) && !used.has(each)).length;
  const removed = alone.filter((each) => !about.isGone(about.wordsOf(each.subject)));
  const isConditional = removed.every(({ lost }) => lost === 'conditional');
  const isSoft =
    (gained > 0 && (gained * 2 >= removed.length || isConditional)) ||
    left.after.some(({ relation }) => relation === 'helper');
  return [
    ...kept,
    ...changed,
    ...removed.map(
      (each): Found => ({
        ...base,
        rule: 'assertion_removed',
        severity: isSoft || isJoined(each, left.after) ? 'warning' : 'error',
        start: each === undefined ? 0 : now.test.start,
        before: old.file.text.slice(each.start, each.end),
        after: null,
      }),
    ),
  ];
}
