import type { Answer } from '../contract/answer.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { ClaimValidation } from '../contract/validation-report.ts';
import { growAnswer } from '../core/verify/grow-answer.ts';
import type { Home, Outside } from './outside.ts';
import { portsAt, verifiedAt, type VerifiedAnswer, type VerifyOptions } from './verify-answer.ts';

/** An answer that is verified while it is written. */
export interface GrowingVerification {
  /** Takes the next piece; the verdicts of the sentences that it finished. Pieces are taken one after the other. */
  write(piece: string): Promise<readonly ClaimValidation[]>;
  /** The verdict of the whole: that of verifying it at once. */
  end(): Promise<VerifiedAnswer>;
}

/** The answer without its text, which comes piece by piece. */
export type AnswerToGrow = Omit<Answer, 'content'> & {
  readonly content: Pick<Answer['content'], 'evidences'>;
};

function refused(ended: boolean): AssayError {
  const why = ended ? 'the answer has ended' : 'is no text';
  return new AssayError('usage', why, {
    where: 'write',
    hint: 'write strings, and call end once after the last',
  });
}

/**
 * Opens a verification at a home for an answer whose text is still to come. `onTheWay`: who is asked before the end; with
 * `evidence` neither graph nor sources nor a model are, so that an answer costs them no more than one that is verified at once.
 */
export async function growAt(
  answer: AnswerToGrow,
  home: Home,
  outside: Outside,
  options: VerifyOptions & { readonly onTheWay?: 'all' | 'evidence' },
): Promise<GrowingVerification> {
  const at = await portsAt(home, outside, options.events);
  const asked =
    options.onTheWay === 'evidence' ? { ...at.ports, graph: null, sources: null, model: null } : at.ports;
  const growing = growAnswer(answer, home.configuration, at.ports, asked);
  let ended = false;
  return {
    write(piece) {
      if (typeof piece !== 'string' || ended) return Promise.reject(refused(ended));
      return growing.write(piece);
    },
    async end() {
      ended = true;
      const { evidences } = answer.content;
      const whole = { ...answer, content: { text: growing.text(), evidences } };
      return verifiedAt(at, { answer: whole, report: await growing.end() }, home, outside, options);
    },
  };
}
