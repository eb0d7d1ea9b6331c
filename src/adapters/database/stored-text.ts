/** Text as Postgres can hold it: NUL and halves of characters become U+FFFD. */
export function storedText(text: string): string {
  return text.replace(/\0|[\ud800-\udfff]/gu, '\ufffd');
}

const UNHELD = /\\u(?:0000|d[89a-f])/;

/** JSON as Postgres can hold it. */
export function storedJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!UNHELD.test(json)) return json;
  return json.replace(
    /(\\[^u])|\\u(?:0000|d[89a-f][0-9a-f]{2})/g,
    (_, kept: string | undefined) => kept ?? '\\ufffd',
  );
}
