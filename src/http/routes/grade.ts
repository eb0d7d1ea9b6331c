import { z } from 'zod';
import { actOnGrade, guards } from '../../app/act-on-report.ts';
import { checkValue } from '../../app/check-value.ts';
import { type GradeAsked, gradeAnswer, type GradePorts } from '../../app/grade-answer.ts';
import { watched } from '../../app/telemetry/watched.ts';
import { FeatureType } from '../../contract/feature.ts';
import { Language } from '../../contract/language.ts';
import { OwnChecklist, QualityResult, QualityUnchecked } from '../../contract/quality.ts';
import { ACTED, ACTING_QUERY, levelsOf } from '../acting.ts';
import { homeNow } from '../home-now.ts';
import { keepVerdict } from '../keep-verdict.ts';
import { type Asked, route } from '../route.ts';
import { flag } from './flag.ts';
import { languageByScript } from '../../core/language/script.ts';

export const GradeBody = z.strictObject({
  task: FeatureType,
  /** What was asked for; of a spelling check the original text. */
  request: z.string().max(200_000).default(''),
  answer: z.string().min(1).max(1_000_000),
  /** In their order: `[노트 n]` and `[Note n]` lead to the nth. Absent: nobody says which there were. */
  notes: z
    .array(z.strictObject({ title: z.string().min(1), content: z.string() }))
    .max(100)
    .optional(),
  lang: Language.optional(),
  options: z.record(z.string(), z.json()).optional(),
  /** In place of the checklist of the task. */
  checklist: OwnChecklist.optional(),
  /** The model that judges; else that of the settings, else rules alone. Null: rules alone. */
  judge: z.string().min(1).max(200).nullable().optional(),
  votes: z.int().min(1).max(9).optional(),
  /** Fewer steps than settings and configuration allow; more are not taken. */
  max_steps: z.int().min(1).optional(),
});

type GradeBody = z.infer<typeof GradeBody>;

/** Quality, or null with the reason. */
const Graded = z.object({
  quality: QualityResult.nullable(),
  unchecked: QualityUnchecked.nullable(),
  ...ACTED,
});

/** A grading out of a body. Throws `AssayError` malformed naming the field. */
export function gradeBodyOf(json: unknown): GradeBody {
  return checkValue(GradeBody, json, {
    place: 'body',
    hint: 'send {"task": …, "request": …, "answer": …}',
  });
}

function gradePortsOf({ served: { outside, texts, router } }: Pick<Asked, 'served'>): GradePorts {
  return { outside, texts, router: async () => router };
}

const Query = z.strictObject({ keep: flag('false: the verdict is not kept'), ...ACTING_QUERY });

/** What a body asks to be graded. */
export function gradeAsked(body: GradeBody, { served }: Pick<Asked, 'served'>): GradeAsked {
  const { task, request, answer, notes, lang, options, checklist, judge, votes, max_steps } = body;
  const { language } = served.home.configuration;
  return {
    task,
    request,
    answer: { name: 'answer', text: answer },
    notes: notes?.map(({ title, content }) => ({ name: title, text: content })) ?? null,
    lang: lang ?? language ?? languageByScript(answer),
    checklist,
    judge,
    votes,
    max_steps,
    keep: true,
    ...(options === undefined ? {} : { options }),
  };
}

/** Is an answer good enough for its task? The verdict of `assay grade`. */
export const gradeRoute = route({
  method: 'post',
  path: '/api/grade',
  right: 'verify',
  summary: 'Hold an answer against the checklist of its task',
  body: GradeBody,
  query: Query,
  read: gradeBodyOf,
  answers: {
    200: {
      description: 'The quality, or why there is none',
      schema: Graded,
      headers: { 'X-Verdict-Id': 'Id of the verdict' },
    },
  },
  handle: (call) =>
    watched(call.served.telemetry, 'grade', {}, async () => {
      const { keep = true, ...level } = call.query;
      const home = await homeNow(call);
      const levels = levelsOf('quality', home, call, level);
      const asked = { ...gradeAsked(call.body, call), keep, verify: guards('verification', levels) };
      const graded = await gradeAnswer(asked, home, gradePortsOf(call), call.abort);
      const { quality, unchecked, verdict, notKept } = graded;
      const of = { text: call.body.answer, feature: call.body.task, lang: asked.lang };
      const acted = actOnGrade(of, graded, levels);
      const headers = keep ? await keepVerdict(call, verdict, notKept) : {};
      return { status: 200, headers, json: { quality, unchecked, ...acted } };
    }),
});
