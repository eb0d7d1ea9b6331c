import { z } from 'zod';
import { gradeAnswer } from '../../app/grade-answer.ts';
import { actOnGrade, askedLevel, guards } from '../../app/act-on-report.ts';
import { onFailOf } from '../../app/settings/on-fail-of.ts';
import { FeatureType } from '../../contract/feature.ts';
import { Language } from '../../contract/language.ts';
import { AnswerAction, OnFailAction } from '../../contract/on-fail.ts';
import { OwnChecklist, QualityResult, QualityUnchecked } from '../../contract/quality.ts';
import { GivenVerdict, givenVerdict } from '../given-verdict.ts';
import { actionText } from '../text/action-text.ts';
import { gradeText } from '../text/grade-text.ts';
import { writingIn } from '../text/writing.ts';
import { tool } from '../tool.ts';
import { toldVerdict } from '../told.ts';
import { languageByScript } from '../../core/language/script.ts';

const MOST_VOTES = 9;

const Input = z.strictObject({
  task: FeatureType.describe('What the answer is for'),
  answer: z.string().min(1).max(1_000_000),
  request: z
    .string()
    .max(200_000)
    .default('')
    .describe('What was asked for; of a spelling check the original'),
  notes: z
    .array(z.strictObject({ title: z.string().min(1), content: z.string() }))
    .max(100)
    .optional()
    .describe('What was found for the request, in the order that [Note n] counts'),
  keywords: z.string().optional().describe('Words that the text is to contain, with commas between'),
  checklist: OwnChecklist.optional().describe('Items of your own, in place of those of the task'),
  judge: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('The model that judges; else that of the settings, else rules'),
  votes: z.int().min(1).max(MOST_VOTES).optional(),
  language: Language.optional(),
  on_fail: OnFailAction.optional().describe('As of verify_answer'),
  fail_closed: z.boolean().optional(),
  keep: z.boolean().default(true).describe('false: the verdict is not kept'),
});

const Output = GivenVerdict.extend({
  quality: QualityResult.nullable(),
  unchecked: QualityUnchecked.nullable(),
  action: AnswerAction.optional(),
  content: z.string().optional(),
});

/** The verdict of `assay grade`. */
export const gradeAnswerTool = tool({
  name: 'grade_answer',
  right: 'verify',
  title: 'Grade an answer',
  description:
    'Is an answer good enough for its task (insight, search_qa, writing, spellcheck, template)? Holds it against the checklist of the task, by rules, and by a judge where one is configured. Returns each item that is not met with why; items that nobody could evaluate are told apart.',
  manners: { readOnlyHint: true, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input: Input,
  output: Output,
  async handle(input, context, abort) {
    const { outside, texts, home, wording, router } = context;
    const { notes, keywords, answer, language, on_fail, fail_closed, ...asked } = input;
    const at = await home();
    const lang = language ?? at.configuration.language ?? languageByScript(answer);
    const own = askedLevel('quality', { on_fail, fail_closed });
    const levels = [onFailOf(at.configuration.settings), ...context.levels, own];
    const graded = await gradeAnswer(
      {
        ...asked,
        lang,
        verify: guards('verification', levels),
        answer: { name: 'answer', text: answer },
        notes: notes?.map(({ title, content }) => ({ name: title, text: content })) ?? null,
        ...(keywords === undefined ? {} : { options: { keywords } }),
      },
      at,
      { outside, texts, router: router(at) },
      abort,
    );
    const writing = writingIn(lang, wording);
    const { quality, unchecked, verdict, notKept } = graded;
    const acted = actOnGrade({ text: answer, feature: asked.task, lang }, graded, levels);
    const given = await givenVerdict(verdict, asked.keep, notKept, context);
    const value = { ...given, quality, unchecked, ...acted };
    const lines = [...gradeText(verdict.outcome, value, writing), ...actionText(acted)];
    return toldVerdict(value, lines, writing);
  },
});
