/** Text as Postgres can hold it: NUL and halves of characters become U+FFFD. */
export function storedText(text: string): string {
  return text.replace(/\0|[\ud800-\udfff]/gu, '\ufffd');
}

/** JSON as Postgres can hold it. */
export function storedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /(\\[^u])|\\u(?:0000|d[89a-f][0-9a-f]{2})/g,
    (_, kept: string | undefined) => kept ?? '\\ufffd',
  );
}
