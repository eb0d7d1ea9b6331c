import type { Import } from '../tamper/read/imports.ts';

/** What a test asks of the product and what it expects, as code that needs nothing of the test. */
export interface Ask {
  /** Id of the test. */
  readonly test: string;
  readonly code: string;
  readonly expected: string;
  /** True where the test failed at the base, or is new, and passes now. */
  readonly turned: boolean;
  /** True where a test of the base asked for this and expected that. */
  readonly asked_before: boolean;
  /** The same call with other written values. */
  readonly variants: readonly string[];
  /** The same call with one letter or digit changed. */
  readonly near: readonly string[];
}

/** A test that is run whole. */
export interface Body {
  /** Id of the test. */
  readonly test: string;
  /** Suites and title, as its file joins them. */
  readonly key: string;
  /** Its code. */
  readonly text: string;
  /** True where the test failed at the base, or is new, and passes now. */
  readonly turned: boolean;
  /** True where tests of the base asserted all that it asserts. */
  readonly asked_before: boolean;
}

/** A branch of the product that the change wrote, and where it begins: offset for Node, line and column in bytes for Python. */
export interface Branch {
  readonly path: string;
  readonly at: number;
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
  /** Its condition as it is written. */
  readonly condition: string;
  /** Written values that the condition compares with. */
  readonly values: readonly string[];
  /** True where it gives one written value, whatever the function was given. */
  readonly isFixed: boolean;
  /** True where the condition asks for a count that its own function moves on. */
  readonly counts: boolean;
}

/** The asks of one test file, in its order. */
export interface AskedFile {
  readonly path: string;
  readonly language: 'javascript' | 'python';
  /** Names that come from modules of the repository. */
  readonly bindings: readonly Import[];
  /** What its runner writes between suites and title where it shows the name of a test. */
  readonly joint: string;
  /** True where it takes the names of its runner from nowhere. */
  readonly globals: boolean;
  readonly asks: readonly Ask[];
  /** Tests that are run whole, without their runner. */
  readonly bodies: readonly Body[];
}

/** What the product answered: values as texts that are equal where the values are. */
export interface Answer {
  readonly value: string;
  readonly expected: string;
  /** True where the value calls itself equal to what is expected and to other things as well. */
  readonly any: boolean;
  /** Of a body: the branches that it entered, by their numbers. */
  readonly entered?: readonly number[];
}

/** How the asks of a file are put to a copy. */
export type Manner = 'plain' | 'reversed' | 'marked' | 'varied' | 'near';
/** How its bodies are run: under another name, under its own with the marks of a runner, and once more without those before it. */
export const BODY_MANNERS = ['body', 'body_marked', 'body_again'] as const;
export type BodyManner = (typeof BODY_MANNERS)[number];

/** The answers of one copy in the order of the asks; absent where it gave none. */
export type Answers = Readonly<Partial<Record<Manner | BodyManner, readonly Answer[]>>>;
