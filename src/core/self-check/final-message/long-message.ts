/** So many characters of a message are read, some forty pages; nobody writes more to tell what was done. */
export const LONGEST_MESSAGE = 100_000;

interface Bounded {
  readonly text: string;
  readonly unchecked: readonly {
    readonly item: 'message';
    readonly reason: 'over_budget';
    readonly detail: string;
  }[];
}

/** What is read of a message, to the end of a line, and that the rest is not. */
export function boundedMessage(message: string): Bounded {
  if (message.length <= LONGEST_MESSAGE) return { text: message, unchecked: [] };
  const line = message.lastIndexOf('\n', LONGEST_MESSAGE);
  const text = message.slice(0, line > 0 ? line : LONGEST_MESSAGE);
  const detail = `the first ${text.length} of its ${message.length} characters were read`;
  return { text, unchecked: [{ item: 'message', reason: 'over_budget', detail }] };
}
