import type { CodeReference } from '../../../contract/code-object.ts';
import { tablesIn } from './sql-names.ts';

/** What a symbol names, gathered while it is walked. */
export interface Named {
  readonly references: CodeReference[];
  /** Names that are bound inside the symbol: they are not those of the module. */
  readonly bound: Set<string>;
  /** Types of names, by which a call of a member can be told: `store` → `NoteStore`; `this.store` too. */
  readonly types: Map<string, string>;
}

export function newNamed(types: ReadonlyMap<string, string> = new Map()): Named {
  return { references: [], bound: new Set(), types: new Map(types) };
}

/** A reference; null is a name that is not made of names alone. */
export function refer(named: Named, rel: CodeReference['rel'], name: string | null, line: number): void {
  if (name !== null) named.references.push({ rel, name, line });
}

/** The tables that a text of SQL in a string names. */
export function referTables(named: Named, text: string, line: number): void {
  for (const name of tablesIn(text)) refer(named, 'uses_schema', name, line);
}

/** References with members told by their types, each once; those of names that are bound inside are left out. */
export function referencesOf({ references, bound, types }: Named): CodeReference[] {
  const seen = new Set<string>();
  return references.flatMap((reference) => {
    const name = toldName(reference, bound, types);
    const key = `${reference.rel} ${name}`;
    if (name === null || seen.has(key)) return [];
    seen.add(key);
    return [{ ...reference, name }];
  });
}

/** `store.read` as `NoteStore.read` where the type of `store` is known; null where the name is bound inside. */
function toldName(
  { name, rel }: CodeReference,
  bound: ReadonlySet<string>,
  types: ReadonlyMap<string, string>,
): string | null {
  if (rel === 'uses_schema' || rel === 'implements_schema') return name;
  const parts = name.split('.');
  for (let length = Math.min(2, parts.length - 1); length >= 1; length -= 1) {
    const type = types.get(parts.slice(0, length).join('.'));
    if (type !== undefined) return parts.length === length + 1 ? `${type}.${parts[length]}` : null;
  }
  return bound.has(parts[0] ?? '') ? null : name;
}
