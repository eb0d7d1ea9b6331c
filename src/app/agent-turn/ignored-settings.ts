import type { AgentAnswer } from '../../contract/agent-event.ts';
import type { Language } from '../../contract/language.ts';
import type { TurnState } from '../../contract/turn-state.ts';
import { canonicalHash } from '../canonical-hash.ts';
import type { EndLimits } from './seen-end.ts';

/** What of the configuration is ignored, and the state in which it was told. */
interface IgnoredSettings {
  readonly notice: string;
  readonly state: TurnState;
}

/** TU14: null where all of it holds, or where the session was told so already. */
export function ignoredSettings(notice: string | null, state: TurnState): IgnoredSettings | null {
  if (notice === null) return null;
  const key = canonicalHash({ notice });
  return state.told.includes(key) ? null : { notice, state: { ...state, told: [...state.told, key] } };
}

/** The same answer for the person at the screen, with what is ignored; an agent that is held reads its own reason alone. */
export async function withIgnored(
  answer: AgentAnswer,
  { notice }: IgnoredSettings,
  language: Language,
  { inWords }: Pick<EndLimits, 'inWords'>,
): Promise<AgentAnswer> {
  const said = `Assay: ${inWords === undefined ? notice : await inWords(notice, language)}`;
  return { kind: 'note', text: answer.kind === 'note' ? `${answer.text}\n${said}` : said };
}
