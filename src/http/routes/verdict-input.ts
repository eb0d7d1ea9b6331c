import { z } from 'zod';
import { AssayError } from '../../contract/assay-error.ts';
import { ErasedBy } from '../../contract/verdict-input.ts';
import { route } from '../route.ts';
import { verdictOf } from './verdicts.ts';

const Input = z.object({
  /** Null: it is not kept, or was erased. */
  input: z.json(),
  erased: z.object({ at: z.iso.datetime(), by: ErasedBy }).nullable(),
});

/** What a verdict was given on, where it is kept: of chats and streams, for a time (WB20). */
export const inputRoute = route({
  method: 'get',
  path: '/api/verdicts/{id}/input',
  right: 'read',
  summary: 'What a verdict was given on; null where it is not kept, or was erased',
  answers: { 200: { description: 'The input, or when and why it was erased', schema: Input } },
  async handle(call) {
    const { id } = await verdictOf(call);
    const kept = await call.served.stores.inputs(call.holder.tenant).find(id);
    return { status: 200, json: kept ?? { input: null, erased: null } };
  },
});

/** Erases what a verdict was given on; the verdict and its hash stay. */
export const eraseInputRoute = route({
  method: 'delete',
  path: '/api/verdicts/{id}/input',
  right: 'admin',
  summary: 'Erase the kept input of a verdict; a tombstone stays',
  answers: { 204: { description: 'It is gone' } },
  async handle(call) {
    const { id } = await verdictOf(call);
    const { served, holder } = call;
    if (await served.stores.inputs(holder.tenant).erase(id, served.clock.now()))
      return { status: 204, json: undefined };
    throw new AssayError('not_found', 'no input of this verdict is kept', { where: id });
  },
});
