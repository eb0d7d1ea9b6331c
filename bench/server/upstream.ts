import { wireServer } from '../../test/adapters/providers/wire-server.ts';
import { wires } from '../../test/adapters/providers/wires.ts';
import { controlAnswer, fencedText, itemsOf, judgeText } from '../../test/quality-gate/scripted-judge.ts';
import type { AIMessage } from '../../src/contract/ai-message.ts';

/** A provider on loopback that writes one answer, and judges honestly: each item met, each control as it is. */
export interface Upstream {
  readonly url: string;
  close(): Promise<void>;
}

function judged(messages: readonly AIMessage[]): string {
  const answer = fencedText(messages, 'ANSWER');
  return judgeText(itemsOf(messages), ({ question }) => controlAnswer(question, answer) ?? true);
}

/** Starts it; `pieces` are those of its answer. */
export async function startUpstream(pieces: readonly string[]): Promise<Upstream> {
  const wire = wires.find(({ kind }) => kind === 'openai_compatible');
  if (wire === undefined) throw new Error('nobody speaks as servers like that of OpenAI do');
  const server = await wireServer((nth) => {
    const body = server.requests[nth - 1]?.body ?? {};
    const messages = body['messages'] as readonly AIMessage[];
    if (itemsOf(messages).length > 0) return wire.answer(judged(messages));
    if (body['stream'] !== true) return wire.answer(pieces.join(''));
    return { headers: { 'content-type': 'text/event-stream' }, pieces: wire.stream(pieces) };
  });
  return { url: server.url, close: () => server.close() };
}
