import type { Import } from '../tamper/read/imports.ts';

/** What a test asks of the product and what it expects, as code that needs nothing of the test. */
export interface Ask {
  /** Id of the test. */
  readonly test: string;
  readonly code: string;
  readonly expected: string;
  /** True where the test failed at the base, or is new, and passes now. */
  readonly turned: boolean;
}

/** The asks of one test file, in its order. */
export interface AskedFile {
  readonly path: string;
  readonly language: 'javascript' | 'python';
  /** Names that come from modules of the repository. */
  readonly bindings: readonly Import[];
  /** What its runner writes between suites and title where it shows the name of a test. */
  readonly joint: string;
  readonly asks: readonly Ask[];
}

/** What the product answered: values as texts that are equal where the values are. */
export interface Answer {
  readonly value: string;
  readonly expected: string;
  /** True where the value calls itself equal to what is expected and to other things as well. */
  readonly any: boolean;
}

/** How the asks of a file are put to a copy. */
export type Manner = 'plain' | 'reversed' | 'marked';

/** The answers of one copy in the order of the asks; absent where it gave none. */
export type Answers = Readonly<Partial<Record<Manner, readonly Answer[]>>>;
