const SAID: readonly RegExp[] = [
  /^E {2,}(\S.*)$/m,
  /^\s*((?:[A-Z]\w*\.)*[A-Z]\w*(?:Error|Exception|Failure)\b[^\n]*)$/m,
  /((?:Error|Exception)\b[^\n]*)/,
];

/** The line of a message that says most: what pytest marks, what names an error, else the first. */
export function tellingLine(message: string): string {
  const found = SAID.map((pattern) => pattern.exec(message)?.[1]).find((line) => line !== undefined);
  return (found ?? message.trim().split('\n')[0] ?? '').trim();
}
