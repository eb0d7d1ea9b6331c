/** A module of WebAssembly that adds up weights, eight classes at a time: written out, for it is a handful of instructions. */

const [VALUES, COUNT, SHIFT, TABLE, CLASSES, SUMS, AT, END, STOP, LOW, HIGH, WEIGHT] = Array.from(
  { length: 12 },
  (_, at) => at,
) as [number, number, number, number, number, number, number, number, number, number, number, number];
const I32 = 0x7f;
const V128 = 0x7b;

const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const tee = (local: number): number[] => [0x22, local];
const number = (value: number): number[] => [0x41, value];
const steps = (...parts: readonly number[][]): number[] => parts.flat();
const loop = (...body: readonly number[][]): number[] => [0x03, 0x40, ...steps(...body), 0x0b];
const againIf = (condition: readonly number[]): number[] => [...condition, 0x0d, 0];
/** From 128 on a code has a second byte. */
const simd = (code: number, ...more: readonly number[]): number[] =>
  code < 0x80 ? [0xfd, code, ...more] : [0xfd, code, 1, ...more];

const ADD = [0x6a];
const LESS = [0x49];
const SHIFT_LEFT = [0x74];
const SHIFT_RIGHT = [0x76];
const LOAD = [0x28, 2, 0];
const LOAD_8_BYTES = simd(0x01, 0, 0);
const ZERO = simd(0x0c, ...Array.from({ length: 16 }, () => 0));
const ABSOLUTE = simd(0x80);
const TIMES = simd(0x95);
const LOW_HALF = simd(0xa7);
const HIGH_HALF = simd(0xa8);
const ADD_4 = simd(0xae);
const storeAt = (offset: number): number[] => simd(0x0b, 2, offset);

/** The weights of one feature for eight classes: eight bytes b as b · |b|. */
const weights = steps(
  [...get(AT), ...LOAD, ...get(SHIFT), ...SHIFT_RIGHT, ...get(TABLE), ...ADD, ...LOAD_8_BYTES],
  [...tee(WEIGHT), ...ABSOLUTE, ...get(WEIGHT), ...TIMES, ...tee(WEIGHT)],
);

const eightClasses = steps(
  [...ZERO, ...set(LOW), ...ZERO, ...set(HIGH), ...get(VALUES), ...set(AT)],
  loop(
    weights,
    [...LOW_HALF, ...get(LOW), ...ADD_4, ...set(LOW)],
    [...get(WEIGHT), ...HIGH_HALF, ...get(HIGH), ...ADD_4, ...set(HIGH)],
    againIf([...get(AT), ...number(4), ...ADD, ...tee(AT), ...get(END), ...LESS]),
  ),
  [...get(SUMS), ...get(LOW), ...storeAt(0), ...get(SUMS), ...get(HIGH), ...storeAt(16)],
);

const body = steps(
  [...get(VALUES), ...get(COUNT), ...number(2), ...SHIFT_LEFT, ...ADD, ...set(END)],
  [...get(TABLE), ...get(CLASSES), ...ADD, ...set(STOP)],
  loop(
    eightClasses,
    [...get(SUMS), ...number(32), ...ADD, ...set(SUMS)],
    againIf([...get(TABLE), ...number(8), ...ADD, ...tee(TABLE), ...get(STOP), ...LESS]),
  ),
  [0x0b],
);

/** Lengths in LEB128. */
function length(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...length(value >>> 7)];
}

function section(id: number, ...content: readonly number[][]): number[] {
  const all = content.flat();
  return [id, ...length(all.length), ...all];
}

function name(text: string): number[] {
  return [text.length, ...Array.from(text, (one) => one.charCodeAt(0))];
}

const locals = [2, 3, I32, 3, V128];

/** `sum(values, count, shift, table, classes, sums)`, all of them numbers or places in the memory that it imports. */
export const SUM_KERNEL = Uint8Array.from([
  ...name('\0asm').slice(1),
  1,
  0,
  0,
  0,
  ...section(1, [1, 0x60, 6, I32, I32, I32, I32, I32, I32, 0]),
  ...section(2, [1], name('own'), name('memory'), [2, 0, 1]),
  ...section(3, [1, 0]),
  ...section(7, [1], name('sum'), [0, 0]),
  ...section(10, [1], length(locals.length + body.length), locals, body),
]);
