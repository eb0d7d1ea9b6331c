import { whyOf } from './why.ts';
import { AssayError } from '../../contract/assay-error.ts';

/** What is used of onnxruntime-node, which is optional: its own types may not be there. */
export interface OnnxRuntime {
  readonly env: { logLevel?: string };
  readonly InferenceSession: {
    create(path: string, options: Readonly<Record<string, unknown>>): Promise<OnnxSession>;
  };
  readonly Tensor: new (
    type: string,
    data: BigInt64Array | Int32Array,
    dims: readonly number[],
  ) => OnnxTensor;
}

export interface OnnxTensor {
  readonly type: string;
  readonly dims: readonly number[];
  readonly data: unknown;
}

/** A number is a fixed size, a name one that may vary. */
export interface OnnxValue {
  readonly name: string;
  readonly isTensor: boolean;
  readonly type?: string;
  readonly shape?: readonly (number | string)[];
}

export interface OnnxSession {
  readonly inputMetadata: readonly OnnxValue[];
  readonly outputMetadata: readonly OnnxValue[];
  run(feeds: Readonly<Record<string, OnnxTensor>>): Promise<Readonly<Record<string, OnnxTensor>>>;
  release(): Promise<void>;
}

const VERSION = '1.30.0';

function cannotLoad(name: string, error: unknown): AssayError {
  const { code, message } = error as NodeJS.ErrnoException;
  const missing = code === 'ERR_MODULE_NOT_FOUND' && message.includes(`'${name}'`);
  const machine = `${process.platform} ${process.arch}`;
  return new AssayError(
    'unavailable',
    missing
      ? `the package ${name} is not installed`
      : `the package ${name} cannot be loaded here (${whyOf(error)})`,
    {
      where: 'grounding.model',
      hint: missing
        ? `npm i ${name}@${VERSION}, or take grounding.model out of the configuration`
        : `it needs a build for ${machine}; take grounding.model out of the configuration where there is none`,
      cause: error,
    },
  );
}

/** Loads the runtime. Rejects with `AssayError` (unavailable) that says what to install. */
export async function loadRuntime(name: string = 'onnxruntime-node'): Promise<OnnxRuntime> {
  try {
    const { default: runtime } = (await import(name)) as { default: OnnxRuntime };
    runtime.env.logLevel = 'fatal';
    return runtime;
  } catch (error) {
    throw cannotLoad(name, error);
  }
}
