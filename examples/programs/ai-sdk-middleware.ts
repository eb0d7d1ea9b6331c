// A middleware of the AI SDK: an answer that the results of the tools do not say is marked before anyone reads it.
import { generateText, type LanguageModelMiddleware, wrapLanguageModel } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { verify } from 'assay';

const grounded: LanguageModelMiddleware = {
  async wrapGenerate({ doGenerate, params }) {
    const answer = await doGenerate();
    const text = answer.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    const { passed, claims } = await verify([...params.prompt, { role: 'assistant', content: text }]);
    const reasons = claims.flatMap(({ reason }) => reason ?? []).join('; ');
    const note = { type: 'text', text: ` [not verified: ${reasons}]` } as const;
    return passed ? answer : { ...answer, content: [...answer.content, note] };
  },
};

// In place of a model of yours.
const model = new MockLanguageModelV4({
  doGenerate: {
    content: [{ type: 'text', text: 'The depot holds 410 pallets.' }],
    finishReason: { unified: 'stop', raw: 'stop' },
    usage: {
      inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 1, text: 1, reasoning: 0 },
    },
    warnings: [],
  },
});
const { text } = await generateText({
  model: wrapLanguageModel({ model, middleware: grounded }),
  messages: [
    { role: 'user', content: 'How many pallets?' },
    {
      role: 'assistant',
      content: [{ type: 'tool-call', toolCallId: 't1', toolName: 'stock', input: {} }],
    },
    {
      role: 'tool',
      content: [
        {
          type: 'tool-result',
          toolCallId: 't1',
          toolName: 'stock',
          output: { type: 'text', value: 'The depot holds 320 pallets.' },
        },
      ],
    },
  ],
});
console.log(text);
