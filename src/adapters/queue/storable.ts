/** JSON as Postgres can hold it: NUL and halves of characters become U+FFFD. */
export function storable<Value>(value: Value): Value {
  const text = JSON.stringify(value).replace(
    /(\\[^u])|\\u(?:0000|d[89a-f][0-9a-f]{2})/g,
    (_, kept: string | undefined) => kept ?? '\\ufffd',
  );
  return JSON.parse(text) as Value;
}
