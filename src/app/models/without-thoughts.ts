import type { FinishReason } from '../../contract/ai-response.ts';
import {
  type BeginsWithin,
  type Thoughtless,
  thoughtless,
  unopenedThought,
} from '../../core/language/thoughts.ts';
import type { AvailableModel } from './available-model.ts';
import type { ModelRouter, RouterStreamPart } from './model-router.ts';

/** What is known of the answers of models: whether they begin within a thought that no tag opens. */
interface Beginnings {
  of(model: AvailableModel): BeginsWithin;
  /** The same of an answer that is there: nothing has to be held back to look at it. */
  ofWhole(model: AvailableModel): BeginsWithin;
  /** Of what was shown as it came: how much of its beginning was a thought. */
  thoughtIn(model: AvailableModel, shown: string): number;
  /** To be told of an answer that came to its end. */
  learn(model: AvailableModel, beganWithin: boolean): void;
}

type Is = (model: AvailableModel) => boolean;

/**
 * MR18: `mayBegin` says of which models nobody knows; the first answer of each tells. A stream is held back for it where
 * its model `thinks`: others would make everybody wait for what hardly ever comes.
 */
function openBeginnings(mayBegin: Is, thinks: Is): Beginnings {
  const learned = new Map<string, BeginsWithin>();
  const key = ({ provider, model }: AvailableModel): string => `${provider}/${model}`;
  const of = (model: AvailableModel): BeginsWithin =>
    learned.get(key(model)) ?? (mayBegin(model) && thinks(model) ? 'unknown' : 'no');
  return {
    of,
    ofWhole: (model) => (mayBegin(model) && of(model) === 'no' ? 'unknown' : of(model)),
    thoughtIn: (model, shown) => (mayBegin(model) ? unopenedThought(shown) : 0),
    learn(model, beganWithin) {
      if (mayBegin(model)) learned.set(key(model), beganWithin ? 'yes' : 'no');
    },
  };
}

function isCut(reason: FinishReason): boolean {
  return reason !== 'stop';
}

function* chunks(texts: readonly string[]): Generator<RouterStreamPart> {
  for (const text of texts) yield { kind: 'chunk', text };
}

async function* said(
  parts: AsyncIterable<RouterStreamPart>,
  beginnings: Beginnings,
): AsyncGenerator<RouterStreamPart> {
  let filter: Thoughtless = thoughtless();
  let found: AvailableModel | null = null;
  let written = '';
  try {
    for await (const part of parts) {
      if (part.kind === 'chunk') {
        written += part.text;
        const texts = filter.write(part.text);
        if (texts.length === 1 && texts[0] === part.text) yield part;
        else yield* chunks(texts);
        continue;
      }
      if (part.kind === 'start') filter = thoughtless(beginnings.of((found = part)));
      if (part.kind === 'end') {
        yield* chunks(filter.end(isCut(part.finish_reason)));
        const thought = found === null || filter.beganWithin() ? 0 : beginnings.thoughtIn(found, written);
        const beganWithin = filter.beganWithin() || thought > 0;
        if (found !== null && (beganWithin || !isCut(part.finish_reason)))
          beginnings.learn(found, beganWithin);
        yield thought === 0 ? part : { ...part, thought };
        continue;
      }
      yield part;
    }
  } catch (error) {
    yield* chunks(filter.end(true));
    throw error;
  }
}

/** MR15: a router whose answers begin behind what their models think aloud. */
export function withoutThoughts(
  router: ModelRouter,
  mayBegin: Is = () => false,
  thinks: Is = mayBegin,
): ModelRouter {
  const beginnings = openBeginnings(mayBegin, thinks);
  return {
    ...router,
    async chat(call, abort) {
      const answer = await router.chat(call, abort);
      const wasCut = isCut(answer.finish_reason);
      const filter = thoughtless(beginnings.ofWhole(answer));
      const content = [...filter.write(answer.content), ...filter.end(wasCut)].join('');
      // one that is held to a schema may not think where it else does
      if (filter.beganWithin() || !(wasCut || call.schema !== undefined))
        beginnings.learn(answer, filter.beganWithin());
      return { ...answer, content };
    },
    stream: (call, abort) => said(router.stream(call, abort), beginnings),
  };
}
