import {
  controlAnswer,
  fencedText,
  itemsOf,
  judgeText,
  type Label,
  type PromptItem,
} from '../quality-gate/scripted-judge.ts';
import type { ScriptedCall } from './bench.ts';

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

/** A call of an honest judge: it reads the controls, and labels the rest as told. */
export function judges(label: (item: PromptItem) => Label): ScriptedCall {
  return async function* ({ messages }) {
    const answer = fencedText(messages, 'ANSWER');
    const say = (item: PromptItem): Label => controlAnswer(item.question, answer) ?? label(item);
    yield { kind: 'chunk', text: judgeText(itemsOf(messages), say) };
    yield { kind: 'end', finish_reason: 'stop', usage: USAGE };
  };
}

/** A judge that writes this, whatever it is asked. */
export function judgeWrites(text: string): ScriptedCall {
  return async function* () {
    yield { kind: 'chunk', text };
    yield { kind: 'end', finish_reason: 'stop', usage: USAGE };
  };
}

export const content: ScriptedCall = judges(() => true);
export const strict: ScriptedCall = judges(() => false);
