import type { ModelCall } from '../../../contract/ports/model-provider.ts';
import type { Reply } from './script.ts';

function fits({ task, model, text, system }: Reply['when'], call: ModelCall): boolean {
  const ruled = call.messages.find(({ role }) => role === 'system')?.content ?? '';
  const last = call.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return (
    (task === undefined || task === call.task) &&
    (model === undefined || model === call.model) &&
    (text === undefined || last.includes(text)) &&
    (system === undefined || ruled.includes(system))
  );
}

/** MR6: gives each call the first reply that fits; a reply counts the calls that fit it, whoever answers them. */
export function replyChooser(replies: readonly Reply[]): (call: ModelCall) => Reply | undefined {
  const seen = replies.map(() => 0);
  return (call) => {
    let chosen: Reply | undefined;
    for (const [at, reply] of replies.entries()) {
      if (!fits(reply.when, call)) continue;
      const nth = (seen[at] ?? 0) + 1;
      seen[at] = nth;
      if (reply.when.call === undefined || reply.when.call === nth) chosen ??= reply;
    }
    return chosen;
  };
}
