import type { Span } from '../../contract/span.ts';

/** A code that names one thing exactly: PRJ-2025-0001, OPT-B, IMO 9412345, a UUID. */
export interface Identifier extends Span {
  readonly text: string;
}

const CODE = '[A-Z][A-Z0-9]{0,15}(?:[-_][A-Z0-9]{1,16}){1,6}|[A-Z]{2,10}\\d{3,12}';
const UUID = '[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}';
const AT = new RegExp(`(?:${UUID}|IMO ?\\d{7}|${CODE})(?![A-Za-z0-9_]|-[A-Za-z0-9])`, 'y');
const DATE = /^(?:FY|Q[1-4]$|Q[1-4][-_]|H[12][-_]|W\d\d?[-_])/;
const BEFORE = /[A-Za-z0-9_-]/;

/** Every identifier of a text, in order. */
export function findIdentifiers(text: string): Identifier[] {
  const found: Identifier[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!isStart(text.charCodeAt(at)) || (at > 0 && BEFORE.test(text[at - 1] ?? ''))) continue;
    AT.lastIndex = at;
    const code = AT.exec(text)?.[0];
    if (code === undefined || !isCode(code)) continue;
    found.push({ start: at, end: at + code.length, text: code });
    at += code.length - 1;
  }
  return found;
}

/** True where the whole of a name is an identifier. */
export function isIdentifier(name: string): boolean {
  const [first] = findIdentifiers(name);
  return first !== undefined && first.start === 0 && first.end === name.length;
}

function isStart(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || (code >= 97 && code <= 102);
}

/** A code holds a digit or ends in a single letter (OPT-B); END-TO-END and Q3-2025 are none. */
function isCode(code: string): boolean {
  return !DATE.test(code) && (/\d/.test(code) || /[-_][A-Z]$/.test(code));
}
