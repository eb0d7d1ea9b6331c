import { acts, strictest } from '../../../core/quality-gate/on-fail/strictest.ts';
import { isText, type StreamPart, withWords } from './held-parts.ts';
import type { AnswerPart, CallParams, GeneratedAnswer, VerifyMiddleware } from './middleware-types.ts';
import {
  judge,
  type Judged,
  levelOf,
  MIDDLEWARE_OPTIONS,
  type VerifyMiddlewareOptions,
} from './middleware-verdict.ts';
import { refuseWrongOptions } from '../known-options.ts';
import { toldWholeNow } from '../told-whole.ts';

interface TextPart extends AnswerPart {
  readonly text: string;
}

function isTextPart(part: AnswerPart): part is TextPart {
  return part.type === 'text';
}

function textOf(parts: readonly AnswerPart[]): string {
  return parts
    .filter(isTextPart)
    .map(({ text }) => text)
    .join('');
}

function withText(parts: readonly AnswerPart[], content: string): readonly AnswerPart[] {
  if (textOf(parts) === content) return parts;
  const first = parts.find(isTextPart);
  return parts.flatMap((part) => {
    if (part === first) return [{ ...part, text: content }];
    return isTextPart(part) ? [] : [part];
  });
}

function told<Of extends { readonly providerMetadata?: object | undefined }>(
  of: Of,
  { verdict }: Judged,
): Of {
  return { ...of, providerMetadata: { ...of.providerMetadata, assay: verdict } };
}

async function generated<Answer extends GeneratedAnswer>(
  answer: Answer,
  params: CallParams,
  options: VerifyMiddlewareOptions,
): Promise<Answer> {
  const judged = await judge(textOf(answer.content), params, options);
  return told({ ...answer, content: withText(answer.content, judged.content) }, judged);
}

/** LB21: words go on as they come; where a check may act on them, they and what follows wait for the end. */
function verifying(
  params: CallParams,
  options: VerifyMiddlewareOptions,
): TransformStream<StreamPart, StreamPart> {
  const holds = acts(strictest([levelOf(options)]).verification);
  const held: StreamPart[] = [];
  let text = '';
  return new TransformStream({
    async transform(part, controller) {
      if (part.type === 'text-delta') text += part.delta ?? '';
      const waits = holds && (held.length > 0 || isText(part)) && part.type !== 'error';
      if (part.type !== 'finish') {
        if (waits) held.push(part);
        else controller.enqueue(part);
        return;
      }
      const judged = await judge(text, params, options);
      const parts = judged.content === text ? held : withWords(held, judged.content);
      for (const one of [...parts, told(part, judged)]) controller.enqueue(one);
    },
  });
}

/**
 * Middleware of the AI SDK: `wrapLanguageModel({ model, middleware: verifyMiddleware() })`. Each answer is held against the
 * results of tools in its messages and against `evidences`; the verdict is `providerMetadata.assay`.
 */
export function verifyMiddleware(options: VerifyMiddlewareOptions = {}): VerifyMiddleware {
  toldWholeNow(() => refuseWrongOptions(options, MIDDLEWARE_OPTIONS, 'verifyMiddleware'));
  return {
    specificationVersion: 'v4',
    wrapGenerate: async ({ doGenerate, params }) => generated(await doGenerate(), params, options),
    wrapStream: async ({ doStream, params }) => {
      const answer = await doStream();
      const stream = answer.stream as ReadableStream<StreamPart>;
      return { ...answer, stream: stream.pipeThrough(verifying(params, options)) };
    },
  };
}
