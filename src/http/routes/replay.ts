import { z } from 'zod';
import { canonicalHash } from '../../app/canonical-hash.ts';
import { checkEvidence } from '../../app/check-evidence.ts';
import { gradeInputOf } from '../../app/grade-input.ts';
import { gradeRequestOf } from '../../app/grade-answer.ts';
import { replayCheck } from '../../app/replay-check.ts';
import { replayGrade } from '../../app/replay-grade.ts';
import { GradeInput } from '../../contract/verdict-input.ts';
import { VerdictRecord } from '../../contract/verdict-record.ts';
import { homeOf } from '../home-of.ts';
import { requireRight } from '../access/holder.ts';
import { conflict, keptInput } from '../kept-input.ts';
import { type Asked, route } from '../route.ts';
import { shapeRefusal } from '../shape-refusal.ts';
import { verifyApart } from '../verify-apart.ts';
import { answerOf, AnswerBody } from './answer-body.ts';
import { checkAsked } from './check.ts';
import { checkFolder } from './check-folder.ts';
import { homeNow } from '../home-now.ts';
import { GradeBody, gradeAsked, gradeBodyOf } from './grade.ts';
import { verdictOf } from './verdicts.ts';
import { isInFolder, WorkBody, workOf } from './work-body.ts';

/** The verdict that was kept, the same asked again now, and whether it holds; null: it could not be evaluated now. */
const Replayed = z.object({ before: VerdictRecord, now: VerdictRecord, holds: z.boolean().nullable() });
type Replayed = z.infer<typeof Replayed>;

function read<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    throw shapeRefusal(error);
  }
}

/** What is sent must be the input that the verdict was given on: its hash is kept in any case. */
function requireSame(input: unknown, { id, input_hash }: VerdictRecord): void {
  if (canonicalHash(input) === input_hash) return;
  throw conflict(
    'this is not the input that the verdict was given on',
    id,
    'send the same body as then; its hash is `input_hash` of the verdict',
  );
}

async function replayVerify(before: VerdictRecord, json: unknown, call: Asked): Promise<Replayed> {
  const sent = json ?? (await keptInput(call, before));
  const answer = read(() => answerOf(sent));
  requireSame(answer, before);
  const { verdict: now } = await verifyApart(answer, homeOf(call), call, { allowEmpty: false, keep: false });
  return { before, now, holds: now.outcome === before.outcome && now.score === before.score };
}

async function replayGrading(before: VerdictRecord, json: unknown, call: Asked): Promise<Replayed> {
  const home = await homeNow(call);
  const input =
    json === undefined
      ? GradeInput.parse(await keptInput(call, before))
      : gradeInputOf(
          gradeRequestOf(
            gradeAsked(
              read(() => gradeBodyOf(json)),
              call,
            ),
            home,
          ),
        );
  requireSame(input, before);
  const { outside, router, texts } = call.served;
  const votes = home.configuration.settings.judge_votes ?? 1;
  const { now, holds } = await replayGrade(before, input, { router, outside, texts, votes }, call.abort);
  return { before, now, holds };
}

async function replayWork(before: VerdictRecord, json: unknown, call: Asked): Promise<Replayed> {
  requireRight(call.holder, 'check');
  const sent = json ?? (await keptInput(call, before));
  const work = read(() => workOf(sent));
  if (isInFolder(work)) {
    const folder = await checkFolder(work.path, call.served);
    const { checked, holds } = await replayCheck(
      folder,
      before.id,
      checkAsked(work, call),
      call.served.outside,
    );
    return { before, now: checked.verdict, holds };
  }
  requireSame(work, before);
  const { verdict: now } = await checkEvidence(work, call.holder.tenant, call.served.outside);
  return { before, now, holds: now.outcome === before.outcome };
}

async function replayed(before: VerdictRecord, json: unknown, call: Asked): Promise<Replayed> {
  if (before.part === 'verify') return replayVerify(before, json, call);
  if (before.part === 'grade') return replayGrading(before, json, call);
  if (before.part !== 'check')
    throw conflict('a verdict of this part cannot be given again', before.id, 'ask anew');
  return replayWork(before, json, call);
}

/** Gives a kept verdict again, from the same input. */
export const replayRoute = route({
  method: 'post',
  path: '/api/verdicts/{id}/replay',
  right: 'verify',
  summary:
    'Verify, check or grade again what a kept verdict was given on; of a chat the input is kept, else it is sent again',
  body: z.union([AnswerBody, WorkBody, GradeBody]),
  bodyOptional: true,
  read: (json) => json,
  answers: { 200: { description: 'The verdict before and now', schema: Replayed } },
  handle: async (call) => ({ status: 200, json: await replayed(await verdictOf(call), call.body, call) }),
});
