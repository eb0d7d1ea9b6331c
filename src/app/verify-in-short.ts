import type { AnswerInput } from '../contract/answer.ts';
import type { GivenMessages, GivenRow } from '../contract/given-answer.ts';
import type { AnswerToVerify, ShortAnswer } from './library/library-answer.ts';
import type { Verdict } from './library/verdict-in-short.ts';
import { verifyOnce, type VerifierOptions } from './open-verifier.ts';

async function verifyInShort(answer: AnswerToVerify, options: VerifierOptions = {}): Promise<Verdict> {
  const { status, passed, score, claims, report } = await verifyOnce(answer as ShortAnswer, options);
  return { status, passed, score, claims, report };
}

/** What `verify` takes. */
export interface Verify {
  /** An answer in short, `{ question, text, evidences }`, or whole. */
  (answer: ShortAnswer | AnswerInput, options?: VerifierOptions): Promise<Verdict>;
  /** A row of Ragas: `{ question, answer, contexts }`. */
  (row: GivenRow, options?: VerifierOptions): Promise<Verdict>;
  /** A conversation: the last text of the assistant, against the results of the tools. */
  (messages: GivenMessages, options?: VerifierOptions): Promise<Verdict>;
}

/**
 * Holds an answer against its evidence, and the graph and sources of the configuration: `verify({ text, evidences })`.
 * Throws `AssayError` as `openVerifier` and its `verify` do; for many answers those are faster.
 */
export const verify: Verify = verifyInShort;
