/** How an assertion compares; what the code before it must have kept. */
export type Relation =
  | 'equal'
  | 'close'
  | 'throws'
  | 'snapshot'
  | 'truth'
  | 'type'
  | 'order'
  | 'part'
  | 'called'
  | 'fails'
  | 'helper'
  | 'other';

/** Why an assertion that stands there can never fail its test. */
export type Lost = 'swallowed' | 'never' | 'conditional';

/**
 * One assertion. `subject` and `expected` are canonical texts, names of constants and parameters of helpers resolved:
 * equal texts mean the same. `strength` is 0 (proves nothing) to 100 (one value alone passes).
 */
export interface Assertion {
  readonly start: number;
  readonly end: number;
  readonly relation: Relation;
  readonly matcher: string;
  readonly strength: number;
  readonly subject: string;
  readonly expected: string | null;
  /** True where the expected side is written out, without calls. */
  readonly literal: boolean;
  readonly negated: boolean;
  /** Of `close`: how far off may be, absolute, or relative where `relative`. */
  readonly tolerance: number | null;
  readonly tautology: boolean;
  /** The expected side calls what the subject calls. */
  readonly circular: boolean;
  /** It checks a promise that is neither awaited nor returned. */
  readonly adrift: boolean;
  readonly lost: Lost | null;
}

/** A word at a test or suite that keeps it from running, or keeps others from it. */
export interface Modifier {
  readonly kind: 'skip' | 'todo' | 'fails' | 'only';
  /** Canonical text of the condition it hangs on; null where it always holds. */
  readonly condition: string | null;
  readonly start: number;
}

export interface TestFact {
  readonly suites: readonly string[];
  readonly title: string;
  readonly start: number;
  readonly end: number;
  /** Its own and those of its suites. */
  readonly modifiers: readonly Modifier[];
  readonly assertions: readonly Assertion[];
  /** A return before the first assertion; `condition` as of a modifier. */
  readonly earlyReturn: { readonly start: number; readonly condition: string | null } | null;
  /** Canonical text of the body. */
  readonly body: string;
  /** Words of the body: names and texts. */
  readonly words: ReadonlySet<string>;
  readonly empty: boolean;
}

/** Something in a file that replaces what others see. */
export interface Patch {
  readonly kind: 'mocked' | 'replaced' | 'builtin' | 'exit' | 'report' | 'selection' | 'redefined';
  /** Canonical text: equal texts are the same patch. */
  readonly text: string;
  /** Of a mock: the module or dotted path that it replaces. */
  readonly target: string;
  /** Names that it replaces; null for all. */
  readonly names: readonly string[] | null;
  readonly start: number;
  readonly end: number;
}

export interface TestFileFacts {
  readonly path: string;
  readonly text: string;
  readonly tests: readonly TestFact[];
  readonly patches: readonly Patch[];
  /** Names that come from modules of the repository, with the module as written. */
  readonly subjects: ReadonlyMap<string, string>;
  readonly broken: boolean;
}

/** The id of a test, as runs name it. */
export function testKey(path: string, test: Pick<TestFact, 'suites' | 'title'>): string {
  return [path, ...test.suites, test.title].join(' › ');
}

/** Equal keys: the same assertion, whatever matcher of equal strength it is written with. */
export function assertionKey({ relation, negated, subject, expected, tolerance }: Assertion): string {
  return `${relation}|${negated}|${subject}|${expected}|${tolerance}`;
}
