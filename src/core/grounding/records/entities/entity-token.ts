import type { Span } from '../../../../contract/span.ts';

/** A word, number or mark of a sentence. */
export interface EntityToken extends Span {
  readonly text: string;
  /** The key under which words meet: lower case, no dots of initials, no plural s. */
  readonly key: string;
  readonly kind: 'word' | 'number' | 'mark' | 'possessive';
}

const TOKEN =
  /(?:\p{Lu}\.){2,}|(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\d\p{Script=Latin}])|['’]s?(?!\p{L})|[\p{L}\p{M}\p{N}]+(?:['’](?!s(?!\p{L}))\p{L}+)*|\S/gu;

/** Lower case, without dots and without the s of a plural. */
export function wordKey(word: string): string {
  const lower = word.toLowerCase().replaceAll('.', '').replaceAll('’', "'");
  if (lower.length < 4 || !lower.endsWith('s') || /(?:ss|us|is)$/.test(lower)) return lower;
  if (/(?:ch|sh|x|ss|zz)es$/.test(lower)) return lower.slice(0, -2);
  return lower.endsWith('ies') ? `${lower.slice(0, -3)}y` : lower.slice(0, -1);
}

function kindOf(text: string): EntityToken['kind'] {
  if (/^['’]/.test(text)) return 'possessive';
  if (/^[\d,.]*\d$/.test(text)) return 'number';
  return /^[\p{L}\p{N}\p{M}]/u.test(text) ? 'word' : 'mark';
}

/** The tokens of a text, in order; hyphens are marks of their own. */
export function entityTokens(text: string): EntityToken[] {
  const tokens: EntityToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const kind = kindOf(match[0]);
    const key = kind === 'word' ? wordKey(match[0]) : match[0];
    tokens.push({ start: match.index, end: match.index + match[0].length, text: match[0], key, kind });
  }
  return tokens;
}

/** True for a hyphen or dash, which parts no phrase. */
export function isDash(token: EntityToken | undefined): boolean {
  return token !== undefined && token.kind === 'mark' && /^[-‐‑–—]$/.test(token.text);
}
