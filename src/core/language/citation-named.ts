import type { IsKnown, MarkReading } from './citation-mark.ts';

const NAMED =
  /^(출처|자료 ?출처|자료|근거|인용|sources?|references?|refs?|citations?) ?[:：][\s*]*([^\s*].*)$/iu;
/** These may as well say something of the matter: `(근거: 매출이 줄었다)`. */
const DOUBTFUL = /^(?:근거|인용|ref)/iu;
const ADDRESS = /^https?:\/\/[^\s]+$/u;
const PERSON = String.raw`\p{Lu}[\p{L}'’-]+`;
const YEAR = String.raw`,? (?:19|20)\d\d[a-z]?`;
const SEVERAL = new RegExp(
  String.raw`^(?:${PERSON} (?:(?:&|and) ${PERSON}|et al\.?)${YEAR}|[가-힣]{2,4} ?(?:외|등),? ?(?:19|20)\d\d)$`,
  'u',
);
const ONE = new RegExp(String.raw`^(?:${PERSON}${YEAR}|[가-힣]{2,4},? (?:19|20)\d\d)$`, 'u');

function parts(list: string): string[] {
  return list
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function authors(inner: string, isKnown: IsKnown): MarkReading | null {
  const targets = parts(inner);
  if (targets.length === 0 || !targets.every((part) => SEVERAL.test(part) || ONE.test(part))) return null;
  return targets.some((part) => SEVERAL.test(part) || isKnown(part)) ? { kind: 'named', targets } : null;
}

/** What `출처: 취업규칙; 안내문` leads to; null where it says something else. */
export function namedSource(inner: string, isKnown: IsKnown): MarkReading | null {
  const [, label = '', list = ''] = NAMED.exec(inner) ?? [];
  const targets = parts(list);
  if (targets.length === 0 || (DOUBTFUL.test(label) && !targets.some(isKnown))) return null;
  return { kind: targets.every((target) => ADDRESS.test(target)) ? 'link' : 'named', targets };
}

/** What the words of a bracket name: a source by its label, an address, authors with a year, a name that is known. */
export function namedIn(inner: string, isKnown: IsKnown): MarkReading | null {
  if (ADDRESS.test(inner)) return { kind: 'link', targets: [inner] };
  return namedSource(inner, isKnown) ?? authors(inner, isKnown);
}

/** What ids and labels in brackets lead to, all of which must be known: `[e1, e2]`. */
export function knownIn(inner: string, isKnown: IsKnown): MarkReading | null {
  if (isKnown(inner)) return { kind: 'id', targets: [inner] };
  const targets = inner.split(/[,;]/u).map((part) => part.trim());
  return targets.length > 1 && targets.every(isKnown) ? { kind: 'id', targets } : null;
}
