/**
 * Calls of `work` that come while it runs wait for one further run, which begins after all of them: each sees what held
 * when it was made, and no more than one run goes on at a time.
 */
export function coalesced(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  function start(): Promise<void> {
    const run = work().finally(() => {
      if (running === run) running = undefined;
    });
    running = run;
    return run;
  }
  function startNext(): Promise<void> {
    next = undefined;
    return start();
  }
  return () => {
    if (running === undefined) return start();
    next ??= running.then(startNext, startNext);
    return next;
  };
}
