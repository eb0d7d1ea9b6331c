import type { Answer } from '../../contract/answer.ts';
import type { Configuration } from '../../contract/configuration.ts';
import type { ClaimValidation, ValidationReport } from '../../contract/validation-report.ts';
import type { ClaimOfAnswer } from '../claims/claims-of.ts';
import { growingClaims } from '../claims/growing-claims.ts';
import { type OpenGrounds, openGrounds } from '../grounding/own-ground/hold-answer.ts';
import { folded } from '../language/fold-text.ts';
import { growingFold } from '../language/growing-fold.ts';
import { definitionsOf } from '../language/source-list.ts';
import type { Steps } from '../language/steps.ts';
import { stepsFor, verify, verifyOn } from '../verify.ts';
import { placedInText, readAnswer, type WrittenClaim } from './as-written.ts';
import { assertingFor } from './asserting-for.ts';
import { judgeClaims } from './judge-claims.ts';
import { rememberingGrounds } from './remembering-grounds.ts';
import type { VerifyPorts } from './route.ts';

/** An answer that is still being written. */
export interface GrowingAnswer {
  /** Takes the next piece of text. Gives the verdicts of the sentences that it finished, in order; often none. */
  write(piece: string): Promise<readonly ClaimValidation[]>;
  /** All that was written. */
  text(): string;
  /** The report of the whole text: the very one that verifying it at once gives. */
  end(): Promise<ValidationReport>;
}

/** As much of the text as tells the language of the messages. */
const HEAD = 2_000;

/**
 * GA1, GA2: verifies an answer while it grows, a sentence at a time. Work on the way is linear in the text: each sentence
 * is held once, with the one before it for what its pronouns mean. What only the whole tells (footnotes defined later,
 * sentences without a citation) comes with the end, which holds against the evidence only what was not held yet, save
 * where the text defines what its citations mean. Pieces are taken one after the other. `asked` are the ports that are asked
 * on the way; those of the end are `ports`.
 */
export function growAnswer(
  answer: Omit<Answer, 'content'> & { readonly content: Pick<Answer['content'], 'evidences'> },
  configuration: Configuration,
  ports: VerifyPorts,
  asked: VerifyPorts = ports,
): GrowingAnswer {
  const { evidences } = answer.content;
  const grounding = { ...configuration.grounding, citations: 'ignored' as const };
  const onTheWay: Configuration = { ...configuration, grounding };
  const steps = stepsFor(answer, configuration);
  const open = (counted: Steps): OpenGrounds =>
    openGrounds(evidences, '', grounding, counted, ports.statements, configuration.validation);
  const grounds = rememberingGrounds(open, steps);
  const growing = growingClaims(assertingFor(evidences));
  const pieces: string[] = [];
  const { query } = readAnswer({ ...answer, content: { text: '', evidences } }).answer;
  const fold = growingFold();
  let head = '';
  let previous: readonly ClaimOfAnswer[] = [];
  let asWritten: readonly WrittenClaim[] = [];
  const text = (): string => pieces.join('');
  return {
    text,
    async write(piece) {
      pieces.push(piece);
      if (head.length < HEAD) head += piece.slice(0, HEAD);
      const fresh = growing.add(fold.add(piece));
      if (fresh.length === 0) return [];
      const context = previous.length;
      const claims = [...previous, ...fresh];
      const written = fresh.map((claim) => placedInText(claim, fold.take(claim.span), fold.written));
      asWritten = [...asWritten.slice(-context), ...written];
      previous = fresh.slice(-1);
      const so = { ...answer, ...(query === undefined ? {} : { query }), content: { text: head, evidences } };
      const of = { answer: so, claims, asWritten, given: 0, context };
      return (await judgeClaims(of, onTheWay, asked, grounds, steps)).claims;
    },
    end() {
      const whole = { ...answer, content: { text: text(), evidences } };
      if (definitionsOf(folded(whole.content.text)).size > 0) return verify(whole, configuration, ports);
      const counted = stepsFor(answer, configuration);
      return verifyOn(() => grounds.again(counted), whole, configuration, ports, counted);
    },
  };
}
