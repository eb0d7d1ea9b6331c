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

/** A test that turned green. */
export interface Body {
  /** Id of the test. */
  readonly test: string;
  /** Suites and title, as its file joins them. */
  readonly key: string;
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
}

/** How the asks of a file are put to a copy. */
export type Manner = 'plain' | 'reversed' | 'marked' | 'varied' | 'near';
/** How its bodies are run: under another name, under its own with the marks of a runner, and once more. */
export const BODY_MANNERS = ['body', 'body_marked', 'body_again'] as const;
export type BodyManner = (typeof BODY_MANNERS)[number];

/** The answers of one copy in the order of the asks; absent where it gave none. */
export type Answers = Readonly<Partial<Record<Manner | BodyManner, readonly Answer[]>>>;
