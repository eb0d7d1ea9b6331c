const EVERY_MS = 5000;

/** Says every few seconds that a call goes on, where the client asked for it: a silent one may be given up. */
export function tellProgress(
  token: string | number | undefined,
  send: (params: { progressToken: string | number; progress: number }) => Promise<void>,
): () => void {
  if (token === undefined) return () => undefined;
  let progress = 0;
  const timer = setInterval(() => {
    progress += 1;
    send({ progressToken: token, progress }).catch(() => undefined);
  }, EVERY_MS);
  return () => clearInterval(timer);
}
