import { bytes, type Bytes, floats, longs, number } from './protobuf.ts';

/** Element types of ONNX. */
const TYPES = { float32: 1, int32: 6, int64: 7, string: 8 } as const;
type Type = keyof typeof TYPES;

/** A size, or the name of one that varies. */
type Size = number | string;

export interface ValueInfo {
  readonly name: string;
  readonly type: Type;
  readonly shape: readonly Size[];
}

export interface Constant {
  readonly name: string;
  readonly type: 'float32' | 'int64';
  readonly shape: readonly number[];
  readonly values: readonly number[];
}

export interface Node {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes?: Readonly<Record<string, number | readonly number[]>>;
}

/** A computation: what it is fed, what it holds, its steps in order, what it gives. */
export interface Graph {
  readonly inputs: readonly ValueInfo[];
  readonly constants: readonly Constant[];
  readonly nodes: readonly Node[];
  readonly outputs: readonly ValueInfo[];
}

/** The last version of the operators in which all axes are attributes. */
const OPERATORS = 11;
const FORMAT = 6;

function attribute([name, value]: readonly [string, number | readonly number[]]): Bytes {
  const isList = typeof value !== 'number';
  const content = isList ? value.flatMap((one) => number(8, one)) : number(3, value);
  return bytes(5, [...bytes(1, name), ...content, ...number(20, isList ? 7 : 2)]);
}

function node({ op, inputs, output, attributes = {} }: Node): Bytes {
  const names = inputs.flatMap((input) => bytes(1, input));
  return bytes(1, [
    ...names,
    ...bytes(2, output),
    ...bytes(4, op),
    ...Object.entries(attributes).flatMap(attribute),
  ]);
}

function constant({ name, type, shape, values }: Constant): Bytes {
  const data = type === 'float32' ? floats(values) : longs(values);
  return bytes(5, [
    ...shape.flatMap((size) => number(1, size)),
    ...number(2, TYPES[type]),
    ...bytes(8, name),
    ...bytes(9, data),
  ]);
}

function value(field: number, { name, type, shape }: ValueInfo): Bytes {
  const sizes = shape.flatMap((size) =>
    bytes(1, typeof size === 'number' ? number(1, size) : bytes(2, size)),
  );
  const tensor = bytes(1, [...number(1, TYPES[type]), ...bytes(2, sizes)]);
  return bytes(field, [...bytes(1, name), ...bytes(2, tensor)]);
}

/** The bytes of an .onnx file. */
export function onnxModel(graph: Graph): Uint8Array {
  const content = [
    ...graph.nodes.flatMap(node),
    ...bytes(2, 'graph'),
    ...graph.constants.flatMap(constant),
    ...graph.inputs.flatMap((input) => value(11, input)),
    ...graph.outputs.flatMap((output) => value(12, output)),
  ];
  return Uint8Array.from([...number(1, FORMAT), ...bytes(7, content), ...bytes(8, number(2, OPERATORS))]);
}
