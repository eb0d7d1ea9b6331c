import { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import { approveSuggestion } from '../../app/feedback/approve-suggestion.ts';
import { type Decider, decisionPorts } from '../../app/feedback/decision-ports.ts';
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

export const editSuggestionRoute = route({
  method: 'post',
  path: '/api/suggestions/{id}/edit',
  right: 'admin',
  summary: 'Change what a pending suggestion says: a new version',
  body: Edit,
  read: (json) => checkValue(Edit, json, { place: 'body', hint: 'send {"version": …, "details": {…}}' }),
  answers: ANSWERS,
  async handle(call) {
    const ports = await decisionPorts(call.served);
    const { id = '' } = call.params;
    try {
      return { status: 200, json: await editSuggestion(ports, id, call.body.details, deciderOf(call)) };
    } catch (error) {
      throw shapeRefusal(error);
    }
  },
});

export const approveSuggestionRoute = route({
  method: 'post',
  path: '/api/suggestions/{id}/approve',
  right: 'admin',
  summary: 'Do what a pending suggestion says',
  body: Decision,
  read: (json) => checkValue(Decision, json, { place: 'body', hint: 'send {"version": …}' }),
  answers: ANSWERS,
  async handle(call) {
    const ports = await decisionPorts(call.served);
    const { id = '' } = call.params;
    return { status: 200, json: await approveSuggestion(ports, id, deciderOf(call)) };
  },
});

export const rejectSuggestionRoute = route({
  method: 'post',
  path: '/api/suggestions/{id}/reject',
  right: 'admin',
  summary: 'Turn a pending suggestion down, for a reason',
  body: Rejection,
  read: (json) => checkValue(Rejection, json, { place: 'body', hint: 'send {"version": …, "reason": …}' }),
  answers: ANSWERS,
  async handle(call) {
    const ports = await decisionPorts(call.served);
    const { id = '' } = call.params;
    return { status: 200, json: await rejectSuggestion(ports, id, call.body.reason, deciderOf(call)) };
  },
});

export const undoSuggestionRoute = route({
  method: 'post',
  path: '/api/suggestions/{id}/undo',
  right: 'admin',
  summary: 'Take back what the approval of a suggestion did, or its rejection',
  body: Decision,
  read: (json) => checkValue(Decision, json, { place: 'body', hint: 'send {"version": …}' }),
  answers: ANSWERS,
  async handle(call) {
    const ports = await decisionPorts(call.served);
    const { id = '' } = call.params;
    return { status: 200, json: await undoSuggestion(ports, id, deciderOf(call)) };
  },
});
