import type { SumWeights, WeightTables } from '../../contract/ports/reading-weights.ts';
import { SUM_KERNEL } from './sum-kernel.ts';

/** What of WebAssembly is made use of: the types of Node leave it out. */
interface Memory {
  readonly buffer: ArrayBuffer;
}
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => Memory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: { readonly own: { readonly memory: Memory } },
  ) => { readonly exports: { readonly sum: (...places: number[]) => void } };
};

const PAGE = 65_536;
/** The features stand at the start of the memory, the sums behind them, the tables behind both. */
const SUMS = 4096;
const TABLES = 8192;
/** Eight classes are read at once, the last of them behind the end. */
const MARGIN = 8;

/** Tables in a memory of their own, added up there. */
export function weightTables(bytes: Int8Array): WeightTables {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((TABLES + bytes.length + MARGIN) / PAGE) });
  new Int8Array(memory.buffer, TABLES).set(bytes);
  const { sum } = new WebAssembly.Instance(new WebAssembly.Module(SUM_KERNEL), { own: { memory } }).exports;
  const values = new Uint32Array(memory.buffer, 0, SUMS / 4);
  return {
    length: bytes.length,
    sum({ start, bits, classes }): SumWeights {
      const sums = new Int32Array(memory.buffer, SUMS, classes);
      return (features) => {
        values.set(features);
        sum(0, features.length, 32 - bits, TABLES + start, classes, SUMS);
        return sums;
      };
    },
  };
}
