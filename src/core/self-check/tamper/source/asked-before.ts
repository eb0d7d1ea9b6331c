import type { SyntaxFile } from '../../../../contract/syntax.ts';
import { readTests } from '../read/read-tests.ts';

/** True where a test of the base asked for this and expected that; texts are canonical. */
export type AskedBefore = (subject: string, expected: string | null) => boolean;

function key(subject: string, expected: string | null): string {
  return JSON.stringify([subject, expected]);
}

/** `base` gives the test files of the base; they are read at the first question. */
export function askedBefore(base: () => readonly SyntaxFile[]): AskedBefore {
  let known: ReadonlySet<string> | undefined;
  return (subject, expected) => {
    known ??= new Set(
      base()
        .flatMap((file) => readTests(file).tests)
        .flatMap(({ assertions }) => assertions)
        .map((each) => key(each.subject, each.expected)),
    );
    return known.has(key(subject, expected));
  };
}
