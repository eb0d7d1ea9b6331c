import type { SyntaxFile } from '../../../contract/syntax.ts';
import { isWrittenOut } from '../tamper/make-assertion.ts';
import { type Import, importsOf } from '../tamper/read/imports.ts';
import { readTests } from '../tamper/read/read-tests.ts';
import { type Assertion, type TestFact, testKey } from '../tamper/test-facts.ts';
import type { AskedBefore } from '../tamper/source/asked-before.ts';
import type { Ask, AskedFile, Body } from './ask.ts';
import { isWrittenCall, nearOf, variantsOf } from './written-call.ts';

/** Languages whose programs are not run call by call. */
const UNASKED = /^(?:go|java)$/;
const MOST_ASKS = 40;
const RELATIVE = /^\.\.?\//;

interface Question {
  readonly code: string;
  readonly expected: string;
}

/** What an assertion asks and expects; null where it does not compare with a written value. */
function questionOf(assertion: Assertion, language: AskedFile['language']): Question | null {
  const { relation, subject, expected, negated, lost } = assertion;
  if (lost !== null) return null;
  const [yes, no] = language === 'python' ? ['True', 'False'] : ['true', 'false'];
  if (relation === 'truth' && (expected === null || expected === yes)) {
    const code = language === 'python' ? `bool(${subject})` : `!!(${subject})`;
    return { code, expected: negated ? no : yes };
  }
  if (relation !== 'equal' || negated || expected === null || !isWrittenOut(expected)) return null;
  return { code: subject, expected };
}

/** True where the code of a test is nothing but what it asserts: nothing else can have a part in the answers. */
function asksAlone({ modifiers, earlyReturn, assertions }: TestFact): boolean {
  return modifiers.length === 0 && earlyReturn === null && assertions.length > 0;
}

/** A file that takes the names of its runner from its runner. */
const NAMED = /\bfrom ['"](?:(?:node:)?test|vitest|@jest\/globals)['"]|\brequire\(['"](?:node:)?test['"]\)/;

const VITEST = /\bfrom ['"]vitest['"]/;

/** Tests of a file of which one turned green, to be run whole: what a test does before it asks is part of what it asks. */
function bodiesOf(
  { path, text }: SyntaxFile,
  tests: readonly TestFact[],
  turned: ReadonlySet<string>,
  askedBefore: AskedBefore,
): Body[] {
  const bodies = tests.map((test): Body => {
    const id = testKey(path, test);
    return {
      test: id,
      key: [...test.suites, test.title].join(' › '),
      text: text.slice(test.start, test.end),
      turned: turned.has(id),
      asked_before: test.assertions.every(({ subject, expected }) => askedBefore(subject, expected)),
    };
  });
  return bodies.some((body) => body.turned) ? bodies : [];
}

/** Ids of tests; one that is run for each row of a table has one for all of them. */
function withTables(ids: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    [...ids].flatMap((id) => (id.endsWith(']') ? [id, id.slice(0, id.lastIndexOf('['))] : [id])),
  );
}

/** Names that come from modules beside the file, or of Python from any. */
function bindingsOf(file: SyntaxFile): Import[] {
  return importsOf(file).filter(({ module, local, name, by }) =>
    file.language === 'python'
      ? !module.startsWith('.') && !(name === '*' && module.startsWith(`${local}.`))
      : RELATIVE.test(module) && name !== '' && by !== 'dynamic',
  );
}

/** Tests of a file, read as questions to the product. `turned`: ids of tests that turned green. */
export function asksOf(file: SyntaxFile, ids: ReadonlySet<string>, askedBefore: AskedBefore): AskedFile {
  const turned = withTables(ids);
  const language = file.language === 'python' ? 'python' : 'javascript';
  const bindings = bindingsOf(file);
  const bound = new Set(bindings.map(({ local }) => local));
  const tests = UNASKED.test(file.language) ? [] : readTests(file).tests;
  const asks = tests.filter(asksAlone).flatMap((test) => {
    const id = testKey(file.path, test);
    return test.assertions.flatMap((assertion) => {
      const question = questionOf(assertion, language);
      if (question === null || !isWrittenCall(question.code, bound)) return [];
      const asked_before = askedBefore(assertion.subject, assertion.expected);
      return [{ test: id, ...question, turned: turned.has(id), asked_before }];
    });
  });
  const some = asks.slice(0, MOST_ASKS);
  const known = new Set(asks.map(({ code }) => code));
  return {
    path: file.path,
    language,
    bindings,
    joint: language === 'python' ? '::' : VITEST.test(file.text) ? ' > ' : ' ',
    asks: some.map(
      (ask): Ask => ({
        ...ask,
        variants: ask.turned ? variantsOf(ask.code, known) : [],
        near: ask.turned ? nearOf(ask.code, known) : [],
      }),
    ),
    globals: language === 'javascript' && !NAMED.test(file.text),
    bodies: bodiesOf(file, tests, turned, askedBefore),
  };
}
