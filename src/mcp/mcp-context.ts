import type { Home, Outside } from '../app/outside.ts';
import type { TextWork } from '../app/verify-thread/text-work.ts';
import type { Language } from '../contract/language.ts';
import type { UncheckedReason } from '../contract/unchecked-reason.ts';

/** How sentences of the product are worded for a reader, as the command line does it. */
export interface Wording {
  /** A sentence of an error or a detail in the language. */
  readonly say: (sentence: string, language: Language) => string;
  readonly reason: (reason: UncheckedReason, language: Language) => string;
  /** Text of others on one line, without control characters. */
  readonly plain: (text: string) => string;
  /** A report with the details of its items in the language. */
  readonly inLanguage: <T>(report: T, language: Language) => T;
}

/** What every tool has at hand. */
export interface McpContext {
  readonly outside: Outside;
  /** Read again for each call: what was mended in a configuration holds at the next one. */
  readonly home: () => Promise<Home>;
  /** Folders whose work may be checked, absolute. */
  readonly folders: readonly string[];
  /** Where answers are verified. */
  readonly texts: TextWork;
  readonly language: (asked: Language | undefined, configured: Language | undefined) => Language;
  readonly wording: Wording;
}
