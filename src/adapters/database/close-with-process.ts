const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PATIENCE_MS = 2000;

/**
 * Closes when the process is asked to end, then lets the signal do its work unless someone else listens to it;
 * `atExit` is the synchronous rest for every other end. Returns the function that takes both back.
 */
export function closeWithProcess(close: () => Promise<void>, atExit: () => void): () => void {
  function onSignal(signal: NodeJS.Signals): void {
    const others = process.listenerCount(signal) > 1;
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
    void Promise.race([close().catch(() => undefined), patience]).then(() => {
      forget();
      if (!others) process.kill(process.pid, signal);
    });
  }
  function forget(): void {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    process.off('exit', atExit);
  }
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.on('exit', atExit);
  return forget;
}
