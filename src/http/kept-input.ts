import type { VerdictRecord } from '../contract/verdict-record.ts';
import { refusal, type Refusal } from './refusal.ts';
import type { Asked } from './route.ts';

export function conflict(why: string, id: string, hint: string): Refusal {
  return refusal(why, { status: 409, code: 'conflict', where: id, hint });
}

const ERASED = {
  retention: 'the input was erased when its time was up',
  request: 'the input was erased because somebody asked for it',
} as const;

/** The input of a verdict as it was kept. Throws a refusal with 409 where none was, or it was erased. */
export async function keptInput({ served, holder }: Asked, { id }: VerdictRecord): Promise<unknown> {
  const kept = await served.stores.inputs(holder.tenant).find(id);
  if (kept === null) throw conflict('the input is not kept, only its hash', id, 'send the same body again');
  if (kept.erased !== null) throw conflict(ERASED[kept.erased.by], id, 'send the same body again');
  return kept.input;
}
