import type { ChangedFile } from '../../../../contract/work-change.ts';
import type { WorkFinding } from '../../../../contract/work-finding.ts';
import { byLines, type Found } from '../findings.ts';
import { type Line, lineDifference, linesOf } from '../line-difference.ts';

const NAMED =
  /^(?:(?:x|f)?(?:it|specify|scenario|test)\s+(['"].+?['"])|(?:public |final )*function (test\w+)\(|func (test\w+)\()/;
const MARK = /^(?:@Test\b|@ParameterizedTest\b|\/\*\* @test)/;
const METHOD = /(?:fun|function)\s{1,20}`?(\w{1,200}|[^`]{1,200})`?\s{0,20}\(/;
const SKIP =
  /^@(?:Disabled|Ignore)\b|^x(?:it|describe|specify|context|test)\b|\bmarkTest(?:Skipped|Incomplete)\b|\bXCTSkip|^pending\b|^skip\b/;
const ASSERT = /\bassert\w*\s*[.(]|\bexpect\(|\.should\b|\bXCTAssert|\b(?:EXPECT|ASSERT)_\w+\(/;
const TAUTOLOGY =
  /\b(?:assert|assertTrue|assertThat|XCTAssertTrue)\s*\(\s*true\s*\)|\b(?:assertEquals|assertSame)\s*\(\s*(\w+)\s*,\s*\1\s*\)|expect\(true\)\.to/;
const LITERAL = /-?\b\d[\d_.]*\b|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const CHECKED = /\bif\b.*[!=]=/;

/** Names of the tests of a file, by the marks and words of its language. */
function testNames(text: string): Map<string, Line> {
  const names = new Map<string, Line>();
  let isMarked = false;
  for (const line of linesOf(text)) {
    const own = NAMED.exec(line.text);
    const method = isMarked ? METHOD.exec(line.text)?.[1] : undefined;
    const name = own?.slice(1).find((each) => each !== undefined) ?? method;
    if (name !== undefined) names.set(name, line);
    if (MARK.test(line.text)) isMarked = true;
    else if (method !== undefined) isMarked = false;
  }
  return names;
}

interface Sides {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly expected: WorkFinding['severity'];
}

function masked(line: Line): string {
  return line.text.replaceAll(LITERAL, '·');
}

/** Lines whose literals alone differ, taken out of both sides. */
function valuesChanged(sides: Sides, removed: Line[], added: Line[]): Found[] {
  return [...removed].flatMap((old): Found[] => {
    if (!ASSERT.test(old.text) && !CHECKED.test(old.text)) return [];
    const now = added.find((line) => masked(line) === masked(old));
    if (!now) return [];
    removed.splice(removed.indexOf(old), 1);
    added.splice(added.indexOf(now), 1);
    const details = { before: old.text, after: now.text };
    return [byLines(sides, ['expected_value_changed', sides.expected, details], now, old.text)];
  });
}

function scanSides(sides: Sides): Found[] {
  const difference = lineDifference(sides.before, sides.after);
  const [removed, added] = [[...difference.removed], [...difference.added]];
  const [old, now] = [testNames(sides.before), testNames(sides.after)];
  const gone = [...old.keys()].filter((name) => !now.has(name));
  const isFewer = now.size < old.size;
  const changed = valuesChanged(sides, removed, added);
  const skipped = added.filter(({ text }) => SKIP.test(text));
  const empty = added.filter(({ text }) => TAUTOLOGY.test(text));
  const lost =
    removed.filter(({ text }) => ASSERT.test(text)).length -
    added.filter(({ text }) => ASSERT.test(text)).length;
  const first = removed.find(({ text }) => ASSERT.test(text));
  const say =
    (...what: Parameters<typeof byLines>[1]) =>
    (line: Line) =>
      byLines(sides, what, line, null);
  return [
    ...(isFewer ? gone : []).map((name) => ({
      ...byLines(sides, ['test_removed', 'error', { title: name }], null, name),
      tests: [name],
    })),
    ...skipped.map(say('test_skipped', 'error', { kind: 'skip', condition: '' })),
    ...empty.map(say('assertion_tautology', 'error', {})),
    ...changed,
    ...(lost > 0 && first && !isFewer
      ? [byLines(sides, ['assertion_removed', 'warning', {}], null, first.text)]
      : []),
  ];
}

/** Test files without a parser, compared by lines: weaker, and said so (`decided_by: lines`). */
export function scanLines(
  files: readonly ChangedFile[],
  expected: (path: string) => WorkFinding['severity'],
): Found[] {
  const elsewhere = new Set(
    files.flatMap(({ before, after }) =>
      before === null && after !== null ? [...testNames(after).keys()] : [],
    ),
  );
  return files.flatMap(({ path, before, after }): Found[] => {
    if (before === null) return [];
    if (after !== null) return scanSides({ path, before, after, expected: expected(path) });
    const names = [...testNames(before).keys()];
    const isMoved = names.length > 0 && names.every((name) => elsewhere.has(name));
    const deleted = byLines({ path, after }, ['test_file_deleted', 'error', {}], null, path);
    return isMoved ? [] : [{ ...deleted, tests: names }];
  });
}
