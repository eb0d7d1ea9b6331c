import { z } from 'zod';
import { QualityChecklist } from '../../contract/quality.ts';
import { TASK_CHECKLISTS, TASK_CHECKLISTS_EN } from '../../core/quality-gate/checklists.ts';
import { route } from '../route.ts';

const Checklists = z.object({ checklists: z.array(QualityChecklist) });

/** What an answer of each task is asked. */
export const checklistsRoute = route({
  method: 'get',
  path: '/api/checklists',
  right: 'read',
  summary: 'The checklists of the quality gate, in the language of the caller',
  answers: { 200: { description: 'One for each task that has one', schema: Checklists } },
  async handle({ language }) {
    const lists = language === 'ko' ? TASK_CHECKLISTS : TASK_CHECKLISTS_EN;
    return { status: 200, json: { checklists: Object.values(lists) } };
  },
});
