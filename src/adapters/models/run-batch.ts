import { AssayError } from '../../contract/assay-error.ts';
import type { ModelScore } from '../../contract/ports/grounding-model.ts';
import { outputTrouble } from './label-places.ts';
import type { ModelOrder } from './model-order.ts';
import type { OnnxRuntime, OnnxTensor } from './onnx-runtime.ts';
import type { ModelInput, ModelSession } from './open-session.ts';
import type { Encoded } from './pair-encoder.ts';
import { scoreOf } from './probabilities.ts';
import { whyOf } from './why.ts';

/** Everything that a run needs. */
export interface Run {
  readonly runtime: OnnxRuntime;
  readonly model: ModelSession;
  readonly order: ModelOrder;
  readonly padId: number;
}

/** The value of one input at one place; behind the end of a text it is padding, which the mask hides. */
function valueAt(input: ModelInput['name'], encoded: Encoded, at: number, padId: number): number {
  const id = encoded.ids[at];
  if (input === 'input_ids') return id ?? padId;
  if (input === 'attention_mask') return id === undefined ? 0 : 1;
  return encoded.types[at] ?? 0;
}

function tensor({ runtime, padId }: Run, input: ModelInput, batch: readonly Encoded[]): OnnxTensor {
  const length = Math.max(...batch.map(({ ids }) => ids.length));
  const values = batch.flatMap((encoded) =>
    Array.from({ length }, (_, at) => valueAt(input.name, encoded, at, padId)),
  );
  const data = input.type === 'int64' ? BigInt64Array.from(values, BigInt) : Int32Array.from(values);
  return new runtime.Tensor(input.type, data, [batch.length, length]);
}

function failure(error: unknown, batch: readonly Encoded[], { order }: Run): AssayError {
  const length = Math.max(...batch.map(({ ids }) => ids.length));
  return new AssayError('malformed', `the model failed on ${length} tokens (${whyOf(error)})`, {
    where: order.model,
    hint: 'is the tokenizer that of this model, and max_tokens no more than it can read?',
    cause: error,
  });
}

function rowsOf(output: OnnxTensor, size: number, { order }: Run): number[][] {
  const values = output.data instanceof Float32Array ? [...output.data] : [];
  const width = values.length / size;
  const trouble = output.dims[0] === size ? outputTrouble(order.labels, width) : 'one row a pair is needed';
  if (trouble !== null)
    throw new AssayError(
      'malformed',
      `the model gives ${output.dims.join('×')} scores for a batch of ${size}, ${trouble}`,
      {
        where: order.model,
        hint: 'correct grounding.model.labels, or export the model for sequence classification',
      },
    );
  return Array.from({ length: size }, (_, row) => values.slice(row * width, (row + 1) * width));
}

function checked(score: ModelScore, { order }: Run): ModelScore {
  if (Number.isFinite(score.supported) && Number.isFinite(score.contradicted ?? 0)) return score;
  throw new AssayError('malformed', 'the model answered with something that is no number', {
    where: order.model,
    hint: 'the export is damaged, or its precision too low: try a float32 one',
  });
}

/** One run of the model: a score for each of the batch, in order. Rejects with `AssayError` (malformed). */
export async function runBatch(run: Run, batch: readonly Encoded[]): Promise<ModelScore[]> {
  const { session, inputs, output } = run.model;
  const feeds = Object.fromEntries(inputs.map((input) => [input.name, tensor(run, input, batch)]));
  const outputs = await session.run(feeds).catch((error: unknown) => {
    throw failure(error, batch, run);
  });
  const rows = rowsOf(outputs[output] as OnnxTensor, batch.length, run);
  return rows.map((row) => checked(scoreOf(row, run.order.labels), run));
}
