import { CONTROL_SAMPLES } from '../../src/core/quality-gate/judge/control-samples.ts';
import type { AIMessage } from '../../src/contract/ai-message.ts';
import type { ModelAnswer } from '../../src/contract/ports/model-provider.ts';
import type { GateRequest, Judge } from '../../src/core/quality-gate/gate-request.ts';

/** A question as a judge reads it in its prompt. */
export interface PromptItem {
  readonly id: string;
  readonly question: string;
}

export type Label = boolean | null;

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

/** The questions of a prompt, controls among them. */
export function itemsOf(messages: readonly AIMessage[]): PromptItem[] {
  const user = messages.at(-1)?.content ?? '';
  const list = /\n\n[^\n]+:\n((?:- q\d+: [^\n]*\n?)*)\n/.exec(user)?.[1] ?? '';
  return [...list.matchAll(/^- (q\d+): (.*)$/gm)].map(([, id = '', question = '']) => ({ id, question }));
}

/** What stands in a fence of the prompt. */
export function fencedText(messages: readonly AIMessage[], name: string): string {
  const user = messages.at(-1)?.content ?? '';
  const [, , text = ''] = new RegExp(`<<<${name} ([0-9a-f]{8})\\n([^]*?)\\n\\1 ${name}>>>`).exec(user) ?? [];
  return text;
}

const CONTROL =
  /^(?:답변 글에 다음 말이 그대로 나오는가: "(.+)"|Does the word "(.+)" occur in the text of the answer\?)$/;

/** What an honest judge says of an item that is asked of a sample. */
export function sampleAnswer(question: string): boolean | undefined {
  const samples = [...CONTROL_SAMPLES.ko, ...CONTROL_SAMPLES.en];
  if (samples.some(({ fault }) => question.includes(`“${fault}”`))) return false;
  return samples.some(({ twin }) => question.includes(`“${twin}”`)) ? true : undefined;
}

/** The same of a question about words of the answer. */
export function wordAnswer(question: string, answer: string): boolean | undefined {
  const [, ko, en] = CONTROL.exec(question) ?? [];
  const word = ko ?? en;
  return word === undefined ? undefined : answer.includes(word);
}

/** What an honest judge says of a control; undefined for every other question. */
export function controlAnswer(question: string, answer: string): boolean | undefined {
  return wordAnswer(question, answer) ?? sampleAnswer(question);
}

export function judgeText(
  items: readonly PromptItem[],
  label: (item: PromptItem) => Label,
  more: Record<string, unknown> = {},
): string {
  const answers = items.map((item) => ({ id: item.id, passed: label(item), note: 'as scripted' }));
  return JSON.stringify({ items: answers, summary: 'scripted', ...more });
}

export interface ScriptedJudge extends Judge {
  readonly prompts: (readonly AIMessage[])[];
  readonly temperatures: number[];
  /** Tokens that its answers had room for. */
  readonly rooms: number[];
}

/** A judge whose text is made from its prompt and the number of the call, from 1. */
export function scriptedJudge(
  write: (messages: readonly AIMessage[], call: number) => string | Promise<string> | Partial<ModelAnswer>,
): ScriptedJudge {
  const prompts: (readonly AIMessage[])[] = [];
  const temperatures: number[] = [];
  const rooms: number[] = [];
  return {
    model: 'scripted-judge',
    provider: 'scripted',
    prompts,
    temperatures,
    rooms,
    async ask(messages, how) {
      prompts.push(messages);
      temperatures.push(how.temperature);
      rooms.push(how.max_tokens);
      const written = await write(messages, prompts.length);
      const answer = typeof written === 'string' ? { content: written } : written;
      return {
        content: '',
        model: 'scripted-judge',
        provider: 'scripted',
        usage: USAGE,
        finish_reason: 'stop',
        ...answer,
      };
    },
  };
}

/** Reads the controls, and labels the rest as told. */
export function honestJudge(label: (item: PromptItem, call: number) => Label = () => true): ScriptedJudge {
  return scriptedJudge((messages, call) => {
    const answer = fencedText(messages, 'ANSWER');
    const derived = messages[0]?.content.includes('"derived"') === true ? { derived: [] } : {};
    return judgeText(
      itemsOf(messages),
      (item) => controlAnswer(item.question, answer) ?? label(item, call),
      derived,
    );
  });
}

export function gateRequest(changes: Partial<GateRequest> = {}): GateRequest {
  return {
    task: 'insight',
    original_request: 'What do the notes say about the greenhouse?',
    ai_response: 'The greenhouse was repaired in spring. It therefore needs no new roof.',
    lang: 'en',
    notes: [],
    votes: 1,
    derive: false,
    ...changes,
  };
}
