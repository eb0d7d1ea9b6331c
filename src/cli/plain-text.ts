/** Escape sequences of terminals are made of these; the last group turns the direction of text around. */
const CONTROL = /\p{Cc}/gu;
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const BLANKS = /\s+/g;

/** Untrusted text for a terminal, on one line: control characters shown as `\x1b`, direction marks taken out. */
export function plainText(text: string): string {
  return text
    .replace(BLANKS, ' ')
    .replace(DIRECTION, '')
    .replace(CONTROL, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
