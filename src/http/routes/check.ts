import { z } from 'zod';
import { checkEvidence } from '../../app/check-evidence.ts';
import type { CheckAsked } from '../../app/check-work/check-asked.ts';
import { checkWork } from '../../app/check-work.ts';
import { EvidenceCheck } from '../../contract/evidence-check.ts';
import { WorkReport } from '../../contract/work-report.ts';
import { LEFT_OUT } from '../../contract/left-out.ts';
import { keepVerdict } from '../keep-verdict.ts';
import { sentWork, WHOLE_QUERY, type WholeQuery } from '../report-fields.ts';
import { type Asked, type Call, type Reply, route } from '../route.ts';
import { checkFolder } from './check-folder.ts';
import { isInFolder, WorkBody, type WorkInFolder, workOf } from './work-body.ts';

/** What is asked of a check over HTTP: the configuration is the one at the base, and nothing that ran before is taken. */
export function checkAsked(body: WorkInFolder, { preferred, language, abort }: Asked): CheckAsked {
  return {
    base: body.base,
    agentReport: body.report ?? null,
    requirementsText: body.requirements ?? null,
    request: body.request ?? null,
    run: body.run,
    fresh: false,
    allowEmpty: false,
    keep: true,
    language: (configured) => preferred ?? configured ?? language,
    abort,
  };
}

async function checkInFolder(body: WorkInFolder, call: Call<unknown, WholeQuery>): Promise<Reply> {
  const folder = await checkFolder(body.path, call.served);
  const { report, verdict, notKept } = await checkWork(folder, checkAsked(body, call), call.served.outside);
  const own = { ...verdict, tenant_id: call.holder.tenant };
  const isWhole = call.query.fields === 'all';
  return {
    status: 200,
    headers: await keepVerdict(call, own, notKept),
    json: isWhole ? report : sentWork(report, own.id),
  };
}

/** Is finished work really done? By the evidence that is given, or by the work in a folder that the server may look at. */
export const checkRoute = route({
  method: 'post',
  path: '/api/check',
  right: 'check',
  summary: 'Hold the evidence of finished work, or check the work in a folder that the server may look at',
  body: WorkBody,
  query: WHOLE_QUERY,
  read: workOf,
  answers: {
    200: {
      description: 'What became of it, whatever the verdict',
      schema: z.union([WorkReport.extend(LEFT_OUT), EvidenceCheck]),
      headers: { 'X-Verdict-Id': 'Id of the verdict' },
    },
  },
  async handle(call) {
    if (isInFolder(call.body)) return checkInFolder(call.body, call);
    const { result, verdict } = await checkEvidence(call.body, call.holder.tenant, call.served.outside);
    return { status: 200, headers: await keepVerdict(call, verdict, null), json: result };
  },
});
