// Middleware of the AI SDK: an answer is held against the results of the tools before anyone reads it.
import { generateText, wrapLanguageModel } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { verifyMiddleware } from 'assay';

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
const { text, providerMetadata } = await generateText({
  model: wrapLanguageModel({ model, middleware: verifyMiddleware({ on_fail: 'annotate' }) }),
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
console.log(providerMetadata?.['assay']?.['status']);
