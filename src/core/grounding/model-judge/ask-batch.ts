import { askReadable } from '../../language/asking/ask-readable.ts';
import type { JudgeDoors } from '../model-tier/claim-judge.ts';
import type { ClaimAndPassages } from './asked-claim.ts';
import type { Believed } from './believe.ts';
import { buildPrompt } from './build-prompt.ts';
import type { Asked } from './judged-verdict.ts';
import { makeBatch } from './make-batch.ts';
import type { ClaimCalls } from './open-calls.ts';
import { believedOf, failsControls, readBatch } from './read-batch.ts';
import { CONTROLS_FAILED, OVER_BUDGET, type Unheard, unheardFor } from './unheard.ts';

/** What a call said of each of its claims, or why nothing of it is taken. */
export interface Told {
  readonly asked: Asked;
  readonly said: readonly Believed[] | Unheard;
}

/** MJ3: one call, once more where its answer cannot be read; nothing of it is taken where a control fails. */
export async function askBatch(
  claims: readonly ClaimAndPassages[],
  supported: readonly ClaimAndPassages[],
  calls: ClaimCalls,
  { alone }: JudgeDoors,
): Promise<Told> {
  const batch = makeBatch(claims, supported);
  const messages = buildPrompt(batch);
  if (!calls.affords(messages, 1)) return { asked: calls.free(), said: OVER_BUDGET };
  const before = calls.usage();
  const said = await askReadable(
    {
      messages,
      lang: batch.language,
      warm: false,
      room: calls.room,
      read: (answer) => {
        calls.hear(answer);
        const read = readBatch(batch, answer);
        return 'reason' in read ? read : { read };
      },
    },
    calls,
  );
  const asked = calls.shared(before, claims.length);
  if ('reason' in said) return { asked, said: unheardFor(said) };
  if (failsControls(batch, said.read, alone)) return { asked, said: CONTROLS_FAILED };
  return { asked, said: claims.map((_, at) => believedOf(at, batch, said.read, alone)) };
}
