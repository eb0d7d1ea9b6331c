import { CAPITAL_LABELS, LABELS } from '../lexicon/labels.ts';
import { wordTable } from '../lexicon/lexicon.ts';
import type { Code } from '../statement/value.ts';
import { afterGap, isDigitAt, isLatin } from './characters.ts';
import { type Draft, read } from './draft.ts';

const labels = wordTable(LABELS).classes;
const capitals = wordTable(CAPITAL_LABELS).classes;

const CHUNK = /[A-Za-z0-9._%+@:/?#[\]&=~;$!*'(),-]+/y;
const URL = /^(?:https?:\/\/|ftp:\/\/|www\.)[^\s]+/i;
const EMAIL = /^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*\.[A-Za-z]{2,24}/;
const VERSION = /^v?\d{1,4}(?:\.\d{1,5}){1,4}(?:-[a-z]{1,10}(?:\.?\d{1,4})?)?(?!\.?\d)/i;
const ADDRESS = /^(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}(?::\d{1,5})?(?!\.?\d)/;
const IDENTIFIER = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*/;
const FILE =
  /^[A-Za-z0-9_/-]{1,80}\.(?:[jt]sx?|json|csv|md|txt|pdf|html?|ya?ml|py|go|java|xlsx?|docx?|png|jpe?g|zip|sql|sh)\b/;
const MARKED = /^[A-Z]?\d{1,6}[A-Za-z]?(?:[.:/-]\d{1,6}){0,4}[a-z]?(?![A-Za-z])/;
const LONGEST = 2000;
const STOP = 46;

function code(start: number, end: number, sort: Code['sort'], canonical: string): Draft {
  return read(start, end, { kind: 'code', sort, canonical });
}

/** The run of signs that a code may be made of. */
function chunkAt(text: string, at: number): string {
  CHUNK.lastIndex = at;
  return CHUNK.exec(text)?.[0].slice(0, LONGEST) ?? '';
}

function withoutStop(chunk: string): string {
  let end = chunk.length;
  while (end > 0 && ".,;:!?)'*".includes(chunk.charAt(end - 1))) end--;
  return chunk.slice(0, end);
}

/** Signs with letters and figures: AB-1234, H1N1, 3D. Words joined to a number (mid-2020) are none. */
function identifier(chunk: string): string | null {
  const found = IDENTIFIER.exec(chunk)?.[0] ?? '';
  if (!/\d/.test(found) || !/[A-Za-z]/.test(found)) return null;
  return /[A-Z]/.test(found) || /[a-z]\d|\d[a-z]/.test(found) ? found : null;
}

/** A code that begins with a letter, where a run of signs begins. */
export function letterCodeAt(text: string, at: number): Draft | null {
  const chunk = chunkAt(text, at);
  const url = URL.exec(chunk);
  if (url !== null) return code(at, at + withoutStop(url[0]).length, 'url', withoutStop(url[0]));
  if (chunk.includes('@')) {
    const email = EMAIL.exec(chunk)?.[0];
    if (email !== undefined) return code(at, at + email.length, 'email', email.toLowerCase());
  }
  if (!/\d/.test(chunk)) return null;
  const version = /^v\d/i.test(chunk) ? VERSION.exec(chunk)?.[0] : undefined;
  if (version !== undefined) return code(at, at + version.length, 'version', version.slice(1));
  const file = FILE.exec(chunk)?.[0];
  if (file !== undefined) return code(at, at + file.length, 'file', file);
  const id = identifier(chunk);
  return id === null ? null : code(at, at + id.length, 'id', id);
}

/** `Room 302`, `ISO 9001:2015`: a label with its number. */
export function labelAt(text: string, at: number, word: string, wordEnd: number): Draft | null {
  const dotted = text.charCodeAt(wordEnd) === STOP && labels.has(`${word}.`);
  const name = dotted ? `${word}.` : word;
  if (!labels.has(name) || (capitals.has(name) && text.charAt(at) > 'Z')) return null;
  const end = dotted ? wordEnd + 1 : wordEnd;
  const gap = afterGap(text, end);
  const place = text.charAt(gap) === '#' ? gap + 1 : gap;
  if (gap === end && place === gap) return null;
  const number = MARKED.exec(text.slice(place, place + 40))?.[0];
  if (number === undefined) return null;
  const shown = /^[A-Z]{2,}$/.test(text.slice(at, wordEnd)) ? text.slice(at, wordEnd) : name;
  return code(at, place + number.length, 'id', `${shown} ${number}`);
}

const DASHED = /^\d{1,6}(?:-\d{1,7}){2,4}(?![\d-])/;
const PHONE_DASHED = /^(?:\+\d{1,3}[- ]?)?\(?0?\d{1,4}\)?(?:[- .]\d{2,4}){2,4}(?!\d)/;
const AMERICAN = /^(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?![\d-])/;
const SERVICE = /^1[5-9]\d\d-\d{4}(?!\d)/;
const LEAST_PHONE = 8;
const MOST_PHONE = 14;

function isPhone(written: string): boolean {
  const digits = written.replace(/\D/g, '').length;
  return /^(?:\+|\(?0)/.test(written) && digits >= LEAST_PHONE && digits <= MOST_PHONE;
}

function phone(start: number, written: string): Draft {
  return code(start, start + written.length, 'phone', written.replace(/[^\d+]/g, ''));
}

/** A code that begins with a figure, a plus or a bracket: phone numbers, addresses, versions, dashed numbers. */
export function figureCodeAt(text: string, at: number): Draft | null {
  const chunk = text.slice(at, at + 60);
  const dialled = PHONE_DASHED.exec(chunk)?.[0] ?? SERVICE.exec(chunk)?.[0];
  const american = AMERICAN.exec(chunk)?.[0];
  if (american !== undefined) return phone(at, american);
  if (dialled !== undefined && (isPhone(dialled) || SERVICE.test(dialled))) return phone(at, dialled);
  if (!isDigitAt(text, at)) return null;
  const address = ADDRESS.exec(chunk)?.[0];
  if (address !== undefined) return code(at, at + address.length, 'address', address);
  const dashed = DASHED.exec(chunk)?.[0];
  if (dashed !== undefined) return code(at, at + dashed.length, 'id', dashed);
  const version = VERSION.exec(chunk)?.[0];
  return version !== undefined && isVersion(version)
    ? code(at, at + version.length, 'version', version)
    : null;
}

/** Two points or more, and no groups of thousands. */
function isVersion(written: string): boolean {
  const parts = written.split('.');
  return parts.length > 2 && !parts.slice(1).every((part) => part.length === 3);
}

/** Letters glued behind figures that no unit explains: 3D, 5G, 1a. */
export function gluedCodeAt(text: string, at: number): Draft | null {
  const id = identifier(chunkAt(text, at));
  return id === null || !isLatin(text.charCodeAt(at + id.search(/[A-Za-z]/)))
    ? null
    : code(at, at + id.length, 'id', id);
}

/** Whether a run of signs begins at `at`, so that each is looked at once. */
export function beginsChunk(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  return before > 0x7f || before <= 32 || '("\'[{<,;|*_=:'.includes(text.charAt(at - 1));
}
