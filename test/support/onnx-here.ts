import { loadRuntime } from '../../src/adapters/models/onnx-runtime.ts';

/** True where onnxruntime-node can be loaded on this machine; else said aloud, once a file of tests. */
export async function onnxHere(): Promise<boolean> {
  return loadRuntime().then(
    () => true,
    (error: Error) => {
      console.log(`note: tests of the model tier are skipped: ${error.message}`);
      return false;
    },
  );
}
