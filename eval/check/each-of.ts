/** Does the work for every item, so many at a time; results in the order of the items. */
export async function eachOf<T, R>(
  items: readonly T[],
  atATime: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [at, item] of queue) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}
