import type { ReadSentence } from '../../read/read-text.ts';
import { placeOf } from '../facts/asked.ts';
import type { Key } from '../facts/fact.ts';

/** A row and what a claim calls it. */
export interface Named {
  readonly row: number;
  readonly key: Key;
}

/** Finds the rows that a claim names, by the first words of their names. */
export type FindRows = (claim: ReadSentence) => readonly Named[];

function beginnings({ tokens }: ReadSentence): readonly string[] {
  return tokens.flatMap(({ form, lemma, inflection }) =>
    inflection === undefined
      ? [form.toLowerCase(), lemma.toLowerCase()]
      : Array.from({ length: form.length }, (_, at) => form.slice(0, at + 1)),
  );
}

/** `aliases`: of each row all that it may be called by. */
export function rowIndex(aliases: readonly (readonly Key[])[]): FindRows {
  const rows = new Map<string, Named[]>();
  aliases.forEach((keys, row) => {
    for (const key of keys) {
      const [first = ''] = key;
      const known = rows.get(first);
      if (known === undefined) rows.set(first, [{ row, key }]);
      else known.push({ row, key });
    }
  });
  return (claim) =>
    [...new Set(beginnings(claim))]
      .flatMap((word) => rows.get(word) ?? [])
      .filter(({ key }) => placeOf(key, claim.tokens) >= 0);
}
