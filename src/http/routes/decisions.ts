import { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import { approveSuggestion } from '../../app/feedback/approve-suggestion.ts';
import { type Decider, type DecisionPorts, decisionPorts } from '../../app/feedback/decision-ports.ts';
import { editSuggestion } from '../../app/feedback/edit-suggestion.ts';
import { rejectSuggestion } from '../../app/feedback/reject-suggestion.ts';
import { undoSuggestion } from '../../app/feedback/undo-suggestion.ts';
import { FixSuggestion } from '../../contract/knowledge-gap.ts';
import { type Call, route } from '../route.ts';
import { shapeRefusal } from '../shape-refusal.ts';

const Decision = z.strictObject({
  version: z.int().min(1).describe('The version that was seen; 409 where there is a newer one'),
  by: z.string().min(1).max(200).optional().describe('Who decides, where no API key says so'),
});
const Edit = Decision.extend({
  details: z.record(z.string(), z.json()).describe('All details, as they are to be'),
});
const Rejection = Decision.extend({ reason: z.string().trim().min(1).max(4000) });

const ANSWERS = { 200: { description: 'The new version', schema: FixSuggestion } };

/** By the key; a request of this machine without one says it itself. */
function deciderOf({ holder, body: { by, version } }: Call<z.infer<typeof Decision>, undefined>): Decider {
  return { tenant: holder.tenant, by: holder.key ?? by ?? 'local', version };
}

interface Asked<Body extends z.infer<typeof Decision>> {
  readonly ports: DecisionPorts;
  readonly id: string;
  readonly body: Body;
  readonly decider: Decider;
}

interface Deciding<Body extends z.infer<typeof Decision>> {
  readonly summary: string;
  readonly body: z.ZodType<Body>;
  /** What to send. */
  readonly hint: string;
  readonly decide: (asked: Asked<Body>) => Promise<FixSuggestion>;
}

/** What a person decides on a suggestion: `/api/suggestions/{id}/<what>`. */
function deciding<Body extends z.infer<typeof Decision>>(
  what: string,
  { summary, body, hint, decide }: Deciding<Body>,
) {
  return route({
    method: 'post',
    path: `/api/suggestions/{id}/${what}`,
    right: 'admin',
    summary,
    body,
    read: (json) => checkValue(body, json, { place: 'body', hint }),
    answers: ANSWERS,
    async handle(call) {
      const ports = await decisionPorts(call.served);
      const { id = '' } = call.params;
      return { status: 200, json: await decide({ ports, id, body: call.body, decider: deciderOf(call) }) };
    },
  });
}

export const editSuggestionRoute = deciding('edit', {
  summary: 'Change what a pending suggestion says: a new version',
  body: Edit,
  hint: 'send {"version": …, "details": {…}}',
  decide: async ({ ports, id, body, decider }) => {
    try {
      return await editSuggestion(ports, id, body.details, decider);
    } catch (error) {
      throw shapeRefusal(error);
    }
  },
});

export const approveSuggestionRoute = deciding('approve', {
  summary: 'Do what a pending suggestion says',
  body: Decision,
  hint: 'send {"version": …}',
  decide: ({ ports, id, decider }) => approveSuggestion(ports, id, decider),
});

export const rejectSuggestionRoute = deciding('reject', {
  summary: 'Turn a pending suggestion down, for a reason',
  body: Rejection,
  hint: 'send {"version": …, "reason": …}',
  decide: ({ ports, id, body, decider }) => rejectSuggestion(ports, id, body.reason, decider),
});

export const undoSuggestionRoute = deciding('undo', {
  summary: 'Take back what the approval of a suggestion did, or its rejection',
  body: Decision,
  hint: 'send {"version": …}',
  decide: ({ ports, id, decider }) => undoSuggestion(ports, id, decider),
});
