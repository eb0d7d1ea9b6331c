const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PATIENCE_MS = 2000;

/** Listeners of this module to each signal. */
let ours = 0;

/**
 * Closes when the process is asked to end, then lets the signal do its work. Where someone else listens to it, a server
 * that ends in its own time, closing is left to them; `atExit` is the synchronous rest for every end. Returns the function
 * that takes both back.
 */
export function closeWithProcess(close: () => Promise<void>, atExit: () => void): () => void {
  let listening = true;
  ours += 1;
  function onSignal(signal: NodeJS.Signals): void {
    if (process.listenerCount(signal) > ours) return;
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
    void Promise.race([close().catch(() => undefined), patience]).then(() => {
      forget();
      process.kill(process.pid, signal);
    });
  }
  function forget(): void {
    if (listening) ours -= 1;
    listening = false;
    for (const signal of SIGNALS) process.off(signal, onSignal);
    process.off('exit', atExit);
  }
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.on('exit', atExit);
  return forget;
}
