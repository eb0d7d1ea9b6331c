import type { ToolContext } from '../app/tool-context.ts';
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
export interface McpContext extends ToolContext {
  readonly language: (asked: Language | undefined, configured: Language | undefined) => Language;
  readonly wording: Wording;
}
