import { z } from 'zod';
import { actOnReport, askedLevel } from '../../app/act-on-report.ts';
import { onFailOf } from '../../app/settings/on-fail-of.ts';
import { anyAnswer, ShortAnswer, ShortEvidence } from '../../app/short-answer.ts';
import { AnswerAction, OnFailAction } from '../../contract/on-fail.ts';
import { ValidationReport } from '../../contract/validation-report.ts';
import { GivenVerdict, givenVerdict } from '../given-verdict.ts';
import { actionText } from '../text/action-text.ts';
import { verifyText } from '../text/verify-text.ts';
import { writingIn } from '../text/writing.ts';
import { tool } from '../tool.ts';
import { toldVerdict } from '../told.ts';

/** `data` of any shape: a schema that names itself is more than some hosts read. It is checked with the answer. */
const Piece = ShortEvidence.extend({ data: z.unknown().describe('Text, or rows, or any JSON') });

const Input = ShortAnswer.extend({
  text: z.string().optional().describe('The answer whose claims are held against the evidence'),
  evidences: z
    .array(z.union([z.string(), Piece, z.looseObject({})]))
    .optional()
    .describe(
      'What it is held against, in order ([1] cites the first): texts, or pieces with data, and id and type where they have any',
    ),
  query: z.string().optional().describe('The question that the answer replies to'),
  content: z
    .unknown()
    .optional()
    .describe('In place of text and evidences: those of a whole answer {text, claims, evidences}'),
  messages: z
    .array(z.unknown())
    .optional()
    .describe(
      'In place of text and evidences: a conversation up to the answer; results of tools are evidence',
    ),
  answer: z.string().optional().describe('With `contexts` in place of text and evidences: a row of Ragas'),
  contexts: z.array(z.unknown()).optional().describe('What `answer` is held against'),
  on_fail: OnFailAction.optional().describe(
    'What is to be done where it fails; `content` is then what to deliver',
  ),
  fail_closed: z.boolean().optional().describe('With on_fail: what could not be checked fails'),
  allow_empty: z.boolean().default(false).describe('An answer without claims passes'),
  keep: z.boolean().default(true).describe('false: the verdict is not kept'),
});

const Output = GivenVerdict.extend({
  report: ValidationReport,
  action: AnswerAction.optional(),
  content: z.string().optional().describe('What to deliver in place of the text'),
});

/** The verdict of `assay verify`. */
export const verifyAnswerTool = tool({
  name: 'verify_answer',
  right: 'verify',
  title: 'Verify an answer',
  description:
    'Holds every claim of an answer against the evidence you give (documents, tables, JSON, tool results) and against the configured knowledge graph and sources, which are asked again. Use it before you deliver an answer that rests on sources. Returns the verdict (PASSED, NEEDS_REVIEW, FAILED, HALLUCINATION), and for each claim that is not verified why, what the source says, and what to do. No evidence is no pass.',
  manners: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: Input,
  output: Output,
  async handle({ allow_empty: allowEmpty, keep, on_fail, fail_closed, ...given }, context, abort) {
    const { texts, home, wording, levels } = context;
    const at = await home();
    const answer = anyAnswer(given, 'verify_answer');
    const toVerify = { answer, options: { allowEmpty, keep } };
    const { report, verdict, notKept } = await texts.verify(toVerify, at, abort);
    const acted = actOnReport(answer.content.text ?? '', report, [
      onFailOf(at.configuration.settings),
      ...levels,
      askedLevel('verification', { on_fail, fail_closed }),
    ]);
    const writing = writingIn(report.metadata.language, wording);
    const value = { ...(await givenVerdict(verdict, keep, notKept, context)), report, ...acted };
    return toldVerdict(value, [...verifyText(report, writing), ...actionText(acted)], writing, true);
  },
});
