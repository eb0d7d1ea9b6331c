import type { AgentAnswer, AgentEvent } from '../../contract/agent-event.ts';
import { languageOfMessage } from '../../core/self-check/turn/message-language.ts';
import { noteText } from '../../core/self-check/turn/told-text.ts';
import type { EndLimits } from './seen-end.ts';

/** HK18: the same answer for the person, with the work tree whose git folder was made anew; an agent that is held reads its own reason alone. */
export function withLost(
  answer: AgentAnswer,
  root: string,
  { finalMessage }: AgentEvent,
  { otherwise }: EndLimits,
): AgentAnswer {
  if (answer.kind === 'block') return answer;
  const said = noteText('lost', root, languageOfMessage(finalMessage ?? '') ?? otherwise(undefined));
  return { kind: 'note', text: answer.kind === 'note' ? `${said}\n${answer.text}` : said };
}
