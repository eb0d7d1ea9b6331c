import { z } from 'zod';
import { canonicalHash } from '../../app/canonical-hash.ts';
import { checkEvidence } from '../../app/check-evidence.ts';
import { replayCheck } from '../../app/replay-check.ts';
import { VerdictRecord } from '../../contract/verdict-record.ts';
import { homeOf } from '../home-of.ts';
import { requireRight } from '../access/holder.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { type Asked, route } from '../route.ts';
import { shapeRefusal } from '../shape-refusal.ts';
import { verifyApart } from '../verify-apart.ts';
import { answerOf, AnswerBody } from './answer-body.ts';
import { checkAsked } from './check.ts';
import { checkFolder } from './check-folder.ts';
import { verdictOf } from './verdicts.ts';
import { isInFolder, WorkBody, workOf } from './work-body.ts';

/** The verdict that was kept, the same asked again now, and whether it holds: the same outcome. */
const Replayed = z.object({ before: VerdictRecord, now: VerdictRecord, holds: z.boolean() });
type Replayed = z.infer<typeof Replayed>;

function conflict(why: string, id: string, hint: string): Refusal {
  return refusal(why, { status: 409, code: 'conflict', where: id, hint });
}

function read<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    throw shapeRefusal(error);
  }
}

/** Only the hash of an input is kept: what is sent must be that input. */
function requireSame(input: unknown, { id, input_hash }: VerdictRecord): void {
  if (canonicalHash(input) === input_hash) return;
  throw conflict(
    'this is not the input that the verdict was given on',
    id,
    'send the same body as then; its hash is `input_hash` of the verdict',
  );
}

async function replayVerify(before: VerdictRecord, json: unknown, call: Asked): Promise<Replayed> {
  const answer = read(() => answerOf(json));
  requireSame(answer, before);
  const { verdict: now } = await verifyApart(answer, homeOf(call), call, { allowEmpty: false, keep: false });
  return { before, now, holds: now.outcome === before.outcome && now.score === before.score };
}

async function replayWork(before: VerdictRecord, json: unknown, call: Asked): Promise<Replayed> {
  requireRight(call.holder, 'check');
  const work = read(() => workOf(json));
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

/** Gives a kept verdict again, from the same input. */
export const replayRoute = route({
  method: 'post',
  path: '/api/verdicts/{id}/replay',
  right: 'verify',
  summary: 'Verify or check again what a kept verdict was given on; the input is sent again',
  body: z.union([AnswerBody, WorkBody]),
  bodyOptional: true,
  read: (json) => json,
  answers: { 200: { description: 'The verdict before and now', schema: Replayed } },
  async handle(call) {
    const before = await verdictOf(call);
    if (call.body === undefined)
      throw conflict('the input is not kept, only its hash', before.id, 'send the same body again');
    if (before.part === 'verify') return { status: 200, json: await replayVerify(before, call.body, call) };
    if (before.part === 'check') return { status: 200, json: await replayWork(before, call.body, call) };
    throw conflict('a judgement of a model cannot be given again', before.id, 'grade the answer anew');
  },
});
