const BETWEEN = /[_./\\:#(){}[\]<>,;=|&?!*"'`@-]+/gu;
const CAMEL = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** Names of code as the words that they are made of: `readSettings`, `MAX_ROUNDS`, `a/read-note.ts`. */
export function spreadNames(text: string): string {
  return text.replaceAll(BETWEEN, ' ').replaceAll(CAMEL, ' ');
}
