/** Bytes of a protocol buffer message, field after field. */
export type Bytes = readonly number[];

export function varint(value: number): Bytes {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return [...bytes, Number(rest)];
}

/** A field of a number. */
export function number(field: number, value: number): Bytes {
  return [...varint(field << 3), ...varint(value)];
}

/** A field of bytes, of a text or of a message. */
export function bytes(field: number, value: Bytes | string): Bytes {
  const content = typeof value === 'string' ? [...new TextEncoder().encode(value)] : value;
  return [...varint((field << 3) | 2), ...varint(content.length), ...content];
}

export function floats(values: readonly number[]): Bytes {
  return [...new Uint8Array(Float32Array.from(values).buffer)];
}

export function longs(values: readonly number[]): Bytes {
  return [...new Uint8Array(BigInt64Array.from(values, BigInt).buffer)];
}
