/** Shift a word; make the top of the stack a dependent of the next word (left) or of the one below it (right). */
export const SHIFT = 0;
export const LEFT = 1;
export const RIGHT = 2;
export type Action = typeof SHIFT | typeof LEFT | typeof RIGHT;

/** A parse under way (arc-hybrid). Words are 0 … size - 1; the root stands behind them, at `size`. -1 = none. */
export interface ParseState {
  readonly size: number;
  readonly stack: Int32Array;
  depth: number;
  next: number;
  readonly heads: Int32Array;
  readonly labels: Int32Array;
  /** The outermost dependents on each side, the ones inside them, and how many there are. */
  readonly left: Int32Array;
  readonly left2: Int32Array;
  readonly right: Int32Array;
  readonly right2: Int32Array;
  readonly lefts: Int32Array;
  readonly rights: Int32Array;
}

export function startState(size: number): ParseState {
  const none = (): Int32Array => new Int32Array(size + 1).fill(-1);
  return {
    size,
    stack: new Int32Array(size + 1),
    depth: 0,
    next: 0,
    heads: none(),
    labels: none(),
    left: none(),
    left2: none(),
    right: none(),
    right2: none(),
    lefts: new Int32Array(size + 1),
    rights: new Int32Array(size + 1),
  };
}

/** The word at this depth of the stack, 0 = top; -1 where there is none. */
export function stacked({ stack, depth }: ParseState, below: number): number {
  return below < depth ? (stack[depth - 1 - below] ?? -1) : -1;
}

export function isDone({ next, size, depth }: ParseState): boolean {
  return next === size && depth === 0;
}

/** Writes 1 for each action that may come next. One word alone hangs on the root. */
export function allowInto(allowed: Uint8Array, { next, size, depth }: ParseState): void {
  allowed[SHIFT] = next < size ? 1 : 0;
  allowed[LEFT] = depth > 0 && !(next === size && depth > 1) ? 1 : 0;
  allowed[RIGHT] = depth > 1 ? 1 : 0;
}

/** The action that alone may come next: nothing is left to weigh. */
export function onlyOf(allowed: Uint8Array): Action | null {
  if ((allowed[SHIFT] ?? 0) + (allowed[LEFT] ?? 0) + (allowed[RIGHT] ?? 0) > 1) return null;
  if (allowed[SHIFT] === 1) return SHIFT;
  return allowed[LEFT] === 1 ? LEFT : RIGHT;
}

export function shift(state: ParseState): void {
  state.stack[state.depth] = state.next;
  state.depth += 1;
  state.next += 1;
}

/** The head that the action gives to the top of the stack. */
export function headOf(state: ParseState, action: typeof LEFT | typeof RIGHT): number {
  return action === LEFT ? state.next : stacked(state, 1);
}

/** Takes the top of the stack off as a dependent of `head`. */
export function attach(state: ParseState, head: number, label: number): void {
  const { heads, labels, left, left2, right, right2, lefts, rights } = state;
  const dependent = stacked(state, 0);
  heads[dependent] = head;
  labels[dependent] = label;
  state.depth -= 1;
  if (dependent < head) {
    left2[head] = left[head] ?? -1;
    left[head] = dependent;
    lefts[head] = (lefts[head] ?? 0) + 1;
  } else {
    right2[head] = right[head] ?? -1;
    right[head] = dependent;
    rights[head] = (rights[head] ?? 0) + 1;
  }
}
