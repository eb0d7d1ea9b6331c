import { AssayError } from '../../contract/assay-error.ts';
import { route } from '../route.ts';
import { verdictOf } from './verdicts.ts';

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
