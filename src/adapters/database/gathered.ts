interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Items that come while `write` runs go together in its next run, at most `most` of them. Where a run fails its items are
 * written one by one, so that each is told of its own failure alone; `write` must bear being given an item twice.
 */
export function gathered<Item>(
  write: (items: readonly Item[]) => Promise<void>,
  most: number,
): (item: Item) => Promise<void> {
  let waiting: Waiting<Item>[] = [];
  let isWriting = false;

  async function writeOne({ item, resolve, reject }: Waiting<Item>): Promise<void> {
    await write([item]).then(resolve, reject);
  }

  async function writeAll(batch: readonly Waiting<Item>[]): Promise<void> {
    const [first] = batch;
    if (batch.length === 1 && first !== undefined) return writeOne(first);
    try {
      await write(batch.map(({ item }) => item));
    } catch {
      for (const each of batch) await writeOne(each);
      return;
    }
    for (const { resolve } of batch) resolve();
  }

  async function drain(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await writeAll(batch);
    }
    isWriting = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWriting) void drain();
    });
}
