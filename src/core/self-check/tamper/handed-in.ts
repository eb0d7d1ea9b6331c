const OBJECT_MADE = /\bnew [\w$.]+\(/g;
const PIECE = /"(?:[^"\\]|\\.)*"|[()]/g;
const OPENS: Readonly<Record<string, number>> = { '(': 1, ')': -1 };

/** Where the call that opens right before `from` ends; texts stand in double quotes. */
function endOfCall(text: string, from: number): number {
  let depth = 1;
  for (const { 0: piece, index } of text.slice(from).matchAll(PIECE)) {
    depth += OPENS[piece] ?? 0;
    if (depth === 0) return from + index + 1;
  }
  return text.length;
}

function isHanded(made: string, subject: string): boolean {
  const at = subject.indexOf(made, 1);
  return at > 0 && '(,[:'.includes(subject.charAt(at - 1));
}

/** An expected text without the objects that the subject is handed: what went in may be asked for again. */
export function withoutHandedIn(expected: string, subject: string): string {
  return [...expected.matchAll(OBJECT_MADE)]
    .map(({ 0: head, index }) => expected.slice(index, endOfCall(expected, index + head.length)))
    .filter((made) => isHanded(made, subject))
    .reduce((text, made) => text.replaceAll(made, '_'), expected);
}
