export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
