import type { SyntaxFile } from '../../../../contract/syntax.ts';
import { nodesOf, part, parts, textOf } from '../../syntax/tree.ts';
import { isFunction } from '../read/chain.ts';
import type { Assertion } from '../test-facts.ts';

/** How many parameters functions take, before and after the change; those that are declared once. */
export interface Signatures {
  readonly before: ReadonlyMap<string, number>;
  readonly after: ReadonlyMap<string, number>;
}

const TOKEN = /"(?:[^"\\]|\\.){0,600}"|[\w$.]{1,80}|\S/gu;
const CALLED = /^(?:await )?(?:[\w$]+\.){0,5}([\w$]+)\(/;

function arities(files: readonly SyntaxFile[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const file of files)
    for (const node of nodesOf(file.root)) {
      const name = isFunction(node) ? part(node, 'id') : undefined;
      if (!name) continue;
      const key = textOf(file, name);
      found.set(key, found.has(key) ? Number.NaN : parts(node, 'params').length);
    }
  return found;
}

export function signatures(before: readonly SyntaxFile[], after: readonly SyntaxFile[]): Signatures {
  return { before: arities(before), after: arities(after) };
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const token of all) if (token === some[at]) at += 1;
  return at === some.length;
}

/** The same is asked of a call that is given more, and what it answers is not written out. */
export function isGivenMore(before: Assertion, after: Assertion | undefined): boolean {
  if (after === undefined || before.literal || before.expected !== after.expected) return false;
  if (before.relation !== after.relation || before.negated !== after.negated || after.lost !== null)
    return false;
  return isWithin(before.subject.match(TOKEN) ?? [], after.subject.match(TOKEN) ?? []);
}

/** True where the same is expected of a call that is given less, or more, as the function takes fewer or more parameters now. */
export function followsSignature(before: Assertion, after: Assertion, all: Signatures): boolean {
  if (before.expected === null || before.expected !== after.expected || after.lost !== null) return false;
  if (before.relation !== after.relation || before.negated !== after.negated) return false;
  const [name, same] = [before, after].map(({ subject }) => CALLED.exec(subject)?.[1]);
  if (name === undefined || name !== same) return false;
  const step = (all.after.get(name) ?? Number.NaN) - (all.before.get(name) ?? Number.NaN);
  const [had, has] = [before, after].map(({ subject }) => subject.match(TOKEN) ?? []);
  if (had === undefined || has === undefined) return false;
  return (step < 0 && isWithin(has, had)) || (step > 0 && isWithin(had, has));
}
