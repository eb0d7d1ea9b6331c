/** When the parts of a stream came, in milliseconds after the request was sent. */
export interface StreamTimes {
  readonly firstChunk: number;
  readonly done: number;
  /** Null where no such event came. */
  readonly verification: number | null;
  readonly end: number;
}

export function ask(url: string, content: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ feature: 'search_qa', content, lang: 'en' }),
  });
}

/** Reads one stream to its end. Rejects where it holds an error. */
export async function streamTimes(url: string, content: string): Promise<StreamTimes> {
  const start = performance.now();
  const response = await ask(`${url}/api/stream`, content);
  const seen = new Map<string, number>();
  let text = '';
  for await (const piece of response.body ?? []) {
    text = text.slice(-200) + Buffer.from(piece).toString('latin1');
    const now = performance.now() - start;
    if (text.includes('event: error')) throw new Error(text);
    for (const mark of ['data: {"chunk"', '[DONE]', 'event: verification'])
      if (!seen.has(mark) && text.includes(mark)) seen.set(mark, now);
  }
  const [firstChunk, done] = [seen.get('data: {"chunk"'), seen.get('[DONE]')];
  if (!response.ok || firstChunk === undefined || done === undefined)
    throw new Error(`the stream is not whole (${response.status}): ${text}`);
  const verification = seen.get('event: verification') ?? null;
  return { firstChunk, done, verification, end: performance.now() - start };
}
