import { madeOnce } from '../../../language/made-once.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import { termAt } from './attribute-claim.ts';
import { DATA_LIKES } from '../../../lexicon/data-words.ts';
import { phrasesOfLists } from '../../../lexicon/word-lists.ts';
import type { Leaf } from './attribute-leaf.ts';
import type { Found } from './attribute-ruling.ts';

interface Form {
  readonly text: string;
  readonly leaf: Leaf;
}

/** What short values are called in either language, by its first two letters. */
export type StatedIndex = ReadonlyMap<string, readonly Form[]>;

const LONGEST = 60;
const MOST = 64;
const HANGUL = /[가-힣]/;
const NO_NAME = /^(?:[\d\s.,:/%+-]*|\d{4}-\d{2}-\d{2}.*|true|false|yes|no|none|null|unknown|n\/a)$/i;
const translated = madeOnce(translations);

function translations(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const phrases of phrasesOfLists(DATA_LIKES)) {
    const words = phrases.filter((word) => word.length > 1);
    for (const word of words) found.set(word, [...(found.get(word) ?? []), ...words]);
  }
  return found;
}

/** The values that may be told by name. Linear in the cells. */
export function statedIndex(leaves: readonly Leaf[]): StatedIndex {
  const index = new Map<string, Form[]>();
  for (const leaf of leaves)
    for (const text of formsOf(leaf)) {
      const key = text.slice(0, 2);
      const known = index.get(key);
      if (known === undefined) index.set(key, [{ text, leaf }]);
      else if (known.length < MOST) known.push({ text, leaf });
    }
  for (const forms of index.values()) forms.sort((a, b) => b.text.length - a.text.length);
  return index;
}

function formsOf({ value }: Leaf): string[] {
  if (typeof value !== 'string' || value.length > LONGEST || value.length < 2 || NO_NAME.test(value))
    return [];
  const whole = value.trim().toLowerCase();
  const spaced = whole.replaceAll(/[_-]+/g, ' ');
  return [...new Set([whole, spaced, ...(translated().get(spaced) ?? [])])].filter(
    ({ length }) => length > 1,
  );
}

/** GR38: short values that the claim tells by name, and the terms that they take. */
export function checkStated(claim: AttributeClaim, index: StatedIndex): Found[] {
  const text = claim.text.toLowerCase();
  const found: Found[] = [];
  let end = 0;
  for (const [at, { start }] of claim.terms.entries()) {
    if (start < end || claim.modes[at] !== 'plain') continue;
    const forms = (index.get(text.slice(start, start + 2)) ?? []).filter((one) =>
      isSaidAt(text, start, one.text),
    );
    const form = forms.find(({ leaf }) => !leaf.listed && leaf.value === forms[0]?.leaf.value) ?? forms[0];
    if (form === undefined) continue;
    const same = forms.filter((one) => one.text === form.text && one.leaf.listed === form.leaf.listed);
    end = start + form.text.length;
    found.push({
      rule: 'GR38',
      outcome: 'supported',
      place: { start, end },
      reading: claim.text.slice(start, end),
      path: form.leaf.path,
      paths: same.map(({ leaf }) => leaf.path),
      value: form.leaf.value,
    });
  }
  return found;
}

const SUBJECT = /(?:^|\.)(?:name|title|이름|명칭|제목|[가-힣]{1,4}명)$/i;

/** The name of the thing itself says whom a claim is of, and nothing about it. */
export function namesSubject({ path }: Found): boolean {
  return SUBJECT.test(path);
}

function isSaidAt(text: string, start: number, form: string): boolean {
  if (!text.startsWith(form, start)) return false;
  const next = text.slice(start + form.length, start + form.length + 6);
  if (HANGUL.test(form.at(-1) ?? '')) return (/^[가-힣]*/.exec(next)?.[0].length ?? 0) <= 4;
  return !/^[a-z0-9]/.test(next);
}

/** The terms that lie in these places. */
export function termsIn(claim: AttributeClaim, found: readonly Found[]): Set<number> {
  const terms = new Set<number>();
  for (const { place } of found)
    for (let at = termAt(claim, place.start); at >= 0 && at < claim.terms.length; at++) {
      if ((claim.terms[at]?.start ?? place.end) >= place.end) break;
      terms.add(at);
    }
  return terms;
}
