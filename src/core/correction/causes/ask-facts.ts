import type { FeedbackReason } from '../../../contract/feedback-signal.ts';
import type { CriticFinding } from '../critics/finding.ts';

/** A file on disk that may hold what a question asks for. */
export interface FileFact {
  readonly path: string;
  /** `stale`: what is indexed of it differs from what it holds; `missing`: it is not indexed; `fresh`: as indexed. */
  readonly state: 'stale' | 'missing' | 'fresh';
  /** Share of the words of the question that stand in it, 0 to 1; named by the question: 1. */
  readonly match: number;
}

/** A text of a file, word for word. */
export interface Snippet {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly text: string;
}

/** A file of the evidence and one that it imports, which is not indexed. */
export interface BrokenImport {
  readonly path: string;
  /** Files that lie between, none of them indexed. */
  readonly via: readonly string[];
  readonly imports: string;
  readonly match: number;
}

/** Code that the evidence speaks of and a thing of a database that the question names, without a tie between them. */
export interface UnlinkedSchema {
  readonly code_symbol: string;
  readonly schema_ref: string;
}

/** Everything that is known of a failed attempt, gathered before its causes are told apart. */
export interface AskFacts {
  readonly signals: readonly FeedbackReason[];
  readonly findings: readonly CriticFinding[];
  readonly abstained: boolean;
  /** True where a model that writes was asked, not quotations. */
  readonly isWritten: boolean;
  /** The model gave no answer at all. */
  readonly silent: boolean;
  /** Evidence that was shown, and whether some of what was found was not. */
  readonly shown: number;
  readonly truncated: boolean;
  /** The answer of the model ended for want of room. */
  readonly answerCut: boolean;
  readonly above_threshold: number;
  /** Something that the answer cites is no longer what was indexed of it. */
  readonly isCitedStale: boolean;
  readonly files: readonly FileFact[];
  readonly brokenImports: readonly BrokenImport[];
  readonly unlinked: readonly UnlinkedSchema[];
  /** Text around what was found, and text of fresh files that holds the words of the question. */
  readonly snippets: readonly Snippet[];
}
