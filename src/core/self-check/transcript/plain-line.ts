const PROMPT = /^(?:\$|❯|>) (?=[a-z./])/;
const EXIT =
  /^\s*\[?(?:exit(?: code)?|exited with(?: code)?|process exited with code)[:= ]+(\d{1,3})\]?\s*$/i;

/** What a line of a terminal's log is: a command behind a prompt, an exit code, or printed text. */
export function plainLine(
  line: string,
): { readonly command: string } | { readonly exit: number } | { readonly printed: string } {
  if (PROMPT.test(line)) return { command: line.replace(PROMPT, '').trim() };
  const code = EXIT.exec(line)?.[1];
  return code === undefined ? { printed: line } : { exit: Number(code) };
}
