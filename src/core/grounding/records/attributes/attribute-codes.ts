import type { AttributeClaim } from './attribute-claim.ts';
import type { Leaf } from './attribute-leaf.ts';
import type { Found } from './attribute-ruling.ts';

const CODE =
  /(?<![\p{L}\p{N}.])(?:v?\d+(?:\.\d+){2,}|[A-Z]{1,6}-?\d{2,}(?:-\d+)*|\d{2,4}-\d{3,4}-\d{4})(?![\d.-]*\d|[A-Za-z])/gu;

/** GR38: versions, identifiers and numbers with dashes stand as they are; one of the same shape under its key is another. */
export function checkCodes(claim: AttributeClaim, leaves: readonly Leaf[]): Found[] {
  return [...claim.text.matchAll(CODE)].flatMap((match) => {
    const [code] = match;
    const said = plain(code);
    const place = { start: match.index, end: match.index + code.length };
    const texts = leaves.filter(({ value }) => typeof value === 'string' || typeof value === 'number');
    const equal = texts.find(({ value }) => plain(String(value)).includes(said));
    if (equal !== undefined) return [found(place, 'supported', code, equal)];
    const like = texts.find(({ value, listed }) => !listed && shapeOf(String(value)) === shapeOf(code));
    return like === undefined ? [] : [found(place, 'contradicted', code, like)];
  });
}

function plain(text: string): string {
  return text.toLowerCase().replace(/^v(?=\d)/, '');
}

function shapeOf(text: string): string {
  return plain(text)
    .replaceAll(/\p{L}+/gu, 'a')
    .replaceAll(/\d+/g, '9');
}

function found(place: Found['place'], outcome: Found['outcome'], reading: string, leaf: Leaf): Found {
  return { rule: 'GR38', outcome, place, reading, path: leaf.path, value: leaf.value, code: 'TERM_MISMATCH' };
}
