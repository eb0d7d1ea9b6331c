import type { ModelStreamPart, OpenAIFields } from '../../contract/ports/model-provider.ts';
import {
  actsIn,
  errorIn,
  finishOf,
  firstChoice,
  partOf,
  readFields,
  usageIn,
  wordsOf,
} from './openai-fields.ts';

type EndPart = ModelStreamPart & { readonly kind: 'end' };

/** What a chunk brings: words, what stands beside them, the end. One that brings a single thing goes on as it came. */
function* partsOf(openai: OpenAIFields): Generator<ModelStreamPart> {
  const choice = firstChoice(openai);
  const text = wordsOf(choice, 'delta');
  const acts = actsIn(choice, 'delta');
  const finish_reason = finishOf(choice);
  const brings = [text !== '', acts.acts === true, finish_reason !== null].filter(Boolean).length;
  const alone = (part: 'words' | 'rest' | 'end'): OpenAIFields =>
    brings > 1 ? partOf(openai, part) : openai;
  if (text !== '') yield { kind: 'chunk', text, openai: alone('words') };
  if (acts.acts === true || brings === 0) yield { kind: 'beside', openai: alone('rest'), ...acts };
  if (finish_reason !== null)
    yield { kind: 'end', finish_reason, usage: usageIn(openai), openai: alone('end') };
}

/** The usage comes in a chunk of its own, behind the one that ends the answer. */
function withUsage(end: EndPart, openai: OpenAIFields): EndPart {
  const usage = usageIn(openai);
  return usage === null ? end : { ...end, usage, openai: { ...end.openai, usage: openai['usage'] } };
}

/** The parts of a stream in OpenAI's form, from the data of its events; the end comes last. Ends without one where the stream does. */
export async function* openAIParts(events: AsyncIterable<string>): AsyncGenerator<ModelStreamPart> {
  let end: EndPart | null = null;
  for await (const data of events) {
    if (data === '[DONE]') break;
    const openai = readFields(data);
    const error = errorIn(openai);
    if (error !== null) throw error;
    if (end !== null) end = withUsage(end, openai);
    else
      for (const part of partsOf(openai)) {
        if (part.kind === 'end') end = part;
        else yield part;
      }
  }
  if (end !== null) yield end;
}
