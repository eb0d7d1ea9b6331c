/** A promise that is kept from outside. */
export function laterValue(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}
