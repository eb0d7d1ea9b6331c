const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text that was cut anywhere, without the half of a character that may stand at the cut. */
export function wholeCharacters(text: string): string {
  return text.replace(HALF, '');
}
