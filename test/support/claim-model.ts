import type { AIMessage } from '../../src/contract/ai-message.ts';
import type { ModelAnswer } from '../../src/contract/ports/model-provider.ts';
import type { TextModel } from '../../src/contract/ports/text-model.ts';

/** An item of a prompt as a model reads it. */
export interface ShownItem {
  readonly id: string;
  readonly text: string;
  readonly passages: readonly string[];
}

/** What a scripted model says of an item. */
export interface Reply {
  readonly answer: string;
  readonly quotation: string;
}

export const NOT_SAID: Reply = { answer: 'not_said', quotation: '' };

const FENCED = /<<<(?<name>[Pq]\d+) (?<mark>[0-9a-f]{8})\n(?<text>[^]*?)\n\k<mark> \k<name>>>>/gu;
const RESTS = /(?:passages|근거): (?<names>[P0-9, ]+)\n<<<(?<id>q\d+) /gu;

/** The statements of a prompt with the passages that each rests on. */
export function itemsShown(messages: readonly AIMessage[]): ShownItem[] {
  const text = messages.find(({ role }) => role === 'user')?.content ?? '';
  const fenced = new Map(
    [...text.matchAll(FENCED)].map(({ groups }) => [groups?.['name'], groups?.['text']]),
  );
  return [...text.matchAll(RESTS)].map(({ groups }) => {
    const id = groups?.['id'] ?? '';
    const names = (groups?.['names'] ?? '').split(', ');
    return { id, text: fenced.get(id) ?? '', passages: names.map((name) => fenced.get(name) ?? '') };
  });
}

/** What a model writes that gives each item of the prompt this reply. */
export function written(messages: readonly AIMessage[], reply: (item: ShownItem) => Reply): string {
  const answers = itemsShown(messages).map((item) => ({ id: item.id, ...reply(item) }));
  return JSON.stringify({ answers });
}

export interface ClaimModel extends TextModel {
  readonly prompts: (readonly AIMessage[])[];
}

const USAGE = { prompt_tokens: 300, completion_tokens: 60, total_tokens: 360, cost: 0.0009 };

/** A model that writes what `write` makes of each prompt. */
export function claimModel(
  write: (messages: readonly AIMessage[], nth: number) => string | Error | Partial<ModelAnswer>,
): ClaimModel {
  const prompts: (readonly AIMessage[])[] = [];
  return {
    model: 'reader',
    provider: 'scripted',
    prompts,
    async ask(messages) {
      prompts.push(messages);
      const said = write(messages, prompts.length);
      if (said instanceof Error) throw said;
      const answer = typeof said === 'string' ? { content: said } : said;
      return {
        content: '',
        model: 'reader',
        provider: 'scripted',
        version: 'reader-2026-11',
        finish_reason: 'stop',
        usage: USAGE,
        ...answer,
      };
    },
  };
}

function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** The passages of our own, where nothing else can be a control. */
const OWN: Readonly<Record<string, Reply>> = {
  'The bridge is open.': { answer: 'supported', quotation: 'The old stone bridge is open.' },
  '강에 다리가 있다.': { answer: 'supported', quotation: '강에 돌로 만든 다리가 있다.' },
};

/** A model that says of a statement what stands word for word in its passages, and what it was told of others. */
export function honest(told: Readonly<Record<string, Reply>>): (item: ShownItem) => Reply {
  return ({ text, passages }) => {
    const said = told[text] ?? OWN[text];
    if (said !== undefined) return said;
    const bare = plain(text).replace(/\.$/u, '');
    const holds = passages.some((passage) => plain(passage).includes(bare));
    return holds ? { answer: 'supported', quotation: bare } : NOT_SAID;
  };
}
