import { AssayError } from '../../contract/assay-error.ts';
import { outputTrouble } from './label-places.ts';
import type { ModelOrder } from './model-order.ts';
import { whyOf } from './why.ts';
import type { OnnxRuntime, OnnxSession, OnnxValue } from './onnx-runtime.ts';

/** An input that the model declares, of those that a pair of texts can be given as. */
export interface ModelInput {
  readonly name: 'input_ids' | 'attention_mask' | 'token_type_ids';
  readonly type: 'int64' | 'int32';
}

/** A loaded model with what it is fed and what of its outputs is read. */
export interface ModelSession {
  readonly session: OnnxSession;
  readonly inputs: readonly ModelInput[];
  readonly output: string;
}

const INPUTS: readonly string[] = ['input_ids', 'attention_mask', 'token_type_ids'];

function isInput({ name, type }: { name: string; type?: string }): boolean {
  return INPUTS.includes(name) && (type === 'int64' || type === 'int32');
}

function showValue({ name, type = 'no tensor', shape = [] }: OnnxValue): string {
  return `${name} (${type}${shape.length === 0 ? '' : ` ${shape.join('×')}`})`;
}

function malformed(message: string, where: string, hint: string, cause?: unknown): AssayError {
  return new AssayError('malformed', message, { where, hint, cause });
}

function inputsOf(values: readonly OnnxValue[], where: string): readonly ModelInput[] {
  const strange = values.find((value) => !isInput(value));
  if (strange !== undefined || !values.some(({ name }) => name === 'input_ids')) {
    const asked = values.map(showValue).join(', ');
    const hint = `a classifier of text pairs takes ${INPUTS.join(', ')} as int64; export one for sequence classification`;
    throw malformed(`the model asks for ${asked}`, where, hint);
  }
  const fixed = values.find(({ shape }) => shape?.some((size) => typeof size === 'number'));
  if (fixed !== undefined)
    throw malformed(
      `the model takes one size only: ${showValue(fixed)}`,
      where,
      'export it with dynamic axes for batch and sequence',
    );
  return values.map(({ name, type }) => ({ name, type }) as ModelInput);
}

function outputOf(values: readonly OnnxValue[], { model, labels }: ModelOrder): string {
  const output = values.find(({ name }) => name === 'logits') ?? values[0];
  const given = values.map(showValue).join(', ');
  const hint = 'export the model for sequence classification: one row of float32 scores a pair';
  if (output?.type !== 'float32' || (output.shape?.length ?? 0) > 2)
    throw malformed(`the model gives ${given}`, model, hint);
  const last = output.shape?.at(-1);
  const trouble = typeof last === 'number' ? outputTrouble(labels, last) : null;
  if (trouble === null) return output.name;
  throw malformed(
    `the model gives ${last} scores a pair, ${trouble}`,
    model,
    'correct grounding.model.labels: id2label in the config.json of the model names its outputs in order',
  );
}

async function create(runtime: OnnxRuntime, order: ModelOrder): Promise<OnnxSession> {
  try {
    return await runtime.InferenceSession.create(order.model, {
      executionProviders: ['cpu'],
      intraOpNumThreads: order.threads,
      interOpNumThreads: 1,
      logSeverityLevel: 4,
    });
  } catch (error) {
    const hint = 'name a whole .onnx file (with its .onnx_data beside it, where the export made one)';
    throw malformed(`is no model that can be loaded (${whyOf(error)})`, order.model, hint, error);
  }
}

/** Loads the model and looks at what it takes and gives. Rejects with `AssayError` (malformed). */
export async function openSession(runtime: OnnxRuntime, order: ModelOrder): Promise<ModelSession> {
  const session = await create(runtime, order);
  const inputs = inputsOf(session.inputMetadata, order.model);
  return { session, inputs, output: outputOf(session.outputMetadata, order) };
}
