import { z } from 'zod';
import { actOnReport } from '../../app/act-on-report.ts';
import { ValidationReport } from '../../contract/validation-report.ts';
import { watched } from '../../app/telemetry/watched.ts';
import { ACTED, ACTING_QUERY, levelsOf } from '../acting.ts';
import { homeWithin } from '../home-now.ts';
import { keepVerdict } from '../keep-verdict.ts';
import { reportFields, sentReport } from '../report-fields.ts';
import { route } from '../route.ts';
import { verifyApart } from '../verify-apart.ts';
import { AnswerBody, answerOf } from './answer-body.ts';
import { flag } from './flag.ts';

const Query = z.strictObject({
  allow_empty: flag('An answer without any claim passes'),
  keep: flag('false: the verdict is not kept'),
  ...ACTING_QUERY,
  fields: reportFields,
});

/** Holds the claims of an answer against its evidence, the graph and sources: the verdict of the command and the library. */
export const verifyRoute = route({
  method: 'post',
  path: '/api/verify',
  right: 'verify',
  summary: 'Hold the claims of an answer against its evidence, the graph and sources',
  body: AnswerBody,
  query: Query,
  read: answerOf,
  answers: {
    200: {
      description: 'The report, whatever the verdict',
      schema: ValidationReport.extend(ACTED),
      headers: { 'X-Verdict-Id': 'Id of the verdict', 'X-Verdict-Exit': 'What the command would exit with' },
    },
  },
  handle: (call) =>
    watched(call.served.telemetry, 'verify', {}, async () => {
      const { allow_empty: allowEmpty = false, keep = true, fields, ...asked } = call.query;
      const home = await homeWithin(call);
      const { report, verdict, notKept } = await verifyApart(call.body, home, call, { allowEmpty, keep });
      const levels = levelsOf('verification', home, call, asked);
      const acted = actOnReport(call.body.content.text ?? '', report, levels);
      const kept = keep ? await keepVerdict(call, verdict, notKept) : {};
      return {
        status: 200,
        headers: { ...kept, 'X-Verdict-Exit': String(verdict.exit) },
        json: { ...sentReport(report, fields, keep), ...acted },
      };
    }),
});
