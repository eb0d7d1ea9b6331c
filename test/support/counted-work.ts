/** A method of which calls are counted. */
interface Counted {
  readonly of: object;
  readonly name: string;
  /** What one call costs: the characters, or the items, that it goes through. */
  readonly cost: (self: never, args: readonly never[], result: unknown) => number;
}

const passed = (self: string, from: number, found: number): number =>
  (found < 0 ? self.length : found) - from + 1;

const TEXT: readonly Counted[] = [
  ...['indexOf', 'includes'].map((name) => ({
    of: String.prototype,
    name,
    cost: (self: never, args: readonly never[], result: unknown) =>
      passed(self, args[1] ?? 0, typeof result === 'number' ? result : -1),
  })),
  ...['split', 'trim', 'trimEnd', 'trimStart', 'replaceAll', 'repeat', 'toLowerCase'].map((name) => ({
    of: String.prototype,
    name,
    cost: (self: never) => String(self).length + 1,
  })),
  {
    of: RegExp.prototype,
    name: 'exec',
    cost: (self: RegExp, [text]: readonly never[], result: unknown) => {
      const found = result as RegExpExecArray | null;
      if (self.sticky) return (found?.[0].length ?? 0) + 1;
      return found === null ? String(text).length + 1 : found.index + found[0].length + 1;
    },
  },
];
const WHOLE = ['filter', 'map', 'flatMap', 'join', 'reduce', 'toSorted', 'forEach'];
const ITEMS: readonly Counted[] = [
  ...WHOLE.map((name) => ({
    of: Array.prototype,
    name,
    cost: (self: never) => (self as unknown as readonly unknown[]).length + 1,
  })),
  {
    of: Array.prototype,
    name: 'indexOf',
    cost: (self: never, _: readonly never[], result: unknown) =>
      result === -1 ? (self as unknown as readonly unknown[]).length + 1 : Number(result) + 1,
  },
  ...['slice', 'concat'].map((name) => ({
    of: Array.prototype,
    name,
    cost: (_: never, __: readonly never[], result: unknown) => (result as readonly unknown[]).length + 1,
  })),
];

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** What a work hands to searches, patterns and lists: characters and items, counted, whatever the machine. */
export async function countedWork(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const undo = [...TEXT, ...ITEMS].map(({ of, name, cost }) => {
    const holder = of as Record<string, Method>;
    const own = holder[name] as Method;
    holder[name] = function counting(...args) {
      const before = this instanceof RegExp && this.global ? this.lastIndex : 0;
      const result = own.apply(this, args);
      count += cost(this as never, args as never[], result) - before;
      return result;
    };
    return () => void (holder[name] = own);
  });
  try {
    await work();
  } finally {
    for (const each of undo) each();
  }
  return count;
}
